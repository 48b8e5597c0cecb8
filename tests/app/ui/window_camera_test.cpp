// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The camera in the window: framing, following, the turntable, its numbers and its bookmarks, by
// keys and mouse.

#include <cmath>

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QStatusBar>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/camera_panel.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/view/fit_view.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/window_show.h"

namespace {

using base::Vec3;
using support::waitFor;

class WindowCamera : public support::WindowShow {
 protected:
  [[nodiscard]] const vmd::CameraState& shown() const { return cameraTool().camera(); }
  [[nodiscard]] app::CameraPanel& cameras() const { return window->cameraPanel(); }
  void showCameras() {
    bring(*window, cameras());
    ASSERT_TRUE(waitFor([&] { return cameras().isVisible(); }));
    settle();
  }
  void drag(QPoint by, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPoint at(200, 200);
    QTest::mousePress(&view(), button, modifiers, at);
    QMouseEvent move(QEvent::MouseMove, at + by, view().mapToGlobal(at + by), Qt::NoButton, button, modifiers);
    QCoreApplication::sendEvent(&view(), &move);
    QTest::mouseRelease(&view(), button, modifiers, at + by);
    settle();
  }
  /// Writes a model of one red square, twice `half` wide, around a point.
  std::filesystem::path square(const char* name, float half, Vec3 around) {
    pmx::Model made = support::legModel();
    const Vec3 corners[] = {{-half, half, 0}, {half, half, 0}, {half, -half, 0}, {-half, -half, 0}};
    for (std::size_t i = 0; i < 4; ++i) made.vertices[i].position = around + corners[i];
    made.vertices.resize(4);
    made.indices.resize(6);
    made.materials[0].indexCount = 6;
    EXPECT_TRUE(pmx::writePmxFile(made, file(name)));
    return file(name);
  }
  /// Returns the height of the red area as a fraction of the view's.
  double redHeight() {
    const QImage shown = picture();
    int first = shown.height(), last = -1;
    for (int y = 0; y < shown.height(); ++y) {
      for (int x = 0; x < shown.width(); ++x) {
        const QColor at = shown.pixelColor(x, y);
        if (at.red() <= 60 || at.green() >= 30 || at.blue() >= 30) continue;
        first = std::min(first, y);
        last = y;
      }
    }
    return last < first ? 0.0 : double(last - first + 1) / shown.height();
  }
  static void expectNear(const Vec3& actual, const Vec3& expected, float tolerance = 1e-3F) {
    for (int i = 0; i < 3; ++i) EXPECT_NEAR(actual[i], expected[i], tolerance) << "axis " << i;
  }
};

TEST_F(WindowCamera, SmallAndLargeModelsAreFramedWhenOpened) {
  // WHEN glasses are opened THEN they fill the view but for a tenth
  open({square("glasses.pmx", 0.2F, {0, 18, 0})});
  expectNear(shown().target, {0, 18, 0});
  EXPECT_NEAR(redHeight(), 0.9, 0.02);
  // WHEN a stage is opened THEN that does
  open({square("stage.pmx", 300.0F, {0, 5, 0})});
  EXPECT_NEAR(redHeight(), 0.9, 0.02);
  // WHEN a model of a person is opened THEN the camera is where MMD's is
  open({model});
  EXPECT_EQ(shown(), vmd::CameraState{});
  // AND looking at one model after another keeps the camera
  cameraTool().setCamera(app::zoomed(shown(), 4.0F));
  const vmd::CameraState near = shown();
  open({second});
  EXPECT_EQ(shown(), near);
  // AND an added model moves nothing
  addFiles({file("stage.pmx")});
  EXPECT_EQ(shown(), near);
}

TEST_F(WindowCamera, AFigureOfAnySizeIsFramedOnItsStage) {
  // GIVEN a stage without IK
  pmx::Model stage = support::legModel();
  stage.bones[4].flags = static_cast<std::uint16_t>(stage.bones[4].flags & ~pmx::boneFlag::ik);
  stage.bones[4].ik = {};
  const Vec3 corners[] = {{-200, 60, 40}, {200, 60, 40}, {200, -60, 40}, {-200, -60, 40}};
  for (std::size_t i = 0; i < 4; ++i) stage.vertices[i].position = corners[i];
  ASSERT_TRUE(pmx::writePmxFile(stage, file("wide.pmx")));
  // WHEN a small or a very large figure is opened with it THEN the figure fills the view's height,
  // but for a tenth
  for (const float half : {0.5F, 90.0F}) {
    window->closeAll();
    open({file("wide.pmx"), square("figure.pmx", half, {0, half, 0})});
    expectNear(shown().target, {0, half, 0}, 0.02F * half);
    const float height = -2.0F * shown().distance * std::tan(shown().fovDegrees * base::kPi / 360.0F);
    EXPECT_NEAR(2.0F * half / height, 0.9F, 0.03F) << half;
  }
}

TEST_F(WindowCamera, TheMotionsCameraIsKeptWhenOpened) {
  open({square("glasses.pmx", 0.2F, {0, 18, 0}), camera});
  EXPECT_TRUE(cameraTool().followsMotion());
  EXPECT_EQ(shown().distance, -30.0F);
  // AND so does a show's own camera
  cameraTool().setCamera({{1, 2, 3}, {0.1F, 0.2F, 0.3F}, -12.0F, 40.0F, true});
  const vmd::CameraState own = shown();
  ASSERT_TRUE(window->saveShow(file("own.odori")));
  open({model});
  open({file("own.odori")});
  EXPECT_EQ(shown(), own);
}

TEST_F(WindowCamera, KeysFrameAllAndTheSelectedModel) {
  open({square("glasses.pmx", 0.2F, {0, 18, 0})});
  addFiles({square("stage.pmx", 50.0F, {0, 5, 0})});
  // WHEN F is pressed THEN all is seen
  press(Qt::Key_F, Qt::ControlModifier);
  settle();
  EXPECT_NEAR(redHeight(), 0.9, 0.02);
  expectNear(shown().target, {0, 5, 0});
  // WHEN Shift+F is pressed THEN the selected one fills the view
  select(0);
  press(Qt::Key_F, Qt::ShiftModifier);
  settle();
  expectNear(shown().target, {0, 18, 0}, 1e-2F);
  EXPECT_LT(-shown().distance, 2.0F);
  // AND hidden models frame nothing
  const vmd::CameraState before = shown();
  document().changeActor(actors()[0].id, app::fixedText("hide"),
                         [](app::DocumentActor& actor) { actor.switches.visible = false; });
  press(Qt::Key_F, Qt::ShiftModifier);
  settle();
  EXPECT_EQ(shown(), before);
}

TEST_F(WindowCamera, FollowsABoneWhileTheMouseMovesIt) {
  open({model, dance});
  app::SelectedParts parts;
  parts.bone = 4;  // the IK bone, which is at (1, 1, 0) and six units higher from frame 10 on
  window->selection().setParts(parts);
  press(Qt::Key_C, Qt::ShiftModifier);
  EXPECT_TRUE(window->commands()[app::ActionId::FollowBone]->isChecked());
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("左足ＩＫ"));
  pauseAt(0);
  expectNear(shown().target, {1, 1, 0});
  pauseAt(10);
  expectNear(shown().target, {1, 7, 0});
  // WHEN the mouse orbits THEN the bone stays in the middle
  drag({40, 10}, Qt::RightButton);
  expectNear(shown().target, {1, 7, 0});
  EXPECT_NE(shown().rotation.y, 0.0F);
  // WHEN it pans THEN the target keeps that distance from the bone
  press(Qt::Key_1, Qt::KeypadModifier);
  drag({0, 30}, Qt::MiddleButton);
  const Vec3 offset = shown().target - Vec3(1, 7, 0);
  EXPECT_GT(offset.y, 0.5F);
  pauseAt(0);
  expectNear(shown().target, Vec3(1, 1, 0) + offset);
  // WHEN the film is asked for THEN it follows, too
  const auto film = playback().filmScene();
  ASSERT_TRUE(film.look.camera);
  EXPECT_EQ(film.look.camera->followed, actors()[0].id);
  EXPECT_EQ(film.look.camera->bone, 4);
  expectNear(film.look.camera->offset, offset);
  // WHEN it is pressed again THEN the camera stays where it is
  press(Qt::Key_C, Qt::ShiftModifier);
  EXPECT_FALSE(window->commands()[app::ActionId::FollowBone]->isChecked());
  pauseAt(10);
  expectNear(shown().target, Vec3(1, 1, 0) + offset);
}

