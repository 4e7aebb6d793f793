#include "lab/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "lab/page.h"
#include "lab/points.h"

namespace turnwright {

namespace {

constexpr double kWidth = 860;

// A picture with a name and a description for those who do not see it.
std::string picture(std::string_view name, std::string_view description, double height,
                    std::string_view drawing) {
  return fmt::format(
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Chart: {0}\">\n"
      "<svg viewBox=\"0 0 {2:.0f} {3:.0f}\" role=\"img\" aria-label=\"{0}. "
      "{1}.\">\n{4}</svg></div>\n",
      escaped(name), escaped(description), kWidth, height, drawing);
}

// 1, 2 or 5 times a power of ten, so that there are at most so many steps.
double round_step(double range, double most_steps) {
  const double power = std::pow(10, std::floor(std::log10(range / most_steps)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (range / (factor * power) <= most_steps) return factor * power;
  return 10 * power;
}

// Numbers on a line of the picture.
struct Scale {
  double low, high, from, to;
  double at(double value) const { return from + (to - from) * (value - low) / (high - low); }
};

std::string line(double x1, double y1, double x2, double y2, std::string_view kind,
                 double width = 1) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\" "
      "stroke-width=\"{}\"/>\n",
      x1, y1, x2, y2, kind, width);
}

std::string words(double x, double y, std::string_view anchor, std::string_view text,
                  std::string_view kind = "") {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" class=\"{}\">{}</text>\n",
                     x, y, anchor, kind, escaped(text));
}

// A circle above 0, a diamond below: colour is not all that tells them apart.
std::string mark(double x, double y, std::string_view kind) {
  if (kind != "down")
    return fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"{}\" "
        "stroke-width=\"2\"/>\n",
        x, y, kind);
  return fmt::format("<path d=\"M{0:.1f} {1:.1f} l6 6 l-6 6 l-6 -6 z\" class=\"{2}\"/>\n", x, y - 6,
                     kind);
}

std::string_view kind_of(const Whisker& one) {
  if (one.value - one.margin > 0) return "up";
  return one.value + one.margin < 0 ? "down" : "even";
}

}  // namespace

std::string whiskers(std::string_view what, std::string_view unit,
                     const std::vector<Whisker>& rows) {
  constexpr double kRow = 26, kTop = 8, kBottom = 46, kNames = 215, kNumbers = 110;
  double low = 0, high = 0;
  for (const Whisker& one : rows) {
    low = std::min(low, one.value - one.margin);
    high = std::max(high, one.value + one.margin);
  }
  if (high <= low) high = low + 1;
  const double step = round_step(high - low, 10);
  low = std::floor(low / step) * step;
  high = std::ceil(high / step) * step;
  const int digits = high - low >= 50 ? 0 : 1;
  const Scale scale{low, high, kNames + 15, kWidth - kNumbers - 10};
  const double bottom = kTop + kRow * static_cast<double>(rows.size());
  std::string drawing;
  for (int i = 0; low + i * step <= high + step / 2; ++i) {
    const double value = low + i * step, x = scale.at(value);
    const bool is_zero = std::fabs(value) < step / 2;
    drawing += line(x, kTop, x, bottom, is_zero ? "axis" : "grid", is_zero ? 1.5 : 1);
    drawing += words(x, bottom + 18, "middle", is_zero ? "0" : fmt::format("{:+g}", value), "tick");
  }
  drawing += words((scale.from + scale.to) / 2, bottom + 38, "middle", unit, "tick");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Whisker& one = rows[i];
    const double y = kTop + kRow * (static_cast<double>(i) + 0.5);
    if (one.name.empty()) {
      drawing += words(kNames, y + 4.5, "end", "…", "tick");
      continue;
    }
    const std::string_view kind = kind_of(one);
    drawing += words(kNames, y + 4.5, "end", one.name);
    drawing +=
        line(scale.at(one.value - one.margin), y, scale.at(one.value + one.margin), y, kind, 3);
    drawing += mark(scale.at(one.value), y, kind);
    drawing += words(kWidth, y + 4.5, "end",
                     fmt::format("{} ± {:.{}f}", with_sign(one.value, digits), one.margin, digits),
                     "tick");
  }
  return picture(what,
                 fmt::format("{} rows with intervals; the numbers are in the table", rows.size()),
                 bottom + kBottom, drawing);
}

