// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/compare_command.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/description/show_json.h"
#include "app/report/pose_dump.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr double kMaxRows = 1e8;  // 1.6 GB of differences

BonePlace placeOf(const base::Transform& bone) {
  const auto& p = bone.translation;
  const auto& q = bone.rotation;
  return {{static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)},
          {static_cast<double>(q.x), static_cast<double>(q.y), static_cast<double>(q.z), static_cast<double>(q.w)}};
}

/// A Choice says which bones are compared, and collects issues about the rows.
class Choice {
 public:
  explicit Choice(const CompareCommand& command) : command_(command) {}

  bool takes(std::string_view name) {
    const auto is = [&](const std::string& named) { return named == name; };
    const bool skipped = std::any_of(command_.skip.begin(), command_.skip.end(), is);
    seenSkipped_ = seenSkipped_ || skipped;
    return !skipped && (command_.only.empty() || std::any_of(command_.only.begin(), command_.only.end(), is));
  }

  void names(double frame, std::string_view got, std::string_view want) {
    if (got != want && renamed_++ == 0) {
      firstRenamed_ = fmt::format("'{}' and '{}' at frame {:g}", base::printable(got), base::printable(want), frame);
    }
  }

  void tell() const {
    if (renamed_ > 0) say(fmt::format("{} rows have other names, the first {}", renamed_, firstRenamed_));
    if (!command_.skip.empty() && !seenSkipped_) say("--skip: no row has such a name");
  }

 private:
  const CompareCommand& command_;
  bool seenSkipped_ = false;
  std::size_t renamed_ = 0;
  std::string firstRenamed_;
};

base::Result<void> compareDumps(const CompareCommand& command, const OpenContext& context, Choice& choice,
                                PoseComparison& comparison) {
  const auto got = readPoseDump(command.files[0], context);
  if (!got) return tl::unexpected(got.error());
  const auto want = readPoseDump(command.files[1], context);
  if (!want) return tl::unexpected(want.error());
  // Frames are matched by four decimals, since tables may have few digits.
  const auto key = [](const PoseRow& row) { return std::tuple(row.model, std::round(row.frame * 1e4), row.bone); };
  std::vector<const PoseRow*> rows;
  rows.reserve(got->rows.size());
  for (const auto& row : got->rows) rows.push_back(&row);
  const auto byKey = [&](const PoseRow* a, const PoseRow* b) { return key(*a) < key(*b); };
  std::stable_sort(rows.begin(), rows.end(), byKey);
  for (const auto& row : want->rows) {
    const std::string& name = want->names[row.name];
    if (!choice.takes(name)) continue;
    const auto after = std::upper_bound(rows.begin(), rows.end(), &row, byKey);
    if (after == rows.begin() || key(**(after - 1)) != key(row)) {
      comparison.addMissing({row.frame, row.bone, name, row.model});
      continue;
    }
    const PoseRow& found = **(after - 1);  // the last of several
    choice.names(row.frame, got->names[found.name], name);
    comparison.add({row.frame, row.bone, name, row.model}, found.place, row.place);
  }
  return {};
}

/// Returns true for a folder or an archive, which may hold a model and its motion.
bool holdsFiles(const std::filesystem::path& file, const OpenContext& context) {
  std::error_code failed;
  return std::filesystem::is_directory(file, failed) || fileKind(file, context) == FileKind::Archive;
}

/// Returns true for a table, or anything in its place that is no file of a show.
bool isDump(const std::filesystem::path& file, const OpenContext& context) {
  return !holdsFiles(file, context) && fileKind(file, context) == FileKind::Unknown && !isShow(file, context);
}

/// A ComparedShow is the show of a comparison. It numbers models as the description does, also
/// where one can't be used.
struct ComparedShow {
  Show show;
  std::vector<ActorId> models;

