// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/ik_command.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/ik_steps.h"
#include "app/commands/long_play.h"
#include "app/commands/output_file.h"
#include "app/commands/stop_signal.h"
#include "app/film/film_inputs.h"
#include "app/ik_lab/chain_study.h"
#include "app/ik_lab/goal_study.h"
#include "app/ik_lab/leg_study.h"
#include "app/ik_lab/named_chain.h"
#include "app/report/pose_dump.h"
#include "app/tree/file_tree.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

base::Result<std::vector<std::size_t>> chainsNamed(const Actor& actor, const std::vector<std::string>& names) {
  std::vector<std::size_t> found;
  if (names.empty()) {
    for (std::size_t i = 0; i < actor.skeleton().chains.size(); ++i) found.push_back(i);
    return found;
  }
  for (const std::string& name : names) {
    const auto index = chainNamed(actor, name);
    if (!index)
      return tl::unexpected(base::badArgument(fmt::format(
          "--chain: {} has no IK bone '{}'", base::printable(actor.model().name.utf8, 60), base::printable(name, 60))));
    if (std::ranges::find(found, *index) == found.end()) found.push_back(*index);
  }
  return found;
}

/// Returns the first and the last of the whole frames that are asked for.
base::Result<std::pair<double, double>> framesOf(const IkCommand& command, const Actor& actor) {
  if (command.frames.empty()) return std::pair{0.0, std::floor(actor.lastFrame())};
  const auto range = parseFrameRange(command.frames);
  if (!range) return tl::unexpected(range.error());
  return std::pair{std::floor(range->first), std::floor(range->last)};
}

base::Result<void> writeTo(const std::filesystem::path& path, const std::vector<std::filesystem::path>& inputs,
                           const std::string& text) {
  auto out = OutputFile::open(path, inputs);
  if (!out) return tl::unexpected(out.error());
  out->write(text);
  return out->commit();
}

std::string textOf(const IkCommand& command, std::span<const ChainStudy> studies) {
  switch (command.form) {
    case StudyForm::Json:
      return studyJson(studies);
    case StudyForm::Csv:
      return studyCsv(studies);
    case StudyForm::Text:
      break;
  }
  return studyText(studies);
}

std::string textOf(StudyForm form, const LegsStudy& study) {
  switch (form) {
    case StudyForm::Json:
      return legsJson(study);
    case StudyForm::Csv:
      return legsCsv(study);
    case StudyForm::Text:
      break;
  }
  return legsText(study);
}

int runLegs(const IkCommand& command, Actor& actor, const std::pair<double, double>& frames,
            const std::vector<std::filesystem::path>& inputs) {
  if (frames.second - frames.first + 1 > kMaxLegFrames)
    return complain(base::badArgument(fmt::format("{} frames are too many at once", frames.second - frames.first + 1)));
  listenForStop();
  LongPlay play(frames.second - frames.first + 1 + 600, false);
  const auto study = studyLegs(actor, frames.first, frames.second, [&](std::size_t done, std::size_t) {
    return play.goesOn(static_cast<double>(done)) && !stopAsked();
  });
  if (!study) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  const auto written = writeTo("-", inputs, textOf(command.form, *study));
  return written ? kDone : complain(written.error());
}

std::string textOf(StudyForm form, std::span<const GoalStudy> studies) {
  switch (form) {
    case StudyForm::Json:
      return goalsJson(studies);
    case StudyForm::Csv:
      return goalsCsv(studies);
    case StudyForm::Text:
      break;
  }
  return goalsText(studies);
}

/// Measures the goals of the first model that has some.
int runGoals(const IkCommand& command, Show& show, const std::vector<std::filesystem::path>& inputs) {
  const auto hasGoals = [&show](ActorId id) { return !show.actor(id)->switches().goals.empty(); };
  const auto first = std::ranges::find_if(show.order(), hasGoals);
  if (first == show.order().end())
    return complain(base::badArgument(command.goals ? "no model has goals" : "no model has IK chains or goals"));
  show.evaluate(command.goals.value_or(0.0));
  GoalStudyRequest request{{}, command.loops, command.tolerance, command.damping};
  for (const auto& solver : command.solvers)
    if (solver) request.solvers.push_back(*solver);
  const auto written = writeTo("-", inputs, textOf(command.form, studyGoals(*show.actor(*first), request)));
  return written ? kDone : complain(written.error());
}

/// Studies chains; none after a signal. A terminal shows the progress, where solves count as frames
/// of one long motion.
std::optional<std::vector<ChainStudy>> study(Actor& actor, const StudyRequest& request) {
  const double solves = (request.last - request.first + 1) * static_cast<double>(request.solvers.size());
  LongPlay play(solves, false);
  auto studies = studyChains(actor, request, [&](std::size_t done, std::size_t) {
    return play.goesOn(static_cast<double>(done)) && !stopAsked();
  });
  if (!studies) play.sayStopped("nothing was written");
  return studies;
}

}  // namespace

int runIk(const IkCommand& command, const OpenContext& context) {
  Show show;
  const auto row = openRow(command.files, context, command.obvious, show);
  if (!row) return complain(row.error());
  show.setPhysics({});
  Actor* actor = show.actor(firstWithChains(show));
  const bool ofChains =
      command.steps || command.legs || !command.chains.empty() || !command.frames.empty() || !command.plot.empty();
  if (actor == nullptr && ofChains) return complain(base::badArgument("no model has IK chains"));
  if (command.goals || actor == nullptr)
    return runGoals(command, show, inputsOf(command.files, context, row->described, show));
  const auto chains = chainsNamed(*actor, command.chains);
  if (!chains) return complain(chains.error());
  const auto inputs = inputsOf(command.files, context, row->described, show);
  if (command.steps) {
    if (chains->size() != 1) return complain(base::badArgument("--steps needs one --chain"));
    return tellSteps(*actor, chains->front(), command, inputs);
  }
  const auto frames = framesOf(command, *actor);
  if (!frames) return complain(frames.error());
  if (command.legs) return runLegs(command, *actor, *frames, inputs);
  listenForStop();
  StudyRequest request{frames->first, frames->second, command.solvers, *chains, command.loops, command.tolerance};
  if ((frames->second - frames->first + 1) * static_cast<double>(chains->size() * command.solvers.size()) > kMaxStudied)
    return complain(
        base::badArgument(fmt::format("{} chains with {} solvers in {} frames are too many at once", chains->size(),
                                      command.solvers.size(), frames->second - frames->first + 1)));
  // opened first, so that an unusable path is noticed before minutes of work
  std::optional<OutputFile> plot;
  if (!command.plot.empty()) {
    auto place = OutputFile::open(command.plot, inputs);
    if (!place) return complain(place.error());
    plot.emplace(std::move(*place));
  }
  const auto studies = study(*actor, request);
  if (!studies) return kFailed;
  if (plot) {
    plot->write(studySvg(*studies, frames->first));
    if (const auto drawn = plot->commit(); !drawn) return complain(drawn.error());
  }
  const auto written = writeTo("-", inputs, textOf(command, *studies));
  return written ? kDone : complain(written.error());
}

}  // namespace app
