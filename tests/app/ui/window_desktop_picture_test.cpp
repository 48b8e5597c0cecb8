// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The picture of the models on the desktop: its parts, when it is drawn, and where it takes clicks.

#include <cstdlib>

#include <QActionGroup>
#include <QElapsedTimer>
#include <QPainter>

#include "app/document/document.h"
#include "app/playback/transport.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/window_desktop.h"

namespace {

using app::ActionId;
using support::waitFor;
using support::WindowDesktopStage;

TEST_F(WindowDesktopStage, ShowsTheModelAlone) {
  enter();
  ASSERT_EQ(seen.size(), view().pixels());
  // The surface has alpha, and the ground, the grid and the gradient are gone.
  EXPECT_GT(view().format().alphaBufferSize(), 0);
  const QPoint foot = (QPointF(viewPoint(kFootLifted)) * view().devicePixelRatio()).toPoint();
  EXPECT_EQ(seen.pixelColor(foot).alpha(), 255);
  EXPECT_GT(seen.pixelColor(foot).red(), 60);
  int translucent = 0, solid = 0;
  for (int y = 0; y < seen.height(); ++y)
    for (int x = 0; x < seen.width(); ++x) {
      const QRgb pixel = seen.pixel(x, y);
      translucent += qAlpha(pixel) > 0 && qAlpha(pixel) < 255;
      solid += qAlpha(pixel) == 255;
    }
  EXPECT_LT(solid, seen.width() * seen.height() / 4);
  EXPECT_LT(translucent, solid) << "edges";
  EXPECT_EQ(qAlpha(seen.pixel(2, seen.height() - 3)), 0);
}

/// Writes the model so that it throws a shadow on the ground.
void giveShadow(const std::filesystem::path& model) {
  pmx::Model shadowed = support::legModel();
  for (pmx::Material& material : shadowed.materials) material.flags |= pmx::materialFlag::groundShadow;
  ASSERT_TRUE(pmx::writePmxFile(shadowed, model));
}

int pixelsOfShadow(const QImage& picture) {
  int count = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) {
      const QRgb pixel = picture.pixel(x, y);
      count += std::abs(qAlpha(pixel) - 128) <= 1 && qRed(pixel) == qGreen(pixel);
    }
  return count;
}

TEST_F(WindowDesktopStage, ItsShadowIsTranslucentAndTakesNoClicks) {
  giveShadow(model);
  enter();
  ASSERT_EQ(document().look().picture.light.ground, app::GroundShadow::Opaque);
  EXPECT_GT(pixelsOfShadow(seen), 20);
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  for (const QRect& each : *desktop().clicks()) {
    const QPoint middle = each.center();
    EXPECT_FALSE(pixelsOfShadow(seen.copy(each)) == each.width() * each.height()) << middle.x() << ' ' << middle.y();
  }
}

TEST_F(WindowDesktopStage, TakesClicksOnTheModelAlone) {
  enter();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  const QPoint foot = (QPointF(viewPoint(kFootLifted)) * view().devicePixelRatio()).toPoint();
  EXPECT_TRUE(desktop().clicks()->contains(foot));
  EXPECT_FALSE(desktop().clicks()->contains(foot + QPoint(200, 0)));
  EXPECT_FALSE(desktop().clicks()->contains(QPoint(3, view().pixels().height() - 3)));
  // WHEN the model moves THEN the place does
  pauseAt(0);
  still();
  const QPoint atRest = (QPointF(viewPoint(kFootAtRest)) * view().devicePixelRatio()).toPoint();
  EXPECT_TRUE(waitFor([&] { return desktop().clicks()->contains(atRest) && !desktop().clicks()->contains(foot); }));
  // WHEN clicks shall not go through THEN the whole window takes them
  action(ActionId::StageClicks)->trigger();
  EXPECT_FALSE(desktop().clicks().has_value());
  action(ActionId::StageClicks)->trigger();
  EXPECT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
}

