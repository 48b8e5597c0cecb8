// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/freedoms_json.h"

#include <cmath>

#include <gmock/gmock.h>

#include "app/description/describe_actor.h"
#include "app/description/show_json.h"
#include "tests/app/files/dancer.h"

namespace {

using app::FreedomDescription;
using ik::solvers::LimitKind;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr double kDegreesToRadians = ik::solvers::kPi / 180.0;

/// Returns an actor's description with these keys, and the issues.
struct ActorRead {
  app::ActorDescription actor;
  base::Issues issues;
};
ActorRead readActor(const std::string& keys) {
  const auto show = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", )" + keys + "}]}", "/shows", {});
  EXPECT_TRUE(show);
  return show ? ActorRead{show->show.actors.at(0), show->issues} : ActorRead{};
}

/// Returns the description after it was written and read again.
app::ActorDescription again(const app::ActorDescription& actor) {
  app::ShowDescription show;
  show.actors.push_back(actor);
  const auto json = app::showJson(show, "/shows");
  EXPECT_TRUE(json);
  const auto back = app::parseShow(*json, "/shows", {});
  EXPECT_TRUE(back);
  EXPECT_THAT(back->issues, IsEmpty());
  return back->show.actors.at(0);
}

TEST(FreedomsJson, EachKindIsReadAndKept) {
  const ActorRead read = readActor(R"("freedoms": [
    {"bone": "mast", "slide": {"axis": [0, 2, 0], "from": 8, "to": -1}},
    {"bone": "boom", "turn": "hinge", "axis": [0, 0, 3], "from": -10, "to": 80},
    {"bone": "wrist", "turn": "box", "from": [-10, 20, -30], "to": [10, -20, 30]},
    {"bone": "hip", "turn": "cone", "axis": [0, -1, 0], "angle": 40, "twist": [20, -20]},
    {"bone": "shoulder", "turn": "ellipse", "axis": [1, 0, 0], "right": [0, 0, 1], "angles": [60, 40, 30, 80]},
    {"bone": "spine", "turn": "locked"},
    {"bone": "neck", "place": 3, "turn": "free", "slide": {"axis": [1, 0, 0], "to": 1.1}}])");
  EXPECT_THAT(read.issues, IsEmpty());
  const auto& freedoms = read.actor.freedoms;
  ASSERT_THAT(freedoms, SizeIs(7));
  EXPECT_EQ(freedoms[0].bone.name, "mast");
  EXPECT_FALSE(freedoms[0].freedom.turn);
  EXPECT_EQ(freedoms[0].freedom.slide, (ik::solvers::SlideRange{{0, 1, 0}, -1, 8}));
  const ik::solvers::Limit& hinge = *freedoms[1].freedom.turn;
  EXPECT_EQ(hinge.kind, LimitKind::Hinge);
  EXPECT_EQ(hinge.axis, ik::solvers::Vec3(0, 0, 1));
  EXPECT_NEAR(hinge.lower.x, -10 * kDegreesToRadians, 1e-12);
  EXPECT_NEAR(hinge.upper.x, 80 * kDegreesToRadians, 1e-12);
  EXPECT_NEAR(freedoms[2].freedom.turn->lower.y, -20 * kDegreesToRadians, 1e-7);
  EXPECT_NEAR(freedoms[2].freedom.turn->upper.y, 20 * kDegreesToRadians, 1e-7);
  EXPECT_NEAR(freedoms[3].freedom.turn->angles[0], 40 * kDegreesToRadians, 1e-12);
  EXPECT_TRUE(freedoms[3].freedom.turn->twistLimited);
  EXPECT_NEAR(freedoms[3].freedom.turn->twistLower, -20 * kDegreesToRadians, 1e-12);
  EXPECT_NEAR(freedoms[4].freedom.turn->angles[3], 80 * kDegreesToRadians, 1e-12);
  EXPECT_EQ(freedoms[5].freedom.turn->kind, LimitKind::Locked);
  EXPECT_EQ(freedoms[6].bone.place, 3);
  // AND written and read again they are the same, in the numbers that people wrote
  EXPECT_EQ(again(read.actor).freedoms, freedoms);
  const std::string json = app::freedomsJson(freedoms).dump();
  EXPECT_THAT(json, HasSubstr("\"from\":-10,\"to\":80"));
  EXPECT_THAT(json, HasSubstr("\"angles\":[60,40,30,80]"));
}

