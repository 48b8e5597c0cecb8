// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Readouts as they are drawn: shapes beside bones, blocks in corners, one drawing a view.
#include "app/view/show_readouts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <system_error>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/view/readout_blocks.h"
#include "app/view/readout_number.h"
#include "app/view/readout_shapes.h"
#include "tests/app/files/dancer.h"
#include "tests/app/view/seen_readouts.h"
#include "tests/support/model_builder.h"

namespace {

/// Returns a number that is written with a point, whatever the locale is.
double numberIn(const std::string& text) {
  double value = 0.0;
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  EXPECT_EQ(std::from_chars(text.data() + first, text.data() + text.size(), value).ec, std::errc()) << text;
  return value;
}

using app::ActorId;
using app::Readout;
using app::ReadoutCorner;
using app::ReadoutDrawing;
using app::ReadoutKind;
using base::Vec2;
using base::Vec3;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

using support::sizeOfText;
using Seen = support::SeenReadouts;

/// Returns an arm of 4 units down and 3 to the right, with a finger that shares the wrist's place.
pmx::Model arm() {
  pmx::Model model;
  model.bones = {support::bone("肩", -1, {0, 12, 0}), support::bone("ひじ", 0, {0, 8, 0}),
                 support::bone("手首", 1, {3, 8, 0}), support::bone("指", 2, {3, 8, 0})};
  return model;
}

TEST(Readouts, WriteTheNumbersOfATriangle) {
  Seen seen(arm());
  seen.give({{ReadoutKind::Angle, true, 1, 0, 2},
             {ReadoutKind::Angle, true, 0, 1, 2},
             {ReadoutKind::Angle, true, 2, 0, 1},
             {ReadoutKind::Length, true, 0, -1, 2},
             {ReadoutKind::Position, true, 2},
             {ReadoutKind::Turn, true, 1, -1, 2},
             {ReadoutKind::Axes, true, 2}});
  seen.draw();
  EXPECT_THAT(seen.texts(),
              ElementsAre("90.0°", "36.9°", "53.1°", "5.00", "(3.00, 8.00, 0.00)", "0.0°", "x", "y", "z"));
  // AND what is switched off, or whose bones don't exist, isn't there
  seen.give({{ReadoutKind::Angle, false, 1, 0, 2}, {ReadoutKind::Length, true, 0, -1, 77}, {ReadoutKind::Angle}});
  EXPECT_TRUE(seen.draw().empty());
  // an angle between a bone and one at its place has no sides
  seen.give({{ReadoutKind::Angle, true, 2, 1, 3}});
  EXPECT_TRUE(seen.draw().empty());
}

TEST(Readouts, AnAngleLiesBetweenItsSides) {
  Seen seen(arm());
  seen.give({{ReadoutKind::Angle, true, 1, 0, 2}});
  const ReadoutDrawing& drawn = seen.draw();
  // GIVEN the elbow in the middle of the view, its sides up and to the right
  // THEN the number is up and to the right of it, at about 34 + 20 pixels
  const Vec2 middle = drawn.texts[0].pixel + 0.5F * sizeOfText(drawn.texts[0].text);
  const float along = 54.0F * std::sqrt(0.5F);
  EXPECT_NEAR(middle.x - 640.0F, along, 1.5F);
  EXPECT_NEAR(360.0F - middle.y, along, 1.5F);
  // and nothing is drawn left of it or below but lines' widths
  for (const auto& corner : drawn.triangles) {
    EXPECT_GT(corner.position.x * 640.0F, -6.0F);
    EXPECT_GT(corner.position.y * 360.0F, -6.0F);
  }
  // AND the square of a right angle begins on the side at 0.7 x 34 pixels, an arc not
  const auto reaches = [&seen](Vec2 pixel) {
    return std::ranges::any_of(seen.readouts.drawings().front().triangles, [&](const auto& corner) {
      return glm::distance(Vec2(corner.position.x * 640.0F, corner.position.y * 360.0F), pixel) < 2.5F &&
             corner.colour.a == 1.0F;
    });
  };
  EXPECT_TRUE(reaches({23.8F, 0.5F}));
  app::Edits edits;
  edits.set(app::BoneEdit{1, app::EditKind::Add, {{}, glm::angleAxis(0.01F, Vec3(0, 0, 1))}});
  seen.show.actor(seen.id)->setEdits(edits);
  seen.draw();
  EXPECT_EQ(seen.texts()[0], "89.4°");
  EXPECT_FALSE(reaches({23.8F, 0.5F}));
  // the arc is 34 pixels from the elbow
  EXPECT_TRUE(reaches({34.0F, 0.5F}));
}

TEST(Readouts, SizesFollowTheScale) {
  Seen seen(arm());
  seen.give({{ReadoutKind::Axes, true, 1}});
  const auto farthest = [](const ReadoutDrawing& drawn) {
    float most = 0.0F;
    for (const auto& corner : drawn.triangles) most = std::max(most, corner.position.x * 640.0F);
    return most;
  };
  const float once = farthest(seen.draw()), twice = farthest(seen.draw(1, 2.0F));
  EXPECT_NEAR(once, 52.0F, 3.0F);
  EXPECT_NEAR(twice, 2.0F * once, 0.5F);
}

TEST(Readouts, ALengthIsBesideItsLine) {
  Seen seen(arm());
  seen.give({{ReadoutKind::Length, true, 1, -1, 2}});
  const ReadoutDrawing& drawn = seen.draw();
  // GIVEN a level line of 3 units, from the middle on
  const Vec2 middle = drawn.texts[0].pixel + 0.5F * sizeOfText(drawn.texts[0].text);
  EXPECT_NEAR(middle.x, 640.0F + 1.5F * 29.856F, 1.5F);
  EXPECT_NEAR(360.0F - middle.y, 18.0F + 11.0F, 1.5F);
  // WHEN it stands upright, the number is right of it, and its letters don't cross it
  seen.give({{ReadoutKind::Length, true, 0, -1, 1}});
  seen.draw();
  EXPECT_GT(seen.readouts.drawings()[0].texts[0].pixel.x, 640.0F + 18.0F);
}

TEST(Readouts, TextsLieBesideEachOtherAndInTheView) {
  Seen seen(arm());
  seen.give(std::vector<Readout>(5, {ReadoutKind::Position, true, 2}));
  const ReadoutDrawing& drawn = seen.draw();
  ASSERT_THAT(drawn.texts, SizeIs(5));
  for (std::size_t i = 0; i < 5; ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_GE(std::abs(drawn.texts[i].pixel.y - drawn.texts[k].pixel.y), 19.0F);
  // AND one at the edge is moved into the view; one outside isn't written
  app::Placement placement;
  placement.position = {17, 0, 0};
  seen.show.actor(seen.id)->setPlacement(placement);
  seen.give({{ReadoutKind::Position, true, 2}});
  const ReadoutDrawing& atEdge = seen.draw();
  ASSERT_THAT(atEdge.texts, SizeIs(1));
  EXPECT_FLOAT_EQ(atEdge.texts[0].pixel.x, 1280.0F - sizeOfText(atEdge.texts[0].text).x);
  placement.position = {30, 0, 0};
  seen.show.actor(seen.id)->setPlacement(placement);
  EXPECT_THAT(seen.draw().texts, SizeIs(0));
}

TEST(Readouts, TextsKeepOutOfBlocks) {
  // GIVEN a bone in the upper left corner, where a block of five rows reaches down to pixel 120
  Seen seen(arm());
  app::Placement placement;
  placement.position = {-19.4F, 10.05F, 0};
  seen.show.actor(seen.id)->setPlacement(placement);
  seen.give({{ReadoutKind::Position, true, 1}, {ReadoutKind::Matrix, true, 1}});
  const ReadoutDrawing& drawn = seen.draw();
  EXPECT_EQ(drawn.texts.back().text, "(0.00, 8.00, 0.00)");
  EXPECT_GE(drawn.texts.back().pixel.y, 8 + 5 * 20 + 12);
}

TEST(Readouts, PlacesAreInTheModelOrInTheWorld) {
  Seen seen(arm());
  app::Placement placement;
  placement.position = {-5, 1, 2};
  placement.scale = 2.0F;
  seen.show.actor(seen.id)->setPlacement(placement);
  Readout world{ReadoutKind::Position, true, 1};
  world.space = app::ReadoutSpace::World;
  seen.give({{ReadoutKind::Position, true, 1}, world});
  seen.draw(1, 1.0F, {1280, 2000});
  EXPECT_THAT(seen.texts(), ElementsAre("(0.00, 8.00, 0.00)", "world (-5.00, 17.00, 2.00)"));
}

TEST(Readouts, BlocksStackInTheirCorners) {
  Seen seen(support::dancer());
  Readout first{ReadoutKind::Chain, true, 4}, second{ReadoutKind::Pose, true, 4}, last{ReadoutKind::Pose, true, 4};
  last.corner = ReadoutCorner::LowerRight;
  seen.give({first, second, last});
  const ReadoutDrawing& drawn = seen.draw();
  const auto titles = [&] {
    std::vector<Vec2> at;
    for (const auto& text : drawn.texts)
      if (text.text == "left leg IK") at.push_back(text.pixel);
    return at;
  }();
  ASSERT_THAT(titles, SizeIs(3));
  EXPECT_EQ(titles[0], Vec2(14, 14));
  // a chain has six rows, with padding around them and room after them
  EXPECT_EQ(titles[1], Vec2(14, 14 + 6 * 20 + 12 + 6));
  EXPECT_GT(titles[2].x, 700.0F);
  EXPECT_EQ(titles[2].y, 720.0F - 14.0F - 3 * 20.0F);
  // AND in a view as wide as one block, that of another corner lies beyond it
  const ReadoutDrawing& narrow = seen.draw(1, 1.0F, {330, 400});
  std::vector<float> heights;
  for (const auto& text : narrow.texts)
    if (text.text == "left leg IK") heights.push_back(text.pixel.y);
  ASSERT_THAT(heights, SizeIs(3));
  EXPECT_GT(heights[2], heights[1] + 3 * 20.0F);
  last.corner = ReadoutCorner::UpperRight;
  seen.give({first, last});
  const ReadoutDrawing& upper = seen.draw(1, 1.0F, {330, 400});
  EXPECT_EQ(upper.texts.back().pixel.y, 14 + 6 * 20 + 12 + 6 + 2 * 20) << "below the other corner's";
  // AND rows without room are left out
  seen.give({first, second});
  const ReadoutDrawing& low = seen.draw(1, 1.0F, {1280, 100});
  for (const auto& text : low.texts) EXPECT_LE(text.pixel.y + 20.0F, 100.0F);
}

TEST(Readouts, ChainsSayHowTheyWereSolved) {
  Seen seen(support::dancer());
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 3, -2}, base::kIdentityRotation}});
  seen.show.actor(seen.id)->setEdits(edits);
  seen.give({{ReadoutKind::Chain, true, 4}, {ReadoutKind::Chain, true, 5}});
  seen.draw();
  const auto texts = seen.texts();
  ASSERT_GE(texts.size(), 11U);
  EXPECT_THAT(std::vector(texts.begin(), texts.begin() + 4),
              ElementsAre("left leg IK", "solver", "MMD's CCD", "iterations"));
  const auto& report = seen.show.actor(seen.id)->chainReports()[0];
  EXPECT_EQ(std::stoi(texts[4]), report.loops);
  EXPECT_NEAR(numberIn(texts[6]), report.residual, 5e-5);
  EXPECT_EQ(texts[8], report.residual <= 1e-3 ? "reached" : "iterations used up");
  EXPECT_THAT(texts[10], HasSubstr("µs"));
  EXPECT_THAT(texts, testing::Contains("ends no chain and no goal")) << "a head";
  seen.show.actor(seen.id)->setIkMode(app::IkMode::Off);
  seen.draw();
  EXPECT_THAT(seen.texts(), testing::Contains("not solved"));
}

