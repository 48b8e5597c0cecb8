// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/bake_controller.h"

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/dialogs/bake_dialog.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/transport.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/text.h"

namespace app {

BakeController::BakeController(const ShowParts& show, const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      transport_(show.transport),
      file_(show.file),
      settings_(parts.settings),
      messages_(parts.messages),
      action_(*parts.actions[ActionId::Bake]),
      window_(parts.window) {
  connect(&action_, &QAction::triggered, this, &BakeController::open);
}

void BakeController::showPossible() { action_.setEnabled(document_.state().find(selection_.actor()) != nullptr); }

void BakeController::open() {
  const DocumentState& state = document_.state();
  if (state.find(selection_.actor()) == nullptr) return;
  BakeScene scene;
  for (const DocumentActor& each : state.actors) {
    if (each.id == selection_.actor()) scene.chosen = scene.actors.size();
    scene.actors.push_back({each.model, each.switches, each.id});
  }
  scene.physics = state.physics;
  scene.settle = state.settle;
  const auto last = static_cast<int>(transport_.clock().lastFrame());
  const QString name = danceStem(state, selection_.actor()), baked = QStringLiteral("baked");
  const QString proposed =
      placeToSave(settings_, SavedKind::Motion, name.isEmpty() ? baked : name + u'-' + baked, QStringLiteral(".vmd"));
  auto* dialog = new BakeDialog(std::move(scene), last, file_.inputs(), toPath(proposed), &window_);
  connect(dialog, &BakeDialog::written, this, [this](const std::filesystem::path& file) {
    rememberPlace(settings_, SavedKind::Motion, file);
    messages_.say(tr("Motion saved: %1").arg(shownName(file)));
  });
  dialog->show();
}

}  // namespace app