TEST(FreedomsJson, ImpossibleOnesAreIssues) {
  const auto issueOf = [](const char* freedom) {
    const ActorRead read = readActor(std::string("\"freedoms\": [") + freedom + "]");
    EXPECT_THAT(read.issues, SizeIs(1)) << freedom;
    return read.issues.empty() ? std::string() : read.issues[0].detail;
  };
  EXPECT_THAT(issueOf(R"({"turn": "free"})"), HasSubstr("doesn't name a bone"));
  EXPECT_THAT(issueOf(R"({"bone": "a"})"), HasSubstr("neither how the bone turns nor how it slides"));
  EXPECT_THAT(issueOf(R"({"bone": "a", "turn": "hinge", "axis": [0, 0, 0]})"), HasSubstr("no length"));
  EXPECT_THAT(issueOf(R"({"bone": "a", "turn": "hinge", "from": 400})"), HasSubstr("from -360 to 360"));
  EXPECT_THAT(issueOf(R"({"bone": "a", "turn": "cone", "twist": [1]})"), HasSubstr("twist"));
  EXPECT_THAT(issueOf(R"({"bone": "a", "turn": "ellipse", "angles": [1, 2, 3, 90]})"), HasSubstr("0 to 89.9"));
  EXPECT_THAT(issueOf(R"({"bone": "a", "slide": {"from": "x"}})"), HasSubstr("from"));
  EXPECT_THAT(readActor(R"("freedoms": {})").issues, SizeIs(1));
  std::string many;
  for (int i = 0; i < 260; ++i) many += std::string(i > 0 ? "," : "") + R"({"bone": "a", "turn": "free"})";
  const ActorRead read = readActor("\"freedoms\": [" + many + "]");
  EXPECT_THAT(read.actor.freedoms, SizeIs(app::kMaxFreedoms));
  EXPECT_THAT(read.issues, SizeIs(1));
}

TEST(FreedomsJson, BonesAreFoundByName) {
  const pmx::Model dancer = support::dancer();
  FreedomDescription knee{{"左ひざ"}, {}}, lost{{"しっぽ"}, {}};
  knee.freedom.turn = ik::solvers::coneLimit({0, 1, 0}, 1);
  lost.freedom = knee.freedom;
  std::vector<std::string> missing;
  const auto found = app::freedomsOf({knee, lost}, dancer, missing);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].bone, 2);
  EXPECT_THAT(missing, testing::ElementsAre("bone 'しっぽ'"));
  EXPECT_EQ(app::describeFreedoms(found, dancer), (std::vector<FreedomDescription>{knee}));
  // AND in whatever order a file has them, they are in that of the bones; of two for one bone the
  // first counts
  FreedomDescription hip{{"左足"}, {}}, again = knee;
  hip.freedom.turn = ik::solvers::coneLimit({0, 1, 0}, 2);
  again.freedom.turn = ik::solvers::coneLimit({0, 1, 0}, 3);
  const auto sorted = app::freedomsOf({knee, hip, again}, dancer, missing);
  ASSERT_THAT(sorted, SizeIs(2));
  EXPECT_EQ(sorted[0].bone, 1);
  EXPECT_EQ(ik::solvers::freedomOf(sorted, 2)->turn, knee.freedom.turn);
}

TEST(GoalsJson, SeveralBonesAndSettingsAreKept) {
  const ActorRead read =
      readActor(R"("goals": [{"goal": "reach", "bone": "a", "root": "r", "solver": "dls", "loops": 12,
    "tolerance": 0.5, "damping": 0.25, "weight": 2, "also": [
      {"bone": "b", "at": "bone", "target": "t", "actor": 4, "weight": 0.5, "point": [1, 2, 3]}, {"bone": "c"},
      {"at": "point"}]}])");
  EXPECT_THAT(read.issues, SizeIs(1)) << "one names no bone";
  ASSERT_THAT(read.actor.goals, SizeIs(1));
  const app::GoalDescription& goal = read.actor.goals[0];
  EXPECT_EQ(goal.loops, 12);
  EXPECT_EQ(goal.tolerance, 0.5);
  EXPECT_EQ(goal.damping, 0.25F);
  EXPECT_EQ(goal.weight, 2.0F);
  ASSERT_THAT(goal.more, SizeIs(2));
  EXPECT_EQ(goal.more[0].target, "t");
  EXPECT_EQ(goal.more[0].actor, 4U);
  EXPECT_EQ(goal.more[0].point, base::Vec3(1, 2, 3));
  EXPECT_EQ(goal.more[0].weight, 0.5F);
  EXPECT_EQ(again(read.actor).goals, read.actor.goals);
}

}  // namespace
