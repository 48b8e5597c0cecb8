// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/film_controller.h"

#include <cmath>

#include <QAction>
#include <QLabel>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/dialogs/film_dialog.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/transport.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"

namespace app {

FilmController::FilmController(FilmDialog& dialog, const ShowParts& show, const WindowParts& parts)
    : dialog_(dialog), show_(show), parts_(parts) {
  dialog_.setInputs([this] { return show_.file.inputs(); });
  connect(&show_.transport, &Transport::rangeChanged, this, &FilmController::showFrames);
  connect(parts_.actions[ActionId::Film], &QAction::triggered, this, [this] {
    dialog_.show();
    dialog_.raise();
    dialog_.activateWindow();
  });
  connect(&dialog_, &FilmDialog::finished, this, &FilmController::tellEnd);
}

/// While the window is hidden, as when the models are on the desktop, the dialog is, too.
void FilmController::tellEnd(const QString& error) {
  if (dialog_.isVisible() || parts_.window.isVisible()) return;
  const LiveText said = [this] { return dialog_.message->text(); };
  if (error.isEmpty()) {
    parts_.messages.add(said, parts_.actions[ActionId::Film]);
  } else {
    parts_.messages.addShown(said);
  }
}

void FilmController::showPossible() {
  parts_.actions[ActionId::Film]->setEnabled(!show_.document.state().actors.empty());
  dialog_.proposeName(danceStem(show_.document.state(), show_.selection.actor()));
  showFrames();
}

/// A film has the part that is played, which the user chose for playing it.
void FilmController::showFrames() {
  const PlayerClock& clock = show_.transport.clock();
  const PlayRange frames = clock.range().value_or(PlayRange{0.0, clock.lastFrame()});
  dialog_.setFrames(static_cast<int>(std::ceil(frames.first)), static_cast<int>(frames.last));
}

}  // namespace app
