// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/film_dialog.h"
#include "app/widgets/text.h"
#include "tests/support/gui_window.h"
#include "tests/support/test_folder.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace support {

/// The window with its dialog for videos and pictures.
class FilmWindow : public WindowTest {
 protected:
  /// Returns the dialog with the model open, set to a small film.
  app::FilmDialog& dialog(app::FilmDialog::Kind kind, const char* name, int first, int last) {
    open({model, dance});
    press(Qt::Key_E, Qt::ControlModifier);
    app::FilmDialog& film = window->filmDialog();
    EXPECT_TRUE(film.isVisible());
    film.setAsking(false);
    film.kind->setCurrentIndex(static_cast<int>(kind));
    film.file->setText(app::shownPath(made / name));
    film.width->setValue(160);
    film.height->setValue(120);
    film.first->setValue(first);
    film.last->setValue(last);
    return film;
  }
  void waitUntilDone(app::FilmDialog& film) {
    ASSERT_TRUE(waitFor([&] { return !film.running(); }, 60.0));
  }
  TestFolder made;
};

}  // namespace support
