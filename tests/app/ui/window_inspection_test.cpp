// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Inspection by keys: wireframe, normals, weights, names, times; and how the look is kept.

#include <cmath>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/picture_panel.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "tests/app/ui/stored_values.h"
#include "tests/app/ui/window_show.h"

namespace {

using support::differingPixels;
using support::waitFor;

class WindowInspection : public support::WindowShow {
 protected:
  /// Counts the pixels around a point in world space (within `reach`, device pixels) that fit.
  template <class Fits>
  int count(base::Vec3 world, int reach, Fits fits) {
    const QImage shown = picture();
    const QPoint at = viewPoint(world) * view().devicePixelRatio();
    int found = 0;
    for (int y = at.y() - reach; y <= at.y() + reach; ++y)
      for (int x = at.x() - reach; x <= at.x() + reach; ++x)
        found += shown.valid(x, y) && fits(shown.pixelColor(x, y)) ? 1 : 0;
    return found;
  }
  /// Returns a picture some frames later: a shader's first one is empty.
  QImage later() {
    for (int i = 0; i < 4; ++i) settle();
    return picture();
  }
  void selectBone(std::int32_t bone) {
    app::SelectedParts parts;
    parts.bone = bone;
    window->selection().setParts(parts);
  }
  static bool red(const QColor& c) { return c.red() > 100 && c.green() < 30 && c.blue() < 30; }
  static bool blue(const QColor& c) { return c.blue() > c.red() + 20 && c.blue() > c.green() + 20; }
};

TEST_F(WindowInspection, TheWireframeHasItsKeyAndGoesWithoutATrace) {
  open({model});
  cameraTool().setCamera(app::zoomed(cameraTool().camera(), 5.0F));
  cameraTool().setCamera({{1, 1, 0}, {}, -10.0F, 30.0F, true});
  const QImage plain = later();
  const auto dark = [](const QColor& c) { return c.red() < 120 && c.green() < 60 && c.blue() < 60; };
  // GIVEN the middle of a red square WHEN edges are shown THEN its diagonal is dark there, and all
  // but the edges is red
  ASSERT_EQ(count(kFootAtRest, 2, red), 25);
  press(Qt::Key_W);
  later();
  const int line = count(kFootAtRest, 2, [&](const QColor& c) { return dark(c) && !red(c); });
  EXPECT_GE(line, 4);
  EXPECT_LE(line, 15);
  EXPECT_EQ(count(kFootAtRest + base::Vec3(0.5F, -0.7F, 0), 2, red), 25);
  // WHEN it is pressed again THEN nothing of it is left
  press(Qt::Key_W);
  EXPECT_EQ(differingPixels(later(), plain), 0);
}

TEST_F(WindowInspection, NormalsStandOnVertices) {
  open({model});
  // GIVEN the square from aside: its normals point to -Z, which is to the left from the model's
  // left
  cameraTool().setCamera({{1, 1, 0}, {0, base::kPi / 2.0F, 0}, -10.0F, 30.0F, true});
  const QImage plain = later();
  press(Qt::Key_N, Qt::ShiftModifier);
  const QImage with = later();
  int least = with.width(), most = -1;
  for (int y = 0; y < with.height(); ++y) {
    for (int x = 0; x < with.width(); ++x) {
      if (with.pixel(x, y) == plain.pixel(x, y)) continue;
      least = std::min(least, x);
      most = std::max(most, x);
    }
  }
  // THEN each is about 0.12 units long: 1.2 % of ten units of distance, at the corners a little
  // nearer or farther
  const QPoint corner = viewPoint({1, 2, 0}) * view().devicePixelRatio();
  const double perUnit = double(with.height()) / (2.0 * 10.0 * std::tan(15.0 * 3.14159265 / 180.0));
  ASSERT_GE(most, 0) << "nothing is drawn";
  EXPECT_NEAR(double(most - least), 0.12 * perUnit, 4.0);
  EXPECT_NEAR(std::max(std::abs(most - corner.x()), std::abs(least - corner.x())), 0.12 * perUnit, 5.0);
  press(Qt::Key_N, Qt::ShiftModifier);
  EXPECT_EQ(differingPixels(later(), plain), 0);
}

TEST_F(WindowInspection, WeightsAreThoseOfTheSelectedBone) {
  open({model});
  addFiles({second});
  select(1);
  place(6.0F);
  select(0);
  const QImage plain = later();
  // GIVEN the foot is on bone 3 alone WHEN that is selected THEN it is hot; the other model is as
  // it was
  selectBone(3);
  press(Qt::Key_W, Qt::ShiftModifier);
  later();
  EXPECT_EQ(count(kFootAtRest, 2, red), 25);
  const auto bright = [](const QColor& c) { return c.red() > 200 && c.green() < 10; };
  EXPECT_EQ(count(kFootAtRest, 2, bright), 25) << "all of it: the hottest red, not the material's";
  EXPECT_EQ(count(aside(kFootAtRest, 6), 2, bright), 0);
  // WHEN another bone is selected THEN it is cold
  selectBone(2);
  later();
  EXPECT_EQ(count(kFootAtRest, 2, blue), 25);
  // AND so it is for none, and for a bone that doesn't exist
  for (const std::int32_t bone : {-1, 5000, 1 << 30}) {
    selectBone(bone);
    later();
    EXPECT_EQ(count(kFootAtRest, 2, blue), 25) << bone;
  }
  // WHEN the other model is selected THEN that one shows its weights
  select(1);
  selectBone(3);
  later();
  EXPECT_EQ(count(aside(kFootAtRest, 6), 2, bright), 25);
  EXPECT_EQ(count(kFootAtRest, 2, blue), 0);
  // AND it may be removed, and come back
  press(Qt::Key_Delete);
  later();
  document().undoStack().undo();
  later();
  select(0);
  press(Qt::Key_W, Qt::ShiftModifier);
  EXPECT_EQ(differingPixels(later(), plain), 0);
}

TEST_F(WindowInspection, NamesStandBesideBones) {
  open({model});
  const QImage plain = later();
  press(Qt::Key_N);
  const QImage with = later();
  const auto differs = [&](const QRect& part) { return differingPixels(with.copy(part), plain.copy(part)); };
  // THEN there is text right of the head, and nothing left of it: bones themselves aren't shown
  const QPoint head = viewPoint({0, 20, 0}) * view().devicePixelRatio();
  EXPECT_GT(differs({head.x() + 10, head.y() - 10, 20, 20}), 20);
  EXPECT_EQ(differs({head.x() - 30, head.y() - 10, 30, 20}), 0);
  press(Qt::Key_N);
  EXPECT_EQ(differingPixels(later(), plain), 0);
}

TEST_F(WindowInspection, TheGraphOfTimesIsInItsCorner) {
  open({model, dance});
  pauseAt(3);
  const QImage plain = later();
  press(Qt::Key_G, Qt::ShiftModifier);
  window->transport().setPlaying(true);
  ASSERT_TRUE(waitFor([&] { return window->clock().frame() > 30.0; }));
  pauseAt(3);
  const QImage with = later();
  const int half = with.height() * 2 / 3;
  EXPECT_GT(differingPixels(with.copy(0, half, with.width(), with.height() - half),
                            plain.copy(0, half, with.width(), with.height() - half)),
            10000);
  EXPECT_EQ(differingPixels(with.copy(0, 0, with.width(), half), plain.copy(0, 0, with.width(), half)), 0);
  // THEN some picture took some time to draw: green is there beside the legend's patch
  int green = 0;
  for (int y = half; y < with.height(); ++y)
    for (int x = 0; x < with.width(); ++x) {
      const QColor at = with.pixelColor(x, y);
      green += at.green() > 150 && at.red() < 120 && at.blue() < 130 ? 1 : 0;
    }
  EXPECT_GT(green, 150);
  press(Qt::Key_G, Qt::ShiftModifier);
  EXPECT_EQ(differingPixels(later(), plain), 0);
}

TEST_F(WindowInspection, AnotherQualityKeepsTheLastPictureOverTheBlank) {
  open({model});
  auto* stage = window->findChild<app::Stage*>();
  EXPECT_FALSE(stage->covered());
  bool covered = false;
  QObject::connect(&view(), &app::ViewWindow::sceneReady, stage, [&] { covered = stage->covered(); });
  view().setQuality({2, 1.0F});
  settle();
  EXPECT_TRUE(covered);
  EXPECT_FALSE(stage->covered()) << "a picture of the new scene is there";
}

class StoredLook : public support::WindowTest {};

TEST_F(StoredLook, IsKeptFromStartToStart) {
  const auto stored = support::keepSettingsIn(folder.path());
  {
    app::MainWindow first((app::WindowOptions()));
    first.show();
    EXPECT_TRUE(waitFor([&] { return first.isVisible(); }));
    first.picturePanel().groundShadow->setCurrentIndex(2);
    first.picturePanel().direction[0]->setValue(0.25);
    first.picturePanel().axes->setChecked(false);
    first.picturePanel().whilePlaying->setCurrentIndex(1);
    first.commands()[app::ActionId::Wireframe]->setChecked(true);
    first.close();
  }
  {
    app::MainWindow second((app::WindowOptions()));
    const app::PictureOptions& kept = second.document().look().picture;
    EXPECT_EQ(kept.light.ground, app::GroundShadow::Translucent);
    EXPECT_EQ(kept.light.own.direction.x, 0.25F);
    EXPECT_FALSE(kept.light.fromMotion);
    EXPECT_FALSE(kept.axes);
    EXPECT_EQ(second.picturePanel().groundShadow->currentIndex(), 2);
    EXPECT_EQ(second.picturePanel().whilePlaying->currentIndex(), 1);
    EXPECT_TRUE(second.commands()[app::ActionId::Wireframe]->isChecked());
    // WHEN all is put back THEN that is kept
    second.document().setBackground(Qt::black);
    EXPECT_TRUE(second.picturePanel().background->text().contains("0, 0, 0"));
    second.picturePanel().reset->click();
    EXPECT_EQ(second.document().look().background, QColor(Qt::white));
    EXPECT_EQ(second.picturePanel().whilePlaying->currentIndex(), 0);
    second.close();
  }
  for (const QString& text :
       {QString(), QString("{"), QString("x").repeated(100000),
        QString(R"({"format": "odori show", "version": 1, "look": {"lightDirection": [1e300, 0, 0]}})")}) {
    if (!text.isEmpty()) support::storeValues(stored, {{"view/look", text}});
    app::MainWindow third((app::WindowOptions()));
    EXPECT_EQ(third.document().look().picture, app::PictureOptions()) << text.left(80).toStdString();
  }
}

}  // namespace
