// Any text as a record: it is read or it is not, it replays or it does not, and nothing else happens.
#include <cstddef>
#include <cstdint>

#include "engine/record.h"
#include "games/registry.h"

namespace turnwright {
namespace {

void read(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return;
  const std::string again = to_text(*record);
  const auto second = read_record(again);
  CHECK(second.ok() && to_text(*second) == again, "a record that was read is written and read");
  const auto game = find_game(record->game);
  if (!game) return;
  auto replay = Replay::open(**game, *record);
  if (!replay || (*replay)->finish()) return;
  Record fresh = make_record((*replay)->match());
  CHECK(fresh.rows.size() == record->rows.size(), "a replay has the steps of its record");
}

}  // namespace
}  // namespace turnwright

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  turnwright::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
