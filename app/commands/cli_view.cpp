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
                          "From where, instead of the motion's camera: front, back, top, the model's left or right")
      ->excludes(camera);
  command
      .add_option<std::optional<float>, double>("--distance", view.distance,
                                                "Units from the camera to what it looks at; MMD's is 45")
      ->check(numberFrom(kNearestDistance, kFarthestDistance))
      ->excludes(camera);
  command
      .add_option("--follow", view.follow,
                  "A bone of the first model, Japanese or English, that the camera keeps in the middle")
      ->check(
          [](const std::string& bone) { return bone.empty() ? "an empty word is no name of a bone" : std::string(); })
      ->excludes(camera);
  addChoice<ViewFit>(command, "--fit", view.fit,
                     {{"all", ViewFit::All}, {"auto", ViewFit::Auto}, {"off", ViewFit::Off}},
                     "all: everything is seen; off: MMD's camera, whatever is seen;\nauto: MMD's camera for a model as "
                     "large as a person, all for others")
      ->default_str("auto")
      ->excludes(camera);
  auto* turn = command
                   .add_option("--turn", view.turnDegrees,
                               "Degrees that the camera has gone around, from the front to the model's left first")
                   ->check(numberFrom(-36000.0, 36000.0))
                   ->excludes(camera);
  command.add_flag("--turntable", view.turntable, "Of a film: the camera goes around once")
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
