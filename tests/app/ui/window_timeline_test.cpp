// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The timeline in the window: its dock, its connection with the transport, and bones that are
// chosen in the view.

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QStatusBar>
#include <QtTest>

#include "app/playback/timeline.h"
#include "app/playback/timeline_panel.h"
#include "app/stage/camera_tool.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowTimeline : public support::WindowTest {
 protected:
  [[nodiscard]] app::Timeline& timeline() const { return window->timelinePanel().timeline(); }
  [[nodiscard]] static QDockWidget* dockOf(app::MainWindow& of) { return of.findChild<QDockWidget*>("timelinePanel"); }
  [[nodiscard]] QPoint at(double frame, int y) const { return {static_cast<int>(timeline().scale().xOf(frame)), y}; }
  [[nodiscard]] const app::KeyRow& bones() const { return window->timelinePanel().rows().rows().front(); }
  void clickView(QPoint place) { QTest::mouseClick(&view(), Qt::LeftButton, {}, place); }
};

TEST_F(WindowTimeline, ComesAndGoesWithTAndTheMenu) {
  open({model, dance});
  QDockWidget* dock = dockOf(*window);
  ASSERT_TRUE(dock->isVisible());
  EXPECT_TRUE(window->commands().panels->actions().contains(dock->toggleViewAction()));
  press(Qt::Key_T);
  EXPECT_FALSE(dock->isVisible());
  press(Qt::Key_T);
  EXPECT_TRUE(dock->isVisible());
  dock->close();
  EXPECT_FALSE(dock->toggleViewAction()->isChecked());
  dock->toggleViewAction()->trigger();
  EXPECT_TRUE(dock->isVisible());
}

TEST_F(WindowTimeline, IsWhereItWasWhenTheWindowOpensAgain) {
  support::keepSettingsIn(folder.path());
  for (const bool shown : {false, true}) {
    {
      app::MainWindow first((app::WindowOptions()));
      first.show();
      dockOf(first)->setVisible(shown);
      first.close();
    }
    app::MainWindow second((app::WindowOptions()));
    second.show();
    EXPECT_FALSE(dockOf(second)->isVisible()) << "the start page is there";
    QSignalSpy loaded(&second, &app::MainWindow::loaded);
    second.openFiles({model});
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
    EXPECT_TRUE(waitFor([&] { return dockOf(second)->isVisible() == shown; }));
    second.close();
  }
}

TEST_F(WindowTimeline, APressGoesThereAndADragHoldsTheDance) {
  open({model, dance});
  // GIVEN the foot at rest WHEN frame 15 is pressed THEN its picture comes
  ASSERT_TRUE(redAt(kFootAtRest));
  const int row = timeline().rulerHeight() + 5;
  QTest::mouseClick(&timeline(), Qt::LeftButton, {}, at(15, row));
  EXPECT_NEAR(window->clock().frame(), 15.0, 1.0);
  EXPECT_TRUE(redAt(kFootLifted));
  // WHEN it plays and is dragged THEN it waits there, and goes on after
  window->transport().setPlaying(true);
  QTest::mousePress(&timeline(), Qt::LeftButton, {}, at(100, row));
  EXPECT_FALSE(window->clock().playing());
  EXPECT_NEAR(window->clock().frame(), 100.0, 1.0);
  QTest::mouseRelease(&timeline(), Qt::LeftButton, {}, at(100, row));
  EXPECT_TRUE(window->clock().playing());
}

TEST_F(WindowTimeline, ThePartOfTheRulerIsThePartThatIsPlayed) {
  open({model, dance});
  QTest::mousePress(&timeline(), Qt::LeftButton, {}, at(100, 5));
  QMouseEvent move(QEvent::MouseMove, at(200, 5), timeline().mapToGlobal(at(200, 5)), Qt::NoButton, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&timeline(), &move);
  QTest::mouseRelease(&timeline(), Qt::LeftButton, {}, at(200, 5));
  ASSERT_TRUE(window->clock().range());
  EXPECT_NEAR(window->clock().range()->first, 100.0, 1.0);
  EXPECT_NEAR(window->clock().range()->last, 200.0, 1.0);
  // AND the keys' area does as the ruler does
  const QImage before = timeline().grab().toImage();
  press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(window->clock().range());
  EXPECT_NE(timeline().grab().toImage(), before);
}

