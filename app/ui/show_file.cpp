// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/show_file.h"

#include <algorithm>

#include "app/document/document.h"
#include "app/ui/rescued_shows.h"
#include "app/ui/window_inputs.h"

namespace app {

ShowFile::ShowFile(const Document& document, std::filesystem::path demoFolder)
    : document_(document), demoFolder_(std::move(demoFolder)) {}

void ShowFile::set(const std::filesystem::path& path, const std::optional<ContentHash>& hash) {
  path_ = path;
  hash_ = hash;
}

ShowOrigin ShowFile::origin() const { return {path_, hash_}; }

std::vector<std::filesystem::path> ShowFile::inputs() const { return inputsOf(document_, path_); }

std::filesystem::path ShowFile::demo() const { return demoFolder_.empty() ? demoFolder_ : demoFolder_ / "demo.odori"; }

bool ShowFile::isOfDemo(const std::filesystem::path& file) const {
  return !demoFolder_.empty() && file.parent_path() == demoFolder_;
}

bool ShowFile::showsDemo() const {
  if (exists()) return false;
  const auto plays = [&](const MotionUse& use) { return isOfDemo(use.motion->path); };
  const DocumentState& state = document_.state();
  return !state.actors.empty() && (state.song.file.empty() || isOfDemo(state.song.file)) &&
         std::ranges::all_of(state.motions, plays) &&
         std::ranges::all_of(state.actors, [&](const DocumentActor& actor) {
           return isOfDemo(actor.model->path) && std::ranges::all_of(actor.switches.motions, plays);
         });
}

}  // namespace app
