// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo is where people first switch IK off and on. These tests hold what they must be able to
// see there, by the bones in the camera's picture; tests/demo_switch.sh measures the pixels.

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/description/show_json.h"
#include "app/files/loaded_files.h"
#include "app/view/camera.h"
#include "tests/app/show/solo.h"
#include "tests/resources/demo/demo_folder.h"
#include "vmd/vmd_reader.h"

namespace {

using base::Vec2;
using base::Vec3;
using support::kDemoFolder;

constexpr int kTwoSeconds = 60;  // frames

/// This is the longest run of frames without something, and where it begins.
class Longest {
 public:
  void add(int frame, bool there) {
    run_ = there ? 0 : run_ + 1;
    if (run_ <= frames) return;
    frames = run_;
    from = frame - run_ + 1;
  }
  int frames = 0, from = 0;

 private:
  int run_ = 0;
};

/// This fixture has both dancers with IK and without, where the show puts them, and the camera.
class DemoSwitch : public testing::Test {
 protected:
  struct Dancer {
    support::Solo on, off;
    Vec3 at{0.0F};
    std::map<std::string, std::size_t> bones;
  };

  void SetUp() override {
    const auto show = app::readShow(kDemoFolder / "demo.odori", {});
    ASSERT_TRUE(show && show->show.actors.size() == 3U && show->show.motions.size() == 1U);
    const auto film = app::loadMotion(show->show.motions[0].file, {});
    ASSERT_TRUE(film);
    const vmd::Motion* const motions[] = {&(*film)->motion};
    camera = std::make_unique<vmd::SceneTracks>(motions);
    for (std::size_t i = 1; i < 3; ++i) {
      const auto& actor = show->show.actors[i];
      const auto model = app::loadModel(actor.model, {});
      const auto dance = app::loadMotion(actor.motions.at(0).file, {});
      ASSERT_TRUE(model && dance);
      Dancer& dancer = *dancers.emplace_back(std::make_unique<Dancer>());
      dancer.at = actor.placement.position;
      for (support::Solo* session : {&dancer.on, &dancer.off}) {
        session->setModel(*model);
        session->addMotion(*dance);
      }
      dancer.off.setIkMode(app::IkMode::Off);
      for (std::size_t bone = 0; bone < (*model)->model.bones.size(); ++bone)
        dancer.bones.emplace((*model)->model.bones[bone].name.utf8, bone);
    }
  }

  /// Returns the place of a bone, or of a point above it in its own axes, in the picture: -1 to 1
  /// from edge to edge of 16:9.
  [[nodiscard]] Vec2 seen(Dancer& dancer, support::Solo& session, const std::string& bone, double frame,
                          float above = 0.0F) const {
    const base::Transform& place = session.evaluate(frame).boneModels[dancer.bones.at(bone)];
    const Vec3 world = dancer.at + place.translation + place.rotation * Vec3(0.0F, above, 0.0F);
    const app::CameraMatrices lens = app::cameraMatrices(camera->camera(frame), 16.0F / 9.0F);
    const base::Vec4 clip = lens.projection * lens.view * base::Vec4(world, 1.0F);
    return Vec2(clip.x, clip.y) / clip.w;
  }
  static bool inside(const Vec2& at) { return std::abs(at.x) < 1.0F && std::abs(at.y) < 1.0F; }