TEST_F(WindowCamera, WhomItFollowsMayGo) {
  open({model, dance, camera});
  ASSERT_TRUE(cameraTool().followsMotion());
  press(Qt::Key_C, Qt::ShiftModifier);
  EXPECT_FALSE(cameraTool().followsMotion()) << "one's own camera follows";
  EXPECT_EQ(cameraTool().followedBone(), 0) << "no センター: the first bone";
  // WHEN the file is read again with other bones THEN the bone is found by its name
  app::SelectedParts parts;
  parts.bone = 5;
  window->selection().setParts(parts);
  cameraTool().followBone(0, -1);
  press(Qt::Key_C, Qt::ShiftModifier);
  pmx::Model fewer = support::legModel();
  std::swap(fewer.bones[5], fewer.bones[1]);
  ASSERT_TRUE(pmx::writePmxFile(fewer, model));
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  settle();
  EXPECT_EQ(cameraTool().followedBone(), 1);
  expectNear(shown().target, {0, 20, 0});
  // WHEN it is removed THEN nothing is followed, and nothing breaks when it comes back
  press(Qt::Key_Delete);
  EXPECT_EQ(cameraTool().followedActor(), 0U);
  EXPECT_FALSE(window->commands()[app::ActionId::FollowBone]->isChecked());
  document().undoStack().undo();
  settle();
  EXPECT_EQ(cameraTool().followedActor(), 0U);
  // WHEN the motion's camera is wanted THEN it has full control
  press(Qt::Key_C, Qt::ShiftModifier);
  press(Qt::Key_C);
  EXPECT_TRUE(cameraTool().followsMotion());
  EXPECT_EQ(cameraTool().followedActor(), 0U);
  EXPECT_FALSE(window->commands()[app::ActionId::FollowBone]->isChecked());
}

