// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist_length.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "app/description/missing_files.h"
#include "app/description/open_show.h"
#include "app/files/loaded_files.h"
#include "pmx/base/frames.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// This reads motions for their ends, each file once.
class Ends {
 public:
  Ends(const OpenContext& context, base::Issues& issues) : context_(context), issues_(issues) {}

  /// Returns the last frame of a motion where it is in a show; 0 where it can't be read.
  double of(const MotionDescription& motion) {
    if (!motion.on) return 0.0;
    const auto [at, isNew] = known_.try_emplace(motion.file, 0.0);
    if (isNew) {
      const auto loaded = loadMotion(motion.file, context_);
      if (loaded) {
        at->second = static_cast<double>((*loaded)->motion.lastFrame());
      } else if (loaded.error().code != base::ErrorCode::CannotOpen) {  // those that aren't there are listed anyway
        issues_.push_back({"motions", -1, -1, base::describe(loaded.error())});
      }
    }
    return at->second + motion.shift;
  }

 private:
  const OpenContext& context_;
  base::Issues& issues_;
  std::map<fs::path, double> known_;
};

}  // namespace

base::Result<EntryFacts> factsOf(const std::vector<fs::path>& files, const OpenContext& context) {
  EntryFacts facts;
  auto described = describeFiles(files, context, facts.issues, Missing::IsListed);
  if (!described) return tl::unexpected(described.error());
  const OpenContext named = context.withShowNames(described->archives);
  const auto missing = missingFiles(*described, context);
  for (const fs::path& file : missing)
    facts.issues.push_back({"files", -1, -1, fmt::format("{} isn't there", base::printable(file.string()))});
  Ends ends(named, facts.issues);
  double last = 0.0;
  for (const ActorDescription& actor : described->actors) {
    facts.models.push_back(actor.model);
    for (const MotionDescription& motion : actor.motions) last = std::max(last, ends.of(motion));
  }
  for (const MotionDescription& motion : described->motions) last = std::max(last, ends.of(motion));
  facts.seconds = last / base::kFramesPerSecond;
  facts.song = described->song.file;
  return facts;
}

std::string clockText(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::floor(std::max(seconds, 0.0)));
  const std::int64_t hours = whole / 3600, minutes = whole / 60 % 60;
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, whole % 60);
  return fmt::format("{}:{:02}", minutes, whole % 60);
}

}  // namespace app
