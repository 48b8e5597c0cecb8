// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx_validate.h"

#include <limits>
#include <span>

#include <gtest/gtest.h>

#include "pmx/pmx_reader.h"
#include "tests/support/corpus.h"
#include "tests/support/model_builder.h"

namespace {

using base::Encoding;
using base::Vec3;
using pmx::Model;
using pmx::validate;
using namespace pmx::boneFlag;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

std::string lines(const base::Issues& issues) {
  std::string all;
  for (const auto& issue : issues) {
    if (!all.empty()) all += '\n';
    all += describe(issue);
  }
  return all;
}

Model full() { return support::fullModel(2.1F, Encoding::Utf16Le, 4); }

/// A change that breaks the full model, what is said about it, and whether it's mended.
struct Row {
  const char* name;
  void (*change)(Model&);
  const char* said;
  bool (*mended)(const Model&);
};

/// The changed model is told as the row says, is as the row says afterwards, and a second time nothing is said.
void expectMended(std::span<const Row> rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    // GIVEN
    Model model = full();
    row.change(model);
    // WHEN
    const auto issues = validate(model);
    // THEN
    EXPECT_EQ(lines(issues), row.said);
    EXPECT_TRUE(row.mended(model));
    EXPECT_EQ(lines(validate(model)), "");
  }
}

TEST(PmxValidateTest, findsNothingInRightModels) {
  for (Model model : {support::smallModel(), full(), support::fullModel(2.0F, Encoding::Utf8, 1), Model{}}) {
    const Model before = model;
    EXPECT_EQ(lines(validate(model)), "");
    EXPECT_EQ(model, before);
  }
}