TEST_F(WindowTimeline, KeysZoomAndMoveIt) {
  open({model, dance});
  const auto& scale = timeline().scale();
  ASSERT_TRUE(scale.whole());
  press(Qt::Key_Plus, Qt::ControlModifier);
  press(Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_FALSE(scale.whole());
  const double first = scale.first();
  press(Qt::Key_Right, Qt::AltModifier);
  EXPECT_GT(scale.first(), first);
  press(Qt::Key_Left, Qt::AltModifier);
  EXPECT_NEAR(scale.first(), first, 1e-6);
  press(Qt::Key_Minus, Qt::ControlModifier);
  EXPECT_FALSE(scale.whole());
  press(Qt::Key_0, Qt::ControlModifier);
  EXPECT_TRUE(scale.whole());
  EXPECT_EQ(cameraTool().camera(), vmd::CameraState()) << "0 alone is the camera's";
}

TEST_F(WindowTimeline, ControlAndArrowsGoFromKeyToKey) {
  // GIVEN a model with keys at 0, 10 and 300, switches at 0 and 20, and a camera with a key at 60
  open({model, dance, camera});
  const auto said = [&] { return window->statusBar()->currentMessage(); };
  const auto forward = [&] { press(Qt::Key_Right, Qt::ControlModifier); };
  const auto back = [&] { press(Qt::Key_Left, Qt::ControlModifier); };
  // THEN without a bone they are those of all of the model, and a message says whose
  for (const double frame : {10.0, 20.0, 300.0, 300.0}) {
    forward();
    EXPECT_EQ(window->clock().frame(), frame);
    EXPECT_TRUE(said().contains("踊り子")) << said().toStdString();
  }
  EXPECT_TRUE(said().contains("no key after")) << said().toStdString();
  back();
  EXPECT_EQ(window->clock().frame(), 20.0);
  // WHEN a bone is selected THEN its own, from between two of them, too; and the dance pauses
  window->selection().setParts({.bone = 4});
  window->transport().setPlaying(true);
  window->transport().seek(15.5);
  back();
  EXPECT_EQ(window->clock().frame(), 10.0);
  EXPECT_FALSE(window->clock().playing());
  EXPECT_TRUE(said().contains("左足ＩＫ") && said().contains("10")) << said().toStdString();
  forward();
  EXPECT_EQ(window->clock().frame(), 300.0);
  // WHEN it has none THEN a message says so, and nothing moves
  window->selection().setParts({.bone = 5});
  back();
  EXPECT_EQ(window->clock().frame(), 300.0);
  EXPECT_TRUE(said().contains("no keys")) << said().toStdString();
  // AND where there is only a camera, its keys
  window->commands()[app::ActionId::CloseAll]->trigger();
  open({camera});
  window->transport().seek(0);
  forward();
  EXPECT_EQ(window->clock().frame(), 60.0);
  EXPECT_TRUE(said().contains("Camera")) << said().toStdString();
}

TEST_F(WindowTimeline, ABoneIsChosenByAClickInTheView) {
  // GIVEN bones, of which the foot's controller has keys at 0, 10 and 300
  open({model, dance});
  EXPECT_EQ(bones().frames, (app::KeyFrames{0, 10, 300}));
  press(Qt::Key_B);
  settle();
  const QImage bare = picture();
  const auto seen = cameraTool().camera();
  // WHEN the head is clicked THEN it is selected everywhere
  clickView(viewPoint({0, 20, 0}));
  EXPECT_EQ(window->selection().parts().bone, 5);
  EXPECT_EQ(bones().name, "頭 (head)");
  EXPECT_TRUE(bones().frames.empty());
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("頭"));
  EXPECT_GT(support::differingPixels(bare, picture()), 30) << "it stands out";
  EXPECT_EQ(cameraTool().camera(), seen);
  // WHEN a drag begins on another THEN it turns the camera, and selects nothing
  const QPoint knee = viewPoint({1, 9, -0.3F});
  QTest::mousePress(&view(), Qt::LeftButton, {}, knee);
  QMouseEvent move(QEvent::MouseMove, knee + QPoint(60, 0), view().mapToGlobal(knee + QPoint(60, 0)), Qt::NoButton,
                   Qt::LeftButton, {});
  QCoreApplication::sendEvent(&view(), &move);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, knee + QPoint(60, 0));
  settle();
  EXPECT_EQ(window->selection().parts().bone, 5);
  EXPECT_NE(cameraTool().camera(), seen);
  // WHEN it is clicked away from all bones THEN none is selected
  clickView({5, 5});
  EXPECT_EQ(window->selection().parts().bone, -1);
  EXPECT_EQ(bones().name, "All bones");
  // AND while bones aren't shown a click selects nothing
  press(Qt::Key_B);
  settle();
  clickView(viewPoint({0, 20, 0}));
  EXPECT_EQ(window->selection().parts().bone, -1);
}

}  // namespace
