// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/vrma_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
using Frames = GlbAnimation::Frames;

constexpr float kLowestHips = 0.01F;  // metres; players divide by the height of the hips

Json placeJson(const base::Vec3& v) { return Json::array({v.x, v.y, v.z}); }

/// Finds few keys for the joints of a humanoid, and for the gaze, whose bone comes after them. All
/// places are those of the file, in units: the path of the hips has the dancer's scale in it.
FewKeys fewKeysOf(const Humanoid& humanoid, float scale, const HumanoidClip& poses, const BakeTolerance& tolerance,
                  const std::function<bool()>& stop) {
  KeyedBones bones;
  for (const HumanJoint& joint : humanoid.joints) {
    bones.parents.push_back(joint.parent);
    bones.places.push_back(scale * joint.tPose);
  }
  const std::int32_t head = humanoid.indices[static_cast<std::size_t>(HumanBone::Head)];
  if (!humanoid.eyes.empty()) {
    bones.parents.push_back(head);
    bones.places.push_back(bones.places[static_cast<std::size_t>(head)] + scale * humanoid.eyesFromHead);
  }
  BakedClip clip;
  clip.frames = poses.frames;
  clip.bones = bones.parents.size();
  clip.locals.reserve(clip.frames * clip.bones);
  for (std::size_t frame = 0; frame < poses.frames; ++frame) {
    for (std::size_t bone = 0; bone < clip.bones; ++bone) {
      const std::int32_t parent = bones.parents[bone];
      const base::Vec3 place =
          parent < 0 ? poses.hips[frame] : bones.places[bone] - bones.places[static_cast<std::size_t>(parent)];
      clip.locals.push_back({place, bone < poses.joints ? poses.rotation(frame, bone) : poses.gazes[frame]});
    }
  }
  return fewKeys(bones, clip, tolerance, stop);
}

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
    if (input_.stop && input_.stop()) return base::fail(base::ErrorCode::CannotWrite, "stopped");
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

  /// Returns the keys at these frames, or at all where there are none.
  template <class KeyAt>
  auto keysAt(const Frames& frames, const KeyAt& keyAt) const {
    std::vector<decltype(keyAt(0))> keys;
    for (const std::uint32_t frame : frames) keys.push_back(keyAt(frame));
    for (std::size_t frame = 0; frames.empty() && frame < input_.clip->frames; ++frame) keys.push_back(keyAt(frame));
    return keys;
  }

  void addMoves() {
    const HumanoidClip clip = humanoidClip(humanoid_, input_.model->skeleton, *input_.clip);
    const bool looks = !humanoid_.eyes.empty();
    if (input_.tolerance) result_.few = fewKeysOf(humanoid_, scale_, clip, *input_.tolerance, input_.stop);
    // These are the frames of a channel's keys; none: each.
    const auto frames = [&](std::size_t joint, auto channel) {
      return result_.few ? result_.few->keys.bones[joint].*channel : Frames();
    };
    const Frames hips = frames(0, &ClipKeys::OfBone::translations);
    animation_.addTranslation(0, keysAt(hips, [&](std::size_t frame) { return exportedPosition(clip.hips[frame]); }),
                              hips);
    for (std::size_t joint = 0; joint < clip.joints; ++joint) {
      const Frames turns = frames(joint, &ClipKeys::OfBone::rotations);
      animation_.addRotation(
          joint, keysAt(turns, [&](std::size_t frame) { return exportedRotation(clip.rotation(frame, joint)); }),
          turns);
    }
    if (!looks) return;
    const std::size_t node = addRoot("lookAt");
    const Frames gazes = frames(clip.joints, &ClipKeys::OfBone::rotations);
    animation_.addRotation(node, keysAt(gazes, [&](std::size_t frame) { return exportedRotation(clip.gazes[frame]); }),
                           gazes);
    const base::Vec3 offset = exportedPosition(scale_ * humanoid_.eyesFromHead);
    extension_["lookAt"] = {{"node", node}, {"offsetFromHeadBone", placeJson(offset)}};
  }

  /// Adds a node for each expression. Its place on the X axis is the expression's weight.
  void addExpressions() {
    for (const VrmaExpression& expression : vrmaExpressions(input_.model->model, *input_.clip)) {
      const std::size_t node = addRoot("expression " + expression.name);
      extension_["expressions"][expression.preset ? "preset" : "custom"][expression.name] = {{"node", node}};
      std::vector<float> weights;
      for (std::size_t frame = 0; frame < input_.clip->frames; ++frame)
        weights.push_back(expression.weight(input_.clip->frameWeights(frame)));
      const Frames frames = input_.tolerance ? fewFrames(weights, errorOf(expression)) : Frames();
      animation_.addTranslation(
          node, keysAt(frames, [&](std::size_t frame) { return base::Vec3(weights[frame], 0.0F, 0.0F); }), frames);
      ++(expression.preset ? result_.presets : result_.customs);
    }
  }

  /// Returns how far an expression's weight may be off: the model's vertices within the tolerance,
  /// and little where an avatar has larger expressions, or the morph moves none.
  [[nodiscard]] double errorOf(const VrmaExpression& expression) const {
    double error = 0.02;
    for (const std::size_t morph : expression.morphs)
      error = std::min(error, weightError(input_.model->model.morphs[morph], input_.tolerance->units / double{scale_}));
    return error;
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
