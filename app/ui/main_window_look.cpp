// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in the look: the user's own, which lasts, and a show's, which is
// removed with the show.

#include <QAction>
#include <QColorDialog>
#include <QSignalBlocker>
#include <QUndoStack>

#include "app/stage/camera_tool.h"
#include "app/tree/file_tree.h"
#include "app/ui/file_loader.h"
#include "app/ui/main_window.h"
#include "app/ui/picture_panel.h"
#include "app/widgets/text.h"

namespace app {

void MainWindow::connectLook() {
  connect(document_, &Document::lookChanged, this, &MainWindow::showChanged);
  connect(actions_.ground, &QAction::toggled, this, &MainWindow::showChanged);
  connect(picture_, &PicturePanel::lookChosen, this, &MainWindow::keepLook);
}

MainWindow::OwnLook MainWindow::lookNow() const {
  return {document_->look(), actions_.ground->isChecked(), document_->state().physics};
}

/// From now on the look is a show's.
void MainWindow::enterShow() {
  // It asks about the removed stage, and would restore its colour.
  delete findChild<QColorDialog*>();
  if (!ownLook_) ownLook_ = lookNow();
}

/// Removes a show's look before another takes its place.
void MainWindow::leaveShow(DocumentState& next) {
  delete findChild<QColorDialog*>();
  if (!ownLook_) return;
  const OwnLook own = *std::exchange(ownLook_, std::nullopt);
  actions_.ground->setChecked(own.ground);
  document_->setPicture(own.look.picture);
  document_->setBackground(own.look.background);
  loader_->dropPicture();
  document_->setBackdrop(own.look.backdrop, own.look.backdropFile);
  const PhysicsPacing pacing = next.physics.pacing;  // it isn't part of a show
  next.physics = own.physics;
  next.physics.pacing = pacing;
  next.settle = DocumentState().settle;
  next.bookmarks.clear();
}

/// Stores the look for windows that are opened later.
void MainWindow::keepLook() {
  if (ownLook_) return;  // the present look is a show's
  settings_.setPicture(document_->look().picture);
  settings_.setBackground(document_->look().background.name());
}

/// Stores a switch of the settings as the user's own, even while a show has another.
void MainWindow::keepSwitch(const QAction* action) {
  if (!ownLook_) return;
  if (action == actions_.ground) ownLook_->ground = action->isChecked();
  if (action == actions_.physics) ownLook_->physics.on = action->isChecked();
}

void MainWindow::saveSwitches() {
  const QSignalBlocker ground(actions_.ground), physics(actions_.physics);
  const OwnLook now = lookNow(), own = ownLook_.value_or(now);
  actions_.ground->setChecked(own.ground);
  actions_.physics->setChecked(own.physics.on);
  settings_.save(*this, actions_);
  actions_.ground->setChecked(now.ground);
  actions_.physics->setChecked(now.physics.on);
}

void MainWindow::showChanged() {
  const DocumentLook &now = document_->look(), &saved = savedLook_.look;
  const bool look = now.picture != saved.picture || now.background != saved.background ||
                    now.backdropFile != saved.backdropFile || actions_.ground->isChecked() != savedLook_.ground;
  setWindowModified(!showFile_.empty() && (look || !document_->undoStack().isClean()));
}

void MainWindow::takeLook(const LoadedFiles& files) {
  const LookDescription& look = files.show->look;
  document_->setSource(*files.show);
  // The window's one switch for the ground is off where a show has no part of the ground; switching
  // it on brings all parts back.
  PictureOptions picture = look.picture;
  const bool ground = picture.grid || picture.axes || picture.light.ground != GroundShadow::Off;
  if (!ground) picture.grid = picture.axes = true, picture.light.ground = LightChoice().ground;
  const bool demo = isOfDemo(files.showFile);
  if (!demo) actions_.ground->setChecked(ground);
  document_->setPicture(picture);
  const QColor background(QString::fromStdString(look.background));
  document_->setBackground(background.isValid() ? background : QColor(Qt::white));
  loader_->dropPicture();
  document_->setBackdrop(files.backdrop, files.backdrop.isNull() ? std::filesystem::path() : look.picture.backdrop);
  if (look.camera) {
    camera_->standAt(*look.camera);
  } else {
    camera_->followMotion(true);
  }
  savedLook_ = lookNow();
  // Otherwise the show can't be saved to this file, because that would lose the missing parts, or
  // because it is in an archive: it needs another name.
  if (!demo && files.errors.empty() && diskFileOf(files.showFile) == files.showFile) {
    showFile_ = files.showFile;
    showHash_ = files.showHash;
  }
  takeRescued(files);
  transport_->seek(0.0);
  if (actions_.playWhenOpened->isChecked()) transport_->setPlaying(true);
}

void MainWindow::chooseBackground() {
  auto* dialog = new QColorDialog(document_->look().background, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const QColor before = document_->look().background;
  connect(dialog, &QColorDialog::currentColorChanged, document_, &Document::setBackground);
  connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
    document_->setBackground(colour);
    keepLook();
  });
  connect(dialog, &QColorDialog::rejected, this, [this, before] { document_->setBackground(before); });
  dialog->open();
}

void MainWindow::showBackdrop(const QString& file) {
  if (file.isEmpty()) {
    loader_->dropPicture();
    document_->setBackdrop({});
    return;
  }
  loader_->openPicture(toPath(file));
}

}  // namespace app
