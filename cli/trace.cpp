#include "cli/trace.h"

#include <cerrno>
#include <cstring>

#include "cli/json.h"
#include "cli/view_json.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

class Tracer final : public Onlooker {
 public:
  Tracer(const Experiment& experiment, std::uint64_t index, InOrder& in_order)
      : game_(experiment.game),
        names_(names_for(static_cast<int>(experiment.seats()))),
        index_(index),
        in_order_(in_order) {}

  void sees(const Position& position, Seat seat, const ChoiceList& choices,
            const Choice& chosen) override {
    const About& about = game_.about();
    Json texts = Json::array();
    for (const Choice& choice : choices) texts.add(text_of(position, seat, choice));
    const Json line = {
        {"game", index_},
        {"step", steps_++},
        {"seat", seat},
        {"name", names_[seat]},
        {"window", about.windows[game_.ask(position).kind].name},
        {"question", about.questions[game_.question(position, seat).kind].name},
        {"view", view_json(game_, game_.view(position, seat), names_)},
        {"choices", std::move(texts)},
        {"choice", text_of(position, seat, chosen)},
    };
    lines_ += line.text() + "\n";
  }

  void sees_end(const Position& end) override {
    Json scores = Json::array();
    for (std::size_t seat = 0; seat < names_.size(); ++seat) scores.add(game_.scores(end).of[seat]);
    const Json line = {{"game", index_}, {"steps", steps_}, {"scores", std::move(scores)}};
    in_order_.add(index_, std::move(lines_) + line.text() + "\n");
  }

 private:
  std::string text_of(const Position& position, Seat seat, const Choice& choice) const {
    return written(game_, position, seat, seat, choice, names_);
  }

  const Game& game_;
  const Names names_;
  const std::uint64_t index_;
  InOrder& in_order_;
  std::size_t steps_ = 0;
  std::string lines_;
};

}  // namespace

TraceFile::TraceFile(const std::string& path)
    : path_(path),
      file_(path, std::ios::binary),
      in_order_([this](const std::string& lines) { write(lines); }) {
  if (!file_) throw OutsideError("cannot write " + path_ + ": " + std::strerror(errno));
}

MakeOnlooker TraceFile::tracer(const Experiment& experiment) {
  return [this, &experiment](std::uint64_t index) {
    return std::make_unique<Tracer>(experiment, index, in_order_);
  };
}

void TraceFile::write(const std::string& lines) {
  file_ << lines;
  if (!file_) throw OutsideError("cannot write " + path_ + ": " + std::strerror(errno));
}

void TraceFile::finish() {
  file_.flush();
  if (!file_) throw OutsideError("cannot write " + path_ + ": " + std::strerror(errno));
}

}  // namespace turnwright::cli
