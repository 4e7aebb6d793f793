#include "lab/witness.h"

#include <algorithm>

namespace turnwright {

class Witnesses::Witness final : public Onlooker {
 public:
  Witness(Witnesses& all, std::uint64_t index)
      : all_(all), index_(index), had_(all.experiment_.seats() * all.card_count_) {}

  void hear(SeatMask, const Event& event) override {
    const About& about = all_.experiment_.game.about();
    note(event, about.draws, kDrawn);
    note(event, about.plays, kPlayed);
  }
  void sees(const Position&, Seat, const ChoiceList&, const Choice&) override {}
  void sees_end(const Position& end) override {
    const Experiment& experiment = all_.experiment_;
    const Scores scores = experiment.game.scores(end);
    // No other thread writes to this place.
    all_.outcomes_[index_ - experiment.first] =
        static_cast<char>('0' + points_of(scores, 0, experiment.seats()));
    const Pairing pairing = pairing_of(experiment.league, index_);
    const std::lock_guard lock(all_.mutex_);
    for (Seat seat = 0; seat < pairing.size(); ++seat) {
      const std::int64_t points = points_of(scores, seat, experiment.seats());
      for (std::size_t card = 0; card < all_.card_count_; ++card) {
        CardUse& use = all_.cards_[pairing[seat]][card];
        const unsigned had = had_[seat * all_.card_count_ + card];
        if ((had & kDrawn) != 0) use.drawn.add(points);
        if ((had & kPlayed) != 0) use.played.add(points);
      }
    }
  }

 private:
  enum : std::uint8_t { kDrawn = 1, kPlayed = 2 };

  void note(const Event& event, std::span<const std::uint16_t> kinds, std::uint8_t what) {
    if (std::find(kinds.begin(), kinds.end(), event.kind) == kinds.end()) return;
    if (event.a >= all_.experiment_.seats() || event.b >= all_.card_count_) return;
    had_[event.a * all_.card_count_ + event.b] |= what;
  }

  Witnesses& all_;
  std::uint64_t index_;
  std::vector<std::uint8_t> had_;  // by seat and card
};

Witnesses::Witnesses(const Experiment& experiment)
    : experiment_(experiment),
      card_count_(experiment.game.card_names().size()),
      outcomes_(experiment.games, kGivenUp),
      cards_(experiment.league.contenders.size(), std::vector<CardUse>(card_count_)) {}

std::unique_ptr<Onlooker> Witnesses::at(std::uint64_t index) {
  return std::make_unique<Witness>(*this, index);
}

}  // namespace turnwright