  /// Returns an actor of a frame; null where there is none with this number.
  [[nodiscard]] const ShownActor* find(const ShowFrame& frame, std::int32_t model) const {
    const auto number = static_cast<std::size_t>(model);
    if (number >= models.size() || models[number] == 0) return nullptr;
    const auto at = std::ranges::find(frame.actors, models[number], &ShownActor::id);
    return at == frame.actors.end() ? nullptr : &*at;
  }
};

/// Opens the files before the table with one set of IK options. Options that were given override a
/// show file.
base::Result<void> openModels(const CompareCommand& command, const OpenContext& context, bool first,
                              ComparedShow& compared) {
  PoseCommand pose;
  pose.files = command.files;
  pose.obvious = command.obvious;
  if (isDump(pose.files.back(), context)) pose.files.pop_back();
  pose.ik = first ? command.first : command.second;
  if (first ? command.hasFirst : command.hasSecond) pose.given = {"--ik", "--solver", "--solver-switch"};
  base::Issues issues;
  const auto described = describeShow(pose, context, issues);
  if (!described) return tl::unexpected(described.error());
  const auto opened = openShow(*described, context, pose.files, compared.show);
  if (!opened) return tl::unexpected(opened.error());
  if (auto given = context.allRead(); !given) return given;
  compared.models = opened->actors;
  if (!first) return {};  // they are the same files
  tellIssues(issues);
  tellIssues(opened->issues);
  return {};
}

base::Result<void> compareWithDump(const CompareCommand& command, const OpenContext& context, Choice& choice,
                                   PoseComparison& comparison) {
  ComparedShow compared;
  if (auto opened = openModels(command, context, true, compared); !opened) return opened;
  const auto want = readPoseDump(command.files.back(), context);
  if (!want) return tl::unexpected(want.error());
  const ShowFrame* output = nullptr;
  double last = 0.0;
  for (const auto& row : want->rows) last = std::max(last, row.frame);
  tellBeyondEnd(compared.show, last);
  LongPlay play(last, false);
  for (const auto& row : want->rows) {
    static_cast<void>(play.goesOn(row.frame));
    const std::string& name = want->names[row.name];
    if (!choice.takes(name)) continue;
    if (output == nullptr || output->scene.frame != row.frame) output = &compared.show.evaluate(row.frame);
    const auto bone = static_cast<std::size_t>(row.bone);
    const ShownActor* shown = compared.find(*output, row.model);
    if (shown == nullptr || bone >= shown->frame->boneModels.size()) {
      comparison.addMissing({row.frame, row.bone, name, row.model});
      continue;
    }
    choice.names(row.frame, compared.show.actor(shown->id)->model().bones[bone].name.utf8, name);
    comparison.add({row.frame, row.bone, name, row.model}, placeOf(shown->frame->boneModels[bone]), row.place);
  }
  return {};
}

base::Result<std::vector<double>> framesOf(const CompareCommand& command, const Show& show) {
  auto frames = parseFrameList(command.frames.empty() ? fmt::format("0:{}", show.lastFrame()) : command.frames);
  double bones = 0;
  for (const ActorId id : show.order()) bones += static_cast<double>(show.actor(id)->model().bones.size());
  if (frames && static_cast<double>(frames->size()) * bones > kMaxRows) {
    return tl::unexpected(base::badArgument(
        fmt::format("--frames: {} frames of {} bones are more than a hundred million rows", frames->size(), bones)));
  }
  return frames;
}

