// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/step_overlay.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

using app::StepMarkKind;
using app::StepRole;
using base::Vec3;

/// This struct has a camera whose clip space is the model's: X and Y from -1 to 1 are the view of
/// 200 x 100 pixels.
struct Drawn {
  std::vector<app::OverlayVertex> triangles;
  std::vector<app::OverlayLabel> texts;

  explicit Drawn(const app::StepPicture& picture) {
    app::StepOverlayJob job{&picture, {{}, {200, 100}, 1.0F}, &triangles, &texts};
    job.run();
  }
};

TEST(StepOverlay, DrawsLinesAndWritesCaptionsWhereTheyAre) {
  app::StepPicture picture;
  picture.strokes.push_back({StepRole::Reach, {Vec3(-0.5F, 0, 0), Vec3(0.5F, 0, 0)}});
  picture.marks.push_back({StepMarkKind::Text, Vec3(0.5F, 0.5F, 0), -1, "12.3°", StepRole::Turned});
  const Drawn drawn(picture);
  // THEN the line is two triangles from pixel 50 to 150, less than two pixels wide
  ASSERT_EQ(drawn.triangles.size(), 6U);
  float left = 2, right = -2, most = 0;
  for (const app::OverlayVertex& corner : drawn.triangles) {
    left = std::min(left, corner.position.x);
    right = std::max(right, corner.position.x);
    most = std::max(most, std::abs(corner.position.y) * 50.0F);
  }
  EXPECT_NEAR(left, -0.5F, 1e-5F);
  EXPECT_NEAR(right, 0.5F, 1e-5F);
  EXPECT_NEAR(most, 0.9F, 1e-4F);
  ASSERT_EQ(drawn.texts.size(), 1U);
  EXPECT_EQ(drawn.texts[0].text, "12.3°");
  EXPECT_EQ(drawn.texts[0].pixel, base::Vec2(150, 25));
}

TEST(StepOverlay, AnglesHaveTheColoursOfTheirArcs) {
  app::StepPicture picture;
  for (const StepRole role : {StepRole::Turned, StepRole::Cut})
    picture.marks.push_back({StepMarkKind::Text, Vec3(0), -1, "12.3°", role});
  const Drawn drawn(picture);
  ASSERT_EQ(drawn.texts.size(), 2U);
  // THEN the first is green above all, the second red, as the arcs are
  const Vec3 turned = drawn.texts[0].colour, cut = drawn.texts[1].colour;
  EXPECT_GT(turned.g, std::max(turned.r, turned.b) + 0.2F);
  EXPECT_GT(cut.r, std::max(cut.g, cut.b) + 0.2F);
}

TEST(StepOverlay, LeavesOutWhatIsBehindTheCameraOrNowhere) {
  app::StepPicture picture;
  const float nowhere = std::numeric_limits<float>::quiet_NaN();
  picture.strokes.push_back({StepRole::Reach, {Vec3(0, 0, -3), Vec3(0.5F, 0, -3)}});
  picture.strokes.push_back({StepRole::Reach, {Vec3(nowhere), Vec3(0.5F, 0, 0)}});
  picture.marks.push_back({StepMarkKind::Joint, Vec3(nowhere), 0, {}, StepRole::After});
  picture.marks.push_back({StepMarkKind::Text, Vec3(3, 0, 0), -1, "1.0°", StepRole::Cut});
  const Drawn drawn(picture);
  EXPECT_TRUE(drawn.triangles.empty());
  EXPECT_TRUE(drawn.texts.empty());
}

}  // namespace
