#include "games/trts/faction_check.h"

#include <algorithm>

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::Place;

// Something that is ordered: a unit or building by its TypeId, or an upgrade of the faction behind all types.
using Item = std::size_t;

class FactionCheck {
 public:
  FactionCheck(const Tables& tables, std::uint8_t number, const Places& places, Diagnostics& wrong)
      : tables_(tables),
        faction_(tables.factions[number]),
        number_(number),
        places_(places),
        wrong_(wrong) {}

  void check() {
    const TypeId worker =
        the_only(faction_.units, "worker", [](const PieceType& type) { return type.has(kWorker); });
    const TypeId base = the_only(faction_.buildings, "base", [](const PieceType& type) {
      return type.is_base && type.made_at == kNoType;
    });
    the_only(faction_.buildings, "extractor",
             [](const PieceType& type) { return type.is_extractor && type.made_at == kNoType; });
    for (const TypeId type : {worker, base})
      if (type != kNoType && faction_.starts_with[type] == 0)
        say(places_.factions[number_], "L088",
            "a faction begins with at least one " + tables_.types[type].name + " (TR-36)");
    find_out_what_can_be_had();
    tell_what_cannot();
  }

 private:
  TypeId the_only(const std::vector<TypeId>& among, std::string_view what, auto is_it) {
    TypeId found = kNoType;
    for (const TypeId type : among) {
      if (!is_it(tables_.types[type])) continue;
      if (found != kNoType)
        say(places_.types[type], "L088",
            "a faction has one kind of " + std::string(what) + ", and " +
                tables_.types[found].name + " is another (TR-264)");
      else
        found = type;
    }
    if (found == kNoType)
      say(places_.factions[number_], "L088",
          "the faction has no " + std::string(what) + " (TR-264)");
    return found;
  }

  // All that must be there before it can be ordered.
  std::vector<Item> needed_for(Item item) const {
    const bool is_upgrade = item >= tables_.types.size();
    const Needs& needs = is_upgrade ? upgrade(item).needs : tables_.types[item].needs;
    const TypeId made_at = is_upgrade ? upgrade(item).made_at : tables_.types[item].made_at;
    std::vector<Item> all;
    if (made_at != kNoType) all.push_back(made_at);
    for (const TypeId building : needs.buildings)
      if (building != kNoType) all.push_back(building);
    if (needs.upgrade != kNoUpgrade) all.push_back(tables_.types.size() + needs.upgrade);
    return all;
  }

  std::vector<Item> items() const {
    std::vector<Item> all(faction_.units.begin(), faction_.units.end());
    all.insert(all.end(), faction_.buildings.begin(), faction_.buildings.end());
    for (std::size_t i = 0; i < faction_.upgrades.size(); ++i)
      all.push_back(tables_.types.size() + i);
    return all;
  }

  void find_out_what_can_be_had() {
    had_.assign(tables_.types.size() + faction_.upgrades.size(), false);
    for (std::size_t type = 0; type < tables_.types.size(); ++type)
      if (faction_.starts_with[type] > 0) have(type);
    for (bool more = true; more;) {
      more = false;
      for (const Item item : items()) {
        const std::vector<Item> needed = needed_for(item);
        if (had_[item] ||
            !std::all_of(needed.begin(), needed.end(), [&](Item one) { return had_[one]; }))
          continue;
        have(item);
        more = true;
      }
    }
  }

  // With a morph one has what it was made from, too (TR-249).
  void have(Item item) {
    had_[item] = true;
    if (item < tables_.types.size() && tables_.types[item].counts_as != kNoType &&
        !had_[tables_.types[item].counts_as])
      have(tables_.types[item].counts_as);
  }

  // What cannot be had waits for something else that cannot; so there is a ring, and it is told where it begins.
  void tell_what_cannot() {
    std::vector<bool> told(had_.size(), false);
    for (const Item item : items()) {
      std::vector<Item> path;
      Item at = item;
      while (!had_[at] && !told[at]) {
        const auto before = std::find(path.begin(), path.end(), at);
        if (before != path.end()) {
          path.erase(path.begin(), before);
          tell_ring(path);
          break;
        }
        path.push_back(at);
        const std::vector<Item> needed = needed_for(at);
        at = *std::find_if(needed.begin(), needed.end(), [&](Item one) { return !had_[one]; });
      }
      for (const Item one : path) told[one] = true;
    }
  }

  void tell_ring(const std::vector<Item>& ring) {
    std::string sentence = "this can never be had: ";
    for (const Item one : ring) sentence += name(one) + " needs ";
    say(place(ring[0]), "L086", sentence + name(ring[0]) + " (TR-264)");
  }

  const Upgrade& upgrade(Item item) const { return faction_.upgrades[item - tables_.types.size()]; }
  const std::string& name(Item item) const {
    return item < tables_.types.size() ? tables_.types[item].name : upgrade(item).name;
  }
  const Place& place(Item item) const {
    return item < tables_.types.size() ? places_.types[item]
                                       : places_.upgrades[number_][item - tables_.types.size()];
  }

  void say(const Place& place, std::string_view code, std::string sentence) {
    wrong_.push_back({place, code, std::move(sentence), {}});
  }

  const Tables& tables_;
  const Faction& faction_;
  const std::uint8_t number_;
  const Places& places_;
  Diagnostics& wrong_;
  std::vector<bool> had_;
};

}  // namespace

void check_factions(const Tables& tables, const Places& places, Diagnostics& wrong) {
  for (std::uint8_t i = 0; i < tables.factions.size(); ++i)
    FactionCheck(tables, i, places, wrong).check();
}

}  // namespace turnwright::trts
