// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/step_strip.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include "app/ik_lab/step_colours.h"
#include "app/ik_lab/turn_outcome.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using Names = std::function<std::string(std::int32_t)>;

// Pixels. The picture of a step is a square with text below it.
constexpr double kSide = 300.0, kStripMargin = 26.0, kWords = 74.0, kStripGap = 10.0, kTitle = 34.0;
constexpr std::size_t kAcross = 5;        // pictures in a row
constexpr std::size_t kLineLetters = 42;  // of the text below a picture
constexpr const char* kStripGround = "#20242c";

std::string escaped(const std::string& text) {
  std::string out;
  for (const char letter : text) {
    if (letter == '<') {
      out += "&lt;";
    } else if (letter == '&') {
      out += "&amp;";
    } else {
      out += letter;
    }
  }
  return out;
}

std::string nameIn(const Names& nameOf, const ChainSteps& steps, int point) {
  const std::int32_t bone = point < 0 ? -1 : steps.bones[static_cast<std::size_t>(point)];
  return base::printable(nameOf(bone), 24);
}

std::string degreesOf(double degrees) { return fmt::format("{:.{}f}°", degrees, decimalsOf(degrees)); }

std::string turnWords(const ChainStep& step, const std::string& name) {
  const TurnOutcome of = outcomeOf(step);
  const std::string wanted = degreesOf(of.wanted), turned = degreesOf(of.turned);
  switch (of.end) {
    case TurnEnd::Nothing:
      return fmt::format("{} has nothing to turn", name);
    case TurnEnd::OtherWay:
      return fmt::format("{} wanted {}; the limit turned it {} the other way", name, wanted, degreesOf(-of.turned));
    case TurnEnd::Farther:
      return fmt::format("{} turns {} instead of {}, by its limit", name, turned, degreesOf(of.capped));
    case TurnEnd::CapAndLimit:
      return fmt::format("{} turns {} of {}; the step's cap took {}; the limit took {}", name, turned, wanted,
                         degreesOf(of.byCap), degreesOf(of.byLimit));
    case TurnEnd::Cap:
      return fmt::format("{} turns {} of {}; the step's cap took {}", name, turned, wanted, degreesOf(of.byCap));
    case TurnEnd::Limit:
      return fmt::format("{} turns {} of {}; the limit took {}", name, turned, wanted, degreesOf(of.byLimit));
    case TurnEnd::Closed:
    case TurnEnd::Whole:
      break;
  }
  return fmt::format("{} turns {}", name, turned);
}

std::string colourOf(const base::Vec4& colour) {
  const auto byte = [](float part) { return static_cast<int>(std::lround(255.0F * std::clamp(part, 0.0F, 1.0F))); };
  return fmt::format("#{:02x}{:02x}{:02x}", byte(colour.r), byte(colour.g), byte(colour.b));
}

/// Breaks text into lines at spaces, by the number of letters.
std::vector<std::string> linesOf(const std::string& words) {
  std::vector<std::string> lines(1);
  std::size_t letters = 0;
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find(' ', begin), words.size());
    const std::string word = words.substr(begin, end - begin);
    const auto width = static_cast<std::size_t>(
        std::ranges::count_if(word, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
    if (letters > 0 && letters + 1 + width > kLineLetters) {
      lines.emplace_back();
      letters = 0;
    }
    if (letters > 0) lines.back() += ' ';
    lines.back() += word;
    letters += width + (letters > 0 ? 1 : 0);
    begin = end + 1;
  }
  return lines;
}

/// This is one picture of the strip.
class Panel {
 public:
  Panel(const ChainSight& sight, double left, double top) : sight_(sight), left_(left), top_(top) {
    const double half = std::max({double(sight.halfWidth), double(sight.halfHeight), 1e-6});
    scale_ = (kSide / 2.0 - kStripMargin) / half;
  }

