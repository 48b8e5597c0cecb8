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
  LightChoice& light = picture.light;
  pending.add(command, "--light-direction",
              "Where the light goes, as X,Y,Z in MMD's axes; the motion's light is left out then",
              [&light](const std::string& text) { setLightDirection(light, text); });
  pending.add(command, "--light-colour",
              "R,G,B from 0 to 255, MMD's 154,154,154 if left out; the motion's light is left out then",
              [&light](const std::string& text) { setLightColour(light, text); });
  addChoice<GroundShadow>(
      command, "--ground-shadow", light.ground,
      {{"on", GroundShadow::Opaque}, {"off", GroundShadow::Off}, {"translucent", GroundShadow::Translucent}},
      "Shadow on the ground: on, off, translucent; left out, on where the ground is shown");
  addWord(
      command, "--self-shadow", {"motion", "off", "on", "1", "2"},
      [&light](const std::string& word) { setSelfShadow(light, word); },
      "Shadow on the model: as the motion says, off, on (mode 1), or MMD's mode 1 or 2")
      ->default_str("motion");
  command
      .add_option_function<double>(
          "--self-shadow-range",
          [&light](double range) { light.ownSelf.distance = static_cast<float>((10000.0 - range) / 100000.0); },
          "How far self shadow reaches, in MMD's numbers")
      ->check(numberFrom(0.0, 9999.0))
      ->default_str("8875");
  addFlag(command, "--no-axes", "Leave out the axes only");
  command.add_option("--msaa", picture.samples, "Samples a pixel; as many as the driver gives, at most")
      ->check(CLI::Range(1, kMaxMultisamples))
      ->capture_default_str();
  command.add_option("--background-picture", picture.backdrop, "A picture behind everything, filling the view")
      ->check(whyNoFileName);
}

void completeLook(const CLI::App& parsed, PictureOptions& picture, bool ground) {
  picture.grid = ground;
  picture.axes = ground && !isOn(parsed, "--no-axes");
  if (!ground && !isGiven(parsed, "--ground-shadow")) picture.light.ground = GroundShadow::Off;
}

}  // namespace app
