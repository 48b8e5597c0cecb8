// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/joint_builder.h"

#include "app/physics/bullet_convert.h"

namespace app {
namespace {

using base::Vec3;

/// These are what a joint is made from: its two bodies and its frame relative to each of them.
struct Ends {
  btRigidBody& a;
  btRigidBody& b;
  btTransform frameA, frameB;
};

void setLimits(btGeneric6DofConstraint& made, const pmx::Joint& joint, const PhysicsSettings& settings) {
  made.setLinearLowerLimit(toBullet(joint.linearLower));
  made.setLinearUpperLimit(toBullet(joint.linearUpper));
  made.setAngularLowerLimit(toBullet(joint.angularLower));
  made.setAngularUpperLimit(toBullet(joint.angularUpper));
  for (int axis = 0; axis < 6; ++axis) made.setParam(BT_CONSTRAINT_STOP_ERP, settings.stopErp, axis);
  made.setUseFrameOffset(false);  // as in Bullet 2.75, which doesn't have it
}

std::unique_ptr<btTypedConstraint> makeSpring(const pmx::Joint& joint, const Ends& ends,
                                              const PhysicsSettings& settings) {
  auto made = std::make_unique<btGeneric6DofSpringConstraint>(ends.a, ends.b, ends.frameA, ends.frameB, true);
  setLimits(*made, joint, settings);
  if (settings.ignoreSprings) return made;
  for (int axis = 0; axis < 3; ++axis) {
    if (joint.linearSpring[axis] != 0.0F) {
      made->enableSpring(axis, true);
      made->setStiffness(axis, joint.linearSpring[axis]);
    }
    made->enableSpring(axis + 3, true);
    made->setStiffness(axis + 3, joint.angularSpring[axis]);
  }
  return made;
}

std::unique_ptr<btTypedConstraint> makeConeTwist(const pmx::Joint& joint, const Ends& ends) {
  auto made = std::make_unique<btConeTwistConstraint>(ends.a, ends.b, ends.frameA, ends.frameB);
  made->setLimit(joint.angularLower.z, joint.angularLower.y, joint.angularLower.x, joint.linearSpring.x,
                 joint.linearSpring.y, joint.linearSpring.z);
  made->setDamping(joint.linearLower.x);
  made->setFixThresh(joint.linearUpper.x);
  if (joint.linearLower.z != 0.0F) {
    made->enableMotor(true);
    made->setMaxMotorImpulse(joint.linearUpper.z);
    made->setMotorTargetInConstraintSpace(toBullet(fromEulerYxz(joint.angularSpring)));
  }
  return made;
}

std::unique_ptr<btTypedConstraint> makeSlider(const pmx::Joint& joint, const Ends& ends) {
  auto made = std::make_unique<btSliderConstraint>(ends.a, ends.b, ends.frameA, ends.frameB, true);
  made->setLowerLinLimit(joint.linearLower.x);
  made->setUpperLinLimit(joint.linearUpper.x);
  made->setLowerAngLimit(joint.angularLower.x);
  made->setUpperAngLimit(joint.angularUpper.x);
  if (joint.linearSpring.x != 0.0F) {
    made->setPoweredLinMotor(true);
    made->setTargetLinMotorVelocity(joint.linearSpring.y);
    made->setMaxLinMotorForce(joint.linearSpring.z);
  }
  if (joint.angularSpring.x != 0.0F) {
    made->setPoweredAngMotor(true);
    made->setTargetAngMotorVelocity(joint.angularSpring.y);
    made->setMaxAngMotorForce(joint.angularSpring.z);
  }
  return made;
}

std::unique_ptr<btTypedConstraint> makeHinge(const pmx::Joint& joint, const Ends& ends) {
  // Bullet's hinge turns about its frame's Z; the limits used are those of X.
  const btTransform zOnX(btQuaternion(btVector3(0, 1, 0), SIMD_HALF_PI), btVector3(0, 0, 0));
  auto made = std::make_unique<btHingeConstraint>(ends.a, ends.b, ends.frameA * zOnX, ends.frameB * zOnX);
  // A softness, bias or relaxation of 0 was never filled in: Bullet's own number is used instead.
  const Vec3& soft = joint.linearSpring;
  made->setLimit(joint.angularLower.x, joint.angularUpper.x, soft.x != 0 ? soft.x : 0.9F, soft.y != 0 ? soft.y : 0.3F,
                 soft.z != 0 ? soft.z : 1.0F);
  if (joint.angularSpring.x != 0.0F) {
    made->enableAngularMotor(true, joint.angularSpring.y, joint.angularSpring.z);
  }
  return made;
}

}  // namespace

base::Transform jointFrame(const pmx::Joint& joint, const PhysicsSettings& settings) {
  base::Transform frame;
  frame.translation = joint.position;
  frame.rotation = fromEulerYxz(joint.rotation);
  if (settings.jointEulerZyx) {
    frame.rotation = glm::angleAxis(joint.rotation.z, Vec3(0, 0, 1)) * glm::angleAxis(joint.rotation.y, Vec3(0, 1, 0)) *
                     glm::angleAxis(joint.rotation.x, Vec3(1, 0, 0));
  }
  frame.rotation = glm::normalize(frame.rotation);
  return frame;
}

bool joinsNothing(const pmx::Joint& joint, const std::vector<BodyPlan>& plans) {
  if (!joinsTwo(joint, plans)) return true;
  return !plans[static_cast<std::size_t>(joint.bodyA)].dynamic() &&
         !plans[static_cast<std::size_t>(joint.bodyB)].dynamic();
}

std::unique_ptr<btTypedConstraint> makeJoint(const pmx::Joint& joint, const BodyPlan& planA, const BodyPlan& planB,
                                             btRigidBody& a, btRigidBody& b, const PhysicsSettings& settings) {
  const btTransform frame = toBullet(jointFrame(joint, settings));
  const Ends ends{a, b, toBullet(planA.rest).inverse() * frame, toBullet(planB.rest).inverse() * frame};
  switch (static_cast<pmx::JointKind>(joint.kind)) {
    case pmx::JointKind::SixDof: {
      auto made = std::make_unique<btGeneric6DofConstraint>(a, b, ends.frameA, ends.frameB, true);
      setLimits(*made, joint, settings);
      return made;
    }
    case pmx::JointKind::PointToPoint:
      return std::make_unique<btPoint2PointConstraint>(a, b, ends.frameA.getOrigin(), ends.frameB.getOrigin());
    case pmx::JointKind::ConeTwist:
      return makeConeTwist(joint, ends);
    case pmx::JointKind::Slider:
      return makeSlider(joint, ends);
    case pmx::JointKind::Hinge:
      return makeHinge(joint, ends);
    case pmx::JointKind::SpringSixDof:
      break;
  }
  return makeSpring(joint, ends, settings);
}

}  // namespace app
