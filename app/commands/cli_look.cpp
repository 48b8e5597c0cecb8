// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_look.h"

#include <cmath>
#include <cstdint>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <glm/geometric.hpp>

#include "pmx/base/ascii.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"

namespace app {
namespace {

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
    refuse(fmt::format("{}: '{}' isn't three numbers with commas", option, base::printable(text, 60)));
  return v;
}

void setLightDirection(LightChoice& light, const std::string& text) {
  if (text.empty()) return;
  light.own.direction = threeNumbers("--light-direction", text);
  if (!(glm::length(light.own.direction) > 1e-6F)) refuse("--light-direction: a light that goes nowhere");
  light.fromMotion = false;
}

void setLightColour(LightChoice& light, const std::string& text) {
  if (text.empty()) return;
  const base::Vec3 colour = threeNumbers("--light-colour", text);
  for (int i = 0; i < 3; ++i) {
    if (colour[i] < 0.0F || colour[i] > 255.0F)
      refuse(fmt::format("--light-colour: '{}' isn't from 0 to 255 each", text));
  }
  light.own.colour = colour / 255.0F;
  light.fromMotion = false;
}

void setSelfShadow(LightChoice& light, const std::string& word) {
  light.self = word == "off"      ? SelfShadowChoice::Off
               : word == "motion" ? SelfShadowChoice::Motion
                                  : SelfShadowChoice::On;
  light.ownSelf.mode = word == "2" ? std::uint8_t{2} : std::uint8_t{1};
}

}  // namespace

void addLookOptions(CLI::App& command, PictureOptions& picture, PendingValues& pending) {
  beginGroup(command, "Light and shadow");
  LightChoice& light = picture.light;
  pending
      .add(command, "--light-direction",
           "Direction in which the light shines, in MMD's axes; replaces the motion's light",
           [&light](const std::string& text) { setLightDirection(light, text); })
      ->type_name("X,Y,Z");
  pending
      .add(command, "--light-colour",
           "Colour of the light, 0 to 255 each, MMD's 154,154,154 if left out; replaces the motion's light",
           [&light](const std::string& text) { setLightColour(light, text); })
      ->type_name("R,G,B");
  addChoice<GroundShadow>(
      command, "--ground-shadow", light.ground,
      {{"on", GroundShadow::Opaque}, {"off", GroundShadow::Off}, {"translucent", GroundShadow::Translucent}},
      "Shadow on the ground; if left out, on where the ground is shown");
  addWord(
      command, "--self-shadow", {"motion", "off", "on", "1", "2"},
      [&light](const std::string& word) { setSelfShadow(light, word); },
      "Self shadow: from the motion, off, on (mode 1), or MMD's mode 1 or 2")
      ->default_str("motion");
  command
      .add_option_function<double>(
          "--self-shadow-range",
          [&light](double range) { light.ownSelf.distance = static_cast<float>((10000.0 - range) / 100000.0); },
          "Range of the self shadow, in MMD's numbers")
      ->check(numberFrom(0.0, 9999.0))
      ->default_str("8875");
  beginGroup(command, "Ground and background");
  addFlag(command, "--no-axes", "Hide the axes only");
  command.add_option("--background-image", picture.backdrop, "Background image, which fills the view")
      ->type_name("FILE")
      ->check(whyNoFileName);
}

void completeLook(const CLI::App& parsed, PictureOptions& picture, bool ground) {
  picture.grid = ground;
  picture.axes = ground && !isOn(parsed, "--no-axes");
  if (!ground && !isGiven(parsed, "--ground-shadow")) picture.light.ground = GroundShadow::Off;
}

}  // namespace app
