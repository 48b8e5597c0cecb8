// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/compare_command.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/report/pose_dump.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr double kMostRows = 1e8;  // 1.6 GB of differences

base::Error wrong(std::string detail) { return {base::ErrorCode::BadArgument, {}, {}, -1, -1, std::move(detail)}; }

BonePlace placeOf(const base::Transform& bone) {
  const auto& p = bone.translation;
  const auto& q = bone.rotation;
  return {{static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)},
          {static_cast<double>(q.x), static_cast<double>(q.y), static_cast<double>(q.z), static_cast<double>(q.w)}};
}

/// Which bones are compared, and what else is odd about the rows.
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

base::Result<void> compareDumps(const CompareCommand& command, Choice& choice, PoseComparison& comparison) {
  const auto got = readPoseDump(command.files[0]);
  if (!got) return tl::unexpected(got.error());
  const auto want = readPoseDump(command.files[1]);
  if (!want) return tl::unexpected(want.error());
  // Frames meet by their value to four decimals, as printed with few digits.
  const auto key = [](const PoseRow& row) { return std::pair(std::round(row.frame * 1e4), row.bone); };
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
      comparison.addMissing(row.frame, row.bone, name);
      continue;
    }
    const PoseRow& found = **(after - 1);  // of several the last
    choice.names(row.frame, got->names[found.name], name);
    comparison.add(row.frame, row.bone, name, found.place, row.place);
  }
  return {};
}

std::vector<std::filesystem::path> motionsOf(const CompareCommand& command, std::size_t behind) {
  return {command.files.begin() + 1, command.files.end() - static_cast<std::ptrdiff_t>(behind)};
}

base::Result<void> compareWithDump(const CompareCommand& command, Choice& choice, PoseComparison& comparison) {
  Show show;
  const auto opened = openInto(show, command.files.front(), motionsOf(command, 1), command.first);
  if (!opened) return tl::unexpected(opened.error());
  const auto want = readPoseDump(command.files.back());
  if (!want) return tl::unexpected(want.error());
  Actor& actor = *show.actor(*opened);
  const auto& bones = actor.model().bones;
  const ActorFrame* output = nullptr;
  double evaluated = 0.0;
  for (const auto& row : want->rows) {
    const std::string& name = want->names[row.name];
    if (!choice.takes(name)) continue;
    if (output == nullptr || evaluated != row.frame) output = &actor.evaluate(evaluated = row.frame);
    const auto bone = static_cast<std::size_t>(row.bone);
    if (bone >= bones.size()) {
      comparison.addMissing(row.frame, row.bone, name);
      continue;
    }
    choice.names(row.frame, bones[bone].name.utf8, name);
    comparison.add(row.frame, row.bone, name, placeOf(output->boneModels[bone]), row.place);
  }
  return {};
}

base::Result<std::vector<double>> framesOf(const CompareCommand& command, const Actor& actor) {
  auto frames = parseFrameList(command.frames.empty() ? fmt::format("0:{}", actor.lastFrame()) : command.frames);
  const auto bones = static_cast<double>(actor.model().bones.size());
  if (frames && static_cast<double>(frames->size()) * bones > kMostRows) {
    return tl::unexpected(wrong(
        fmt::format("--frames: {} frames of {} bones are more than a hundred million rows", frames->size(), bones)));
  }
  return frames;
}

base::Result<void> compareSolvers(const CompareCommand& command, Choice& choice, PoseComparison& comparison) {
  Show show;
  const auto a = openInto(show, command.files.front(), motionsOf(command, 0), command.first);
  if (!a) return tl::unexpected(a.error());
  const auto b = openInto(show, command.files.front(), motionsOf(command, 0), command.second);
  if (!b) return tl::unexpected(b.error());
  Actor &first = *show.actor(*a), &second = *show.actor(*b);
  const auto frames = framesOf(command, first);
  if (!frames) return tl::unexpected(frames.error());
  const auto& bones = first.model().bones;
  std::vector<std::size_t> taken;
  for (std::size_t i = 0; i < bones.size(); ++i) {
    if (choice.takes(bones[i].name.utf8)) taken.push_back(i);
  }
  for (const double frame : *frames) {
    const auto& got = first.evaluate(frame);
    const auto& want = second.evaluate(frame);
    for (const std::size_t i : taken) {
      comparison.add(frame, static_cast<std::int32_t>(i), bones[i].name.utf8, placeOf(got.boneModels[i]),
                     placeOf(want.boneModels[i]));
    }
  }
  return {};
}

/// By what the files are: two dumps; a model, motions and a dump; a model and motions.
base::Result<void> compareFiles(const CompareCommand& command, Choice& choice, PoseComparison& comparison) {
  if (command.files.size() < 2) return tl::unexpected(wrong("compare needs two files or more"));
  const bool twoSolvers = fileKind(command.files.back()) == FileKind::Motion;
  if (fileKind(command.files.front()) != FileKind::Model) {
    // Anything else that is no dump is told by its name when it is read.
    if (command.files.size() > 2) return tl::unexpected(wrong("compare takes two pose dumps, or a model first"));
    if (command.hasFirst || command.hasSecond || !command.frames.empty()) {
      return tl::unexpected(wrong("two pose dumps are compared as they are, without --frames and --solver-a, -b"));
    }
    return compareDumps(command, choice, comparison);
  }
  if (twoSolvers) {
    if (command.first == command.second) {
      return tl::unexpected(
          wrong("both solvers are the same; name another by --solver-a or --solver-b, or a pose dump"));
    }
    return compareSolvers(command, choice, comparison);
  }
  if (command.hasSecond || !command.frames.empty()) {
    return tl::unexpected(wrong("a pose dump has its own frames and stands in the place of --solver-b"));
  }
  return compareWithDump(command, choice, comparison);
}

}  // namespace

int runCompare(const CompareCommand& command) {
  Choice choice(command);
  PoseComparison comparison;
  if (auto compared = compareFiles(command, choice, comparison); !compared) return complain(compared.error());
  choice.tell();
  const PoseDifferences differences = comparison.finish();
  if (differences.rows == 0 && differences.missing == 0) return complain(wrong("no rows left to compare"));
  const auto beyond = beyondLimits(differences, command.limits);
  auto out = OutputFile::open("-", command.files);
  if (!out) return complain(out.error());
  out->write(command.json ? differencesJson(differences, beyond)
                          : differencesText(differences, beyond, static_cast<std::size_t>(command.worst)));
  if (const auto done = out->commit(); !done) return complain(done.error());
  return beyond.empty() && differences.missing == 0 ? kDone : kFailed;
}

}  // namespace app
