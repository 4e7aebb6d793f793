"""Dependencies between folders point one way. Reads every #include line and says which one does not."""
import pathlib
import re
import sys

# Who may include whom, beside itself.
ALLOWED = {
    "engine": set(),
    "fair": {"engine"},
    "language": {"engine"},
    "games": {"engine", "language"},
    "bots": {"engine"},
    "lab": {"engine", "fair", "games", "bots"},
    "bench": {"engine", "games", "bots"},
    "cli": {"engine", "fair", "language", "games", "bots", "lab", "bench", "cli"},
    "tests": {"engine", "fair", "language", "games", "bots", "lab", "bench", "cli"},
}
# What the engine may use of the outside: the standard library alone. A standard header has no dot and no slash.
STANDARD_ONLY = {"engine", "games", "bots"}
# Neither threads nor exceptions where the code will run in a browser.
NO_THREADS = {"engine", "language", "games"}
THREADS = {"thread", "mutex", "shared_mutex", "future", "condition_variable", "atomic"}

root = pathlib.Path(__file__).resolve().parent.parent
wrong = []
for folder, allowed in ALLOWED.items():
    for path in sorted((root / folder).rglob("*")):
        if path.suffix not in {".h", ".cpp"}:
            continue
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(root)
        for number, line in enumerate(text.splitlines(), 1):
            own = re.match(r'\s*#include "([^"/]+)/', line)
            other = re.match(r"\s*#include <([^>]+)>", line)
            if own and own[1] != folder and own[1] not in allowed:
                wrong.append(f"{where}:{number}: {folder} may not include {own[1]}")
            if other and folder in STANDARD_ONLY and re.search(r"[./]", other[1]):
                wrong.append(f"{where}:{number}: {folder} uses the standard library alone, not <{other[1]}>")
            if other and folder in NO_THREADS and other[1] in THREADS:
                wrong.append(f"{where}:{number}: {folder} has no threads")
            if folder in NO_THREADS and re.search(r"\b(throw|catch|try)\b\s*[({A-Za-z]", line.split("//")[0]):
                wrong.append(f"{where}:{number}: {folder} does not throw")
        # A game's folder is its own: only the registry knows them all.
        if folder == "games" and len(where.parts) > 2:
            for number, line in enumerate(text.splitlines(), 1):
                game = re.match(r'\s*#include "games/([^"/]+)/', line)
                if game and game[1] != where.parts[1]:
                    wrong.append(f"{where}:{number}: one game may not include another")

print("\n".join(wrong) if wrong else "all includes point the right way")
sys.exit(1 if wrong else 0)
