// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/body_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/inspect/number_text.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kMaxJoints = 12;  // how many joints of a body are named

/// The texts of this file get their translation context from this struct.
struct BodyWords {
  Q_DECLARE_TR_FUNCTIONS(app::BodyWords)
};

QString number(float value) { return shownNumber(static_cast<double>(value)); }

template <class Item>
NameLines nameIn(const std::vector<Item>& items, std::int32_t index, const QString& otherwise) {
  if (index < 0 || static_cast<std::size_t>(index) >= items.size()) return {QStringLiteral("—"), {}};
  const Item& of = items[static_cast<std::size_t>(index)];
  return nameLines(of.name, of.englishName, otherwise.arg(index));
}

QString shapeText(const pmx::RigidBody& body) {
  switch (static_cast<pmx::RigidShape>(body.shape)) {
    case pmx::RigidShape::Sphere:
      return BodyWords::tr("sphere, radius %1").arg(number(body.size.x));
    case pmx::RigidShape::Box:
      return BodyWords::tr("box, half extents %1").arg(shownNumbers(body.size));
    case pmx::RigidShape::Capsule:
      return BodyWords::tr("capsule, radius %1, height %2").arg(number(body.size.x), number(body.size.y));
  }
  return BodyWords::tr("unknown shape %1").arg(body.shape);
}

/// Groups are counted from 1, as in PMX editors.
QString groupsText(std::uint16_t mask) {
  QStringList groups;
  for (unsigned group = 0; group < 16; ++group) {
    if ((mask >> group & 1U) != 0) groups << QString::number(group + 1);
  }
  return groups.isEmpty() ? BodyWords::tr("none") : groups.size() == 16 ? BodyWords::tr("all") : enumerated(groups);
}

QString jointsText(const pmx::Model& model, std::int32_t body) {
  QStringList names;
  int more = 0;
  for (std::size_t i = 0; i < model.joints.size(); ++i) {
    if (model.joints[i].bodyA != body && model.joints[i].bodyB != body) continue;
    if (names.size() < kMaxJoints) {
      names << jointName(model, static_cast<std::int32_t>(i));
    } else {
      ++more;
    }
  }
  if (more > 0) names << BodyWords::tr("… %1 more").arg(more);
  return names.isEmpty() ? QStringLiteral("—") : enumerated(names);
}

QString fromTo(const QString& lower, const QString& upper) { return BodyWords::tr("%1 to %2").arg(lower, upper); }

}  // namespace

NameLines bodyNameLines(const pmx::Model& model, std::int32_t body) {
  return nameIn(model.rigidBodies, body, BodyWords::tr("body %1"));
}
QString bodyName(const pmx::Model& model, std::int32_t body) { return inOneLine(bodyNameLines(model, body)); }
QString jointName(const pmx::Model& model, std::int32_t joint) {
  return inOneLine(nameIn(model.joints, joint, BodyWords::tr("joint %1")));
}

QString bodyModeName(std::uint8_t mode) {
  switch (static_cast<pmx::RigidMode>(mode)) {
    case pmx::RigidMode::FollowBone:
      return BodyWords::tr("follow bone");
    case pmx::RigidMode::Physics:
      return BodyWords::tr("physics");
    case pmx::RigidMode::PhysicsWithBonePosition:
      return BodyWords::tr("physics + bone");
  }
  return BodyWords::tr("unknown %1").arg(mode);
}

QString jointKindName(std::uint8_t kind) {
  switch (static_cast<pmx::JointKind>(kind)) {
    case pmx::JointKind::SpringSixDof:
      return BodyWords::tr("spring 6DOF");
    case pmx::JointKind::SixDof:
      return BodyWords::tr("6DOF");
    case pmx::JointKind::PointToPoint:
      return BodyWords::tr("point to point");
    case pmx::JointKind::ConeTwist:
      return BodyWords::tr("cone twist");
    case pmx::JointKind::Slider:
      return BodyWords::tr("slider");
    case pmx::JointKind::Hinge:
      return BodyWords::tr("hinge");
  }
  return BodyWords::tr("unknown %1").arg(kind);
}

