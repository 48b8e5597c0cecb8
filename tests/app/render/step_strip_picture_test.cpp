// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// How a chain is solved is drawn as a strip of pictures with text around them.
#include "app/render/step_strip_picture.h"

#include <cmath>

#include <gtest/gtest.h>
#include <QColor>
#include <QImage>

#include "app/ik_lab/step_colours.h"
#include "tests/app/files/dancer.h"
#include "tests/support/scene_stage.h"

namespace {

constexpr int kSide = 120;

QImage strip(double frame) {
  app::Show show;
  const app::ActorId id = show.add(support::loaded(support::dancer()));
  show.setMotions(id, {{support::loaded(support::dance())}});
  show.evaluate(frame);
  const app::Actor& actor = *show.actor(id);
  const app::ChainSteps steps = app::stepsOf(actor, 0);
  app::FilmLook look;
  look.width = look.height = kSide;
  look.camera = app::cameraOf(steps, actor.switches().placement, 1.0F);
  app::ScenePictures pictures(show, {{id, std::make_shared<const app::ModelTextures>()}}, look);
  const auto made = app::stepStrip(pictures, actor, id, steps, frame, kSide, kSide);
  EXPECT_TRUE(made);
  if (!made) return {};
  return QImage(made->bytes.get(), made->width, made->height, static_cast<qsizetype>(made->stride),
                QImage::Format_ARGB32_Premultiplied)
      .copy();
}

/// Returns how many pixels of an area are nearly of a colour.
int near(const QImage& picture, const QRect& area, const QColor& wanted) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y)
    for (int x = area.left(); x <= area.right(); ++x) {
      const QColor is = picture.pixelColor(x, y);
      const int far = std::abs(is.red() - wanted.red()) + std::abs(is.green() - wanted.green()) +
                      std::abs(is.blue() - wanted.blue());
      count += far < 60 ? 1 : 0;
    }
  return count;
}

TEST(StepStripPicture, HasATitleAboveAndALegendBelow) {
  ODORI_NEEDS_OPENGL();
  const QImage picture = strip(10);
  ASSERT_GT(picture.width(), 4 * kSide);
  // THEN light letters are above the first row of pictures
  int top = 0;
  while (top < picture.height() && near(picture, {20, top, 80, 1}, Qt::white) < 50) ++top;
  ASSERT_LT(top, 60) << "where the pictures begin, whose ground is white";
  EXPECT_GT(near(picture, {0, 0, picture.width(), top}, QColor(216, 220, 228)), 60);
  // AND below the last one each colour of the lines has its text
  int bottom = picture.height() - 1;
  while (bottom > 0 && near(picture, {20, bottom, 80, 1}, Qt::white) < 50) --bottom;
  const QRect below(0, bottom + 40, picture.width(), picture.height() - bottom - 40);
  for (const app::StepRole role : {app::StepRole::ToEffector, app::StepRole::ToTarget, app::StepRole::Turned,
                                   app::StepRole::Cut, app::StepRole::Reach, app::StepRole::Moved}) {
    const base::Vec4 c = app::lineOf(role).colour;
    EXPECT_GT(near(picture, below, QColor::fromRgbF(c.r, c.g, c.b)), 8) << static_cast<int>(role);
  }
  // AND another frame is another title
  EXPECT_NE(strip(9).copy(0, 0, picture.width(), top), picture.copy(0, 0, picture.width(), top));
}

}  // namespace