  void draw(const StepPicture& picture) {
    out_ += fmt::format(
        "<svg x=\"{0:.1f}\" y=\"{1:.1f}\" width=\"{2}\" height=\"{2}\">\n<rect width=\"{2}\" "
        "height=\"{2}\" fill=\"{3}\"/>\n",
        left_, top_, kSide, kStripGround);
    for (const StepStroke& stroke : picture.strokes) this->stroke(stroke);
    for (const StepMark& mark : picture.marks) this->mark(mark);
    out_ += "</svg>\n";
  }

  void write(std::size_t number, const std::string& words) {
    double y = top_ + kSide + 16.0;
    for (const std::string& line : linesOf(fmt::format("{}. {}", number, words))) {
      out_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", left_ + 2.0, y, escaped(line));
      y += 15.0;
    }
  }

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  [[nodiscard]] base::Vec2 place(const base::Vec3& point) const {
    const base::Vec3 from = point - sight_.centre;
    const double x = kSide / 2.0 + scale_ * glm::dot(from, sight_.right),
                 y = kSide / 2.0 - scale_ * glm::dot(from, sight_.up);
    return {static_cast<float>(std::clamp(x, -1e5, 1e5)), static_cast<float>(std::clamp(y, -1e5, 1e5))};
  }

  void stroke(const StepStroke& of) {
    const StepLine line = lineOf(of.role);
    std::string points;
    for (const base::Vec3& point : of.points) {
      const base::Vec2 at = place(point);
      if (std::isfinite(at.x + at.y)) points += fmt::format("{:.1f},{:.1f} ", at.x, at.y);
    }
    out_ += fmt::format(
        "<polyline fill=\"none\" stroke=\"{}\" stroke-opacity=\"{:.2f}\" stroke-width=\"{:.1f}\" "
        "stroke-linejoin=\"round\"{} points=\"{}\"/>\n",
        colourOf(line.colour), line.colour.a, 2.0F * line.halfWidth,
        of.role == StepRole::Before ? " stroke-dasharray=\"5 4\"" : "", points);
  }

  void mark(const StepMark& of) {
    const base::Vec2 at = place(of.at);
    if (!std::isfinite(at.x + at.y)) return;
    const std::string colour = colourOf(lineOf(of.role).colour);
    switch (of.kind) {
      case StepMarkKind::Text:
        out_ += fmt::format(
            "<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\" text-anchor=\"middle\" paint-order=\"stroke\" "
            "stroke=\"{}\" stroke-width=\"4\">{}</text>\n",
            at.x, at.y + 4.0F, colour, kStripGround, escaped(of.caption));
        return;
      case StepMarkKind::Target:
        out_ += fmt::format(
            "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"14\" height=\"14\" fill=\"none\" stroke=\"{}\" "
            "stroke-width=\"2.5\"/>\n",
            at.x - 7.0F, at.y - 7.0F, colour);
        return;
      case StepMarkKind::Active:
        out_ += fmt::format(
            "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"8\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>\n", at.x,
            at.y, colourOf(lineOf(StepRole::Turned).colour));
        break;
      case StepMarkKind::Joint:
      case StepMarkKind::Effector:
        break;
    }
    const StepRole role = of.kind == StepMarkKind::Effector ? StepRole::ToEffector : StepRole::After;
    out_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\" fill=\"{}\"/>\n", at.x, at.y,
                        colourOf(lineOf(role).colour));
  }

  const ChainSight& sight_;
  double left_, top_, scale_ = 1.0;
  std::string out_;
};

/// Returns the legend of colours.
std::string legend(double y) {
  std::string text;
  double x = kStripGap;
  for (const StepLegendEntry& entry : stepLegendEntries()) {
    text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\">{}</text>\n", x, y,
                        colourOf(lineOf(entry.role).colour), entry.words);
    x += 22.0 + 6.6 * static_cast<double>(entry.words.size());
  }
  return text;
}

}  // namespace

