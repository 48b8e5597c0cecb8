// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/export_controller.h"

#include <cmath>
#include <string>
#include <utility>

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/dialogs/export_dialog.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/view/camera_path.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Returns what is exported of what a film would show.
ExportScene exportedPart(FilmScene film) {
  ExportScene scene;
  for (FilmActor& each : film.actors)
    scene.actors.push_back({std::move(each.model), std::move(each.switches), each.id});
  scene.motions = std::move(film.motions);
  scene.physics = film.physics;
  scene.settle = film.settle;
  scene.songEnd = film.songEnd;
  if (film.look.camera) scene.eye = eyeOf(*film.look.camera);
  if (film.look.camera && film.look.camera->followed == 0) scene.view = film.look.camera->camera;
  scene.light = film.look.picture.light;
  return scene;
}

}  // namespace

ExportController::ExportController(const ShowParts& show, const WindowParts& parts)
    : show_(show),
      settings_(parts.settings),
      messages_(parts.messages),
      action_(*parts.actions[ActionId::ExportModel]),
      window_(parts.window) {
  connect(&action_, &QAction::triggered, this, &ExportController::open);
}

void ExportController::showPossible() { action_.setEnabled(!show_.document.state().actors.empty()); }

void ExportController::stopNow() {
  for (auto* dialog : window_.findChildren<ExportDialog*>()) dialog->stopNow();
}

QString ExportController::endWithoutDisplay() {
  for (auto* dialog : window_.findChildren<ExportDialog*>())  // one at most runs
    if (QString line = dialog->endWithoutDisplay(); !line.isEmpty()) return line;
  return {};
}

void ExportController::open() {
  const DocumentState& state = show_.document.state();
  if (state.actors.empty()) return;
  const ActorId selected = show_.selection.actor();
  ExportStart start;
  start.scene = exportedPart(show_.playback.filmScene());
  start.scene.song = state.song;
  start.scene.context = show_.document.context();
  start.chosen = state.find(selected) != nullptr ? selected : state.actors.front().id;
  const PlayerClock& clock = show_.transport.clock();
  const PlayRange frames = clock.range().value_or(PlayRange{0.0, clock.lastFrame()});
  start.first = static_cast<int>(std::ceil(frames.first));
  start.last = static_cast<int>(frames.last);
  start.inputs = show_.file.inputs();
  start.file = toPath(placeToSave(settings_, SavedKind::Export, danceStem(state, start.chosen),
                                  u'.' + QString::fromStdString(std::string(endingOf(kind_)))));
  start.agreed = agreed_;
  auto* dialog = new ExportDialog(std::move(start), &window_);
  connect(dialog, &ExportDialog::written, this, [this, dialog](const std::filesystem::path& file) {
    kind_ = dialog->chosenKind();
    rememberPlace(settings_, SavedKind::Export, file);
    messages_.say(tr("Exported: %1").arg(shownName(file)));
  });
  connect(dialog, &ExportDialog::failed, this, [this](const QString& error) {
    messages_.addShown([error] { return tr("The export failed: %1").arg(error); });
  });
  dialog->show();
}

}  // namespace app
