# shellcheck shell=bash disable=SC2034
# Installs the Debian packages that are named and missing. To be sourced.
install_missing() {
  local package missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "Installing: ${missing[*]}"
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "As root, please: apt-get install ${missing[*]}" >&2; return 1; }
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# What it takes to build the program, and what to check it.
packages_to_run=(ca-certificates g++ cmake ninja-build pkg-config libfmt-dev nlohmann-json3-dev libcli11-dev
                 libsodium-dev libtomlplusplus-dev doctest-dev)
packages_to_test=("${packages_to_run[@]}" git ccache clang-19 clang-format-19 libclang-rt-19-dev mold python3 valgrind)
# What it takes to look at reports; where npm is there already, it is not Debian's.
packages_to_look=(chromium)
command -v npm >/dev/null || packages_to_look+=(nodejs npm)
