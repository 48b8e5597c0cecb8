// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Several views side by side: by menu, by their captions, and whatever else happens meanwhile.

#include <algorithm>
#include <array>
#include <cmath>

#include <glm/geometric.hpp>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/view/view_grid.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

constexpr int kWithoutIk = 1, kMmd = 3, kFabrik = 5;  // in a view's menu

/// IK has lifted the foot by six units; without IK it is at its rest position (gui_window.h).
class WindowViews : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(10);
    settle();
  }
  /// Chooses how many views are shown, from 1, and waits for them.
  void chooseCount(int views) {
    choose(window->commands().sideBySide->actions()[views - 1]);
    static_cast<void>(count());
  }
  [[nodiscard]] QAction* solver(std::size_t view, int at) const {
    return window->commands().viewSolvers[view]->actions()[at];
  }
  /// Returns where a view shows a point in world space, in device pixels.
  [[nodiscard]] QPoint pixelIn(std::size_t number, base::Vec3 world) const {
    const app::SceneView& scene = *view().scene();
    const app::ViewGrid grid = app::viewGrid(scene.captionAreas().size(), scene.size().width(), scene.size().height());
    const app::PixelArea area = app::viewArea(grid, number, scene.size().width(), scene.size().height());
    const auto& matrices = scene.cameraMatrices();
    const base::Vec4 clip = matrices.projection * matrices.view * base::Vec4(world, 1.0F);
    return {area.x + static_cast<int>((clip.x / clip.w + 1.0F) / 2.0F * static_cast<float>(area.width)),
            area.y + static_cast<int>((1.0F - clip.y / clip.w) / 2.0F * static_cast<float>(area.height))};
  }
  [[nodiscard]] bool redIn(const QImage& shown, std::size_t number, base::Vec3 world) const {
    const QColor colour = shown.pixelColor(pixelIn(number, world));
    return colour.red() > 60 && colour.green() < 30 && colour.blue() < 30;
  }
  /// Returns how many views the picture has; 0: a single one.
  [[nodiscard]] std::size_t count() {
    settle();
    // There is one view until all can be shown.
    EXPECT_TRUE(waitFor([&] { return view().scene()->ready(); }));
    settle();
    return view().scene()->captionAreas().size();
  }
  /// Returns the position of a caption in device-independent pixels.
  [[nodiscard]] QPoint captionPlace(std::size_t number) const {
    return (QPointF(view().scene()->captionAreas()[number].center()) / view().devicePixelRatio()).toPoint();
  }
};

TEST_F(WindowViews, EachShowsTheModelSolvedItsWay) {
  const QImage one = picture();
  const int undoable = document().undoStack().count();
  chooseCount(2);
  ASSERT_EQ(count(), 2U);
  // THEN two views are with IK and without it
  EXPECT_TRUE(waitFor([&] { return redIn(picture(), 1, kFootAtRest); }));
  const QImage two = picture();
  EXPECT_FALSE(redIn(two, 1, kFootLifted));
  EXPECT_TRUE(redIn(two, 0, kFootLifted));
  EXPECT_FALSE(redIn(two, 0, kFootAtRest));
  // AND the other way round
  choose(solver(0, kWithoutIk));
  choose(solver(1, kMmd));
  EXPECT_TRUE(waitFor([&] { return redIn(picture(), 0, kFootAtRest) && redIn(picture(), 1, kFootLifted); }));
  for (const int views : {3, 4}) {
    chooseCount(views);
    EXPECT_EQ(count(), static_cast<std::size_t>(views));
    EXPECT_TRUE(waitFor([&] { return redIn(picture(), static_cast<std::size_t>(views) - 1, kFootLifted); }));
    EXPECT_TRUE(redIn(picture(), 0, kFootAtRest));
  }
  // AND with one view all is as it was, and there is no step to undo
  chooseCount(1);
  EXPECT_EQ(count(), 0U);
  EXPECT_EQ(support::differingPixels(one, picture()), 0);
  EXPECT_EQ(document().undoStack().count(), undoable);
}