TEST(PmxValidateTest, vertices) {
  const Row rows[] = {
      {"position", [](Model& m) { m.vertices[2].position.y = kNan; },
       "vertices[2]: position, UV, edge scale or weights aren't finite; replaced",
       [](const Model& m) { return m.vertices[2].position == Vec3(0.0F); }},
      {"UV and edge scale", [](Model& m) { m.vertices[2].uv.x = kInfinity, m.vertices[2].edgeScale = -kInfinity; },
       "vertices[2]: position, UV, edge scale or weights aren't finite; replaced",
       [](const Model& m) { return m.vertices[2].uv == base::Vec2(0.0F) && m.vertices[2].edgeScale == 1.0F; }},
      {"weight", [](Model& m) { m.vertices[2].weights[3] = kNan; },
       "vertices[2]: position, UV, edge scale or weights aren't finite; replaced",
       [](const Model& m) {
         return m.vertices[2].weights == std::array{1.0F, 0.0F, 0.0F, 0.0F};
       }},
      {"bone that isn't there", [](Model& m) { m.vertices[2].bones[1] = 6; },
       "vertices[2]: follows bone 6, but there are 6 bones; follows none instead",
       [](const Model& m) {
         return m.vertices[2].bones == std::array{0, -1, 2, 3};
       }},
      {"weights of sum 2",
       [](Model& m) {
         m.vertices[2].weights = {1, 0.5F, 0.25F, 0.25F};
       },
       "vertices[2]: its weights 1, 0.5, 0.25, 0.25 don't add up to 1; scaled so that they do",
       [](const Model& m) {
         return m.vertices[2].weights == std::array{0.5F, 0.25F, 0.125F, 0.125F};
       }},
      {"weights of sum 0",
       [](Model& m) {
         m.vertices[4].weights = {0, 0, 0, 0};
       },
       "vertices[4]: its weights 0, 0, 0, 0 don't add up to 1; scaled so that they do",
       [](const Model& m) {
         return m.vertices[4].weights == std::array{1.0F, 0.0F, 0.0F, 0.0F};
       }},
      {"weights near enough to 1", [](Model& m) { m.vertices[2].weights[0] = 0.5005F; }, "",
       [](const Model& m) { return m.vertices[2].weights[0] == 0.5005F; }},
      {"SDEF without vectors", [](Model& m) { m.vertices[3].sdef = 1; },
       "vertices[3]: SDEF vectors 1 don't exist; deformed without them",
       [](const Model& m) { return m.vertices[3].deform == pmx::DeformKind::Bdef2 && m.vertices[3].sdef == -1; }},
      {"SDEF vectors", [](Model& m) { m.sdefVectors[0].r1.z = kNan; },
       "vertices[3]: its SDEF vectors aren't finite numbers; deformed as BDEF2",
       [](const Model& m) { return m.vertices[3].deform == pmx::DeformKind::Bdef2; }},
      {"additional UV", [](Model& m) { m.additionalUvs[1][4].w = kNan; },
       "vertices[4]: additional UV 2 isn't finite; taken as 0",
       [](const Model& m) { return m.additionalUvs[1][4] == base::Vec4(0.0F); }},
      {"too few additional UVs", [](Model& m) { m.additionalUvs[1].pop_back(); },
       "vertices: additional UV 2 has 4 values for 5 vertices; made to fit",
       [](const Model& m) { return m.additionalUvs[1].size() == 5; }},
      {"huge but finite", [](Model& m) { m.vertices[0].position = Vec3(3e38F, -1e6F, -2e6F); },
       "vertices[0]: its position or edge scale is beyond 1000000; cut",
       [](const Model& m) { return m.vertices[0].position == Vec3(1e6F, -1e6F, -1e6F); }},
      {"far but in range", [](Model& m) { m.vertices[0].position = Vec3(1e6F, -1e6F, 999999.0F); }, "",
       [](const Model& m) { return m.vertices[0].position == Vec3(1e6F, -1e6F, 999999.0F); }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, normalsComeFromTheFaces) {
  // GIVEN a square in the XY plane whose front looks at -Z, and a vertex that no triangle uses
  Model model = support::smallModel();
  model.vertices.push_back(model.vertices[0]);
  model.vertices[1].normal = Vec3(kNan, 0, 0);
  model.vertices[2].normal = Vec3(0.0F);
  model.vertices[4].normal = Vec3(0, kInfinity, 0);
  // WHEN
  const auto issues = validate(model);
  // THEN
  EXPECT_EQ(lines(issues),
            "vertices[1]: its normal is zero or not finite; taken from its triangles\n"
            "vertices[2]: its normal is zero or not finite; taken from its triangles\n"
            "vertices[4]: its normal is zero or not finite; points up instead");
  EXPECT_EQ(model.vertices[1].normal, Vec3(0, 0, -1));
  EXPECT_EQ(model.vertices[2].normal, Vec3(0, 0, -1));
  EXPECT_EQ(model.vertices[4].normal, Vec3(0, 1, 0));
  EXPECT_TRUE(validate(model).empty());
}

TEST(PmxValidateTest, facesAndMaterials) {
  // the full model: material 0 draws {0,1,2, 0,2,3}, material 1 {3,2,4}
  const Row rows[] = {
      {"a corner that isn't there", [](Model& m) { m.indices[1] = 5; },
       "faces[0]: a corner is vertex 5, but there are 5 vertices; the triangle is left out",
       [](const Model& m) {
         return m.indices == std::vector<std::uint32_t>{0, 2, 3, 3, 2, 4} && m.materials[0].indexCount == 3 &&
                m.materials[1].indexCount == 3;
       }},
      {"the last material beyond the list", [](Model& m) { m.materials[1].indexCount = 300; },
       "materials[1]: draws 300 indices, but 3 are left for it; draws 1 triangles",
       [](const Model& m) { return m.materials[1].indexCount == 3; }},
      {"a count below zero", [](Model& m) { m.materials[0].indexCount = -6, m.materials[1].indexCount = 9; },
       "materials[0]: draws -6 indices, but 9 are left for it; draws 0 triangles",
       [](const Model& m) { return m.materials[0].indexCount == 0 && m.materials[1].indexCount == 9; }},
      {"indices that make no triangle", [](Model& m) { m.indices.push_back(0), m.indices.push_back(1); },
       "faces: 11 indices don't make whole triangles; the last are left out",
       [](const Model& m) { return m.indices.size() == 9; }},
      {"a count that isn't a multiple of 3",
       [](Model& m) { m.materials[0].indexCount = 4, m.materials[1].indexCount = 5; },
       "materials[0]: draws 4 indices, but 9 are left for it; draws 1 triangles\n"
       "materials[1]: draws 5 indices, but 5 are left for it; draws 1 triangles",
       [](const Model& m) { return m.indices == std::vector<std::uint32_t>{0, 1, 2, 2, 3, 3}; }},
      {"texture", [](Model& m) { m.materials[0].texture = 3; },
       "materials[0]: its texture is texture 3, but there are 3 textures; drawn without",
       [](const Model& m) { return m.materials[0].texture == -1; }},
      {"sphere map", [](Model& m) { m.materials[1].sphereTexture = -2; },
       "materials[1]: its sphere map is texture -2, but there are 3 textures; drawn without",
       [](const Model& m) { return m.materials[1].sphereTexture == -1; }},
      {"toon", [](Model& m) { m.materials[1].toon = 200; },
       "materials[1]: its toon is texture 200, but there are 3 textures; drawn without",
       [](const Model& m) { return m.materials[1].toon == -1; }},
      {"shared toon", [](Model& m) { m.materials[0].toon = 10; },
       "materials[0]: shared toon 10 doesn't exist, only 0 to 9 do; drawn without",
       [](const Model& m) { return m.materials[0].toon == -1 && !m.materials[0].sharedToon; }},
      {"sphere mode", [](Model& m) { m.materials[0].sphereModeByte = 0xFF; },
       "materials[0]: sphere mode 255 is unknown; off",
       [](const Model& m) { return m.materials[0].sphereModeByte == 0; }},
      {"flags of 2.1", [](Model& m) { m.header.version = 2.0F, m.materials[0].flags = 0xE3; },
       "materials[0]: draw flags 0xE0 are of PMX 2.1; left out",
       [](const Model& m) { return m.materials[0].flags == 0x03; }},
      {"colours", [](Model& m) { m.materials[0].diffuse.w = kNan, m.materials[0].edgeSize = kInfinity; },
       "materials[0]: a colour, specular power or edge size isn't finite; replaced",
       [](const Model& m) { return m.materials[0].diffuse == base::Vec4(1.0F) && m.materials[0].edgeSize == 1.0F; }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, trianglesOfNoMaterialStay) {
  // GIVEN a material that draws one of two triangles
  Model model = support::smallModel();
  model.materials[0].indexCount = 3;
  // WHEN / THEN it's said each time, and nothing is changed
  const char* said = "faces[1]: the last 1 triangles belong to no material and aren't drawn";
  EXPECT_EQ(lines(validate(model)), said);
  EXPECT_EQ(lines(validate(model)), said);
  EXPECT_EQ(model.indices.size(), 6U);
}

TEST(PmxValidateTest, bones) {
  const Row rows[] = {
      {"position", [](Model& m) { m.bones[1].position.z = kNan; },
       "bones[1]: its position isn't finite; put at the origin",
       [](const Model& m) { return m.bones[1].position == Vec3(0.0F); }},
      {"parent that isn't there", [](Model& m) { m.bones[1].parent = 6; },
       "bones[1]: parent is 6, but there are 6 bones; made a root",
       [](const Model& m) { return m.bones[1].parent == -1; }},
      {"its own parent", [](Model& m) { m.bones[2].parent = 2; },
       "bones[2]: parent 2 makes it its own ancestor; made a root",
       [](const Model& m) { return m.bones[2].parent == -1 && m.bones[3].parent == 2; }},
      {"a circle of parents", [](Model& m) { m.bones[1].parent = 3; },
       "bones[1]: parent 3 makes it its own ancestor; made a root",
       [](const Model& m) { return m.bones[1].parent == -1 && m.bones[3].parent == 2; }},
      {"a way into a circle of parents", [](Model& m) { m.bones[0].parent = m.bones[1].parent = 3; },
       "bones[1]: parent 3 makes it its own ancestor; made a root",
       [](const Model& m) { return m.bones[1].parent == -1 && m.bones[0].parent == 3 && m.bones[3].parent == 2; }},
      {"a parent that comes later", [](Model& m) { m.bones[0].parent = 4; }, "",
       [](const Model& m) { return m.bones[0].parent == 4; }},
      {"tail bone", [](Model& m) { m.bones[0].tailBone = 99; },
       "bones[0]: tail is bone 99, but there are 6 bones; drawn without a tail",
       [](const Model& m) { return m.bones[0].tailBone == -1; }},
      {"tail offset", [](Model& m) { m.bones[1].tailOffset.x = kNan; },
       "bones[1]: its tail isn't finite; drawn without a tail",
       [](const Model& m) { return m.bones[1].tailOffset == Vec3(0.0F); }},
      {"append parent that isn't there", [](Model& m) { m.bones[5].appendParent = 6; },
       "bones[5]: append parent is 6, but there are 6 bones; no append",
       [](const Model& m) { return !m.bones[5].has(appendRotation | appendTranslation); }},
      {"no append parent", [](Model& m) { m.bones[5].appendParent = -1; },
       "bones[5]: append parent is -1, but there are 6 bones; no append",
       [](const Model& m) { return !m.bones[5].has(appendRotation | appendTranslation); }},
      {"append ratio", [](Model& m) { m.bones[5].appendRatio = kNan; },
       "bones[5]: append ratio isn't finite; no append",
       [](const Model& m) { return !m.bones[5].has(appendRotation | appendTranslation); }},
      {"append from itself", [](Model& m) { m.bones[5].appendParent = 5; },
       "bones[5]: append parent 5 leads back to it; no append",
       [](const Model& m) { return !m.bones[5].has(appendRotation) && m.bones[5].appendParent == -1; }},
      {"a circle of appends",
       [](Model& m) { m.bones[1].flags |= appendRotation, m.bones[1].appendParent = 5, m.bones[1].appendRatio = 1; },
       "bones[1]: append parent 5 leads back to it; no append",
       [](const Model& m) { return !m.bones[1].has(appendRotation) && m.bones[5].has(appendRotation); }},
      {"fixed axis", [](Model& m) { m.bones[5].fixedAxis.y = kNan; },
       "bones[5]: its fixed axis isn't finite; turns freely",
       [](const Model& m) { return !m.bones[5].has(fixedAxis); }},
      {"local axis", [](Model& m) { m.bones[5].localAxisZ.x = kNan; },
       "bones[5]: a local axis is zero or not finite; the model's axes are shown",
       [](const Model& m) { return !m.bones[5].has(localAxes) && m.bones[5].localAxisZ == Vec3(0, 0, 1); }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, aZeroFixedAxisStays) {
  // It means that motions turn nothing (ik-parity.md 1), so it isn't taken for no axis; said as often as asked.
  Model model = full();
  model.bones[5].fixedAxis = Vec3(0.0F);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(lines(validate(model)), "bones[5]: its fixed axis is zero; motions don't turn it");
    EXPECT_TRUE(model.bones[5].has(fixedAxis));
  }
  // one that is only very short or long has a direction
  for (const float length : {1e-30F, 1e30F}) {
    model.bones[5].fixedAxis = Vec3(0.0F, length, 0.0F);
    EXPECT_EQ(lines(validate(model)), "");
    EXPECT_TRUE(model.bones[5].has(fixedAxis));
  }
}

TEST(PmxValidateTest, ik) {
  // the full model's bone 4: effector 3, links 2 (limited) and 1
  const auto dropped = [](const Model& m) { return !m.bones[4].has(ik) && m.bones[4].ik == pmx::IkBlock{}; };
  const Row rows[] = {
      {"effector that isn't there", [](Model& m) { m.bones[4].ik.effector = 6; },
       "bones[4]: IK: the effector is 6, but there are 6 bones; no IK", dropped},
      {"no effector", [](Model& m) { m.bones[4].ik.effector = -1; },
       "bones[4]: IK: the effector is -1, but there are 6 bones; no IK", dropped},
      {"no loops", [](Model& m) { m.bones[4].ik.loopCount = 0; }, "bones[4]: IK: the loop count is 0; no IK", dropped},
      {"unit angle", [](Model& m) { m.bones[4].ik.unitAngleRad = kNan; },
       "bones[4]: IK: the unit angle isn't finite; no IK", dropped},
      {"limit", [](Model& m) { m.bones[4].ik.links[0].lower.y = -kInfinity; },
       "bones[4]: IK: a limit isn't finite; no IK", dropped},
      {"link that isn't there", [](Model& m) { m.bones[4].ik.links[0].bone = -1; },
       "bones[4]: an IK link is bone -1, but there are 6 bones; skipped",
       [](const Model& m) { return m.bones[4].ik.links.size() == 1 && m.bones[4].ik.links[0].bone == 1; }},
      {"link that is the effector", [](Model& m) { m.bones[4].ik.links[1].bone = 3; },
       "bones[4]: IK link 3 is the effector itself; skipped",
       [](const Model& m) { return m.bones[4].ik.links.size() == 1 && m.bones[4].ik.links[0].bone == 2; }},
      {"swapped limits", [](Model& m) { std::swap(m.bones[4].ik.links[0].lower.x, m.bones[4].ik.links[0].upper.x); },
       "bones[4]: limits of IK link 2 are the wrong way round; swapped",
       [](const Model& m) { return m.bones == full().bones; }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, morphs) {
  // the full model's morphs: 0 group of 1 and 2, 1 vertex, 2 bone, 3 to 7 UV, 8 material, 9 flip, 10 impulse
  const Row rows[] = {
      {"vertex", [](Model& m) { std::get<std::vector<pmx::VertexOffset>>(m.morphs[1].offsets)[0].vertex = 5; },
       "morphs[1]: 1 of 2 offsets point at nothing or aren't finite; left out",
       [](const Model& m) {
         const auto& left = std::get<std::vector<pmx::VertexOffset>>(m.morphs[1].offsets);
         return left.size() == 1 && left[0].vertex == 4;
       }},
      {"offset", [](Model& m) { std::get<std::vector<pmx::UvOffset>>(m.morphs[3].offsets)[0].offset.w = kNan; },
       "morphs[3]: 1 of 1 offsets point at nothing or aren't finite; left out",
       [](const Model& m) { return std::get<std::vector<pmx::UvOffset>>(m.morphs[3].offsets).empty(); }},
      {"zero rotation",
       [](Model& m) {
         std::get<std::vector<pmx::BoneOffset>>(m.morphs[2].offsets)[0].rotation = base::Quat(0, 0, 0, 0);
       },
       "morphs[2]: 1 rotations are zero quaternions; taken as none",
       [](const Model& m) {
         const auto& offset = std::get<std::vector<pmx::BoneOffset>>(m.morphs[2].offsets).at(0);
         return offset.rotation == base::kIdentityRotation && offset.translation == Vec3(1, 2, 3);
       }},
      {"material operation",
       [](Model& m) { std::get<std::vector<pmx::MaterialOffset>>(m.morphs[8].offsets)[0].operation = 2; },
       "morphs[8]: 1 of 2 offsets point at nothing or aren't finite; left out",
       [](const Model& m) {
         return std::get<std::vector<pmx::MaterialOffset>>(m.morphs[8].offsets).at(0).material == -1;
       }},
      {"panel", [](Model& m) { m.morphs[1].panel = 5; }, "morphs[1]: panel 5 is unknown; shown under other",
       [](const Model& m) { return m.morphs[1].panel == 4; }},
      {"a group in itself", [](Model& m) { std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets)[1].morph = 0; },
       "morphs[0]: holds morph 0, which leads back to it; left out",
       [](const Model& m) {
         const auto& left = std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets);
         return left.size() == 1 && left[0].morph == 1;
       }},
      {"a group and a flip in each other",
       [](Model& m) {
         std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets)[0].morph = 9;
         std::get<std::vector<pmx::GroupOffset>>(m.morphs[9].offsets)[1].morph = 0;
       },
       "morphs[9]: holds morph 0, which leads back to it; left out",
       [](const Model& m) {
         return std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets).size() == 2 &&
                std::get<std::vector<pmx::GroupOffset>>(m.morphs[9].offsets).size() == 1;
       }},
      {"one morph twice without a circle",
       [](Model& m) { std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets)[1].morph = 1; }, "",
       [](const Model& m) { return std::get<std::vector<pmx::GroupOffset>>(m.morphs[0].offsets).size() == 2; }},
      {"offsets of another kind", [](Model& m) { m.morphs[1].kind = pmx::MorphKind::Bone; },
       "morphs[1]: its offsets aren't of its kind (2); left without effect",
       [](const Model& m) {
         return m.morphs[1].kind == pmx::MorphKind::Vertex &&
                std::get<std::vector<pmx::VertexOffset>>(m.morphs[1].offsets).empty();
       }},
  };
  expectMended(rows);
}

TEST(PmxValidateTest, displayFramesAndPhysics) {
  const Row rows[] = {
      {"display frame", [](Model& m) { m.displayFrames[1].elements[1].index = 11; },
       "display frames[1]: 1 elements don't exist; left out",
       [](const Model& m) { return m.displayFrames[1].elements.size() == 2; }},
      {"body's bone", [](Model& m) { m.rigidBodies[1].bone = 6; },
       "rigid bodies[1]: follows bone 6, but there are 6 bones; follows none",
       [](const Model& m) { return m.rigidBodies[1].bone == -1; }},
      {"body's bone by name", [](Model& m) { m.rigidBodies[1].bone = 6, m.rigidBodies[1].name = "左ひざ"; },
       "rigid bodies[1]: follows bone 6, but there are 6 bones; follows bone 2 of its name",
       [](const Model& m) { return m.rigidBodies[1].bone == 2; }},
      {"body's numbers", [](Model& m) { m.rigidBodies[0].rotation.x = kNan, m.rigidBodies[0].mass = kInfinity; },
       "rigid bodies[0]: a number isn't finite; taken as 0 (the mass as 1)",
       [](const Model& m) { return m.rigidBodies[0].rotation == Vec3(0.0F) && m.rigidBodies[0].mass == 1.0F; }},
      {"body's kinds", [](Model& m) { m.rigidBodies[2].shape = 3, m.rigidBodies[2].group = 16; },
       "rigid bodies[2]: its group, shape or mode is unknown; taken as 0",
       [](const Model& m) {
         return m.rigidBodies[2].shape == 0 && m.rigidBodies[2].group == 0 && m.rigidBodies[2].mode == 2;
       }},
      {"joint's body", [](Model& m) { m.joints[3].bodyB = 3; },
       "joints[3]: joins rigid body 3, but there are 3 rigid bodies; joins none",
       [](const Model& m) { return m.joints[3].bodyB == -1 && m.joints[3].bodyA == 0; }},
      {"joint's numbers", [](Model& m) { m.joints[3].angularSpring.z = kNan; },
       "joints[3]: a number isn't finite; taken as 0",
       [](const Model& m) { return m.joints[3].angularSpring == Vec3(0.0F); }},
      {"joint's kind", [](Model& m) { m.joints[3].kind = 6; },
       "joints[3]: kind 6 is unknown; taken as a spring of six degrees",
       [](const Model& m) { return m.joints[3].kind == 0; }},
      {"soft body's material", [](Model& m) { m.softBodies[0].material = 2; },
       "soft bodies[0]: its material is 2, but there are 2 materials; has none",
       [](const Model& m) { return m.softBodies[0].material == -1; }},
      {"anchor and pin", [](Model& m) { m.softBodies[0].anchors[0].vertex = -1, m.softBodies[0].pins[1] = 5; },
       "soft bodies[0]: 2 anchors or pins don't exist; left out",
       [](const Model& m) { return m.softBodies[0].anchors.size() == 1 && m.softBodies[0].pins.size() == 1; }},
      {"soft body's numbers", [](Model& m) { m.softBodies[0].config[11] = kNan; },
       "soft bodies[0]: a number isn't finite; taken as 0",
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
            "materials[1]: its name doesn't decode exactly; shown as \"a\uFFFD\"\n"
            "bones[2]: the name \"左足\" is there 3 times; motions move bones[1] only\n"
            "morphs[3]: the name \"あ\" is there 2 times; motions move morphs[1] only");
  EXPECT_EQ(model, before);
  EXPECT_EQ(lines(validate(model)), said);
}

TEST(PmxValidateTest, manyOfOneKindAreCounted) {
  // GIVEN 25 bones with a parent that isn't there
  Model model;
  for (int i = 0; i < 25; ++i) model.bones.push_back(support::bone(std::to_string(i).c_str(), 1000, Vec3(0.0F)));
  // WHEN
  const auto issues = validate(model);
  // THEN
  ASSERT_EQ(issues.size(), 21U);
  EXPECT_EQ(describe(issues[19]), "bones[19]: parent is 1000, but there are 25 bones; made a root");
  EXPECT_EQ(describe(issues[20]), "bones: and 5 more with parents that don't exist");
}

TEST(PmxValidateTest, takesLinearTime) {
  // GIVEN 200,000 bones in one chain that closes, appends the same way, and groups in groups: anything
  // quadratic or recursive would not end here
  constexpr std::int32_t kCount = 200000;
  Model model;
  model.bones.resize(kCount);
  model.morphs.resize(kCount);
  for (std::int32_t i = 0; i < kCount; ++i) {
    auto& bone = model.bones[static_cast<std::size_t>(i)];
    bone.name.utf8 = std::to_string(i);
    bone.parent = bone.appendParent = (i + 1) % kCount;
    bone.flags = appendRotation;
    auto& morph = model.morphs[static_cast<std::size_t>(i)];
    morph.name.utf8 = bone.name.utf8;
    morph.kind = pmx::MorphKind::Group;
    morph.offsets = std::vector<pmx::GroupOffset>{{(i + 1) % kCount, 1.0F}};
  }
  // WHEN
  const auto issues = validate(model);
  // THEN
  EXPECT_EQ(lines(issues),
            "bones[0]: parent 1 makes it its own ancestor; made a root\n"
            "bones[0]: append parent 1 leads back to it; no append\n"
            "morphs[199999]: holds morph 0, which leads back to it; left out");
}

TEST(PmxValidateTest, realModelsAreRight) {
  ODORI_NEEDS_CORPUS();
  for (const auto& path : support::corpusFiles(".pmx")) {
    auto read = pmx::readPmxFile(path);
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    // the one whose bones have the append flags without an append parent
    const bool odd = path.filename() == "bone_flag_test.pmx";
    EXPECT_EQ(lines(validate(read->model)), odd ? "bones[1]: append parent is -1, but there are 3 bones; no append\n"
                                                  "bones[2]: append parent is -1, but there are 3 bones; no append"
                                                : "")
        << path;
  }
}

}  // namespace
