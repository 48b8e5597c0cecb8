// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo is read back from the build's folder through the readers and played.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/description/show_json.h"
#include "pmx/base/file.h"
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/app/show/solo.h"
#include "tests/resources/demo/demo_folder.h"
#include "vmd/vmd_reader.h"

namespace {

namespace fs = std::filesystem;
using base::Vec3;
using support::kDemoFolder;

constexpr double kDegree = 3.14159265358979323846 / 180.0;

/// This fixture plays the dance: one session for all frames.
class Demo : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const auto model = app::loadModel(kDemoFolder / "odori.pmx", {});
    ASSERT_TRUE(model) << base::describe(model.error());
    const auto dance = app::loadMotion(kDemoFolder / "dance.vmd", {}),
               camera = app::loadMotion(kDemoFolder / "camera.vmd", {});
    ASSERT_TRUE(dance && camera);
    loaded_ = *model;
    dance_ = *dance;
    camera_ = *camera;
  }
  static void TearDownTestSuite() {
    loaded_.reset();
    dance_.reset();
    camera_.reset();
  }
  void SetUp() override {
    ASSERT_TRUE(loaded_);
    session.setModel(loaded_);
    session.addMotion(dance_);
  }

  [[nodiscard]] const pmx::Model& model() const { return loaded_->model; }
  [[nodiscard]] const vmd::Motion& dance() const { return dance_->motion; }
  [[nodiscard]] const vmd::Motion& camera() const { return camera_->motion; }
  [[nodiscard]] std::size_t bone(const std::string& name) const {
    const auto found = std::ranges::find_if(model().bones, [&](const pmx::Bone& b) { return b.name.utf8 == name; });
    EXPECT_NE(found, model().bones.end()) << name;
    return static_cast<std::size_t>(found - model().bones.begin());
  }
  /// Returns the positions of all bones at a frame in model space.
  std::vector<Vec3> positions(double frame) {
    std::vector<Vec3> all;
    for (const base::Transform& bone : session.evaluate(frame).boneModels) all.push_back(bone.translation);
    return all;
  }

  support::Solo session;

 private:
  static inline std::shared_ptr<const app::LoadedModel> loaded_;
  static inline std::shared_ptr<const app::LoadedMotion> dance_, camera_;
};

TEST_F(Demo, ReadsWithoutAnIssue) {
  // GIVEN the file, WHEN it's read and checked, THEN there is no issue
  for (const char* file : {"odori.pmx", "mai.pmx", "stage.pmx"}) {
    auto read = pmx::readPmxFile(kDemoFolder / file);
    ASSERT_TRUE(read) << file;
    EXPECT_THAT(read->issues, testing::IsEmpty()) << file;
    for (const base::Issue& issue : pmx::validate(read->model)) ADD_FAILURE() << file << base::describe(issue);
    for (const base::Text& texture : read->model.textures)
      EXPECT_TRUE(fs::is_regular_file(kDemoFolder / texture.utf8)) << file << ' ' << texture.utf8;
  }
  for (const char* file : {"dance.vmd", "dance_mai.vmd", "stage.vmd", "camera.vmd"}) {
    const auto motion = vmd::readVmdFile(kDemoFolder / file);
    ASSERT_TRUE(motion);
    EXPECT_THAT(motion->issues, testing::IsEmpty()) << file;
  }
}

TEST_F(Demo, MakesTheSameBytesAgain) {
  // WHEN it's made once more elsewhere, THEN every file is equal
  const fs::path again = fs::path(testing::TempDir()) / "odori_demo_again";
  fs::remove_all(again);
  ASSERT_EQ(std::system(fmt::format("'{}' '{}'", ODORI_MAKE_DEMO, again.string()).c_str()), 0);
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kDemoFolder)) {
    if (!entry.is_regular_file()) continue;
    const auto one = base::readFile(entry.path()),
               other = base::readFile(again / fs::relative(entry.path(), kDemoFolder));
    ASSERT_TRUE(one && other) << entry.path();
    EXPECT_EQ(*one, *other) << entry.path();
    ++files;
  }
  EXPECT_GE(files, 35U);
  fs::remove_all(again);
}

