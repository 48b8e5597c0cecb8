// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Two kinds of looks: the user's own stays, a show's look goes with the show.

#include <QAction>
#include <QCheckBox>
#include <QColorDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoStack>

#include "app/panels/picture_panel.h"
#include "app/stage/camera_tool.h"
#include "tests/app/ui/stored_values.h"
#include "tests/app/ui/window_show.h"

namespace {

using support::waitFor;

class WindowLook : public support::WindowShow {
 protected:
  /// Writes a show with a unique look.
  std::filesystem::path blueShow() {
    const auto show = file("blue.odori");
    open({model, dance});
    document().setBackground(Qt::blue);
    app::PictureOptions picture = document().look().picture;
    picture.light.fromMotion = false;
    document().setPicture(picture);
    document().setGravity({0, -2, 0});
    document().setPhysics(false);
    window->commands()[app::ActionId::Ground]->setChecked(false);
    document().setBookmarks(app::fixedText("b"), {{"face", 1, {}}});
    EXPECT_TRUE(window->saveShow(show)) << window->message().toStdString();
    window->closeAll();
    return show;
  }
  void expectBlue() const {
    EXPECT_EQ(document().look().background, QColor(Qt::blue));
    EXPECT_FALSE(document().look().picture.light.fromMotion);
    EXPECT_FALSE(window->commands()[app::ActionId::Ground]->isChecked());
    EXPECT_FALSE(window->commands()[app::ActionId::Physics]->isChecked());
    EXPECT_EQ(document().state().bookmarks.size(), 1U);
  }
  void expectOwn() const {
    EXPECT_EQ(document().look().background, QColor(1, 2, 3));
    EXPECT_TRUE(document().look().picture.light.fromMotion);
    EXPECT_TRUE(window->commands()[app::ActionId::Ground]->isChecked());
    EXPECT_TRUE(window->commands()[app::ActionId::Physics]->isChecked());
    EXPECT_EQ(document().state().physics.settings.gravity, app::PhysicsSettings().gravity);
    EXPECT_TRUE(document().state().bookmarks.empty());
  }
  void beOwn() {
    document().setBackground(QColor(1, 2, 3));
    app::PictureOptions picture = document().look().picture;
    picture.light.fromMotion = true;
    document().setPicture(picture);
    document().setPhysics(true);
    document().setGravity(app::PhysicsSettings().gravity);
    window->commands()[app::ActionId::Ground]->setChecked(true);
  }
};

TEST_F(WindowLook, TheGroundsTipSaysWhatThereIsOnIt) {
  const QAction* ground = window->commands()[app::ActionId::Ground];
  app::PictureOptions picture;
  picture.grid = picture.axes = true;
  picture.light.ground = app::LightChoice().ground;
  document().setPicture(picture);
  EXPECT_TRUE(ground->toolTip().startsWith("Show what is on the ground: grid, axes, shadows"))
      << ground->toolTip().toStdString();
  picture.grid = picture.axes = false;  // as in the demo
  document().setPicture(picture);
  EXPECT_TRUE(ground->toolTip().startsWith("Show what is on the ground: shadows")) << ground->toolTip().toStdString();
  EXPECT_TRUE(ground->toolTip().contains("(G)"));
  picture.light.ground = app::GroundShadow::Off;
  document().setPicture(picture);
  EXPECT_TRUE(ground->toolTip().contains("nothing now")) << ground->toolTip().toStdString();
}

TEST_F(WindowLook, OfAShowGoesWithIt) {
  const auto show = blueShow();
  beOwn();
  // WHEN a show is opened and then a model instead THEN nothing of the show is left
  open({show});
  expectBlue();
  open({second});
  expectOwn();
  // AND so when it is closed, and for a show that lacks files
  open({show});
  window->commands()[app::ActionId::CloseAll]->trigger();
  expectOwn();
  std::filesystem::remove(dance);
  open({show});
  ASSERT_TRUE(window->commands()[app::ActionId::FindMissing]->isEnabled());
  expectBlue();
  open({second});
  expectOwn();
  // AND of two shows in a row the first one's look isn't taken as the user's
  open({show});
  open({show});
  open({second});
  expectOwn();
}

TEST_F(WindowLook, OnesOwnStaysFromModelToModel) {
  open({model});
  document().setBackground(QColor(1, 2, 3));
  document().setBookmarks(app::fixedText("b"), {{"face", 1, {}}});
  open({second});
  EXPECT_EQ(document().look().background, QColor(1, 2, 3));
  EXPECT_EQ(document().state().bookmarks.size(), 1U);
}

TEST_F(WindowLook, OfAShowIsNobodysDefault) {
  const auto show = blueShow();
  support::keepSettingsIn(folder.path());
  {
    app::MainWindow first((app::WindowOptions()));
    first.show();
    first.commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
    QSignalSpy loaded(&first, &app::MainWindow::loaded);
    first.openFiles({show});
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !first.isLoading(); }));
    // WHEN a background is chosen in the dialog, and a tick in the panel
    first.commands()[app::ActionId::Background]->trigger();
    auto* dialog = first.findChild<QColorDialog*>();
    ASSERT_NE(dialog, nullptr);
    dialog->setCurrentColor(Qt::red);
    dialog->accept();
    EXPECT_EQ(first.document().look().background, QColor(Qt::red));
    support::click(first.picturePanel().axes);
    first.setAsking(false);
    first.close();
  }
  // THEN the next window has none of it
  app::MainWindow next((app::WindowOptions()));
  EXPECT_EQ(next.document().look().background, QColor(Qt::white));
  EXPECT_EQ(next.document().look().picture, app::PictureOptions());
  EXPECT_TRUE(next.commands()[app::ActionId::Ground]->isChecked());
  EXPECT_TRUE(next.commands()[app::ActionId::Physics]->isChecked());
  // WHEN no show is open THEN the dialog's colour stays
  next.show();
  next.commands()[app::ActionId::Background]->trigger();
  auto* dialog = next.findChild<QColorDialog*>();
  dialog->setCurrentColor(Qt::green);
  dialog->accept();
  next.close();
  app::MainWindow last((app::WindowOptions()));
  EXPECT_EQ(last.document().look().background, QColor(Qt::green));
}

