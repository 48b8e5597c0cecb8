// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in baking: the values with which the dialog is opened.

#include <QAction>

#include "app/ui/bake_dialog.h"
#include "app/ui/main_window.h"
#include "app/ui/window_inputs.h"
#include "app/widgets/text.h"

namespace app {

void MainWindow::connectBake() {
  connect(actions_.bake, &QAction::triggered, this, [this] {
    if (actor() == nullptr) return;
    const DocumentState& state = document_->state();
    BakeScene scene;
    for (const DocumentActor& each : state.actors) {
      if (each.id == selection_->actor()) scene.chosen = scene.actors.size();
      scene.actors.push_back({each.model, each.switches, each.id});
    }
    scene.physics = state.physics;
    scene.settle = state.settle;
    const auto last = static_cast<int>(clock().lastFrame());
    const std::filesystem::path folder = toPath(settings_.folder());
    auto* dialog = new BakeDialog(std::move(scene), last, inputsOf(*document_, showFile_), folder / "baked.vmd", this);
    connect(dialog, &BakeDialog::written, this,
            [this](const std::filesystem::path& file) { say(tr("Motion saved: %1").arg(shownName(file))); });
    dialog->show();
  });
}

}  // namespace app