std::string histogram(std::string_view what, const Tally& tally) {
  constexpr double kTop = 28, kHeight = 190, kLeft = 52, kRight = 12, kMostBars = 40;
  if (tally.all() == 0) return {};
  const std::size_t least = tally.least(), most = tally.most();
  const auto width = static_cast<std::size_t>(
      std::max(1.0, round_step(static_cast<double>(most - least + 1), kMostBars)));
  const std::size_t first = least / width;
  std::vector<std::uint64_t> bars(most / width - first + 1);
  for (std::size_t i = least; i <= most; ++i) bars[i / width - first] += tally.counts[i];
  const auto highest = static_cast<double>(*std::max_element(bars.begin(), bars.end()));
  const double step = std::max(1.0, round_step(highest, 5));
  const Scale up{0, std::ceil(highest / step) * step, kTop + kHeight, kTop};
  const Scale along{static_cast<double>(first * width),
                    static_cast<double>((first + bars.size()) * width), kLeft, kWidth - kRight};
  std::string drawing;
  for (double count = 0; count <= up.high + step / 2; count += step) {
    drawing +=
        line(kLeft, up.at(count), kWidth - kRight, up.at(count), count == 0 ? "axis" : "grid");
    drawing += words(kLeft - 8, up.at(count) + 4, "end", fmt::format("{:g}", count), "tick");
  }
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const auto from = static_cast<double>((first + i) * width);
    const double x = along.at(from) + 1, y = up.at(static_cast<double>(bars[i]));
    drawing += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"1.5\" "
        "class=\"bar\"/>\n",
        x, y, along.at(from + static_cast<double>(width)) - x - 1, kTop + kHeight - y);
  }
  // A label stands under the bar of its number, not at its edge.
  const auto shift = width == 1 ? 0.5 : 0.0;
  const double label_step = std::max(1.0, round_step(along.high - along.low, 14));
  for (double n = std::ceil(along.low / label_step) * label_step; n + shift <= along.high;
       n += label_step)
    drawing +=
        words(along.at(n + shift), kTop + kHeight + 20, "middle", fmt::format("{:g}", n), "tick");
  const double median = along.at(static_cast<double>(tally.median()) + shift);
  drawing += line(median, kTop - 6, median, kTop + kHeight, "median", 2);
  drawing += words(median, kTop - 12, "middle", fmt::format("median {}", tally.median()));
  return picture(what,
                 fmt::format("From {} to {}, half of the games are no longer than {}", least, most,
                             tally.median()),
                 kTop + kHeight + 30, drawing);
}

std::string heat_style(double share) {
  using Colour = std::array<double, 3>;
  constexpr Colour kLow{179, 84, 6}, kMiddle{247, 246, 242}, kHigh{11, 99, 165};
  // Most shares lie near the middle: three quarters is as strong as the colour gets.
  const double away = std::clamp((share - 0.5) * 4, -1.0, 1.0);
  const Colour& end = away < 0 ? kLow : kHigh;
  Colour colour;
  for (std::size_t i = 0; i < colour.size(); ++i)
    colour[i] = kMiddle[i] + std::fabs(away) * (end[i] - kMiddle[i]);
  // Black or white, whichever is read better (WCAG's relative luminance).
  double luminance = 0;
  constexpr Colour kWeights{0.2126, 0.7152, 0.0722};
  for (std::size_t i = 0; i < colour.size(); ++i)
    luminance += kWeights[i] * std::pow((colour[i] / 255 + 0.055) / 1.055, 2.4);
  return fmt::format("background:rgb({:.0f},{:.0f},{:.0f});color:{}", colour[0], colour[1],
                     colour[2], luminance > 0.179 ? "#000" : "#fff");
}

}  // namespace turnwright
