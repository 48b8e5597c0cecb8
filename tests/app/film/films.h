// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

#include <gmock/gmock.h>
#include <sys/wait.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/app/film/media_probe.h"
#include "tests/support/file_contents.h"
#include "vmd/vmd_writer.h"

namespace support {

struct Outcome {
  int status = -1;
  std::string out, err;
};

/// Adds a green square beside the head on a bone that a body swings: a joint holds it at the head.
inline void addHair(pmx::Model& model) {
  pmx::Bone hair;
  hair.name = "髪";
  hair.position = {2, 16, 0};
  hair.parent = 5;
  hair.flags = pmx::boneFlag::rotatable | pmx::boneFlag::visible;
  model.bones.push_back(hair);
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (const auto& corner : {base::Vec2{2, 17}, {6, 17}, {6, 15}, {2, 15}}) {
    pmx::Vertex vertex;
    vertex.position = {corner.x, corner.y, 0.0F};
    vertex.normal = {0, 0, -1};
    vertex.bones[0] = 6;
    model.vertices.push_back(vertex);
  }
  for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + i);
  auto material = model.materials.front();
  material.diffuse = {0, 1, 0, 1};
  model.materials.push_back(material);
  for (const std::int32_t bone : {5, 6}) {
    pmx::RigidBody body;
    body.bone = bone;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = bone == 5 ? base::Vec3{0, 16, 0} : base::Vec3{4, 16, 0};
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(bone == 5 ? pmx::RigidMode::FollowBone : pmx::RigidMode::Physics);
    model.rigidBodies.push_back(body);
  }
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.position = {2, 16, 0};
  joint.angularLower = base::Vec3(-1.0F);
  joint.angularUpper = base::Vec3(1.0F);
  model.joints.push_back(joint);
}

/// Adds a morph that moves the red square to the right, from zero at frame 4 to all at 5.
inline void addSmile(pmx::Model& model) {
  pmx::Morph smile;
  smile.name = "笑い";
  std::vector<pmx::VertexOffset> offsets;
  for (std::int32_t vertex = 0; vertex < 4; ++vertex) offsets.push_back({vertex, {3, 0, 0}});
  smile.offsets = offsets;
  model.morphs.push_back(smile);
}

inline vmd::Motion smilingDance() {
  auto motion = dance();
  motion.morphKeys.push_back({vmd::makeName<15>("笑い"), 4, 0.0F});
  motion.morphKeys.push_back({vmd::makeName<15>("笑い"), 5, 1.0F});
  return motion;
}

class Films : public ::testing::Test {
 protected:
  Films() {
    // A red square is on the ankle that IK lifts in the first ten frames.
    auto model = dancer();
    for (const auto& corner : {base::Vec2{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}) {
      pmx::Vertex vertex;
      vertex.position = {1.0F + 2.0F * corner.x, 2.0F + 2.0F * corner.y, 0.0F};
      vertex.normal = {0, 0, -1};
      vertex.bones[0] = 3;
      model.vertices.push_back(vertex);
    }
    model.indices = {0, 1, 2, 0, 2, 3};
    pmx::Material material;
    material.diffuse = {1, 0, 0, 1};
    material.flags = pmx::materialFlag::doubleSided;
    material.indexCount = 6;
    model.materials.push_back(material);
    addHair(model);
    addSmile(model);
    write(model);
  }

  void write(const pmx::Model& model) {
    const auto stored = pmx::writePmxFile(model, input / "dancer.pmx");
    const auto danced = vmd::writeVmdFile(smilingDance(), input / "dance.vmd");
    EXPECT_TRUE(stored && danced);
    written_ = model;
  }

  /// Returns the words of `odori render` for the model, with more words, in the folder `made`.
  [[nodiscard]] std::string command(const std::string& words) const {
    return "cd '" + made.path.string() + "' && exec '" ODORI_PROGRAM "' render '" + (input / "dancer.pmx").string() +
           "' '" + (input / "dance.vmd").string() + "' " + words + " >'" + (input / "out").string() + "' 2>'" +
           (input / "err").string() + "'";
  }
  [[nodiscard]] Outcome outcome(int status) const {
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), contents(input / "out"),
            contents(input / "err")};
  }
  [[nodiscard]] Outcome run(const std::string& words, const std::string& before = "") const {
    return outcome(std::system((before + command(words)).c_str()));
  }
  /// Returns file names with their bytes.
  [[nodiscard]] std::map<std::string, std::string> files() const {
    std::map<std::string, std::string> all;
    for (const auto& name : made.names()) all[name] = contents(made / name);
    return all;
  }
  /// Returns whether a text is one line of an error, after lines of progress at most.
  static bool isOneError(const std::string& text) {
    const auto at = text.find("odori: ");
    return at != std::string::npos && (at == 0 || text[at - 1] == '\n') && text.find('\n', at) == text.size() - 1;
  }

  TestFolder input, made;
  pmx::Model written_;  ///< the model as written last
};

}  // namespace support