TEST(Readouts, EachViewHasItsOwn) {
  Seen seen(support::dancer());
  seen.give({{ReadoutKind::Chain, true, 4}});
  const std::vector<app::ViewSolver> views{{app::ViewSolver::How::Mmd},
                                           {app::ViewSolver::How::Other, ik::solvers::Solver::Fabrik}};
  const std::vector ids{seen.id};
  seen.show.setSideBySide(ids, views);
  seen.draw(2);
  ASSERT_THAT(seen.readouts.drawings(), SizeIs(2));
  EXPECT_THAT(seen.texts(0), testing::Contains("MMD's CCD"));
  EXPECT_THAT(seen.texts(1), testing::Contains("FABRIK"));
}

TEST(Readouts, AVertexIsWrittenOutInItsSpaces) {
  // GIVEN an elbow at (0, 8, 0), turned by a right angle about Z, and a vertex at (1, 8, 0) that it
  // moves to three quarters: to 3/4 (0, 9, 0) + 1/4 (1, 8, 0)
  pmx::Model model = arm();
  pmx::Vertex vertex;
  vertex.position = {1, 8, 0};
  vertex.normal = {0, 1, 0};
  vertex.deform = pmx::DeformKind::Bdef2;
  vertex.bones = {1, 0, -1, -1};
  vertex.weights = {0.75F, 0.25F, 0, 0};
  model.vertices.push_back(vertex);
  Seen seen(std::move(model));
  app::Edits edits;
  edits.set(app::BoneEdit{1, app::EditKind::Add, {{}, glm::angleAxis(base::kPi / 2.0F, Vec3(0, 0, 1))}});
  seen.show.actor(seen.id)->setEdits(edits);
  Readout readout{ReadoutKind::Matrix};
  readout.vertex = 0;
  seen.give({readout});
  seen.show.evaluate(0);
  const app::Actor& actor = *seen.show.actor(seen.id);
  const auto rows = app::readoutRows(readout, actor, {}, 200);
  std::vector<std::string> texts;
  for (const auto& row : rows) texts.push_back(row.left + (row.right.empty() ? "" : "|" + row.right));
  EXPECT_THAT(
      texts,
      ElementsAre("vertex 0", "at rest|(1.00, 8.00, 0.00)", "0.750 × elbow", HasSubstr("inverse bind"),
                  "   0.000  -1.000   0.000   0.000      1.000   0.000   0.000   0.000      0.000  -1.000   "
                  "0.000   8.000",
                  "   1.000   0.000   0.000   8.000 ×    0.000   1.000   0.000  -8.000 =    1.000   0.000   "
                  "0.000   8.000",
                  "   0.000   0.000   1.000   0.000      0.000   0.000   1.000   0.000      0.000   0.000   "
                  "1.000   0.000",
                  "in the bone's space|(1.00, 0.00, 0.00)", "by this bone|(0.00, 9.00, 0.00)", "0.250 × shoulder",
                  HasSubstr("palette"), testing::_, testing::_, testing::_, "in the bone's space|(1.00, -4.00, 0.00)",
                  "by this bone|(1.00, 8.00, 0.00)", HasSubstr("weighted sum"), "   0.250  -0.750   0.000   6.000",
                  "   0.750   0.250   0.000   6.000", "   0.000   0.000   1.000   0.000",
                  "as drawn|(0.25, 8.75, 0.00)"));
  // WHEN there is room for one matrix only, they stand below each other
  const auto narrow = app::readoutRows({ReadoutKind::Matrix, true, 1}, actor, {}, 40);
  EXPECT_THAT(narrow, SizeIs(1 + 3 * 4));
  for (const auto& row : narrow) EXPECT_LE(row.left.size(), 40U);
}

