// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/look_controller.h"

#include <QAction>
#include <QColorDialog>
#include <QMainWindow>
#include <QSignalBlocker>

#include "app/actions/window_actions.h"
#include "app/description/background_word.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/opening/file_loader.h"
#include "app/panels/picture_panel.h"
#include "app/ui/window_settings.h"
#include "app/widgets/text.h"

namespace app {

LookController::LookController(Document& document, FileLoader& loader, PicturePanel& panel, const WindowParts& parts)
    : document_(document), loader_(loader), parts_(parts), actions_(parts.actions) {
  connect(actions_[ActionId::Background], &QAction::triggered, this, &LookController::chooseBackground);
  connect(&panel, &PicturePanel::backgroundWanted, this, &LookController::chooseBackground);
  connect(&panel, &PicturePanel::backdropChosen, this, &LookController::showBackdrop);
  connect(&panel, &PicturePanel::lookChosen, this, &LookController::keep);
  connect(&loader_, &FileLoader::pictureLoaded, &document_, &Document::setBackdrop);
  connect(&document_, &Document::lookChanged, this, &LookController::tellGround);
  keepTranslated(this, [this] { tellGround(); });
}

/// Says what the switch for the ground shows and hides now: the look may have some of it, or
/// nothing.
void LookController::tellGround() {
  const PictureOptions& picture = document_.look().picture;
  QStringList parts;
  if (picture.grid) parts << tr("grid");
  if (picture.axes) parts << tr("axes");
  if (picture.light.ground != GroundShadow::Off) parts << tr("shadows");
  describe(*actions_[ActionId::Ground],
           parts.isEmpty() ? tr("Show what is on the ground: nothing now; grid, axes and shadows are in the panel Look")
                           : tr("Show what is on the ground: %1").arg(enumerated(parts)));
}

LookController::OwnLook LookController::now() const {
  return {document_.look(), actions_[ActionId::Ground]->isChecked(), document_.state().physics};
}

ShownOverlays LookController::overlays() const {
  return {actions_[ActionId::Bones]->isChecked(), actions_[ActionId::Limits]->isChecked(),
          actions_[ActionId::ChainTargets]->isChecked()};
}

void LookController::enterShow() {
  // It asks about the removed stage, and would restore its colour.
  delete parts_.window.findChild<QColorDialog*>();
  if (!own_) own_ = now();
  switchBrought({});  // of the show before
  brought_ = {};
}

void LookController::leaveShow(DocumentState& next) {
  delete parts_.window.findChild<QColorDialog*>();
  if (!own_) return;
  const OwnLook own = *std::exchange(own_, std::nullopt);
  show(own);
  switchBrought({});
  brought_ = {};
  const PhysicsPacing pacing = next.physics.pacing;  // it isn't part of a show
  next.physics = own.physics;
  next.physics.pacing = pacing;
  next.settle = DocumentState().settle;
  next.bookmarks.clear();
}

void LookController::show(const OwnLook& own) {
  actions_[ActionId::Ground]->setChecked(own.ground);
  document_.setPicture(own.look.picture);
  showBackground(own.look);
  loader_.dropPicture();
  document_.setBackdrop(own.look.backdrop, own.look.backdropFile);
}

/// Switches those overlays on that a show has and the window hasn't. A show that has none leaves
/// them as they are.
void LookController::bringOverlays(const ShownOverlays& wanted) {
  const ShownOverlays shown = overlays();
  brought_.bones = brought_.bones || (wanted.bones && !shown.bones);
  brought_.limits = brought_.limits || (wanted.limits && !shown.limits);
  brought_.targets = brought_.targets || (wanted.targets && !shown.targets);
  if (wanted.bones) actions_[ActionId::Bones]->setChecked(true);
  if (wanted.limits) actions_[ActionId::Limits]->setChecked(true);
  if (wanted.targets) actions_[ActionId::ChainTargets]->setChecked(true);
}

/// Sets the overlays that the show switched on.
void LookController::switchBrought(const ShownOverlays& to) const {
  if (brought_.bones) actions_[ActionId::Bones]->setChecked(to.bones);
  if (brought_.limits) actions_[ActionId::Limits]->setChecked(to.limits);
  if (brought_.targets) actions_[ActionId::ChainTargets]->setChecked(to.targets);
}

void LookController::restore(const Whole& whole) {
  if (whole.ofShow) {
    enterShow();
    show(whole.shown);
    brought_ = whole.brought;
    switchBrought(whole.overlays);
  } else {
    DocumentState unused;  // the earlier show has what is its own
    leaveShow(unused);
  }
  saved_ = whole.saved;
}

/// Stores the look for windows that are opened later.
void LookController::keep() {
  if (own_) return;  // the present look is a show's
  parts_.settings.setPicture(document_.look().picture);
  parts_.settings.setBackground(document_.look().background.name());
  parts_.settings.setGradient(document_.look().gradient);
}

void LookController::keepSwitch(const QAction* action) {
  if (!own_) return;
  if (action == actions_[ActionId::Ground]) own_->ground = action->isChecked();
  if (action == actions_[ActionId::Physics]) own_->physics.on = action->isChecked();
  if (action == actions_[ActionId::Bones]) brought_.bones = false;
  if (action == actions_[ActionId::Limits]) brought_.limits = false;
  if (action == actions_[ActionId::ChainTargets]) brought_.targets = false;
}

void LookController::saveSwitches() {
  const QSignalBlocker ground(actions_[ActionId::Ground]), physics(actions_[ActionId::Physics]);
  const QSignalBlocker bones(actions_[ActionId::Bones]), limits(actions_[ActionId::Limits]);
  const QSignalBlocker targets(actions_[ActionId::ChainTargets]);
  const OwnLook shown = now(), own = own_.value_or(shown);
  actions_[ActionId::Ground]->setChecked(own.ground);
  actions_[ActionId::Physics]->setChecked(own.physics.on);
  const ShownOverlays drawn = overlays();
  switchBrought({});
  parts_.settings.save(parts_.window, actions_);
  switchBrought(drawn);
  actions_[ActionId::Ground]->setChecked(shown.ground);
  actions_[ActionId::Physics]->setChecked(shown.physics.on);
}

bool LookController::differsFromSaved() const {
  const DocumentLook &shown = document_.look(), &saved = saved_.look;
  return shown.picture != saved.picture || shown.gradient != saved.gradient ||
         (!shown.gradient && shown.background != saved.background) || shown.backdropFile != saved.backdropFile ||
         actions_[ActionId::Ground]->isChecked() != saved_.ground;
}

void LookController::take(const LoadedFiles& files, bool demo) {
  const LookDescription& look = files.show->look;
  // The window's one switch for the ground is off where a show has no part of the ground; switching
  // it on brings all parts back. The demo leaves the switch to the user and has its own ground.
  PictureOptions picture = look.picture;
  const bool ground = picture.grid || picture.axes || picture.light.ground != GroundShadow::Off;
  if (!ground && !demo) picture.grid = picture.axes = true, picture.light.ground = LightChoice().ground;
  if (!demo) actions_[ActionId::Ground]->setChecked(ground);
  document_.setPicture(picture);
  bringOverlays(look.overlays);
  const QColor background(QString::fromStdString(look.background));
  document_.setBackground(background.isValid() ? background : QColor(Qt::white));
  if (look.background == kGradientWord) document_.setGradient();
  loader_.dropPicture();
  document_.setBackdrop(files.backdrop, files.backdrop.isNull() ? std::filesystem::path() : look.picture.backdrop);
}

void LookController::showBackground(const DocumentLook& look) {
  document_.setBackground(look.background);
  if (look.gradient) document_.setGradient();
}

void LookController::chooseBackground() {
  auto* dialog = new QColorDialog(document_.look().background, &parts_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const DocumentLook before = document_.look();
  connect(dialog, &QColorDialog::currentColorChanged, &document_, &Document::setBackground);
  connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
    document_.setBackground(colour);
    keep();
  });
  connect(dialog, &QColorDialog::rejected, this, [this, before] { showBackground(before); });
  dialog->open();
}

void LookController::showBackdrop(const QString& file) {
  if (file.isEmpty()) {
    loader_.dropPicture();
    document_.setBackdrop({});
    return;
  }
  loader_.openPicture(toPath(file));
}

}  // namespace app