TEST_F(WindowViews, OneButtonShowsTheModelWithIkAndWithout) {
  // GIVEN two views that were the other way round before, a camera that is too near for half a
  // window, and IK switched off
  choose(solver(0, kWithoutIk));
  choose(solver(1, kMmd));
  chooseCount(1);
  ASSERT_EQ(count(), 0U);
  vmd::CameraState near = cameraTool().camera();
  near.distance = -20.0F;
  cameraTool().setCamera(near);
  press(Qt::Key_I);
  const QImage one = picture();
  // WHEN the button is pressed
  auto* button = window->commands().toolBar->widgetForAction(window->commands()[app::ActionId::SideBySide]);
  support::click(button);
  EXPECT_EQ(playback().said(), "Side by side: IK on, IK off");
  EXPECT_EQ(window->statusBar()->currentMessage(), "Side by side: IK on, IK off") << "before any picture is drawn";
  ASSERT_EQ(count(), 2U);
  // THEN the left view has IK on, the right one hasn't, and each has the whole model
  EXPECT_TRUE(waitFor([&] { return redIn(picture(), 0, kFootLifted) && redIn(picture(), 1, kFootAtRest); }));
  EXPECT_TRUE(window->commands()[app::ActionId::SideBySide]->isChecked());
  const app::ViewGrid grid = app::viewGrid(2, view().scene()->size().width(), view().scene()->size().height());
  for (const std::size_t number : {0U, 1U}) {
    const app::PixelArea area =
        app::viewArea(grid, number, view().scene()->size().width(), view().scene()->size().height());
    for (const base::Vec3 end : {base::Vec3(0, 20, 0), base::Vec3(1, 0, 0)})
      EXPECT_TRUE(QRect(area.x, area.y, area.width, area.height).contains(pixelIn(number, end))) << number;
  }
  // AND pressed again there is one view, as it was
  support::click(button);
  EXPECT_EQ(playback().said(), "One view");
  EXPECT_EQ(count(), 0U);
  EXPECT_EQ(support::differingPixels(one, picture()), 0);
}

TEST_F(WindowViews, AreFramedHoweverTheirNumberChanges) {
  // GIVEN two dancers who are far from each other, and the cameras that frame them in two, three
  // and four views after one
  choose(window->commands()[app::ActionId::Duplicate]);
  const app::ActorId other = document().state().actors.back().id;
  document().changeActor(other, app::fixedText("Place"),
                         [](app::DocumentActor& actor) { actor.switches.placement.position.x = 40.0F; });
  settle();
  const auto before = cameraTool().camera();
  std::array<vmd::CameraState, 5> framed;
  for (const int views : {2, 3, 4}) {
    chooseCount(views);
    ASSERT_EQ(count(), static_cast<std::size_t>(views));
    framed[static_cast<std::size_t>(views)] = cameraTool().camera();
    chooseCount(1);
    ASSERT_EQ(count(), 0U);
    EXPECT_EQ(cameraTool().camera(), before) << views;
  }
  // Views beside each other are the narrower the more there are.
  EXPECT_GT(std::abs(framed[3].distance), std::abs(framed[2].distance) + 5.0F);
  EXPECT_GT(std::abs(framed[4].distance), std::abs(framed[3].distance) + 5.0F);
  // WHEN a view's menu of solvers, the menu of numbers or the key changes the number THEN the
  // camera is the one for that number, whatever it was before
  const auto isFramed = [&](std::size_t views) {
    EXPECT_EQ(count(), views);
    EXPECT_NEAR(cameraTool().camera().distance, framed[views].distance, 1e-3F) << views;
    EXPECT_LT(glm::distance(cameraTool().camera().target, framed[views].target), 1e-3F) << views;
  };
  press(Qt::Key_V);
  isFramed(2);
  choose(solver(2, kWithoutIk));
  isFramed(3);
  choose(solver(3, kMmd));
  isFramed(4);
  chooseCount(3);
  isFramed(3);
  chooseCount(2);
  isFramed(2);
  chooseCount(1);
  EXPECT_EQ(count(), 0U);
  EXPECT_EQ(cameraTool().camera(), before);
}

TEST_F(WindowViews, BackBeforeAPictureIsDrawnLeavesTheCamera) {
  open({camera});
  const auto before = cameraTool().camera();
  window->commands()[app::ActionId::SideBySide]->trigger();
  window->commands()[app::ActionId::SideBySide]->trigger();
  settle();
  EXPECT_TRUE(cameraTool().followsMotion());
  EXPECT_EQ(cameraTool().camera(), before);
}