QString softShapeName(std::uint8_t shape) {
  return shape == 0 ? BodyWords::tr("cloth") : shape == 1 ? BodyWords::tr("rope") : BodyWords::tr("unknown");
}

std::vector<Property> bodyProperties(const pmx::Model& model, std::int32_t body) {
  const pmx::RigidBody& of = model.rigidBodies[static_cast<std::size_t>(body)];
  return {{BodyWords::tr("Name"), oneLine(of.name.utf8)},
          {BodyWords::tr("English name"), oneLine(of.englishName.utf8)},
          {BodyWords::tr("Number"), QString::number(body)},
          {BodyWords::tr("Bone"), boneName(model, of.bone)},
          {BodyWords::tr("Type"), bodyModeName(of.mode)},
          {BodyWords::tr("Shape"), shapeText(of)},
          {BodyWords::tr("Group"), QString::number(of.group + 1)},
          {BodyWords::tr("Collides with groups"), groupsText(of.collisionMask)},
          {BodyWords::tr("Mass"), number(of.mass)},
          {BodyWords::tr("Damping"),
           BodyWords::tr("linear %1, angular %2").arg(number(of.linearDamping), number(of.angularDamping))},
          {BodyWords::tr("Restitution"), number(of.restitution)},
          {BodyWords::tr("Friction"), number(of.friction)},
          {BodyWords::tr("Rest position"), shownNumbers(of.position)},
          {BodyWords::tr("Rest rotation"), shownAngles(of.rotation)},
          {BodyWords::tr("Joints"), jointsText(model, body)}};
}

std::vector<Property> jointProperties(const pmx::Model& model, std::int32_t joint) {
  const pmx::Joint& of = model.joints[static_cast<std::size_t>(joint)];
  return {{BodyWords::tr("Name"), oneLine(of.name.utf8)},
          {BodyWords::tr("English name"), oneLine(of.englishName.utf8)},
          {BodyWords::tr("Number"), QString::number(joint)},
          {BodyWords::tr("Type"), jointKindName(of.kind)},
          {BodyWords::tr("Body A"), bodyName(model, of.bodyA)},
          {BodyWords::tr("Body B"), bodyName(model, of.bodyB)},
          {BodyWords::tr("Rest position"), shownNumbers(of.position)},
          {BodyWords::tr("Rest rotation"), shownAngles(of.rotation)},
          {BodyWords::tr("Linear limits"), fromTo(shownNumbers(of.linearLower), shownNumbers(of.linearUpper))},
          {BodyWords::tr("Angular limits"), fromTo(shownAngles(of.angularLower), shownAngles(of.angularUpper))},
          {BodyWords::tr("Linear spring"), shownNumbers(of.linearSpring)},
          {BodyWords::tr("Angular spring"), shownNumbers(of.angularSpring)}};
}

std::vector<Property> softBodyProperties(const pmx::Model& model, std::int32_t soft) {
  const pmx::SoftBody& of = model.softBodies[static_cast<std::size_t>(soft)];
  const bool named = of.material >= 0 && static_cast<std::size_t>(of.material) < model.materials.size();
  const QString material =
      named ? oneLine(model.materials[static_cast<std::size_t>(of.material)].name.utf8) : QStringLiteral("—");
  return {{BodyWords::tr("Name"), oneLine(of.name.utf8)},
          {BodyWords::tr("English name"), oneLine(of.englishName.utf8)},
          {BodyWords::tr("Number"), QString::number(soft)},
          {BodyWords::tr("Type"), softShapeName(of.shape)},
          {BodyWords::tr("Material"), material},
          {BodyWords::tr("Group"), QString::number(of.group + 1)},
          {BodyWords::tr("Collides with groups"), groupsText(of.collisionMask)},
          {BodyWords::tr("Mass"), number(of.totalMass)},
          {BodyWords::tr("Anchors"), QString::number(of.anchors.size())},
          {BodyWords::tr("Pinned vertices"), QString::number(of.pins.size())}};
}

}  // namespace app