TEST_F(Demo, BonesAreThoseOfStandardDances) {
  for (const char* name : {"全ての親", "センター", "グルーブ", "腰", "下半身", "上半身", "上半身2", "首", "頭", "両目"})
    EXPECT_LT(bone(name), model().bones.size());
  for (const std::string side : {"左", "右"}) {
    for (const char* name :
         {"目",     "肩", "腕",   "腕捩", "ひじ",   "手捩",   "手首",       "親指１", "人指３", "中指１", "薬指２",
          "小指３", "足", "ひざ", "足首", "つま先", "足ＩＫ", "つま先ＩＫ", "足D",    "ひざD",  "足首D",  "足先EX"}) {
      EXPECT_LT(bone(side + name), model().bones.size());
    }
    // THEN legs bend at a knee that turns about X alone and never forwards
    const pmx::IkBlock& leg = model().bones[bone(side + "足ＩＫ")].ik;
    EXPECT_EQ(leg.effector, static_cast<int>(bone(side + "足首")));
    EXPECT_EQ(leg.loopCount, 40);
    ASSERT_EQ(leg.links.size(), 2U);
    EXPECT_TRUE(leg.links[0].limited);
    EXPECT_NEAR(leg.links[0].lower.x, -180.0 * kDegree, 1e-5);
    EXPECT_NEAR(leg.links[0].upper.x, -0.5 * kDegree, 1e-5);
    EXPECT_EQ(leg.links[0].lower.y, 0.0F);
    EXPECT_FALSE(leg.links[1].limited);
    EXPECT_EQ(model().bones[bone(side + "つま先ＩＫ")].ik.links.size(), 1U);
    // AND eyes, twists and D bones append
    EXPECT_EQ(model().bones[bone(side + "目")].appendParent, static_cast<int>(bone("両目")));
    EXPECT_FLOAT_EQ(model().bones[bone(side + "腕捩2")].appendRatio, 0.5F);
    EXPECT_FLOAT_EQ(model().bones[bone(side + "足D")].appendRatio, 1.0F);
    EXPECT_TRUE(model().bones[bone(side + "腕捩")].has(pmx::boneFlag::fixedAxis));
    // AND the knee is before the line from hip to ankle, so that IK bends it forwards
    const Vec3 hip = model().bones[bone(side + "足")].position, ankle = model().bones[bone(side + "足首")].position;
    const Vec3 knee = model().bones[bone(side + "ひざ")].position;
    EXPECT_LT(knee.z, hip.z + (ankle.z - hip.z) * (hip.y - knee.y) / (hip.y - ankle.y));
  }
  EXPECT_EQ(model().bones[bone("髪ＩＫ")].ik.links.size(), 4U);
  std::set<std::string> keys;
  for (const pmx::Bone& b : model().bones) {
    EXPECT_FALSE(b.englishName.utf8.empty()) << b.name.utf8;
    EXPECT_TRUE(keys.insert(base::shiftJisKey(b.name.utf8, 15)).second) << b.name.utf8 << ": a motion can't name it";
  }
}

TEST_F(Demo, SkinIsWhole) {
  // GIVEN the file as it is, before validate() could correct it
  const auto read = pmx::readPmxFile(kDemoFolder / "odori.pmx");
  ASSERT_TRUE(read);
  std::map<std::pair<int, int>, int> bends;
  for (const pmx::Vertex& vertex : read->model.vertices) {
    ASSERT_NEAR(vertex.weights[0] + vertex.weights[1] + vertex.weights[2] + vertex.weights[3], 1.0F, 1e-5F);
    ASSERT_NEAR(glm::length(vertex.normal), 1.0F, 1e-4F);
    if (vertex.deform == pmx::DeformKind::Sdef) ++bends[{vertex.bones[0], vertex.bones[1]}];
  }
  for (const std::string side : {"左", "右"}) {
    EXPECT_GT((bends[{static_cast<int>(bone(side + "腕捩")), static_cast<int>(bone(side + "ひじ"))}]), 50);
    EXPECT_GT((bends[{static_cast<int>(bone(side + "足D")), static_cast<int>(bone(side + "ひざD"))}]), 50);
  }
  // THEN triangles have an area and wind clockwise seen from where their normals point
  // (mmd-reference.md 1)
  std::size_t flat = 0, turned = 0;
  for (std::size_t i = 0; i + 2 < model().indices.size(); i += 3) {
    const auto& a = model().vertices[model().indices[i]];
    const auto& b = model().vertices[model().indices[i + 1]];
    const auto& c = model().vertices[model().indices[i + 2]];
    const Vec3 area = glm::cross(b.position - a.position, c.position - a.position);
    if (glm::length(area) < 1e-7F)
      ++flat;
    else if (glm::dot(area, a.normal + b.normal + c.normal) < 0.0F)
      ++turned;
  }
  EXPECT_LE(flat, 10U);
  EXPECT_LT(turned, model().indices.size() / 3 / 100);
  EXPECT_GT(model().vertices.size(), 10000U);
  EXPECT_LT(model().vertices.size(), 65000U);
}

