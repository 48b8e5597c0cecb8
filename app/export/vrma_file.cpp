// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/vrma_file.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/export/exported_space.h"
#include "app/export/glb_animation.h"
#include "app/export/humanoid_clip.h"
#include "app/export/vrma_expressions.h"

namespace app {
namespace {

using Json = GlbFile::Json;

constexpr float kLowestHips = 0.01F;  // metres; players divide by the height of the hips

Json placeJson(const base::Vec3& v) { return Json::array({v.x, v.y, v.z}); }

/// This makes the parts of the file one after the other.
class VrmaWriter {
 public:
  explicit VrmaWriter(const VrmaInput& input)
      : input_(input),
        humanoid_(*input.humanoid),
        scale_(input.clip->placements.front().scale),
        animation_(result_.file, input.clip->name, input.clip->first) {}

  base::Result<VrmaFile> write() {
    if (!(restOf(humanoid_.joints.front()).y >= kLowestHips))
      return tl::unexpected(base::badArgument("the model's hips rest on the floor or below, which VRM can't have"));
    Json& asset = result_.file.json["asset"];
    if (!input_.generator.empty()) asset["generator"] = input_.generator;
    asset["extras"] = {{"model", input_.model->model.name.utf8}, {"motions", input_.motions}};
    result_.file.json["extensionsUsed"] = Json::array({"VRMC_vrm_animation"});
    result_.file.json["scene"] = 0;
    addBones();
    addMoves();
    addExpressions();
    result_.file.json["scenes"] = Json::array({{{"nodes", roots_}}});
    result_.file.json["nodes"] = std::move(nodes_);
    std::move(animation_).finish();
    result_.file.json["extensions"]["VRMC_vrm_animation"] = std::move(extension_);
    result_.lost = lostInHumanoid(humanoid_, input_.model->model, input_.model->skeleton, *input_.clip);
    return std::move(result_);
  }

 private:
  /// Returns where a joint is in T-pose, in the file's axes.
  [[nodiscard]] base::Vec3 restOf(const HumanJoint& joint) const { return exportedPosition(scale_ * joint.tPose); }

  /// Adds a node for each joint, in the order of the joints.
  void addBones() {
    extension_["specVersion"] = "1.0";
    Json& bones = extension_["humanoid"]["humanBones"];
    for (std::size_t i = 0; i < humanoid_.joints.size(); ++i) {
      const HumanJoint& joint = humanoid_.joints[i];
      base::Vec3 rest = restOf(joint);
      if (joint.parent >= 0) {
        const auto parent = static_cast<std::size_t>(joint.parent);
        rest -= restOf(humanoid_.joints[parent]);
        nodes_[parent]["children"].push_back(i);
      }
      const std::string name = vrmName(joint.bone);
      nodes_.push_back({{"name", name}, {"translation", placeJson(rest)}});
      bones[name] = {{"node", i}};
    }
    roots_.push_back(0);
  }

  void addMoves() {
    const HumanoidClip clip = humanoidClip(humanoid_, input_.model->skeleton, *input_.clip);
    std::vector<base::Vec3> path;
    for (const base::Vec3& hips : clip.hips) path.push_back(exportedPosition(hips));
    animation_.addTranslation(0, std::move(path));
    for (std::size_t joint = 0; joint < clip.joints; ++joint) {
      std::vector<base::Quat> keys;
      for (std::size_t frame = 0; frame < clip.frames; ++frame)
        keys.push_back(exportedRotation(clip.rotation(frame, joint)));
      animation_.addRotation(joint, std::move(keys));
    }
    if (humanoid_.eyes.empty()) return;
    const std::size_t node = addRoot("lookAt");
    std::vector<base::Quat> keys;
    for (const base::Quat& gaze : clip.gazes) keys.push_back(exportedRotation(gaze));
    animation_.addRotation(node, std::move(keys));
    const base::Vec3 offset = exportedPosition(scale_ * humanoid_.eyesFromHead);
    extension_["lookAt"] = {{"node", node}, {"offsetFromHeadBone", placeJson(offset)}};
  }

  /// Adds a node for each expression. Its place on the X axis is the expression's weight.
  void addExpressions() {
    for (const VrmaExpression& expression : vrmaExpressions(input_.model->model, *input_.clip)) {
      const std::size_t node = addRoot("expression " + expression.name);
      extension_["expressions"][expression.preset ? "preset" : "custom"][expression.name] = {{"node", node}};
      std::vector<base::Vec3> keys;
      for (std::size_t frame = 0; frame < input_.clip->frames; ++frame)
        keys.emplace_back(expression.weight(input_.clip->frameWeights(frame)), 0.0F, 0.0F);
      animation_.addTranslation(node, std::move(keys));
      ++(expression.preset ? result_.presets : result_.customs);
    }
  }

  std::size_t addRoot(std::string name) {
    nodes_.push_back({{"name", std::move(name)}});
    roots_.push_back(nodes_.size() - 1);
    return nodes_.size() - 1;
  }

  const VrmaInput& input_;
  const Humanoid& humanoid_;
  float scale_;  // of the dancer
  VrmaFile result_;
  GlbAnimation animation_;
  Json nodes_ = Json::array(), roots_ = Json::array(), extension_;
};

}  // namespace

base::Result<VrmaFile> makeVrma(const VrmaInput& input) { return VrmaWriter(input).write(); }

}  // namespace app