TEST_F(WindowViews, AShowThatIsOpenedMeanwhileHasItsOwnCameraAfterwards) {
  // GIVEN a show whose camera is far, and another camera in the window
  vmd::CameraState far = cameraTool().camera();
  far.distance = -90.0F;
  cameraTool().setCamera(far);
  settle();
  const auto show = file("far.odori");
  ASSERT_TRUE(window->saveShow(show));
  far.distance = -45.0F;
  cameraTool().setCamera(far);
  // WHEN it is opened while two views are shown
  press(Qt::Key_V);
  ASSERT_EQ(count(), 2U);
  open({show});
  ASSERT_EQ(count(), 2U);
  press(Qt::Key_V);
  // THEN one view has its camera
  EXPECT_EQ(count(), 0U);
  EXPECT_NEAR(cameraTool().camera().distance, -90.0F, 1e-3F);
}

TEST_F(WindowViews, TheMotionsCameraIsFollowedAgainAfterwards) {
  open({camera});
  ASSERT_TRUE(cameraTool().followsMotion());
  press(Qt::Key_V);
  ASSERT_EQ(count(), 2U);
  EXPECT_FALSE(cameraTool().followsMotion()) << "it would cut the model off";
  press(Qt::Key_V);
  EXPECT_EQ(count(), 0U);
  EXPECT_TRUE(cameraTool().followsMotion());
}

TEST_F(WindowViews, AModelIsFoundInEachOfThem) {
  chooseCount(2);
  pauseAt(0);
  ASSERT_EQ(count(), 2U);
  const auto found = [&](std::size_t number, base::Vec3 world) {
    return playback().modelAt(QPointF(pixelIn(number, world)) / view().devicePixelRatio());
  };
  for (const std::size_t number : {0U, 1U}) {
    EXPECT_EQ(found(number, kFootAtRest), document().state().actors[0].id) << number;
    EXPECT_EQ(found(number, {-1, 10, 0}), 0U) << number;
  }
}

TEST_F(WindowViews, WhoChoosesASolverForAViewSeesIt) {
  choose(solver(2, kWithoutIk));
  EXPECT_EQ(count(), 3U);
  EXPECT_TRUE(window->commands().sideBySide->actions()[2]->isChecked());
  EXPECT_TRUE(waitFor([&] { return redIn(picture(), 2, kFootAtRest); }));
  choose(solver(0, kFabrik));
  EXPECT_EQ(count(), 3U);
  EXPECT_EQ(window->currentShow().standIns().size(), 2U) << "FABRIK in two views is one";
}

TEST_F(WindowViews, ACaptionOpensItsViewsMenu) {
  chooseCount(2);
  settle();
  // WHEN the second view's caption is clicked, and "Without IK" chosen by the keyboard
  QTimer::singleShot(0, [] {
    ASSERT_TRUE(waitFor([] { return QApplication::activePopupWidget() != nullptr; }));
    QWidget* menu = QApplication::activePopupWidget();
    EXPECT_EQ(qobject_cast<QMenu*>(menu)->actions().size(), static_cast<qsizetype>(app::allViewSolvers().size()));
    for (int i = 0; i <= kWithoutIk; ++i) QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
  });
  QTest::mouseClick(&view(), Qt::LeftButton, {}, captionPlace(1));
  EXPECT_TRUE(waitFor([&] { return solver(1, kWithoutIk)->isChecked(); }));
  EXPECT_TRUE(waitFor([&] { return redIn(picture(), 1, kFootAtRest); }));
  // AND a drag from a caption turns no camera
  const auto before = window->cameraTool().camera();
  QTest::mousePress(&view(), Qt::LeftButton, {}, captionPlace(0));
  QMouseEvent move(QEvent::MouseMove, captionPlace(0) + QPoint(60, 60), view().mapToGlobal(QPoint(80, 80)),
                   Qt::NoButton, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&view(), &move);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, captionPlace(0) + QPoint(60, 60));
  EXPECT_EQ(window->cameraTool().camera().rotation, before.rotation);
  EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
}

TEST_F(WindowViews, EachMayHaveEachSolver) {
  chooseCount(4);
  for (const QActionGroup* group : window->commands().viewSolvers) {
    for (QAction* action : group->actions()) {
      choose(action);
      EXPECT_TRUE(action->isChecked()) << action->objectName().toStdString();
      EXPECT_EQ(count(), 4U);
    }
  }
}

