// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How finely the view is drawn while it moves and while it stands still, as the screen shows it.

#include <algorithm>
#include <cmath>
#include <vector>

#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QScreen>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/panels/picture_panel.h"
#include "app/scene/shader_source.h"
#include "app/view/view_grid.h"
#include "pmx/pmx/pmx_writer.h"
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
    return waitFor([&] { return view().scene()->drawnWith().samples == app::kStillSamples; });
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
};

TEST_F(WindowResolution, AMovingPictureIsSoftAndWhatLiesOverItIsSharp) {
  playback().setBones(false);
  playback().say("IK off: 踊り子");
  settle();
  app::SceneView& scene = *view().scene();
  scene.render();
  const QImage whole = onScreen();
  ASSERT_EQ(whole.size(), scene.size());
  const QImage soft = moving(0.5F);
  EXPECT_EQ(scene.drawnWith(), (app::ViewQuality{1, 0.5F}));
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
  (void)moving(0.5F);
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
  for (const float scale : {0.67F, 0.5F}) {
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

TEST_F(WindowResolution, AThinOutlineOfAMovingPictureIsALineWithoutGaps) {
  // GIVEN a white square on white, turned by 10 degrees, with a black outline at its left and right
  constexpr float kTurn = 10.0F * base::kPi / 180.0F, kEdgeSize = 0.5F;
  const base::Vec3 side(std::cos(kTurn), std::sin(kTurn), 0.0F), up(-side.y, side.x, 0.0F), middle(1, 8, 0);
  pmx::Model white = support::legModel();
  const base::Vec2 corners[] = {{-3, 3}, {3, 3}, {3, -3}, {-3, -3}};
  for (std::size_t i = 0; i < 4; ++i) {
    pmx::Vertex& vertex = white.vertices[i];
    vertex.position = middle + corners[i].x * side + corners[i].y * up;
    vertex.normal = corners[i].x < 0.0F ? -side : side;
    vertex.bones[0] = 0;
  }
  white.indices = {0, 2, 1, 0, 3, 2, 4, 5, 6};  // its back is seen, of which the outline is made
  pmx::Material& material = white.materials[0];
  material.diffuse = base::Vec4(1.0F);
  material.ambient = base::Vec3(1.0F);
  material.flags |= pmx::materialFlag::edge;
  material.edgeSize = kEdgeSize;
  material.edgeColour = {0, 0, 0, 1};
  ASSERT_TRUE(pmx::writePmxFile(white, file("white.pmx")));
  open({file("white.pmx")});
  window->picturePanel().behind->setCurrentIndex(1);
  emit window->picturePanel().behind->activated(1);
  playback().setGround(false);
  playback().setBones(false);
  settle();
  // WHEN it is drawn as one that moves THEN each row has as much black as the outline is wide by
  // mmd-reference.md 11.7, which is less than a drawn pixel
  const auto& matrices = view().scene()->cameraMatrices();
  const auto pixelsAt = [&](base::Vec3 world) {  // of a unit
    const float away = (matrices.view * base::Vec4(world, 1.0F)).z;
    return float(view().scene()->size().height()) / 2.0F / std::tan(15.0F * base::kPi / 180.0F) / away;
  };
  const float wide = 0.001F * kEdgeSize * glm::distance(matrices.eye, white.bones[1].position) * pixelsAt(middle);
  ASSERT_LT(wide, 1.0F);
  const QImage soft = moving(0.5F);
  const auto ratio = static_cast<int>(view().devicePixelRatio());
  const int top = viewPoint(middle - 3.0F * side + 2.0F * up).y() * ratio;
  const int bottom = viewPoint(middle - 3.0F * side - 2.0F * up).y() * ratio;
  ASSERT_GT(bottom - top, 40);
  float total = 0.0F;
  for (int y = top; y < bottom; ++y) {
    float black = 0.0F;
    for (int x = 0; x < viewPoint(middle).x() * ratio; ++x)
      black += 1.0F - static_cast<float>(soft.pixelColor(x, y).green()) / 255.0F;
    EXPECT_GT(black, 0.5F * wide) << y;
    EXPECT_LT(black, 2.5F * wide) << y;
    total += black;
  }
  EXPECT_NEAR(total / float(bottom - top), wide / std::cos(kTurn), 0.1F * wide);
}

TEST_F(WindowResolution, PlayingTooSlowlyGivesUpPixelsAndAPauseBringsThemBack) {
  const auto scale = [&] { return view().scene()->drawnWith().scale; };
  const auto playMore = [&] {
    const quint64 before = playback().picturesDrawn();
    return waitFor([&] { return playback().picturesDrawn() > before + 20; });
  };
  // GIVEN a machine whose pictures take 60 ms, all of it for their pixels
  double whole = 60.0;
  playback().setPictureTime([&] { return whole * double(scale()) * double(scale()); });
  // WHEN the choice is the full resolution THEN it stays, however slow
  window->picturePanel().whilePlaying->setCurrentIndex(1);
  press(Qt::Key_Space);
  ASSERT_TRUE(playMore());
  EXPECT_EQ(scale(), 1.0F);
  // WHEN it is automatic THEN it is the finest at which 30 pictures are drawn a second: 0.82 takes
  // 40 ms, 0.67 takes 27 ms
  window->picturePanel().whilePlaying->setCurrentIndex(0);
  ASSERT_TRUE(waitFor([&] { return scale() < 1.0F; }));
  EXPECT_EQ(scale(), 0.67F);
  ASSERT_TRUE(playMore());
  EXPECT_EQ(scale(), 0.67F);
  // AND the numbers say so, and their tip says why
  window->commands()[app::ActionId::FrameTimes]->setChecked(true);
  const auto* pace = window->findChild<QLabel*>(QStringLiteral("pace"));
  EXPECT_TRUE(waitFor([&] { return pace->text().contains(QStringLiteral("resolution 67 %")); }))
      << pace->text().toStdString();
  EXPECT_TRUE(pace->toolTip().contains(QStringLiteral("No graphics card draws here"))) << pace->toolTip().toStdString();
  // AND the size of the view is as before
  EXPECT_EQ(view().scene()->size(), view().pixels());
  // AND a pause brings them back
  window->transport().setPlaying(false);
  settle();
  EXPECT_EQ(scale(), 1.0F);
  EXPECT_TRUE(waitFor([&] { return !pace->text().contains(QStringLiteral("resolution")); }));
  EXPECT_FALSE(pace->toolTip().contains(QStringLiteral("No graphics card")));
  // AND so does a machine that is fast again, while it plays
  whole = 15.0;
  std::vector<float> scales;
  QObject::connect(&playback(), &app::Playback::frameShown, window.get(), [&] { scales.push_back(scale()); });
  window->transport().setPlaying(true);
  EXPECT_TRUE(waitFor([&] { return scales.size() > 20 && scales.back() == 1.0F; }));
  EXPECT_EQ(scales.front(), 0.67F);
  EXPECT_TRUE(window->transport().playing());
}

}  // namespace