TEST(Readouts, HiddenModelsHaveNone) {
  Seen seen(arm());
  seen.give({{ReadoutKind::Position, true, 1}});
  EXPECT_TRUE(app::hasReadouts(seen.show));
  seen.show.actor(seen.id)->set(&app::ActorSwitches::visible, false);
  EXPECT_TRUE(seen.draw().empty());
  seen.give({});
  EXPECT_FALSE(app::hasReadouts(seen.show));
}

TEST(Readouts, APictureHasOnlySoMany) {
  Seen seen(arm());
  for (int i = 0; i < 5; ++i) {
    const ActorId id = seen.show.add(support::loaded(arm()));
    app::ActorSwitches switches = seen.show.actor(id)->switches();
    switches.readouts.assign(app::kMaxReadouts, {ReadoutKind::Position, true, 1});
    seen.show.set(id, switches);
  }
  EXPECT_THAT(seen.draw().texts, SizeIs(app::kMaxShownReadouts));
}

TEST(Readouts, ZeroHasNoSign) {
  EXPECT_EQ(app::readoutNumber(-0.004, 2), "0.00");
  EXPECT_EQ(app::readoutNumber(-0.006, 2), "-0.01");
  EXPECT_EQ(app::readoutNumber(12.345, 1, 6), "  12.3");
}

}  // namespace