TEST_F(WindowViews, BonesAreInTheFirstViewAndArePickedThereAlone) {
  chooseCount(2);
  const QImage without = picture();
  choose(window->commands()[app::ActionId::Bones]);
  const QImage with = picture();
  const app::PixelArea second = app::viewArea({2, 1}, 1, with.width(), with.height());
  const QRect place(second.x, second.y, second.width, second.height);
  EXPECT_EQ(with.copy(place), without.copy(place));
  EXPECT_NE(with, without);
  QSignalSpy chosen(window->findChild<app::BonePointer*>(), &app::BonePointer::chosen);
  const base::Vec3 head{0, 20, 0};
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelIn(1, head) / view().devicePixelRatio());
  EXPECT_TRUE(chosen.isEmpty());
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelIn(0, head) / view().devicePixelRatio());
  ASSERT_EQ(chosen.size(), 1);
  EXPECT_EQ(chosen[0][1].toInt(), 5);
  // AND while the first view shows a foot that rests, its mark is there
  choose(solver(0, kWithoutIk));
  settle();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelIn(0, {1, 1, 0}) / view().devicePixelRatio());
  ASSERT_EQ(chosen.size(), 2);
  EXPECT_EQ(chosen[1][1].toInt(), 3);
}

TEST_F(WindowViews, GoOnThroughAllThatHappens) {
  const app::WindowActions& commands = window->commands();
  chooseCount(4);
  choose(solver(3, kWithoutIk));
  const auto rests = [&] { return count() == 4 && redIn(picture(), 3, kFootAtRest); };
  EXPECT_TRUE(waitFor(rests));
  // a model that goes and comes back
  choose(commands[app::ActionId::Remove]);
  settle();
  EXPECT_TRUE(window->currentShow().standIns().empty());
  EXPECT_FALSE(commands.sideBySide->isEnabled() && commands.sideBySide->actions()[1]->isEnabled());
  document().undoStack().undo();
  EXPECT_TRUE(waitFor(rests));
  // one model twice: both have stand-ins, as many
  const std::size_t ofOne = window->currentShow().standIns().size();
  choose(commands[app::ActionId::Duplicate]);
  settle();
  EXPECT_EQ(window->currentShow().standIns().size(), 2 * ofOne);
  for (const app::DocumentActor& actor : document().state().actors)
    EXPECT_EQ(std::ranges::count(window->currentShow().standIns(), actor.id, &app::ShownActor::ghostOf), ofOne);
  document().undoStack().undo();
  EXPECT_TRUE(waitFor(rests));
  // read again, with a ghost, in another quality, of another size
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  choose(commands[app::ActionId::Reload]);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  EXPECT_TRUE(waitFor(rests));
  choose(commands[app::ActionId::Ghost]);
  EXPECT_TRUE(waitFor(rests));
  view().setQuality({1, 0.5F});
  EXPECT_TRUE(waitFor(rests));
  view().setQuality({4, 1.0F});
  EXPECT_TRUE(waitFor(rests));
  for (const QSize size : {QSize(640, 480), QSize(431, 701), QSize(1200, 700)}) {
    window->resize(size);
    EXPECT_TRUE(waitFor(rests)) << size.width();
  }
  // pictures of it, also without background
  EXPECT_EQ(playback().picture({.transparent = true, .asShown = true}).value().size(),
            playback().picture({.asShown = true}).value().size());
  const QImage transparent = playback().picture({.transparent = true, .asShown = true}).value();
  EXPECT_TRUE(redIn(transparent, 3, kFootAtRest));
  // a film has them
  const app::FilmScene film = playback().filmScene();
  EXPECT_EQ(film.beside, std::vector{document().state().actors[0].id});
  EXPECT_EQ(film.views.size(), 4U);
  EXPECT_EQ(film.look.captions[0], "IK on");
  // an empty show, and another actor in it
  choose(commands[app::ActionId::CloseAll]);
  EXPECT_FALSE(commands.sideBySide->actions()[1]->isEnabled());
  open({model, dance});
  pauseAt(10);
  EXPECT_TRUE(waitFor(rests));
  chooseCount(1);
  EXPECT_EQ(count(), 0U);
  EXPECT_TRUE(playback().filmScene().beside.empty());
}

}  // namespace