TEST_F(WindowLook, OfAShowThatWasChangedIsAskedAbout) {
  const auto show = blueShow();
  open({show});
  ask();
  EXPECT_FALSE(window->isWindowModified());
  document().setBackground(Qt::red);
  EXPECT_TRUE(window->isWindowModified());
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(actors().size(), 1U);
  // WHEN it is as it was, or saved THEN there is no question
  document().setBackground(Qt::blue);
  EXPECT_FALSE(window->isWindowModified());
  window->commands()[app::ActionId::Ground]->setChecked(true);
  EXPECT_TRUE(window->isWindowModified());
  ASSERT_TRUE(window->saveShow(show));
  EXPECT_FALSE(window->isWindowModified());
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(asked, 1);
  window->setAsking(false);
}

TEST_F(WindowLook, ATurntableEndsWhereAShowHasACamera) {
  open({model});
  cameraTool().setCamera({{1, 2, 3}, {0.1F, 0.2F, 0.3F}, -12.0F, 40.0F, true});
  const vmd::CameraState own = cameraTool().camera();
  ASSERT_TRUE(window->saveShow(file("own.odori")));
  cameraTool().setTurning(true);
  open({file("own.odori")});
  EXPECT_FALSE(cameraTool().turning());
  EXPECT_FALSE(window->commands()[app::ActionId::Turntable]->isChecked());
  for (int i = 0; i < 3; ++i) settle();
  EXPECT_EQ(cameraTool().camera(), own);
}

}  // namespace
