// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How finely the view is drawn while it moves and while it stands still, as the screen shows it.

#include <cmath>

#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QScreen>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/panels/picture_panel.h"
#include "app/scene/shader_source.h"
#include "app/view/view_grid.h"
#include "tests/support/gui_window.h"

namespace {

using support::differingPixels;
using support::waitFor;

class WindowResolution : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    if (!app::gpuLimits().software) GTEST_SKIP() << "a graphics card draws";
    open({model, dance});
    pauseAt(10);
    settle();
  }
  /// Returns what the screen shows of the view.
  [[nodiscard]] QImage onScreen() const {
    return view().screen()->grabWindow(view().winId()).toImage().convertToFormat(QImage::Format_RGB32);
  }
  /// Draws the picture as one that moves, and returns what the screen shows.
  [[nodiscard]] QImage moving(float scale) {
    app::SceneView& scene = *view().scene();
    scene.setMotionScale(scale);
    scene.render();
    return onScreen();
  }
  /// Waits until a picture has stood still for long enough.
  [[nodiscard]] bool stands() {
    return waitFor([&] { return view().scene()->drawnWith().samples == app::kStillSamples; }, 10.0);
  }
  /// Returns how many pixels are neither white nor one of the few colours of the grid, the axes and
  /// the model's surface, but between white and red.
  [[nodiscard]] static int pink(const QImage& shown, const QRect& within) {
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y) {
      for (int x = within.left(); x <= within.right(); ++x) {
        const QColor colour = shown.pixelColor(x, y);
        count +=
            colour.red() > 100 && colour.green() > 40 && colour.green() < 215 && colour.red() > colour.green() + 20;
      }
    }
    return count;
  }
  /// Returns whether one of two views beside each other shows red at a point in world space.
  [[nodiscard]] bool redIn(const QImage& shown, std::size_t number, base::Vec3 world) const {
    const QSize whole = view().scene()->size(), one = view().scene()->viewSize();
    const app::PixelArea area =
        app::viewArea(app::viewGrid(2, whole.width(), whole.height()), number, whole.width(), whole.height());
    const auto& matrices = view().scene()->cameraMatrices();
    const base::Vec4 clip = matrices.projection * matrices.view * base::Vec4(world, 1.0F);
    const QColor colour =
        shown.pixelColor(area.x + static_cast<int>((clip.x / clip.w + 1.0F) / 2.0F * static_cast<float>(one.width())),
                         area.y + static_cast<int>((1.0F - clip.y / clip.w) / 2.0F * static_cast<float>(one.height())));
    return colour.red() > 60 && colour.green() < 40 && colour.blue() < 40;
  }
  [[nodiscard]] QRect aroundFoot() const {
    const QPoint at = viewPoint(kFootLifted) * view().devicePixelRatio();
    return {at.x() - 40, at.y() - 40, 80, 80};
  }
  /// Makes every picture too slow for this machine to draw 30 a second: four times the samples and
  /// pixels on a large window.
  void slowDown() {
    window->resize(1270, 790);
    view().setQuality({app::gpuLimits().samples >= 8 ? 8 : 4, 2.0F});
    settle();
  }
};

TEST_F(WindowResolution, AMovingPictureIsSoftAndWhatLiesOverItIsSharp) {
  playback().setBones(false);
  playback().say("IK off: 踊り子");
  settle();
  app::SceneView& scene = *view().scene();
  scene.render();
  const QImage whole = onScreen();
  ASSERT_EQ(whole.size(), scene.size());
  const QImage soft = moving(0.25F);
  EXPECT_EQ(scene.drawnWith(), (app::ViewQuality{1, 0.25F}));
  // THEN the model is where it was, with edges as wide as a drawn pixel
  EXPECT_GT(soft.pixelColor(viewPoint(kFootLifted) * view().devicePixelRatio()).red(), 60);
  EXPECT_LT(soft.pixelColor(viewPoint(kFootLifted) * view().devicePixelRatio()).green(), 40);
  EXPECT_GT(pink(soft, aroundFoot()), 3 * std::max(pink(whole, aroundFoot()), 20));
  // AND the message is as it was, letter by letter
  const QRect message(QPoint(), QSize(200, 40) * view().devicePixelRatio());
  EXPECT_EQ(differingPixels(whole.copy(message), soft.copy(message), 2), 0);
  // AND another movement goes back without a trace
  EXPECT_EQ(differingPixels(moving(1.0F), whole, 0), 0);
}

