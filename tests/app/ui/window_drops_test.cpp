// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Files that are dropped on windows of Odori's beside the main one.

#include <QAction>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QUrl>

#include "app/dialogs/film_dialog.h"
#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/settings_dialog.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowDrops : public support::WindowTest {
 protected:
  /// Drops the model on a widget and returns whether it is accepted and opened.
  bool takes(QWidget& on) {
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(QString::fromStdString(model.string()))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&on, &enter);
    if (!on.acceptDrops() || !enter.isAccepted()) return false;
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&on, &dropped);
    return dropped.isAccepted() && waitFor([&] { return !loaded.isEmpty() && window->model() != nullptr; });
  }
};

TEST_F(WindowDrops, AFloatingPanelTakesFiles) {
  auto* dock = window->findChild<QDockWidget*>(QStringLiteral("scenePanel"));
  dock->setFloating(true);
  ASSERT_TRUE(waitFor([&] { return dock->isWindow() && dock->isVisible(); }));
  EXPECT_TRUE(takes(*dock));
}

TEST_F(WindowDrops, DialogsThatStayOpenTakeFiles) {
  window->commands()[app::ActionId::Keys]->trigger();
  window->commands()[app::ActionId::Settings]->trigger();
  auto* keys = window->findChild<app::KeysDialog*>();
  auto* settings = window->findChild<app::SettingsDialog*>();
  ASSERT_NE(keys, nullptr);
  ASSERT_NE(settings, nullptr);
  for (QWidget* dialog :
       {static_cast<QWidget*>(keys), static_cast<QWidget*>(settings), static_cast<QWidget*>(&window->filmDialog())}) {
    window->closeAll();
    EXPECT_TRUE(takes(*dialog)) << dialog->metaObject()->className();
    // A text field in it would take the file's name as typed text.
    for (const QLineEdit* field : dialog->findChildren<QLineEdit*>()) EXPECT_FALSE(field->acceptDrops());
  }
  keys->close();
  settings->close();
}

TEST_F(WindowDrops, WhatIsNoFileIsRefused) {
  auto* dock = window->findChild<QDockWidget*>(QStringLiteral("scenePanel"));
  QMimeData dragged;
  dragged.setText(QStringLiteral("a word"));
  QDragEnterEvent enter({5, 5}, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(dock, &enter);
  EXPECT_FALSE(enter.isAccepted());
}

}  // namespace