base::Result<void> compareSolvers(const CompareCommand& command, const OpenContext& context, Choice& choice,
                                  PoseComparison& comparison) {
  ComparedShow first, second;
  if (auto opened = openModels(command, context, true, first); !opened) return opened;
  if (auto opened = openModels(command, context, false, second); !opened) return opened;
  const auto frames = framesOf(command, first.show);
  if (!frames) return tl::unexpected(frames.error());
  const double last = frames->empty() ? 0.0 : std::ranges::max(*frames);
  tellBeyondEnd(first.show, last);
  LongPlay play(last, false);
  for (const double frame : *frames) {
    static_cast<void>(play.goesOn(frame));
    const ShowFrame &got = first.show.evaluate(frame), &want = second.show.evaluate(frame);
    for (std::int32_t model = 0; static_cast<std::size_t>(model) < first.models.size(); ++model) {
      const ShownActor *mine = first.find(got, model), *other = second.find(want, model);
      if (mine == nullptr || other == nullptr) continue;
      const auto& bones = first.show.actor(mine->id)->model().bones;
      for (std::size_t i = 0; i < bones.size(); ++i) {
        const std::string& name = bones[i].name.utf8;
        if (!choice.takes(name)) continue;
        comparison.add({frame, static_cast<std::int32_t>(i), name, model}, placeOf(mine->frame->boneModels[i]),
                       placeOf(other->frame->boneModels[i]));
      }
    }
  }
  return {};
}

/// Returns the files in compare's order: a single table goes after models, motions and songs.
std::vector<std::filesystem::path> inOrder(std::vector<std::filesystem::path> files, const OpenContext& context) {
  const auto isTable = [&](const auto& file) { return isDump(file, context); };
  if (std::ranges::count_if(files, isTable) == 1)
    std::stable_partition(files.begin(), files.end(), std::not_fn(isTable));
  return files;
}

/// Decides by the files: two dumps; models, motions or a show, then a dump; models, motions or a
/// show alone.
base::Result<void> compareFiles(const CompareCommand& command, const OpenContext& context, Choice& choice,
                                PoseComparison& comparison) {
  const auto& files = command.files;
  const bool show = isShow(files.front(), context);
  const bool model = std::ranges::any_of(
      files, [&](const auto& file) { return fileKind(file, context) == FileKind::Model || holdsFiles(file, context); });
  if (files.size() < 2 && !show && !holdsFiles(files.front(), context))
    return tl::unexpected(base::badArgument("compare needs two files or more"));
  if (!show && !model) {
    // Reading reports any other file that is no dump by its name.
    if (files.size() > 2)
      return tl::unexpected(base::badArgument("compare takes two pose dumps, or a model or show first"));
    if (command.hasFirst || command.hasSecond || !command.frames.empty()) {
      return tl::unexpected(
          base::badArgument("two pose dumps are compared as they are, without --frames and --solver-a, -b"));
    }
    return compareDumps(command, context, choice, comparison);
  }
  if (!isDump(files.back(), context)) {
    // IK options that aren't given are those of a show file.
    const bool told = hasShow(files, context) && command.hasFirst != command.hasSecond;
    if (command.first == command.second && !told) {
      return tl::unexpected(
          base::badArgument("both solvers are the same; name another by --solver-a or --solver-b, or a pose dump"));
    }
    return compareSolvers(command, context, choice, comparison);
  }
  if (command.hasSecond || !command.frames.empty()) {
    return tl::unexpected(base::badArgument("a pose dump has its own frames and stands in the place of --solver-b"));
  }
  return compareWithDump(command, context, choice, comparison);
}

}  // namespace

int runCompare(const CompareCommand& asked, const OpenContext& context) {
  CompareCommand command = asked;
  command.files = inOrder(std::move(command.files), context);
  Choice choice(command);
  PoseComparison comparison;
  if (auto compared = compareFiles(command, context, choice, comparison); !compared) return complain(compared.error());
  choice.tell();
  const PoseDifferences differences = comparison.finish();
  if (differences.rows == 0 && differences.missing == 0) return complain(base::badArgument("no rows left to compare"));
  const auto beyond = beyondLimits(differences, command.limits);
  auto out = OutputFile::open("-", command.files);
  if (!out) return complain(out.error());
  out->write(command.json ? differencesJson(differences, beyond)
                          : differencesText(differences, beyond, static_cast<std::size_t>(command.worst)));
  if (const auto done = out->commit(); !done) return complain(done.error());
  return beyond.empty() && differences.missing == 0 ? kDone : kFailed;
}

}  // namespace app
