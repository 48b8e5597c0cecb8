// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/model/validate.h"

#include <gtest/gtest.h>

#include "pmx/pmx/pmx_reader.h"
#include "tests/pmx/pmx/damage_rows.h"
#include "tests/support/corpus.h"
#include "tests/support/model_builder.h"

namespace {

namespace boneFlag = pmx::boneFlag;
using base::Encoding;
using base::Vec3;
using pmx::Model;
using pmx::validate;
using support::expectMended, support::full, support::kInfinity, support::kNan, support::lines, support::DamageRow;

TEST(PmxValidateTest, findsNothingInRightModels) {
  for (Model model : {support::smallModel(), full(), support::fullModel(2.0F, Encoding::Utf8, 1), Model{}}) {
    const Model before = model;
    EXPECT_EQ(lines(validate(model)), "");
    EXPECT_EQ(model, before);
  }
}

TEST(PmxValidateTest, bones) {
  const DamageRow rows[] = {
      {"position", [](Model& m) { m.bones[1].position.z = kNan; },
       "bones[1]: stands at the origin: its position isn't a number",
       [](const Model& m) { return m.bones[1].position == Vec3(0.0F); }},
      {"parent that isn't there", [](Model& m) { m.bones[1].parent = 6; },
       "bones[1]: stands by itself: its parent is bone 6, but there are 6 bones",
       [](const Model& m) { return m.bones[1].parent == -1; }},
      {"its own parent", [](Model& m) { m.bones[2].parent = 2; },
       "bones[2]: stands by itself: its parent, bone 2, hangs from it",
       [](const Model& m) { return m.bones[2].parent == -1 && m.bones[3].parent == 2; }},
      {"a circle of parents", [](Model& m) { m.bones[1].parent = 3; },
       "bones[1]: stands by itself: its parent, bone 3, hangs from it",
       [](const Model& m) { return m.bones[1].parent == -1 && m.bones[3].parent == 2; }},
      {"a way into a circle of parents", [](Model& m) { m.bones[0].parent = m.bones[1].parent = 3; },
       "bones[1]: stands by itself: its parent, bone 3, hangs from it",
       [](const Model& m) { return m.bones[1].parent == -1 && m.bones[0].parent == 3 && m.bones[3].parent == 2; }},
      {"a parent that comes later", [](Model& m) { m.bones[0].parent = 4; }, "",
       [](const Model& m) { return m.bones[0].parent == 4; }},
      {"tail bone", [](Model& m) { m.bones[0].tailBone = 99; },
       "bones[0]: is drawn without a tail: that is bone 99, but there are 6 bones",
       [](const Model& m) { return m.bones[0].tailBone == -1; }},
      {"tail offset", [](Model& m) { m.bones[1].tailOffset.x = kNan; },
       "bones[1]: is drawn without a tail: its place isn't a number",
       [](const Model& m) { return m.bones[1].tailOffset == Vec3(0.0F); }},
      {"append parent that isn't there", [](Model& m) { m.bones[5].appendParent = 6; },
       "bones[5]: moves with no other bone: its append parent is bone 6, but there are 6 bones",
       [](const Model& m) { return !m.bones[5].has(boneFlag::appendRotation | boneFlag::appendTranslation); }},
      {"no append parent", [](Model& m) { m.bones[5].appendParent = -1; },
       "bones[5]: moves with no other bone: its append parent is bone -1, but there are 6 bones",
       [](const Model& m) { return !m.bones[5].has(boneFlag::appendRotation | boneFlag::appendTranslation); }},
      {"append ratio", [](Model& m) { m.bones[5].appendRatio = kNan; },
       "bones[5]: moves with no other bone: its append ratio isn't a number",
       [](const Model& m) { return !m.bones[5].has(boneFlag::appendRotation | boneFlag::appendTranslation); }},
      {"append from itself", [](Model& m) { m.bones[5].appendParent = 5; },
       "bones[5]: moves with no other bone: its append parent, bone 5, moves with it",
       [](const Model& m) { return !m.bones[5].has(boneFlag::appendRotation) && m.bones[5].appendParent == -1; }},
      {"a circle of appends",
       [](Model& m) {
         m.bones[1].flags |= boneFlag::appendRotation, m.bones[1].appendParent = 5, m.bones[1].appendRatio = 1;
       },
       "bones[1]: moves with no other bone: its append parent, bone 5, moves with it",
       [](const Model& m) {
         return !m.bones[1].has(boneFlag::appendRotation) && m.bones[5].has(boneFlag::appendRotation);
       }},
      {"fixed axis", [](Model& m) { m.bones[5].fixedAxis.y = kNan; },
       "bones[5]: turns freely: its fixed axis isn't a number",
       [](const Model& m) { return !m.bones[5].has(boneFlag::fixedAxis); }},
      {"local axis", [](Model& m) { m.bones[5].localAxisZ.x = kNan; },
       "bones[5]: the model's axes are shown: a local axis of its own is zero or isn't a number",
       [](const Model& m) { return !m.bones[5].has(boneFlag::localAxes) && m.bones[5].localAxisZ == Vec3(0, 0, 1); }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, aZeroFixedAxisStays) {
  // It means that motions don't rotate the bone (ik-parity.md 1), so it isn't read as no axis; it
  // is reported as often as asked.
  Model model = full();
  model.bones[5].fixedAxis = Vec3(0.0F);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(lines(validate(model)), "bones[5]: motions don't turn it: its fixed axis is zero");
    EXPECT_TRUE(model.bones[5].has(boneFlag::fixedAxis));
  }
  // an axis that is only very short or long has a direction
  for (const float length : {1e-30F, 1e30F}) {
    model.bones[5].fixedAxis = Vec3(0.0F, length, 0.0F);
    EXPECT_EQ(lines(validate(model)), "");
    EXPECT_TRUE(model.bones[5].has(boneFlag::fixedAxis));
  }
}

TEST(PmxValidateTest, ik) {
  // the full model's bone 4: effector 3, links 2 (limited) and 1
  const auto dropped = [](const Model& m) { return !m.bones[4].has(boneFlag::ik) && m.bones[4].ik == pmx::IkBlock{}; };
  const DamageRow rows[] = {
      {"effector that isn't there", [](Model& m) { m.bones[4].ik.effector = 6; },
       "bones[4]: its IK chain does nothing: the effector is bone 6, but there are 6 bones", dropped},
      {"no effector", [](Model& m) { m.bones[4].ik.effector = -1; },
       "bones[4]: its IK chain does nothing: the effector is bone -1, but there are 6 bones", dropped},
      {"no loops", [](Model& m) { m.bones[4].ik.loopCount = 0; },
       "bones[4]: its IK chain does nothing: the loop count is 0", dropped},
      {"unit angle", [](Model& m) { m.bones[4].ik.unitAngleRad = kNan; },
       "bones[4]: its IK chain does nothing: the unit angle isn't a number", dropped},
      {"limit", [](Model& m) { m.bones[4].ik.links[0].lower.y = -kInfinity; },
       "bones[4]: its IK chain does nothing: a limit isn't a number", dropped},
      {"link that isn't there", [](Model& m) { m.bones[4].ik.links[0].bone = -1; },
       "bones[4]: its IK chain leaves out a link: that is bone -1, but there are 6 bones",
       [](const Model& m) { return m.bones[4].ik.links.size() == 1 && m.bones[4].ik.links[0].bone == 1; }},
      {"link that is the effector", [](Model& m) { m.bones[4].ik.links[1].bone = 3; },
       "bones[4]: its IK chain leaves out a link: bone 3 is the effector itself",
       [](const Model& m) { return m.bones[4].ik.links.size() == 1 && m.bones[4].ik.links[0].bone == 2; }},
      {"swapped limits", [](Model& m) { std::swap(m.bones[4].ik.links[0].lower.x, m.bones[4].ik.links[0].upper.x); },
       "bones[4]: the limits of its IK link, bone 2, are the wrong way round; swapped",
       [](const Model& m) { return m.bones == full().bones; }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, morphs) {
  // the full model's morphs: 0 group of 1 and 2, 1 vertex, 2 bone, 3 to 7 UV, 8 material, 9 flip,
  // 10 impulse
  const DamageRow rows[] = {
      {"vertex", [](Model& m) { std::get<std::vector<pmx::VertexOffset>>(m.morphs[1].offsets)[0].vertex = 5; },
       "morphs[1]: does less than it should: of its 2 offsets 1 points at nothing or isn't a number",
       [](const Model& m) {
         const auto& left = std::get<std::vector<pmx::VertexOffset>>(m.morphs[1].offsets);
         return left.size() == 1 && left[0].vertex == 4;
       }},
      {"offset", [](Model& m) { std::get<std::vector<pmx::UvOffset>>(m.morphs[3].offsets)[0].offset.w = kNan; },
       "morphs[3]: does less than it should: of its 1 offsets 1 points at nothing or isn't a number",
       [](const Model& m) { return std::get<std::vector<pmx::UvOffset>>(m.morphs[3].offsets).empty(); }},
      {"zero rotation",
       [](Model& m) {
         std::get<std::vector<pmx::BoneOffset>>(m.morphs[2].offsets)[0].rotation = base::Quat(0, 0, 0, 0);
       },
       "morphs[2]: 1 rotation is zero; taken as none",
       [](const Model& m) {
         const auto& offset = std::get<std::vector<pmx::BoneOffset>>(m.morphs[2].offsets).at(0);
         return offset.rotation == base::kIdentityRotation && offset.translation == Vec3(1, 2, 3);
       }},
      {"material operation",
       [](Model& m) { std::get<std::vector<pmx::MaterialOffset>>(m.morphs[8].offsets)[0].operation = 2; },
       "morphs[8]: does less than it should: of its 2 offsets 1 points at nothing or isn't a number",
       [](const Model& m) {
         return std::get<std::vector<pmx::MaterialOffset>>(m.morphs[8].offsets).at(0).material == -1;
       }},
      {"panel", [](Model& m) { m.morphs[1].panel = 5; }, "morphs[1]: panel 5 is unknown; shown under other",
       [](const Model& m) { return m.morphs[1].panel == 4; }},
      {"a group in itself", [](Model& m) { std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets)[1].morph = 0; },
       "morphs[0]: leaves out morph 0, which leads back to it",
       [](const Model& m) {
         const auto& left = std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets);
         return left.size() == 1 && left[0].morph == 1;
       }},
      {"a group and a flip in each other",
       [](Model& m) {
         std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets)[0].morph = 9;
         std::get<std::vector<pmx::GroupOffset>>(m.morphs[9].offsets)[1].morph = 0;
       },
       "morphs[9]: leaves out morph 0, which leads back to it",
       [](const Model& m) {
         return std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets).size() == 2 &&
                std::get<std::vector<pmx::GroupOffset>>(m.morphs[9].offsets).size() == 1;
       }},
      {"one morph twice without a circle",
       [](Model& m) { std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets)[1].morph = 1; }, "",
       [](const Model& m) { return std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets).size() == 2; }},
      {"offsets of another kind", [](Model& m) { m.morphs[1].kind = pmx::MorphKind::Bone; },
       "morphs[1]: does nothing: its offsets aren't of its kind (2)",
       [](const Model& m) {
         return m.morphs[1].kind == pmx::MorphKind::Vertex &&
                std::get<std::vector<pmx::VertexOffset>>(m.morphs[1].offsets).empty();
       }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, displayFramesAndPhysics) {
  const DamageRow rows[] = {
      {"display frame", [](Model& m) { m.displayFrames[1].elements[1].index = 11; },
       "display frames[1]: 1 entry doesn't exist; left out",
       [](const Model& m) { return m.displayFrames[1].elements.size() == 2; }},
      {"body's bone", [](Model& m) { m.rigidBodies[1].bone = 6; },
       "rigid bodies[1]: follows no bone: its own is bone 6, but there are 6 bones",
       [](const Model& m) { return m.rigidBodies[1].bone == -1; }},
      {"body's bone by name", [](Model& m) { m.rigidBodies[1].bone = 6, m.rigidBodies[1].name = "左ひざ"; },
       "rigid bodies[1]: follows bone 2 of its name: its own is bone 6, but there are 6 bones",
       [](const Model& m) { return m.rigidBodies[1].bone == 2; }},
      {"body's numbers", [](Model& m) { m.rigidBodies[0].rotation.x = kNan, m.rigidBodies[0].mass = kInfinity; },
       "rigid bodies[0]: a value isn't a number; taken as 0 (the mass as 1)",
       [](const Model& m) { return m.rigidBodies[0].rotation == Vec3(0.0F) && m.rigidBodies[0].mass == 1.0F; }},
      {"body's kinds", [](Model& m) { m.rigidBodies[2].shape = 3, m.rigidBodies[2].group = 16; },
       "rigid bodies[2]: its group, shape or mode is unknown; taken as 0",
       [](const Model& m) {
         return m.rigidBodies[2].shape == 0 && m.rigidBodies[2].group == 0 && m.rigidBodies[2].mode == 2;
       }},
      {"joint's body", [](Model& m) { m.joints[3].bodyB = 3; },
       "joints[3]: is loose at one end: it joins rigid body 3, but there are 3 rigid bodies",
       [](const Model& m) { return m.joints[3].bodyB == -1 && m.joints[3].bodyA == 0; }},
      {"joint's numbers", [](Model& m) { m.joints[3].angularSpring.z = kNan; },
       "joints[3]: a value isn't a number; taken as 0",
       [](const Model& m) { return m.joints[3].angularSpring == Vec3(0.0F); }},
      {"joint's kind", [](Model& m) { m.joints[3].kind = 6; },
       "joints[3]: kind 6 is unknown; taken as a spring of six degrees",
       [](const Model& m) { return m.joints[3].kind == 0; }},
      {"soft body's material", [](Model& m) { m.softBodies[0].material = 2; },
       "soft bodies[0]: has no material: that is material 2, but there are 2 materials",
       [](const Model& m) { return m.softBodies[0].material == -1; }},
      {"anchor and pin", [](Model& m) { m.softBodies[0].anchors[0].vertex = -1, m.softBodies[0].pins[1] = 5; },
       "soft bodies[0]: 2 anchors or pins don't exist; left out",
       [](const Model& m) { return m.softBodies[0].anchors.size() == 1 && m.softBodies[0].pins.size() == 1; }},
      {"soft body's numbers", [](Model& m) { m.softBodies[0].config[11] = kNan; },
       "soft bodies[0]: a value isn't a number; taken as 0",
       [](const Model& m) { return m.softBodies[0].config[11] == 0.0F; }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, namesAreToldAndLeft) {
  // GIVEN three bones and two morphs of one name each, and a name that doesn't decode
  Model model = full();
  model.bones[2].name = model.bones[4].name = model.bones[1].name;
  model.morphs[3].name = model.morphs[1].name;
  model.materials[1].name.utf8 = "a\uFFFD";
  model.materials[1].name.raw = "a?b";
  const Model before = model;
  // WHEN
  const std::string said = lines(validate(model));
  // THEN
  EXPECT_EQ(said,
            "materials[1]: its name has bytes that are no characters; shown as \"a\uFFFD\"\n"
            "bones[2]: 3 bones are called \"左足\"; motions move only the first, number 1\n"
            "morphs[3]: 2 morphs are called \"あ\"; motions move only the first, number 1");
  EXPECT_EQ(model, before);
  EXPECT_EQ(lines(validate(model)), said);
}

TEST(PmxValidateTest, manyOfOneKindAreCounted) {
  // GIVEN 25 bones with a parent that doesn't exist
  Model model;
  for (int i = 0; i < 25; ++i) model.bones.push_back(support::bone(std::to_string(i).c_str(), 1000, Vec3(0.0F)));
  // WHEN
  const auto issues = validate(model);
  // THEN
  ASSERT_EQ(issues.size(), 21U);
  EXPECT_EQ(describe(issues[19]), "bones[19]: stands by itself: its parent is bone 1000, but there are 25 bones");
  EXPECT_EQ(describe(issues[20]), "bones: and 5 more with parents that don't exist");
}

TEST(PmxValidateTest, takesLinearTime) {
  // GIVEN 200,000 bones in one chain that closes, appends likewise, and groups in groups: anything
  // quadratic or recursive would not end here
  constexpr std::int32_t kCount = 200000;
  Model model;
  model.bones.resize(kCount);
  model.morphs.resize(kCount);
  for (std::int32_t i = 0; i < kCount; ++i) {
    auto& bone = model.bones[static_cast<std::size_t>(i)];
    bone.name.utf8 = std::to_string(i);
    bone.parent = bone.appendParent = (i + 1) % kCount;
    bone.flags = boneFlag::appendRotation;
    auto& morph = model.morphs[static_cast<std::size_t>(i)];
    morph.name.utf8 = bone.name.utf8;
    morph.kind = pmx::MorphKind::Group;
    morph.offsets = std::vector<pmx::GroupOffset>{{(i + 1) % kCount, 1.0F}};
  }
  // WHEN
  const auto issues = validate(model);
  // THEN
  EXPECT_EQ(lines(issues),
            "bones[0]: stands by itself: its parent, bone 1, hangs from it\n"
            "bones[0]: moves with no other bone: its append parent, bone 1, moves with it\n"
            "morphs[199999]: leaves out morph 0, which leads back to it");
}

TEST(PmxValidateTest, realModelsAreRight) {
  ODORI_NEEDS_CORPUS();
  for (const auto& path : support::corpusFiles(".pmx")) {
    auto read = pmx::readPmxFile(path);
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    // the one whose bones have the append flags without an append parent
    const bool odd = path.filename() == "bone_flag_test.pmx";
    EXPECT_EQ(lines(validate(read->model)),
              odd ? "bones[1]: moves with no other bone: its append parent is bone -1, but there are 3 bones\n"
                    "bones[2]: moves with no other bone: its append parent is bone -1, but there are 3 bones"
                  : "")
        << path;
  }
}

}  // namespace
