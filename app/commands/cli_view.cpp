// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_view.h"

#include <map>

#include <CLI/CLI.hpp>

#include "app/commands/cli_file_name.h"
#include "app/commands/cli_look.h"

namespace app {
namespace {

constexpr double kNearestDistance = 0.5, kFarthestDistance = 1e5;  // units

const std::map<std::string, StandardView> kViews{{"front", StandardView::Front},
                                                 {"back", StandardView::Back},
                                                 {"left", StandardView::Left},
                                                 {"right", StandardView::Right},
                                                 {"top", StandardView::Top}};
const std::map<std::string, ViewFit> kFits{{"auto", ViewFit::Auto}, {"all", ViewFit::All}, {"off", ViewFit::Off}};

template <class Value>
std::vector<std::string> wordsOf(const std::map<std::string, Value>& values) {
  std::vector<std::string> words;
  for (const auto& value : values) words.push_back(value.first);
  return words;
}

}  // namespace

void addViewOptions(CLI::App& command, ViewWords& words) {
  auto* camera = command.get_option("--camera");
  command
      .add_option("--view", words.view,
                  "From where, instead of the motion's camera: front, back, top, the model's left or right")
      ->check(CLI::IsMember(wordsOf(kViews)))
      ->excludes(camera);
  command.add_option("--distance", words.distance, "Units from the camera to what it looks at; MMD's is 45")
      ->check(numberFrom(kNearestDistance, kFarthestDistance))
      ->excludes(camera);
  command
      .add_option("--follow", words.follow,
                  "A bone of the first dancer, Japanese or English, that the camera keeps in the middle")
      ->check(
          [](const std::string& bone) { return bone.empty() ? "an empty word is no name of a bone" : std::string(); })
      ->excludes(camera);
  command
      .add_option("--fit", words.fit,
                  "all: everything is seen; off: MMD's camera, whatever is seen;\nauto: MMD's camera for a model as "
                  "large as a person, all for others")
      ->check(CLI::IsMember(wordsOf(kFits)))
      ->default_str("auto")
      ->excludes(camera);
  auto* turn = command
                   .add_option("--turn", words.turn,
                               "Degrees that the camera has gone around, from the front to the model's left first")
                   ->check(numberFrom(-36000.0, 36000.0))
                   ->excludes(camera);
  command.add_flag("--turntable", words.turntable, "Of a film: the camera goes around once")
      ->needs(command.get_option("--frames"))
      ->excludes(camera)
      ->excludes(turn);
}

ViewOptions viewOptions(const CLI::App& command, const ViewWords& words) {
  const auto given = [&](const char* option) { return command.get_option(option)->count() > 0; };
  if (words.fit == "all" && (given("--distance") || given("--follow")))
    throw CLI::ValidationError("--fit all shows everything: without --distance and --follow");
  ViewOptions options;
  if (given("--view")) options.view = kViews.at(words.view);
  if (given("--fit")) options.fit = kFits.at(words.fit);
  if (given("--distance")) options.distance = static_cast<float>(words.distance);
  options.follow = words.follow;
  options.turnDegrees = words.turn;
  options.turntable = words.turntable;
  for (const char* option : {"--view", "--fit", "--distance", "--follow", "--turn", "--turntable"})
    options.own = options.own || given(option);
  return options;
}

}  // namespace app
