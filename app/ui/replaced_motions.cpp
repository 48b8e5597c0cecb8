// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/replaced_motions.h"

#include <algorithm>

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/opening/file_loader.h"
#include "app/opening/taken_files.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"

namespace app {

ReplacedMotions::ReplacedMotions(Document& document, const ShowFile& file, const WindowParts& parts)
    : document_(document), file_(file), parts_(parts) {
  connect(parts_.actions[ActionId::PlayBoth], &QAction::triggered, this, &ReplacedMotions::playBoth);
}

void ReplacedMotions::remember(const LoadedFiles& files) {
  forget();
  if (!files.replaces() && !file_.showsDemo() && files.brings) {
    for (const auto& motion : motionsOf(document_.state(), files.afterOf))
      if (std::ranges::count(files.after, motion) == 0) motions_.push_back(motion);
    of_ = files.afterOf;
  }
  parts_.actions[ActionId::PlayBoth]->setEnabled(!motions_.empty());
}

void ReplacedMotions::forget() {
  motions_.clear();
  of_ = 0;
  song_ = {};
  parts_.actions[ActionId::PlayBoth]->setEnabled(false);
}

void ReplacedMotions::playBoth() {
  const Motions before = motions_;
  const ActorId of = of_;
  const SongDescription song = song_;
  forget();
  parts_.messages.hide(parts_.actions[ActionId::PlayBoth]);
  // The model was removed meanwhile.
  if (of != 0 && document_.state().find(of) == nullptr) return;
  document_.change([] { return tr("Play both"); },
                   [&](DocumentState& state) {
                     Motions both = before;
                     for (const auto& motion : motionsOf(state, of))
                       if (std::ranges::count(both, motion) == 0) both.push_back(motion);
                     setMotionsOf(state, of, both);
                     if (!state.song.file.empty()) return;
                     state.song.file = song.file;  // it was removed with its dance
                     state.song.offset = song.offset;
                   });
}

}  // namespace app