TEST_F(WindowCamera, TheTurntableGoesAroundWhilePausedUntilTheMouseOrbits) {
  open({model, dance});
  pauseAt(5);
  press(Qt::Key_T, Qt::ShiftModifier);
  EXPECT_TRUE(window->commands()[app::ActionId::Turntable]->isChecked());
  ASSERT_TRUE(waitFor([&] { return shown().rotation.y > 0.05F; }));
  EXPECT_EQ(window->clock().frame(), 5.0);
  const auto film = playback().filmScene();
  ASSERT_TRUE(film.look.camera);
  EXPECT_EQ(film.look.camera->framesOfATurn, 450.0);
  // WHEN the wheel zooms THEN it goes on; WHEN a drag orbits THEN it ends
  const float angle = shown().rotation.y;
  cameraTool().setCamera(app::zoomed(shown(), 1.0F));
  ASSERT_TRUE(waitFor([&] { return shown().rotation.y > angle + 0.02F; }));
  drag({0, 5}, Qt::LeftButton);
  EXPECT_FALSE(window->commands()[app::ActionId::Turntable]->isChecked());
  const vmd::CameraState stands = shown();
  for (int i = 0; i < 3; ++i) settle();
  EXPECT_EQ(shown(), stands);
}

TEST_F(WindowCamera, TheTurntablesAngleStaysWithinATurn) {
  open({model});
  vmd::CameraState nearly = shown();
  nearly.rotation.y = 2.0F * base::kPi - 0.01F;
  cameraTool().setCamera(nearly);
  press(Qt::Key_T, Qt::ShiftModifier);
  // It goes on over the whole turn, to small angles again.
  EXPECT_TRUE(waitFor([&] { return shown().rotation.y < 3.0F; }));
  EXPECT_GE(shown().rotation.y, 0.0F);
  vmd::CameraState below = shown();
  below.rotation.y = -1.0F;
  cameraTool().setCamera(below);
  settle();
  EXPECT_NEAR(shown().rotation.y, 2.0F * base::kPi - 1.0F, 0.3F);
}

TEST_F(WindowCamera, AnEmptyStageHasNoBookmarks) {
  const auto enabled = [&] {
    return window->commands().goToBookmark[0]->isEnabled() || window->commands().storeBookmark[0]->isEnabled() ||
           window->commands()[app::ActionId::FrameAll]->isEnabled() ||
           window->commands()[app::ActionId::Turntable]->isEnabled();
  };
  EXPECT_FALSE(enabled());
  open({model, dance});
  EXPECT_TRUE(enabled());
  window->closeAll();
  EXPECT_FALSE(enabled());
}

TEST_F(WindowCamera, ABoneIsFramedByItsKey) {
  open({model, dance});
  pauseAt(10);
  app::SelectedParts parts;
  EXPECT_FALSE(window->commands()[app::ActionId::FrameBone]->isEnabled());
  parts.bone = 4;  // lifted by six units, without children
  window->selection().setParts(parts);
  press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_NEAR(
      glm::length(shown().target - playback().frame(document().state().actors[0].id)->boneModels[4].translation), 0.0F,
      1e-3F);
  // A box of two units fills the picture but for a tenth: 1.11 half high, seen at half of the 30
  // degrees.
  EXPECT_GT(-shown().distance, 3.0F);
  EXPECT_LT(-shown().distance, 9.0F);
}

