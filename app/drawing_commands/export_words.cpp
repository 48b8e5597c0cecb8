// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_words.h"

#include <fmt/format.h>

#include "pmx/base/counted.h"

namespace app {
namespace {

std::string glbContents(const ExportRequest& request, const ExportSummary& summary) {
  const std::string models = base::counted(summary.models, "model", "models");
  if (request.still) return "one pose, " + models;
  if (summary.clips == 0) return "nothing moves, so there is no clip, " + models;
  return base::counted(summary.clips, "clip", "clips") + " of " + base::counted(summary.frames, "frame", "frames") +
         ", " + models;
}

std::string contents(const ExportRequest& request, const ExportSummary& summary) {
  const std::string frames = base::counted(summary.frames, "frame", "frames");
  switch (request.kind) {
    case ExportKind::Glb:
      break;
    case ExportKind::Vrma:
      return fmt::format("{}, {}, {} and {} of the model's own", frames, base::counted(summary.joints, "bone", "bones"),
                         base::counted(summary.presets, "expression", "expressions"), summary.customs);
    case ExportKind::Bvh:
      return frames + ", " + base::counted(summary.joints, "joint", "joints");
    case ExportKind::Pc2:
    case ExportKind::Mdd:
      return frames + " of " + base::counted(summary.points, "vertex", "vertices");
    case ExportKind::Html:
      return glbContents(request, summary) + (summary.song ? ", with the song" : ", without a song");
  }
  return glbContents(request, summary);
}

}  // namespace

std::string describeExport(const ExportRequest& request, const ExportSummary& summary) {
  return fmt::format("{}: {}{} bytes", contents(request, summary), summary.atMost ? "at most " : "", summary.bytes);
}

std::string describeKeys(const ExportSummary& summary) {
  return fmt::format("{} keys instead of {}; at most {:.2g} units off, {:.2g} degrees", summary.keys, summary.keysOfAll,
                     summary.worst.units, summary.worst.degrees);
}

std::string describeFinished(std::size_t finished, std::size_t files) {
  if (finished == 0) return "nothing was written";
  return fmt::format("{} of {} finished", finished, base::counted(files, "file", "files"));
}

}  // namespace app
