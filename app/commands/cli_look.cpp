// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_look.h"

#include <cmath>
#include <limits>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <glm/geometric.hpp>

#include "app/commands/cli_file_name.h"
#include "pmx/base/ascii.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"

namespace app {
namespace {

constexpr int kMaxMultisamples = 64;

base::Vec3 threeNumbers(const char* option, const std::string& text) {
  const auto words = base::splitAt(text, ',');
  base::Vec3 v{0.0F};
  bool numbers = words.size() == 3;
  for (int i = 0; numbers && i < 3; ++i) {
    const auto number = base::numberIn<float>(base::trimmedAscii(words[static_cast<std::size_t>(i)]));
    numbers = number && std::isfinite(*number);
    if (numbers) v[i] = *number;
  }
  if (!numbers || !std::isfinite(v.x + v.y + v.z))
    throw CLI::ValidationError(
        fmt::format("{}: '{}' isn't three numbers with commas", option, base::printable(text, 60)));
  return v;
}

void setLight(LightChoice& light, const LookWords& words) {
  if (!words.lightDirection.empty()) {
    light.own.direction = threeNumbers("--light-direction", words.lightDirection);
    if (!(glm::length(light.own.direction) > 1e-6F)) {
      throw CLI::ValidationError("--light-direction: a light that goes nowhere");
    }
    light.fromMotion = false;
  }
  if (!words.lightColour.empty()) {
    const base::Vec3 colour = threeNumbers("--light-colour", words.lightColour);
    for (int i = 0; i < 3; ++i) {
      if (colour[i] < 0.0F || colour[i] > 255.0F) {
        throw CLI::ValidationError(fmt::format("--light-colour: '{}' isn't from 0 to 255 each", words.lightColour));
      }
    }
    light.own.colour = colour / 255.0F;
    light.fromMotion = false;
  }
}

void setSelfShadow(LightChoice& light, const LookWords& words) {
  if (words.selfShadow == "off") {
    light.self = SelfShadowChoice::Off;
  } else if (words.selfShadow == "motion") {
    light.self = SelfShadowChoice::Motion;
  } else {
    light.self = SelfShadowChoice::On;
    light.ownSelf.mode = words.selfShadow == "2" ? 2 : 1;
  }
  light.ownSelf.distance = static_cast<float>((10000.0 - words.selfShadowRange) / 100000.0);
}

}  // namespace

std::function<std::string(const std::string&)> numberFrom(double least, double most) {
  return [least, most](const std::string& text) {
    const auto number = base::numberIn<double>(text);
    if (number && *number >= least && *number <= most) return std::string();
    return most == std::numeric_limits<double>::max()
               ? fmt::format("'{}' isn't a number of {} or more", text, least)
               : fmt::format("'{}' isn't a number from {} to {}", text, least, most);
  };
}

void addLookOptions(CLI::App& command, LookWords& words) {
  command.add_option("--light-direction", words.lightDirection,
                     "Where the light goes, as X,Y,Z in MMD's axes; the motion's light is left out then");
  command.add_option("--light-colour", words.lightColour,
                     "R,G,B from 0 to 255, MMD's 154,154,154 if left out; the motion's light is left out then");
  command
      .add_option("--ground-shadow", words.groundShadow,
                  "Shadow on the ground: on, off, translucent; left out, on where the ground is shown")
      ->check(CLI::IsMember({"on", "off", "translucent"}));
  command
      .add_option("--self-shadow", words.selfShadow,
                  "Shadow on the model: as the motion says, off, on (mode 1), or MMD's mode 1 or 2")
      ->check(CLI::IsMember({"motion", "off", "on", "1", "2"}))
      ->capture_default_str();
  command.add_option("--self-shadow-range", words.selfShadowRange, "How far self shadow reaches, in MMD's numbers")
      ->check(numberFrom(0.0, 9999.0))
      ->capture_default_str();
  command.add_flag("--no-axes", words.noAxes, "Leave out the axes only");
  command.add_option("--msaa", words.samples, "Samples a pixel; as many as the driver gives, at most")
      ->check(CLI::Range(1, kMaxMultisamples))
      ->capture_default_str();
  command.add_option("--background-picture", words.backdrop, "A picture behind everything, filling the view")
      ->check(whyNoFileName);
}

PictureOptions pictureOptions(const LookWords& words, bool ground) {
  PictureOptions options;
  setLight(options.light, words);
  setSelfShadow(options.light, words);
  const std::string shadow = !words.groundShadow.empty() ? words.groundShadow : ground ? "on" : "off";
  options.light.ground = shadow == "off"           ? GroundShadow::Off
                         : shadow == "translucent" ? GroundShadow::Translucent
                                                   : GroundShadow::Opaque;
  options.grid = ground;
  options.axes = ground && !words.noAxes;
  options.samples = words.samples;
  options.backdrop = words.backdrop;
  return options;
}

}  // namespace app