TEST_F(WindowCamera, NumbersAreThoseOfTheCamera) {
  open({model, camera});
  showCameras();
  // THEN they are the motion's
  EXPECT_EQ(cameras().distance->value(), 30.0);
  EXPECT_EQ(cameras().fieldOfView->value(), 30.0);
  EXPECT_EQ(cameras().target[1]->value(), double(shown().target.y));
  // WHEN one is typed THEN it is the user's own, and the others stay
  cameras().distance->setFocus();
  cameras().distance->selectAll();
  QTest::keyClicks(cameras().distance, "20");
  QTest::keyClick(cameras().distance, Qt::Key_Return);
  settle();
  EXPECT_FALSE(cameraTool().followsMotion());
  EXPECT_EQ(shown().distance, -20.0F);
  cameras().angle[1]->setValue(90.0);
  expectNear(shown().rotation, {0, base::kPi / 2.0F, 0});
  cameras().target[0]->setValue(2.5);
  EXPECT_EQ(shown().target.x, 2.5F);
  cameras().fieldOfView->setValue(1000.0);
  EXPECT_EQ(shown().fovDegrees, 125.0F);
  cameras().fieldOfView->setValue(0.0);
  EXPECT_EQ(shown().fovDegrees, 1.0F);
  // AND the mouse's moves change them
  drag({0, 40}, Qt::MiddleButton);
  EXPECT_NEAR(cameras().target[1]->value(), double(shown().target.y), 0.006);
}

TEST_F(WindowCamera, PerspectiveHasAKey) {
  open({model});
  press(Qt::Key_O);
  settle();
  EXPECT_FALSE(shown().perspective);
  EXPECT_FALSE(window->commands()[app::ActionId::Perspective]->isChecked());
  // THEN an object twice as far is as large: parallel lines stay parallel
  const auto& matrices = view().scene()->cameraMatrices();
  const base::Vec4 near = matrices.projection * matrices.view * base::Vec4(0, 20, 0, 1);
  const base::Vec4 far = matrices.projection * matrices.view * base::Vec4(0, 20, 45, 1);
  EXPECT_FLOAT_EQ(near.y / near.w, far.y / far.w);
  press(Qt::Key_O);
  settle();
  EXPECT_TRUE(shown().perspective);
}

TEST_F(WindowCamera, BookmarksAreSetRecalledNamedAndSaved) {
  open({model});
  showCameras();
  // GIVEN no bookmark 3 THEN its key says what to do
  press(Qt::Key_3, Qt::ControlModifier);
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("3"));
  EXPECT_EQ(shown(), vmd::CameraState{});
  // WHEN two are set
  cameraTool().setCamera({{1, 2, 3}, {0.1F, 0.2F, 0.3F}, -7.0F, 50.0F, false});
  const vmd::CameraState close = shown();
  press(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
  press(Qt::Key_0, Qt::KeypadModifier);
  support::click(cameras().store);
  ASSERT_EQ(cameras().bookmarks->topLevelItemCount(), 2);
  EXPECT_EQ(cameras().bookmarks->topLevelItem(1)->text(1), "1") << "the least free key";
  // THEN their keys recall them
  press(Qt::Key_3, Qt::ControlModifier);
  EXPECT_EQ(shown(), close);
  press(Qt::Key_1, Qt::ControlModifier);
  EXPECT_EQ(shown(), vmd::CameraState{});
  // AND the list does
  cameras().bookmarks->setCurrentItem(cameras().bookmarks->topLevelItem(0));
  QTest::keyClick(cameras().bookmarks, Qt::Key_Return);
  EXPECT_EQ(shown(), close);
  // WHEN one is renamed
  support::click(cameras().rename);
  auto* line = cameras().bookmarks->findChild<QLineEdit*>();
  ASSERT_NE(line, nullptr);
  line->setText("顔 <b>");
  QTest::keyClick(line, Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return document().state().bookmarks[0].name == "顔 <b>"; }));
  // AND the show is saved, all is closed, and it is opened THEN they are as they were
  ASSERT_TRUE(window->saveShow(file("places.odori")));
  window->closeAll();
  EXPECT_EQ(cameras().bookmarks->topLevelItemCount(), 0);
  open({file("places.odori")});
  ASSERT_EQ(cameras().bookmarks->topLevelItemCount(), 2);
  EXPECT_EQ(cameras().bookmarks->topLevelItem(0)->text(0), "顔 <b>");
  press(Qt::Key_3, Qt::ControlModifier);
  EXPECT_EQ(shown(), close);
  // WHEN one is removed THEN its key has none
  cameras().bookmarks->setCurrentItem(cameras().bookmarks->topLevelItem(0));
  QTest::keyClick(cameras().bookmarks, Qt::Key_Delete);
  EXPECT_EQ(cameras().bookmarks->topLevelItemCount(), 1);
  press(Qt::Key_0, Qt::KeypadModifier);
  press(Qt::Key_3, Qt::ControlModifier);
  EXPECT_EQ(shown(), vmd::CameraState{});
}

}  // namespace
