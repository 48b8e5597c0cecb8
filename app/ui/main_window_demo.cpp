// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The part of the main window that deals with the built-in demo, which goes away whole and leaves nothing behind.

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

/// Nothing but the demo is there. What somebody did with it counts as play: nobody is asked about it.
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
