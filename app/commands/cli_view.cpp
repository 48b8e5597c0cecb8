// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_view.h"

#include <CLI/CLI.hpp>

namespace app {
namespace {

constexpr double kNearestDistance = 0.5, kFarthestDistance = 1e5;  // units

}  // namespace

void addViewOptions(CLI::App& command, ViewOptions& view) {
  auto* camera = command.get_option("--camera");
  addChoice<StandardView>(command, "--view", view.view,
                          {{"back", StandardView::Back},
                           {"front", StandardView::Front},
                           {"left", StandardView::Left},
                           {"right", StandardView::Right},
                           {"top", StandardView::Top}},
                          "Side to look from, instead of the motion's camera; left and right are the model's")
      ->excludes(camera);
  command
      .add_option<std::optional<float>, double>("--distance", view.distance,
                                                "Distance from the camera to its target; MMD's is 45")
      ->type_name("UNITS")
      ->check(numberFrom(kNearestDistance, kFarthestDistance))
      ->excludes(camera);
  command
      .add_option("--follow", view.follow,
                  "Bone of the first model, by its Japanese or English name, that the camera follows")
      ->type_name("BONE")
      ->check(
          [](const std::string& bone) { return bone.empty() ? "an empty word is no name of a bone" : std::string(); })
      ->excludes(camera);
  addChoice<ViewFit>(
      command, "--fit", view.fit, {{"all", ViewFit::All}, {"auto", ViewFit::Auto}, {"off", ViewFit::Off}},
      "Framing. all: everything is in view; off: MMD's camera, whatever is in view; auto: MMD's camera for a "
      "model as large as a person, all for others")
      ->default_str("auto")
      ->excludes(camera);
  auto* turn =
      command.add_option("--turn", view.turnDegrees, "Orbit of the camera about its target, to the model's left first")
          ->type_name("DEGREES")
          ->check(numberFrom(-36000.0, 36000.0))
          ->excludes(camera);
  command.add_flag("--turntable", view.turntable, "Orbit once during the video")
      ->needs(command.get_option("--frames"))
      ->excludes(camera)
      ->excludes(turn);
}

void completeView(const CLI::App& parsed, ViewOptions& view) {
  if (view.fit == ViewFit::All && (isGiven(parsed, "--distance") || isGiven(parsed, "--follow")))
    refuse("--fit all shows everything: without --distance and --follow");
  for (const char* option : {"--view", "--fit", "--distance", "--follow", "--turn", "--turntable"})
    view.own = view.own || isGiven(parsed, option);
}

}  // namespace app