std::span<const StepLegendEntry> stepLegendEntries() {
  static constexpr std::array<StepLegendEntry, 9> entries{{{StepRole::After, "after the step"},
                                                           {StepRole::Before, "before it"},
                                                           {StepRole::ToEffector, "to the effector"},
                                                           {StepRole::ToTarget, "to the target"},
                                                           {StepRole::Turned, "turned"},
                                                           {StepRole::Cut, "taken by cap and limit"},
                                                           {StepRole::Reach, "reach of the joint"},
                                                           {StepRole::WholeReach, "reach of the chain"},
                                                           {StepRole::Moved, "moved"}}};
  return entries;
}

std::string stripTitle(const ChainSteps& steps, const std::string& title, std::size_t drawn) {
  if (drawn >= steps.steps.size() && !steps.leftOut) return title;
  return fmt::format("{} — the first {} of {}{} steps, and the end", title, drawn - 1,
                     steps.leftOut ? "more than " : "", steps.steps.size());
}

std::string stepCaption(const ChainSteps& steps, std::size_t index, const Names& nameOf) {
  if (index >= steps.steps.size()) return {};
  const ChainStep& step = steps.steps[index];
  const std::string left = fmt::format("{:.3g} units left", step.left);
  switch (step.kind) {
    case ChainStepKind::Start:
      return fmt::format("the start: {}", left);
    case ChainStepKind::Limits:
      return fmt::format("{}: {}", steps.byMmd ? "straight joints are bent" : "joints are put inside their limits",
                         left);
    case ChainStepKind::Turn:
      return fmt::format("loop {}: {}; {}", step.loop, turnWords(step, nameIn(nameOf, steps, step.joint)), left);
    case ChainStepKind::Inwards:
      return fmt::format("loop {}, inwards: {} moves {:.3g} units", step.loop, nameIn(nameOf, steps, step.joint),
                         step.moved);
    case ChainStepKind::Outwards:
      if (step.joint != steps.effector)
        return fmt::format("loop {}, outwards: {} moves {:.3g} units", step.loop, nameIn(nameOf, steps, step.joint),
                           step.moved);
      return fmt::format("loop {}, outwards: {} moves {:.3g} units; {}", step.loop, nameIn(nameOf, steps, step.joint),
                         step.moved, left);
    case ChainStepKind::Together:
      return fmt::format("loop {}: all joints at once, damping {:.3g}; {} moves most, {:.3g} units; {}", step.loop,
                         step.damping, nameIn(nameOf, steps, step.farthest), step.moved, left);
    case ChainStepKind::End:
      break;
  }
  return fmt::format("the end, after {} {}: {}", steps.loops, steps.loops == 1 ? "loop" : "loops", left);
}

std::string stepStripSvg(const ChainSteps& steps, std::size_t most, const std::string& title, const Names& nameOf) {
  const ChainSight sight = sightOf(steps);
  const std::vector<std::size_t> strip = stripOf(steps, most);
  const std::size_t across = std::min(kAcross, strip.size()),
                    down = (strip.size() + across - 1) / std::max<std::size_t>(across, 1);
  const std::string head = stripTitle(steps, title, strip.size());
  std::string body;
  for (std::size_t i = 0; i < strip.size(); ++i) {
    Panel panel(sight, kStripGap + static_cast<double>(i % across) * (kSide + kStripGap),
                kTitle + static_cast<double>(i / across) * (kSide + kWords));
    panel.draw(stepPicture(steps, strip[i]));
    panel.write(strip[i], stepCaption(steps, strip[i], nameOf));
    body += panel.take();
  }
  const double width = std::max(kStripGap + static_cast<double>(across) * (kSide + kStripGap), 980.0),
               height = kTitle + static_cast<double>(down) * (kSide + kWords) + 24.0;
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
             "font-family=\"sans-serif\" font-size=\"12\" fill=\"#d8dce4\">\n<rect width=\"{0}\" "
             "height=\"{1}\" fill=\"#14171c\"/>\n",
             width, height) +
         fmt::format("<text x=\"{}\" y=\"22\" font-size=\"14\" font-weight=\"bold\">{}</text>\n", kStripGap,
                     escaped(head)) +
         body + legend(height - 10.0) + "</svg>\n";
}

}  // namespace app