TEST_F(WindowResolution, APictureThatStandsStillHasFourSamples) {
  ASSERT_EQ(view().scene()->quality(), app::ViewQuality());
  settle();
  EXPECT_EQ(view().scene()->drawnWith().samples, 1);
  ASSERT_TRUE(stands());
  const QImage still = onScreen();
  const quint64 drawn = playback().picturesDrawn();
  // AND nothing more is drawn
  QTest::qWait(700);
  EXPECT_EQ(playback().picturesDrawn(), drawn);
  EXPECT_EQ(differingPixels(onScreen(), still, 0), 0);
  // AND the next movement goes back
  settle();
  EXPECT_EQ(view().scene()->drawnWith().samples, 1);
  ASSERT_TRUE(stands());
  // THEN it is the picture that four samples make
  view().setQuality({4, 1.0F});
  const QImage wanted = picture();
  EXPECT_EQ(differingPixels(still, wanted, 0), 0);
  // AND the stairs of one sample are gone
  view().setQuality({1, 1.0F});
  EXPECT_GT(differingPixels(still, picture(), 8), 20);
}

TEST_F(WindowResolution, ScreenshotsAreWholeWhileThePictureMoves) {
  const QImage wanted = playback().picture({.asShown = true}).value();
  (void)moving(0.25F);
  EXPECT_EQ(differingPixels(playback().picture({.asShown = true}).value(), wanted, 0), 0);
}

TEST_F(WindowResolution, SeveralViewsAreSoftWhereTheyWere) {
  choose(window->commands().sideBySide->actions()[1]);
  app::SceneView& scene = *view().scene();
  ASSERT_TRUE(waitFor([&] { return scene.captionAreas().size() == 2; }));
  playback().setBones(false);
  ASSERT_TRUE(waitFor([&] { return scene.ready(); }));
  settle();
  scene.render();
  const QImage whole = onScreen();
  for (const float scale : {0.67F, 0.25F}) {
    const QImage soft = moving(scale);
    // THEN only edges differ, captions don't
    EXPECT_LT(differingPixels(soft, whole, 128), whole.width() * whole.height() / 50) << scale;
    EXPECT_TRUE(redIn(soft, 0, kFootLifted)) << scale;
    EXPECT_TRUE(redIn(soft, 1, kFootAtRest)) << scale;
    EXPECT_GT(differingPixels(soft, whole, 8), 100) << scale;
    for (const QRect& caption : scene.captionAreas())
      EXPECT_EQ(differingPixels(whole.copy(caption), soft.copy(caption), 2), 0) << scale;
  }
  // AND one view again
  choose(window->commands().sideBySide->actions()[0]);
  settle();
  ASSERT_TRUE(stands());
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowResolution, PlayingTooSlowlyGivesUpPixelsAndAPauseBringsThemBack) {
  slowDown();
  const auto scale = [&] { return view().scene()->drawnWith().scale; };
  // WHEN the choice is the full resolution THEN it stays, however slow
  window->picturePanel().whilePlaying->setCurrentIndex(1);
  press(Qt::Key_Space);
  const quint64 before = playback().picturesDrawn();
  ASSERT_TRUE(waitFor([&] { return playback().picturesDrawn() > before + 15; }));
  EXPECT_EQ(scale(), 2.0F);
  if (playback().pace().milliseconds < 45.0) GTEST_SKIP() << "this machine draws everything fast";
  // WHEN it is automatic
  window->picturePanel().whilePlaying->setCurrentIndex(0);
  EXPECT_TRUE(waitFor([&] { return scale() < 2.0F; }, 20.0));
  // THEN the numbers say so, and their tip says why
  window->commands()[app::ActionId::FrameTimes]->setChecked(true);
  const auto* pace = window->findChild<QLabel*>(QStringLiteral("pace"));
  EXPECT_TRUE(waitFor([&] {
    return pace->text().contains(QStringLiteral("resolution %1 %").arg(std::lround(100.0F * scale() / 2.0F)));
  })) << pace->text().toStdString();
  EXPECT_TRUE(pace->toolTip().contains(QStringLiteral("No graphics card draws here"))) << pace->toolTip().toStdString();
  // AND the size of the view, where things are and screenshots are as before
  EXPECT_EQ(view().scene()->size(), view().pixels());
  window->transport().setPlaying(false);
  settle();
  EXPECT_EQ(scale(), 2.0F);
  EXPECT_TRUE(waitFor([&] { return !pace->text().contains(QStringLiteral("resolution")); }, 5.0));
  EXPECT_FALSE(pace->toolTip().contains(QStringLiteral("No graphics card")));
}

}  // namespace
