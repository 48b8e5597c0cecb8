// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/show_file.h"

#include <algorithm>

#include "app/description/lab_scenes.h"
#include "app/document/document.h"
#include "app/ui/rescued_files.h"
#include "app/ui/window_inputs.h"

namespace app {

ShowFile::ShowFile(const Document& document, std::filesystem::path demoFolder, std::filesystem::path labFolder)
    : document_(document), demoFolder_(std::move(demoFolder)), labFolder_(std::move(labFolder)) {}

void ShowFile::set(const std::filesystem::path& path, const std::optional<ContentHash>& hash) {
  path_ = path;
  hash_ = hash;
  scene_ = nullptr;
}

void ShowFile::clear() {
  path_.clear();
  scene_ = nullptr;
}

void ShowFile::enterScene(const std::filesystem::path& file) {
  clear();
  const auto scenes = labScenes();
  const auto found = std::ranges::find(scenes, file, [&](const LabScene& of) { return labShow(of, labFolder_); });
  if (found != scenes.end()) scene_ = &*found;
}

FileOrigin ShowFile::origin() const { return {path_, hash_}; }

std::vector<std::filesystem::path> ShowFile::inputs() const { return inputsOf(document_, path_); }

std::filesystem::path ShowFile::demo() const { return demoFolder_.empty() ? demoFolder_ : demoFolder_ / "demo.odori"; }

bool ShowFile::isOfDemo(const std::filesystem::path& file) const {
  return !demoFolder_.empty() && file.parent_path() == demoFolder_;
}

bool ShowFile::isOfLab(const std::filesystem::path& file) const {
  return !labFolder_.empty() && file.parent_path() == labFolder_;
}

bool ShowFile::showsOnlyBuiltIn(bool lab) const {
  const auto known = [&](const std::filesystem::path& file) { return isOfDemo(file) || (lab && isOfLab(file)); };
  const auto plays = [&](const MotionUse& use) { return known(use.motion->path); };
  const DocumentState& state = document_.state();
  return !state.actors.empty() && (state.song.file.empty() || known(state.song.file)) &&
         std::ranges::all_of(state.motions, plays) &&
         std::ranges::all_of(state.actors, [&](const DocumentActor& actor) {
           return known(actor.model->path) && std::ranges::all_of(actor.switches.motions, plays);
         });
}

bool ShowFile::showsDemo() const { return !exists() && scene_ == nullptr && showsOnlyBuiltIn(false); }

const LabScene* ShowFile::showsScene() const { return scene_ != nullptr && showsOnlyBuiltIn(true) ? scene_ : nullptr; }

}  // namespace app