TEST_F(Demo, MaterialsAndMorphsShowEveryKind) {
  std::set<int> kinds, sphereModes;
  std::size_t ownToons = 0, sharedToons = 0, edges = 0, seeThrough = 0;
  for (const pmx::Material& material : model().materials) {
    (material.sharedToon ? sharedToons : ownToons) += material.toon >= 0 ? 1U : 0U;
    sphereModes.insert(material.sphereModeByte);
    edges += material.has(pmx::materialFlag::edge) ? 1U : 0U;
    seeThrough += material.name.utf8 == "薄絹" || material.diffuse.w < 1.0F ? 1U : 0U;
    EXPECT_GT(material.indexCount, 0) << material.name.utf8;
  }
  EXPECT_GT(ownToons, 0U);
  EXPECT_GT(sharedToons, 0U);
  EXPECT_TRUE(sphereModes.contains(2));
  EXPECT_GT(edges, 5U);
  EXPECT_EQ(seeThrough, 2U);
  for (const base::Text& texture : model().textures) {
    const auto bytes = base::readFile(kDemoFolder / texture.utf8);
    ASSERT_TRUE(bytes && bytes->size() > 8) << texture.utf8;
    EXPECT_EQ((*bytes)[1], std::byte{'P'}) << texture.utf8;
  }
  std::set<std::string> names;
  for (const pmx::Morph& morph : model().morphs) {
    kinds.insert(static_cast<int>(morph.kind));
    names.insert(morph.name.utf8);
  }
  EXPECT_THAT(kinds, testing::IsSupersetOf({0, 1, 2, 3, 8}));  // group, vertex, bone, UV, material
  EXPECT_THAT(names, testing::IsSupersetOf({"まばたき", "ウィンク", "笑い", "あ", "い", "う", "え", "お", "にっこり",
                                            "困る", "照れ", "笑顔"}));
  EXPECT_GT(model().rigidBodies.size(), 30U);
  EXPECT_GT(model().joints.size(), 30U);
}

TEST_F(Demo, DanceFitsAndLoops) {
  ASSERT_TRUE(session.binding());
  EXPECT_THAT(session.binding()->unmatchedBones, testing::IsEmpty());
  EXPECT_THAT(session.binding()->unmatchedMorphs, testing::IsEmpty());
  EXPECT_THAT(session.binding()->unmatchedChains, testing::IsEmpty());
  EXPECT_GE(session.lastFrame(), 900.0);
  const std::vector<Vec3> first = positions(0.0);
  const std::vector<float> faceFirst(session.evaluate(0.0).morphWeights.begin(),
                                     session.evaluate(0.0).morphWeights.end());
  const std::vector<Vec3> last = positions(session.lastFrame());
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_LT(glm::length(first[i] - last[i]), 1e-3F) << model().bones[i].name.utf8;
  }
  EXPECT_THAT(session.evaluate(session.lastFrame()).morphWeights,
              testing::Pointwise(testing::FloatNear(1e-4F), faceFirst));
  std::set<int> states;
  for (const vmd::IkKey& key : dance().ikKeys) states.insert(key.switches.front().enabled);
  EXPECT_THAT(states, testing::ElementsAre(0, 1));
  const auto curved = std::ranges::count_if(dance().boneKeys, [](const vmd::BoneKey& key) {
    const vmd::CurveBytes curve = key.curve(vmd::BoneChannel::Rotation);
    return curve.x1 != curve.y1 || curve.x2 != curve.y2;
  });
  EXPECT_GT(curved, 1000);
}

