// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/export/humanoid.h"
#include "app/export/vrma_expressions.h"
#include "app/show/frame.h"
#include "app/vmc/osc_bundles.h"

namespace app {

/// This class says what a model does in the words of the VMC protocol 2.1, as a performer: bones of
/// the humanoid by Unity's names, relative to their parents and to its T-pose, in metres, and
/// expressions by VRM 0's names. The axes are Unity's: left-handed, Y up, figures face +Z.
class VmcPerformer {
 public:
  /// The model is validated; the humanoid is its own.
  VmcPerformer(const pmx::Model& model, Humanoid humanoid);

  /// Returns the datagrams of a frame of the model, in the order in which they are to be sent: hips
  /// and legs are in the first. `seconds` is the time in the dance. They are valid until the next
  /// frame.
  [[nodiscard]] const OscBundles& perform(const ActorFrame& frame, float seconds);

 private:
  /// This is a bone or an expression with the name that receivers know.
  struct NamedJoint {
    std::size_t joint = 0;
    std::string name;
  };
  struct NamedExpression {
    VrmaExpression expression;
    std::string name;
  };
  /// This is an eye of a model that has both: a bone of the model, and its place in T-pose.
  struct Eye {
    std::int32_t bone = -1;  // none
    base::Vec3 fromHead{0.0F};
  };
  void addBone(std::string_view name, const base::Vec3& position, const base::Quat& rotation);

  Humanoid humanoid_;
  std::vector<NamedJoint> joints_;  // in the order in which they are sent
  std::vector<NamedExpression> expressions_;
  std::array<Eye, 2> eyes_;  // left, right
  HumanoidPose pose_;
  OscBundles bundles_;
};

}  // namespace app
