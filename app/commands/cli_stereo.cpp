// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_stereo.h"

#include <optional>
#include <tuple>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

namespace app {
namespace {

constexpr double kMaxConvergence = 100000.0;  // units

}  // namespace

void addStereoOptions(CLI::App& command, StereoOptions& stereo) {
  beginGroup(command, "Two eyes, all directions");
  auto* layout = addChoice<Stereo>(
      command, "--stereo", stereo.layout,
      {{"sbs", Stereo::SideBySide},
       {"vr180", Stereo::Vr180},
       {"360", Stereo::Around},
       {"360-tb", Stereo::AroundTopBottom}},
      "Render for two eyes, or all directions.\nsbs: left and right eye side by side, 2560x720 in all unless --size "
      "is given\nvr180: the half before the camera, equirectangular, left and right eye side by side; 3840x1920\n360: "
      "all around the camera, equirectangular, one picture for both eyes; 3840x1920\n360-tb: all around, the left "
      "eye's "
      "picture above the right eye's (top-bottom); 3840x3840\nMP4 and WebM say which it is");
  layout->excludes(command.get_option("--side-by-side"))->excludes(command.get_option("--steps"));
  command
      .add_option("--eye-distance", stereo.eyeDistance,
                  "Distance between the eyes of sbs, vr180 and 360-tb; 0.8 are 6.4 cm")
      ->type_name("UNITS")
      ->check(numberFrom(0.0, kMaxEyeDistance))
      ->capture_default_str()
      ->needs(layout);
  command
      .add_option<std::optional<float>, double>(
          "--convergence", stereo.convergence,
          "What is so far before the camera appears at the screen's distance in sbs; left out: as far as the camera's "
          "target, but at least 12.5")
      ->type_name("UNITS")
      ->check(numberFrom(0.5, kMaxConvergence))
      ->needs(layout);
  command
      .add_option<std::optional<float>, double>(
          "--dolly-zoom", stereo.dollyZoom,
          "Move the camera of vr180, 360 and 360-tb nearer to its target, which then looks as large as in a picture "
          "with this field of view; 60 suits most dances, since cameras of dances have long lenses (30)")
      ->type_name("DEGREES")
      ->check(numberFrom(kMinDollyZoom, kMaxDollyZoom))
      ->needs(layout);
}

void completeStereo(const CLI::App& parsed, RenderCommand& render) {
  const Stereo layout = render.stereo.layout;
  if (layout == Stereo::None) return;
  if (isGiven(parsed, "--convergence") && layout != Stereo::SideBySide)
    refuse("--convergence: only sbs has a screen at a distance");
  if (isGiven(parsed, "--eye-distance") && layout == Stereo::Around)
    refuse("--eye-distance: 360 is the same picture for both eyes; 360-tb has two");
  if (isGiven(parsed, "--dolly-zoom") && layout == Stereo::SideBySide)
    refuse("--dolly-zoom: sbs shows the camera's own field of view");
  if (isGiven(parsed, "--background-image") && layout != Stereo::SideBySide)
    refuse("--background-image: a flat picture can't be behind all directions");
  if (!isGiven(parsed, "--size")) std::tie(render.width, render.height) = usualSize(layout);
  if (const auto checked = checkSize(layout, render.width, render.height); !checked)
    refuse("--size: " + base::describe(checked.error()));
}

}  // namespace app