TEST_F(Demo, StandingFeetDoNotSlideAndNothingJumps) {
  std::vector<Vec3> before = positions(0.0);
  for (int frame = 1; frame <= static_cast<int>(session.lastFrame()); ++frame) {
    const std::vector<Vec3> now = positions(frame);
    for (const std::string side : {"左", "右"}) {
      // WHEN a foot's target rests on the ground over a frame, THEN so does the ankle, with IK and
      // without
      const std::size_t target = bone(side + "足ＩＫ"), ankle = bone(side + "足首"), knee = bone(side + "ひざ");
      const float rest = model().bones[target].position.y;
      if (std::abs(now[target].y - rest) < 1e-3F && glm::length(now[target] - before[target]) < 1e-3F) {
        EXPECT_LT(glm::length(now[ankle] - before[ankle]), 0.06F) << side << " slides at frame " << frame;
      }
      EXPECT_LT(glm::length(now[ankle] - now[target]), 0.10F) << side << " foot is off its mark at frame " << frame;
      EXPECT_LT(glm::length(now[knee] - before[knee]), 1.1F) << side << " knee jumps at frame " << frame;
    }
    for (const std::size_t at : {bone("頭"), bone("左手首"), bone("右手首"), bone("髪先")}) {
      EXPECT_LT(glm::length(now[at] - before[at]), 2.2F) << model().bones[at].name.utf8 << " jumps at frame " << frame;
    }
    before = now;
  }
}

TEST_F(Demo, LegsGoOnWhereIkIsSwitched) {
  for (const vmd::IkKey& key : dance().ikKeys) {
    if (key.frame == 0) continue;
    const std::vector<Vec3> before = positions(key.frame - 0.01), after = positions(key.frame);
    for (const char* name : {"左ひざ", "右ひざ", "左足首", "右足首", "左つま先", "右つま先"}) {
      EXPECT_LT(glm::length(after[bone(name)] - before[bone(name)]), 0.05F) << name << " at frame " << key.frame;
    }
  }
}

TEST_F(Demo, HandsStayOutOfTheBody) {
  for (double frame = 0.0; frame <= session.lastFrame(); frame += 1.0) {
    const auto models = session.evaluate(frame).boneModels;
    for (const char* name : {"左手首", "右手首", "左ひじ", "右ひじ", "左中指３", "右中指３"}) {
      const Vec3 at = models[bone(name)].translation;
      // The chest is an oval about 上半身2, the head a ball 1.75 above 頭 (the model's own measures).
      const auto& chest = models[bone("上半身2")];
      const Vec3 local = glm::inverse(chest.rotation) * (at - chest.translation);
      if (local.y > -1.6F && local.y < 1.8F) {
        EXPECT_GT(std::hypot(local.x / 0.95F, local.z / 0.72F), 1.0F) << name << " in the chest at frame " << frame;
      }
      const auto& head = models[bone("頭")];
      EXPECT_GT(glm::length(at - head.translation - head.rotation * Vec3(0.0F, 1.75F, 0.05F)), 1.45F)
          << name << " in the head at frame " << frame;
    }
  }
}

TEST_F(Demo, CameraCutsAndLoops) {
  const auto& keys = camera().cameraKeys;
  ASSERT_GE(keys.size(), 8U);
  int cuts = 0;
  for (std::size_t i = 1; i < keys.size(); ++i) cuts += keys[i].frame == keys[i - 1].frame + 1 ? 1 : 0;
  EXPECT_GE(cuts, 3);
  EXPECT_EQ(keys.back().frame, static_cast<std::uint32_t>(session.lastFrame()));
  EXPECT_EQ(keys.front().target, keys.back().target);
  EXPECT_EQ(keys.front().rotation, keys.back().rotation);
  EXPECT_EQ(keys.front().distance, keys.back().distance);
}