TEST_F(WindowDesktopStage, DrawsNoMorePicturesThanChosen) {
  for (QAction* rate : window->commands().stageRates->actions())
    if (rate->data().toInt() == 10) rate->trigger();
  enter();
  window->transport().setPlaying(true);
  QElapsedTimer timer;
  timer.start();
  const quint64 before = playback().picturesDrawn();
  ASSERT_TRUE(waitFor([&] { return timer.elapsed() >= 1500 && playback().picturesDrawn() > before; }));
  const auto drawn = static_cast<double>(playback().picturesDrawn() - before);
  EXPECT_LE(drawn, static_cast<double>(timer.elapsed()) * 1e-3 * 10.0 + 2.0);
}

TEST_F(WindowDesktopStage, DrawsNothingWhileHiddenOrStill) {
  tray = true;
  enter();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  const auto drawnIn = [&](int milliseconds) {
    const quint64 before = playback().picturesDrawn();
    QTest::qWait(milliseconds);
    return playback().picturesDrawn() - before;
  };
  static_cast<void>(drawnIn(300));  // what comes of the model's standing still
  EXPECT_EQ(drawnIn(700), 0U) << "still";
  window->transport().setPlaying(true);
  action(ActionId::HideStage)->trigger();
  ASSERT_TRUE(waitFor([&] { return !view().isExposed(); }));
  EXPECT_EQ(drawnIn(700), 0U) << "hidden";
  action(ActionId::HideStage)->trigger();
  const quint64 before = playback().picturesDrawn();
  EXPECT_TRUE(waitFor([&] { return playback().picturesDrawn() > before; })) << "seen again";
}

TEST_F(WindowDesktopStage, KeepsAPlaceForClicksWhenNothingIsSeen) {
  enter();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  const QRegion before = *desktop().clicks();
  QImage nothing(view().pixels(), QImage::Format_ARGB32_Premultiplied);
  nothing.fill(Qt::transparent);
  emit view().outlineSeen(nothing);
  EXPECT_EQ(*desktop().clicks(), before);
}

TEST_F(WindowDesktopStage, AFadeDoesNotDarkenTheDesktop) {
  enter();
  // Halfway through the last second: the picture in the window would be half dark.
  app::Transport& transport = window->transport();
  transport.setLoop(false);
  transport.setFade(1.0);
  transport.setFollowing(app::SongDescription(), {});
  transport.seek(transport.clock().lastFrame() - 15.0);
  ASSERT_NEAR(transport.brightness(), 0.5, 1e-6);
  still();
  EXPECT_EQ(qAlpha(seen.pixel(2, 2)), 0);
  EXPECT_EQ(qAlpha(seen.pixel(2, seen.height() - 3)), 0);
}

/// Applets and the start page get this picture.
TEST_F(WindowDesktopStage, ItsPictureIsTheShownOneOverTheBackground) {
  giveShadow(model);
  enter();
  document().setBackground(QColor(10, 200, 30));
  still();
  QImage expected(seen.size(), QImage::Format_RGB32);
  expected.fill(QColor(10, 200, 30));
  QPainter(&expected).drawImage(QPoint(), seen.convertToFormat(QImage::Format_ARGB32_Premultiplied));
  const auto got = playback().picture({.asShown = true});
  ASSERT_TRUE(got) << base::describe(got.error());
  ASSERT_EQ(got->size(), expected.size());
  EXPECT_EQ(support::differingPixels(*got, expected, 2), 0);
  // WHEN it is hidden THEN there is one, too
  tray = true;
  ASSERT_TRUE(waitFor([&] { return action(ActionId::HideStage)->isEnabled(); }));
  action(ActionId::HideStage)->trigger();
  ASSERT_TRUE(waitFor([&] { return !view().isExposed(); }));
  const auto hidden = playback().picture({.asShown = true});
  ASSERT_TRUE(hidden) << base::describe(hidden.error());
  EXPECT_LT(support::differingPixels(*hidden, expected), 20000);
}

}  // namespace
