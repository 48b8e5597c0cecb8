// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Physics on a motion's time line is equal at every picture rate, after every seek, over loops and
// pauses.

#include <cmath>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/app/physics/band_run.h"
#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"

namespace {

using base::Vec3;
using support::Solo;

struct Show {
  std::shared_ptr<const app::LoadedModel> model;
  std::shared_ptr<const app::LoadedMotion> motion;

  Show(const char* modelFile, const char* motionFile)
      : model(*app::loadModel(support::corpus() / modelFile, {})),
        motion(*app::loadMotion(support::corpus() / motionFile, {})) {}

  void openIn(support::Solo& session) const {
    session.setPhysics(true);
    session.setModel(model);
    session.addMotion(motion);
  }
};

const Show& miku() {
  static const Show show("miku/初音ミク.pmx", "motion/wavefile_v2.vmd");
  return show;
}

std::uint64_t hashOf(support::Solo& session) { return session.physics()->world().stateHash(); }

/// Plays from `from` to `to` at a number of pictures a second and this speed.
void play(support::Solo& session, double from, double to, double rate, double speed = 1.0) {
  const double step = 30.0 * speed / rate;
  for (int i = 0; from + i * step < to; ++i) (void)session.evaluate(from + i * step);
  (void)session.evaluate(to);
}

TEST(MotionPhysics, TheStateDependsOnTheMotionAlone) {
  ODORI_NEEDS_CORPUS();
  // WHEN 600 frames are played three times at each of several rates and speeds
  std::uint64_t first = 0;
  for (const double rate : {24.0, 60.0, 144.0}) {
    for (int run = 0; run < 3; ++run) {
      support::Solo session;
      miku().openIn(session);
      play(session, 0, 600, rate, run == 2 ? 0.7 : 1.0);
      // THEN the states are equal to the bit
      if (first == 0)
        std::printf("state at frame 600: %016llx\n", static_cast<unsigned long long>(first = hashOf(session)));
      EXPECT_EQ(hashOf(session), first) << rate << " pictures a second, run " << run;
    }
  }
  support::Solo other;
  miku().openIn(other);
  play(other, 0, 599, 60);
  EXPECT_NE(hashOf(other), first);
}

TEST(MotionPhysics, SeeksToOneFrameGiveTheSameState) {
  ODORI_NEEDS_CORPUS();
  std::uint64_t first = 0;
  for (const double before : {2800.0, 40.0, 1500.25}) {
    support::Solo session;
    miku().openIn(session);
    play(session, before, before + 50, 60);
    play(session, 1200, 1500, 60);
    if (first == 0)
      std::printf("300 frames after a seek to 1200: %016llx\n",
                  static_cast<unsigned long long>(first = hashOf(session)));
    EXPECT_EQ(hashOf(session), first) << "from " << before;
  }
}

/// Returns the positions of the bones with hair and skirt in their names.
std::vector<Vec3> hair(const app::LoadedModel& model, const app::ActorFrame& frame) {
  std::vector<Vec3> places;
  for (std::size_t i = 0; i < frame.boneModels.size(); ++i) {
    const std::string& name = model.model.bones[i].name.utf8;
    if (name.find("髪") != std::string::npos) places.push_back(frame.boneModels[i].translation);
  }
  return places;
}

double farthest(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
  float most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, glm::distance(a[i], b[i]));
  return static_cast<double>(most);
}

TEST(MotionPhysics, BetweenTicksPicturesInterpolate) {
  ODORI_NEEDS_CORPUS();
  support::Solo session;
  miku().openIn(session);
  play(session, 0, 100, 60);
  const auto at = [&](double frame) { return hair(*miku().model, session.evaluate(frame)); };
  const auto a = at(100.0), half = at(100.25), b = at(100.5);
  ASSERT_GT(farthest(a, b), 0.01);
  // Bodies interpolate linearly; a bone is a little off its body, so not to the last digit.
  std::vector<Vec3> middle(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) middle[i] = (a[i] + b[i]) * 0.5F;
  EXPECT_LT(farthest(half, middle), 0.02 * farthest(a, b) + 0.005);
  // Going back within the tick changes nothing and steps nothing.
  const auto hash = hashOf(session);
  EXPECT_EQ(farthest(at(100.25), half), 0.0);
  EXPECT_EQ(hashOf(session), hash);
}

TEST(MotionPhysics, APauseHoldsStill) {
  ODORI_NEEDS_CORPUS();
  support::Solo session;
  miku().openIn(session);
  play(session, 0, 77.3, 60);
  const auto before = hair(*miku().model, session.evaluate(77.3));
  const auto hash = hashOf(session);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(farthest(hair(*miku().model, session.evaluate(77.3)), before), 0.0);
  EXPECT_EQ(hashOf(session), hash);
  // and a slower speed goes on from there
  EXPECT_LT(farthest(hair(*miku().model, session.evaluate(77.4)), before), 0.5);
}

TEST(MotionPhysics, ALoopBeginsWithoutASnap) {
  ODORI_NEEDS_CORPUS();
  support::Solo session;
  miku().openIn(session);
  const double last = session.lastFrame();
  play(session, last - 60, last, 60);
  // WHEN the dance begins again
  auto before = hair(*miku().model, session.evaluate(0.2));
  double most = 0;
  for (double frame = 0.7; frame < 30; frame += 0.5) {
    const auto now = hair(*miku().model, session.evaluate(frame));
    most = std::max(most, farthest(before, now));
    before = now;
  }
  // THEN the hair moves from picture to picture as in the middle of the dance: the fastest of its
  // first second against a hundred frames from 300 on.
  play(session, 270, 300, 60);
  double dancing = 0;
  before = hair(*miku().model, session.evaluate(300));
  for (double frame = 300.5; frame < 400; frame += 0.5) {
    const auto now = hair(*miku().model, session.evaluate(frame));
    dancing = std::max(dancing, farthest(before, now));
    before = now;
  }
  std::printf("farthest between two pictures: %.3f units after the loop, %.3f dancing\n", most, dancing);
  EXPECT_LE(most, dancing);
}

TEST(MotionPhysics, OffIsThePoseAlone) {
  ODORI_NEEDS_CORPUS();
  support::Solo with, without;
  miku().openIn(with);
  without.setModel(miku().model);
  without.addMotion(miku().motion);
  play(with, 0, 100, 60);
  const auto posed = hair(*miku().model, without.evaluate(100));
  EXPECT_GT(farthest(hair(*miku().model, with.evaluate(100)), posed), 0.5);
  EXPECT_EQ(without.physics(), nullptr);
  with.setPhysics(false);
  EXPECT_EQ(farthest(hair(*miku().model, with.evaluate(100)), posed), 0.0);
  EXPECT_EQ(with.physics(), nullptr);
  // On again it begins with a pre-roll, as after a seek.
  with.setPhysics(true);
  const auto again = hair(*miku().model, with.evaluate(100));
  support::Solo seeking;
  miku().openIn(seeking);
  EXPECT_EQ(farthest(again, hair(*miku().model, seeking.evaluate(100))), 0.0);
}

TEST(MotionPhysics, OtherGravityDoesntBeginAnew) {
  ODORI_NEEDS_CORPUS();
  support::Solo solo;
  solo.setPhysics(true);
  solo.setModel(miku().model);
  for (int frame = 0; frame <= 5; ++frame) static_cast<void>(solo.evaluate(frame));
  solo.setGravity({0, -50, 0});
  static_cast<void>(solo.evaluate(6));
  EXPECT_EQ(solo.physics()->lastTime().ticks, 2) << "a frame's, with no rest and no pre-roll";
}

}  // namespace