TEST_F(Demo, HairAndSkirtMoveAndStayOnHer) {
  // GIVEN the dance with physics, beside the dance without
  support::Solo posed;
  posed.setModel(*app::loadModel(kDemoFolder / "odori.pmx", {}));
  posed.addMotion(*app::loadMotion(kDemoFolder / "dance.vmd", {}));
  session.setPhysics(true);
  ASSERT_NE(session.physics(), nullptr);
  const std::size_t hair = bone("髪先"), head = bone("頭"), hips = bone("下半身");
  const std::size_t sleeve = bone("左袖"), forearm = bone("左ひじ");
  float sleeveFell = 0;
  float hairMoved = 0, hairFarthest = 0, skirtMoved = 0, skirtFarthest = 0;
  for (double frame = 0; frame <= session.lastFrame(); ++frame) {
    const auto moving = session.evaluate(frame).boneModels;
    const auto still = posed.evaluate(frame).boneModels;
    hairMoved = std::max(hairMoved, glm::distance(moving[hair].translation, still[hair].translation));
    hairFarthest = std::max(hairFarthest, glm::distance(moving[hair].translation, moving[head].translation));
    const Vec3 down(0.0F, -1.0F, 0.0F);
    sleeveFell = std::max(sleeveFell, (moving[forearm].rotation * down - moving[sleeve].rotation * down).y);
    for (std::size_t i = 0; i < moving.size(); ++i) {
      if (!model().bones[i].name.utf8.starts_with("裾")) continue;
      skirtMoved = std::max(skirtMoved, 1.0F - std::abs(glm::dot(moving[i].rotation, still[i].rotation)));
      skirtFarthest = std::max(skirtFarthest, glm::distance(moving[i].translation, moving[hips].translation));
    }
  }
  // THEN they move, no farther away than they are long (hair 12 units from the head, skirt 4 from
  // the hips), and none is reset
  EXPECT_GT(hairMoved, 2.0F);
  EXPECT_LT(hairFarthest, 12.0F);
  EXPECT_GT(skirtMoved, 0.002F);
  // AND the lower side of a sleeve is farther down than the forearm holds it: stiff ones (22
  // degrees) reach 0.5 to 0.7
  EXPECT_GT(sleeveFell, 1.0F);
  EXPECT_LT(skirtFarthest, 4.0F);
  EXPECT_EQ(session.physics()->world().caughtCount(), 0U);
}

TEST_F(Demo, MaiIsOdorisMirrorInOtherColours) {
  support::Solo mai;
  mai.setModel(*app::loadModel(kDemoFolder / "mai.pmx", {}));
  mai.addMotion(*app::loadMotion(kDemoFolder / "dance_mai.vmd", {}));
  EXPECT_EQ(mai.lastFrame(), session.lastFrame());
  EXPECT_THAT(mai.binding()->unmatchedBones, testing::IsEmpty());
  EXPECT_THAT(mai.binding()->unmatchedMorphs, testing::IsEmpty());
  const std::pair<const char*, const char*> pairs[] = {
      {"頭", "頭"}, {"左手首", "右手首"}, {"右人指３", "左人指３"}, {"左足首", "右足首"}, {"右ひざ", "左ひざ"}};
  const auto show = app::readShow(kDemoFolder / "demo.odori", {});
  ASSERT_TRUE(show && show->show.actors.size() == 3U);
  const float middle = -show->show.actors[1].placement.position.x;
  // WHEN both dance THEN one's left side does what the other's right side does; their placements
  // keep all hands apart
  for (double frame = 0.0; frame <= session.lastFrame(); frame += 7.0) {
    const std::vector<Vec3> hers = positions(frame);
    const auto other = mai.evaluate(frame).boneModels;
    for (const auto& [one, mirrored] : pairs) {
      const Vec3 at = hers[bone(one)], there = other[bone(mirrored)].translation;
      EXPECT_LT(glm::distance(Vec3(-at.x, at.y, at.z), there), 0.12F) << one << " at frame " << frame;
    }
    for (const char* name : {"右手首", "右中指３", "右人指３"})
      EXPECT_GT(hers[bone(name)].x, middle + 0.2F) << name << " at frame " << frame;
  }
  EXPECT_EQ(mai.model()->model.bones.size(), model().bones.size());
  EXPECT_NE(mai.model()->model.name.utf8, model().name.utf8);
  std::size_t others = 0;
  for (std::size_t i = 0; i < model().textures.size(); ++i)
    others += model().textures[i].utf8 == mai.model()->model.textures[i].utf8 ? 0U : 1U;
  EXPECT_EQ(others, 6U) << "eyes, hair, and four of the clothes; the rest is read once for both";
}

TEST_F(Demo, TheySingOnTheNotes) {
  // The first bar of the score: a note of two eighths, two of one, one of three, a rest. An eighth
  // is 7.5 frames.
  const auto mouth = [&](double frame) {
    const auto weights = session.evaluate(frame).morphWeights;
    float open = 0.0F;
    for (std::size_t i = 0; i < model().morphs.size(); ++i) {
      const std::string& name = model().morphs[i].name.utf8;
      if (name == "あ" || name == "い" || name == "う" || name == "え" || name == "お")
        open = std::max(open, weights[i]);
    }
    return open;
  };
  for (const double eighth : {0.5, 2.25, 3.25, 5.0}) EXPECT_GT(mouth(eighth * 7.5), 0.5F) << eighth;
  EXPECT_LT(mouth(7.5 * 7.5), 0.1F) << "in the rest";
}

}  // namespace
