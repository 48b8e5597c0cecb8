// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in the built-in demo, which is removed completely.

#include <algorithm>

#include "app/ui/file_loader.h"
#include "app/ui/main_window.h"

namespace app {

void MainWindow::openDemo() {
  if (demoFolder_.empty()) return;
  openFiles({demoFolder_ / "demo.odori"});
}

bool MainWindow::isOfDemo(const std::filesystem::path& file) const {
  return !demoFolder_.empty() && file.parent_path() == demoFolder_;
}

/// Returns whether the demo alone is open. Changes to it are lost without a question.
bool MainWindow::showsDemo() const {
  if (!showFile_.empty()) return false;
  const auto plays = [&](const MotionUse& use) { return isOfDemo(use.motion->path); };
  const DocumentState& state = document_->state();
  return !state.actors.empty() && (state.song.file.empty() || isOfDemo(state.song.file)) &&
         std::ranges::all_of(state.motions, plays) &&
         std::ranges::all_of(state.actors, [&](const DocumentActor& actor) {
           return isOfDemo(actor.model->path) && std::ranges::all_of(actor.switches.motions, plays);
         });
}

}  // namespace app