  std::vector<std::unique_ptr<Dancer>> dancers;
  std::unique_ptr<vmd::SceneTracks> camera;
};

TEST_F(DemoSwitch, WholeDancersAreInSightMostOfTheTime) {
  // WHEN the camera shows the dance THEN from bow to soles both are in the picture in most frames,
  // and a shot from near is shorter than two seconds
  Longest near;
  int whole = 0;
  for (int frame = 0; frame < 960; ++frame) {
    const bool both = std::ranges::all_of(dancers, [&](const auto& dancer) {
      return inside(seen(*dancer, dancer->on, "頭", frame, 5.0F)) &&
             std::ranges::all_of(std::array{"左足首", "右足首"}, [&](const char* ankle) {
               return inside(seen(*dancer, dancer->on, ankle, frame, -1.15F));
             });
    });
    whole += both ? 1 : 0;
    near.add(frame, both);
  }
  EXPECT_GT(whole, 960 / 2);
  EXPECT_LT(near.frames, kTwoSeconds) << "from frame " << near.from;
}

TEST_F(DemoSwitch, IkOffIsSeenInEveryTwoSeconds) {
  Longest unseen;
  for (int frame = 0; frame < 960; ++frame) {
    // WHEN IK is off THEN a knee or an ankle in the picture is elsewhere, by a twentieth of the
    // picture's height at least: more than a foot is high from the widest shot
    bool changed = false;
    for (const auto& dancer : dancers) {
      for (const char* joint : {"左ひざ", "右ひざ", "左足首", "右足首"}) {
        const Vec2 with = seen(*dancer, dancer->on, joint, frame), without = seen(*dancer, dancer->off, joint, frame);
        const Vec2 heights = (with - without) * Vec2(16.0F / 9.0F, 1.0F) * 0.5F;
        changed = changed || (inside(with) && glm::length(heights) > 0.05F);
      }
    }
    unseen.add(frame, changed);
  }
  EXPECT_LT(unseen.frames, kTwoSeconds) << "from frame " << unseen.from;
}

TEST_F(DemoSwitch, TheMotionsOwnSwitchIsShort) {
  // GIVEN the motions' own keys, which switch IK off once, so that the button has that to say, too
  for (const char* file : {"dance.vmd", "dance_mai.vmd"}) {
    const auto motion = vmd::readVmdFile(kDemoFolder / file);
    ASSERT_TRUE(motion);
    std::map<std::string, std::map<std::uint32_t, bool>> switches;
    for (const vmd::IkKey& key : motion->motion.ikKeys) {
      for (const vmd::IkSwitch& each : key.switches)
        switches[std::string(each.name.view())][key.frame] = each.enabled != 0;
    }
    for (const char* chain : {"左足ＩＫ", "右足ＩＫ"}) {
      // WHEN a leg's IK is off THEN it is on again before two seconds have gone
      const auto& states = switches[std::string(vmd::makeName<20>(chain).view())];
      ASSERT_FALSE(states.empty()) << chain;
      EXPECT_TRUE(states.begin()->second && states.rbegin()->second) << "as it begins and as it ends";
      int times = 0;
      for (auto state = states.begin(); state != states.end(); ++state) {
        if (state->second) continue;
        ++times;
        const auto next = std::next(state);
        ASSERT_NE(next, states.end());
        EXPECT_TRUE(next->second);
        EXPECT_LT(next->first - state->first, static_cast<std::uint32_t>(kTwoSeconds)) << chain;
      }
      EXPECT_EQ(times, 1) << chain;
    }
  }
}

TEST_F(DemoSwitch, AFootStaysWhereItIsWhileTheBodySways) {
  // WHEN she sways in bars 5 and 6 (frames 240 to 360) THEN with IK both ankles stay where they
  // are; without they go with the hips, which travel farther than a foot is long (1.9 units)
  for (const auto& dancer : dancers) {
    for (const char* ankle : {"左足首", "右足首"}) {
      std::map<const support::Solo*, std::pair<float, float>> reach;
      for (support::Solo* session : {&dancer->on, &dancer->off}) {
        auto& [least, most] = reach[session] = {1e9F, -1e9F};
        for (int frame = 240; frame <= 360; ++frame) {
          const float x = session->evaluate(frame).boneModels[dancer->bones.at(ankle)].translation.x;
          least = std::min(least, x);
          most = std::max(most, x);
        }
      }
      EXPECT_LT(reach[&dancer->on].second - reach[&dancer->on].first, 0.1F) << ankle;
      EXPECT_GT(reach[&dancer->off].second - reach[&dancer->off].first, 1.9F) << ankle;
    }
  }
}

}  // namespace
