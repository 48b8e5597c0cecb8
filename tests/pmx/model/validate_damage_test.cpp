// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// validate() under every small damage: every index pushed out of range, every byte of a file
// changed.

#include <limits>

#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/issue_lines.h"
#include "tests/support/model_builder.h"

namespace {

namespace boneFlag = pmx::boneFlag;
using base::Encoding;
using pmx::Model;
using pmx::validate;
using support::lines;

/// Calls `visit(index, count, section)` for every index field that a model of this shape stores.
template <class Visit>
void forEachIndex(Model& m, Visit visit) {
  const std::size_t bones = m.bones.size(), vertices = m.vertices.size(), bodies = m.rigidBodies.size();
  for (auto& vertex : m.vertices) {
    const auto used = vertex.deform == pmx::DeformKind::Bdef1                                             ? 1U
                      : vertex.deform == pmx::DeformKind::Bdef2 || vertex.deform == pmx::DeformKind::Sdef ? 2U
                                                                                                          : 4U;
    for (std::size_t k = 0; k < used; ++k) visit(vertex.bones[k], bones, "vertices");
  }
  for (auto& index : m.indices) visit(index, vertices, "faces");
  for (auto& material : m.materials) {
    visit(material.texture, m.textures.size(), "materials");
    visit(material.sphereTexture, m.textures.size(), "materials");
    if (!material.sharedToon) visit(material.toon, m.textures.size(), "materials");
  }
  for (auto& bone : m.bones) {
    visit(bone.parent, bones, "bones");
    if (bone.has(boneFlag::tailIsBone)) visit(bone.tailBone, bones, "bones");
    if (bone.has(boneFlag::appendRotation | boneFlag::appendTranslation)) visit(bone.appendParent, bones, "bones");
    if (!bone.has(boneFlag::ik)) continue;
    visit(bone.ik.effector, bones, "bones");
    for (auto& link : bone.ik.links) visit(link.bone, bones, "bones");
  }
  struct Offsets {
    Visit& visit;
    Model& m;
    void operator()(std::vector<pmx::VertexOffset>& all) {
      for (auto& offset : all) visit(offset.vertex, m.vertices.size(), "morphs");
    }
    void operator()(std::vector<pmx::UvOffset>& all) {
      for (auto& offset : all) visit(offset.vertex, m.vertices.size(), "morphs");
    }
    void operator()(std::vector<pmx::GroupOffset>& all) {
      for (auto& offset : all) visit(offset.morph, m.morphs.size(), "morphs");
    }
    void operator()(std::vector<pmx::BoneOffset>& all) {
      for (auto& offset : all) visit(offset.bone, m.bones.size(), "morphs");
    }
    void operator()(std::vector<pmx::MaterialOffset>& all) {
      for (auto& offset : all) visit(offset.material, m.materials.size(), "morphs");
    }
    void operator()(std::vector<pmx::ImpulseOffset>& all) {
      for (auto& offset : all) visit(offset.rigidBody, m.rigidBodies.size(), "morphs");
    }
  };
  for (auto& morph : m.morphs) std::visit(Offsets{visit, m}, morph.offsets);
  for (auto& frame : m.displayFrames) {
    for (auto& e : frame.elements) visit(e.index, e.kind == 0 ? bones : m.morphs.size(), "display frames");
  }
  for (auto& body : m.rigidBodies) visit(body.bone, bones, "rigid bodies");
  for (auto& joint : m.joints) {
    visit(joint.bodyA, bodies, "joints");
    visit(joint.bodyB, bodies, "joints");
  }
  for (auto& body : m.softBodies) {
    visit(body.material, m.materials.size(), "soft bodies");
    for (auto& anchor : body.anchors) {
      visit(anchor.rigidBody, bodies, "soft bodies");
      visit(anchor.vertex, vertices, "soft bodies");
    }
    for (auto& pin : body.pins) visit(pin, vertices, "soft bodies");
  }
}

TEST(PmxValidateTest, everyIndexPushedOutOfRangeIsToldAndMended) {
  for (const Encoding encoding : {Encoding::Utf16Le, Encoding::Utf8}) {
    for (const float version : {2.0F, 2.1F}) {
      for (const std::uint8_t size : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{4}}) {
        const Model right = support::fullModel(version, encoding, size);
        std::size_t fields = 0;
        Model counted = right;
        forEachIndex(counted, [&](auto&, std::size_t, std::string_view) { ++fields; });
        ASSERT_GT(fields, 70U);
        for (std::size_t field = 0; field < fields; ++field) {
          for (int way = 0; way < 4; ++way) {
            SCOPED_TRACE(testing::Message() << "field " << field << ", way " << way << ", size " << int{size});
            // GIVEN one index pushed to the count, far beyond, -2, or the largest there is
            Model model = right;
            std::string section;
            std::size_t at = 0;
            forEachIndex(model, [&](auto& index, std::size_t count, std::string_view where) {
              if (at++ != field) return;
              section = where;
              const std::int64_t values[] = {static_cast<std::int64_t>(count), static_cast<std::int64_t>(count) + 1000,
                                             -2, std::numeric_limits<std::int32_t>::max()};
              index = static_cast<std::remove_reference_t<decltype(index)>>(values[way]);
            });
            // WHEN it goes through a file
            auto read = pmx::readPmx(writePmx(model));
            ASSERT_TRUE(read.has_value()) << describe(read.error());
            model.header.indexSizes = read->model.header.indexSizes;
            ASSERT_EQ(read->model, model);
            const auto issues = validate(read->model);
            // THEN an issue names its section, and every index is in range or none
            ASSERT_FALSE(issues.empty());
            ASSERT_EQ(issues[0].section, section);
            forEachIndex(read->model, [&](auto& index, std::size_t count, std::string_view where) {
              const auto value = static_cast<std::int64_t>(index);
              ASSERT_TRUE(value == -1 || (value >= 0 && value < static_cast<std::int64_t>(count))) << where;
            });
            ASSERT_EQ(lines(validate(read->model)), "");
          }
        }
      }
    }
  }
}

TEST(PmxValidateTest, anyChangedByteBecomesSafe) {
  // GIVEN a full model's file, each byte changed in turn
  const auto bytes = writePmx(support::fullModel(2.1F, Encoding::Utf16Le, 1));
  for (std::size_t at = 17; at < bytes.size(); ++at) {
    for (const int value : {0x7F, 0xFE}) {
      auto changed = bytes;
      changed[at] = static_cast<std::byte>(value);
      auto read = pmx::readPmx(changed);
      if (!read) continue;
      // WHEN
      static_cast<void>(validate(read->model));
      // THEN the second time nothing is corrected any more
      const Model once = read->model;
      const auto left = validate(read->model);
      ASSERT_EQ(read->model, once) << at;
      for (const auto& issue : left) {
        const bool stays = issue.detail.find("are no characters") != std::string::npos ||
                           issue.detail.find("motions move only the first") != std::string::npos ||
                           issue.detail.find("motions don't turn it") != std::string::npos ||
                           issue.detail.find(" to no material") != std::string::npos;
        ASSERT_TRUE(stays) << at << ": " << describe(issue);
      }
    }
  }
}

}  // namespace
