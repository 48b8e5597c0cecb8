// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/bone_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/inspect/number_text.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

// So many links of a chain are named, because a broken file may have thousands.
constexpr std::size_t kMaxLinks = 24;

/// The texts of this file get their translation context from this struct.
struct BoneWords {
  Q_DECLARE_TR_FUNCTIONS(app::BoneWords)
};

template <class Items>
bool has(const Items& items, std::int32_t index) {
  return index >= 0 && static_cast<std::size_t>(index) < items.size();
}

BoneKind kindByFlags(const pmx::Bone& bone) {
  namespace flag = pmx::boneFlag;
  if (bone.has(flag::ik)) return BoneKind::Ik;
  if (bone.has(flag::appendRotation) || bone.has(flag::appendTranslation)) return BoneKind::Append;
  if (bone.has(flag::fixedAxis)) return BoneKind::Twist;
  if (bone.has(flag::movable)) return BoneKind::Moves;
  return bone.has(flag::rotatable) ? BoneKind::Turns : BoneKind::Still;
}

QString layerText(const pmx::Bone& bone) {
  const QString layer = QString::number(bone.deformLayer);
  return bone.has(pmx::boneFlag::afterPhysics) ? BoneWords::tr("%1, after physics").arg(layer) : layer;
}

QString appendText(const pmx::Model& model, const pmx::Bone& bone) {
  const bool turns = bone.has(pmx::boneFlag::appendRotation), moves = bone.has(pmx::boneFlag::appendTranslation);
  const QString what = turns && moves ? BoneWords::tr("rotation and translation")
                       : turns        ? BoneWords::tr("rotation")
                                      : BoneWords::tr("translation");
  return BoneWords::tr("%1 of %2 × %3")
      .arg(what, boneName(model, bone.appendParent), shownNumber(static_cast<double>(bone.appendRatio)));
}

QString linksText(const pmx::Model& model, const pmx::IkBlock& ik) {
  QStringList names;
  for (std::size_t i = 0; i < ik.links.size() && i < kMaxLinks; ++i) {
    const QString name = boneName(model, ik.links[i].bone);
    names << (ik.links[i].limited ? BoneWords::tr("%1 (limited)").arg(name) : name);
  }
  if (ik.links.size() > kMaxLinks) names << BoneWords::tr("… %1 more").arg(ik.links.size() - kMaxLinks);
  return enumerated(names);
}

}  // namespace

std::vector<BoneKind> boneKinds(const pmx::Model& model) {
  std::vector<BoneKind> kinds(model.bones.size());
  for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kindByFlags(model.bones[i]);
  for (const pmx::RigidBody& body : model.rigidBodies) {
    const bool moves = body.mode == static_cast<std::uint8_t>(pmx::RigidMode::Physics) ||
                       body.mode == static_cast<std::uint8_t>(pmx::RigidMode::PhysicsWithBonePosition);
    if (moves && has(kinds, body.bone) && kinds[static_cast<std::size_t>(body.bone)] != BoneKind::Ik)
      kinds[static_cast<std::size_t>(body.bone)] = BoneKind::Physics;
  }
  for (const pmx::Bone& bone : model.bones) {
    if (!bone.has(pmx::boneFlag::ik)) continue;
    for (const pmx::IkLink& link : bone.ik.links) {
      if (has(kinds, link.bone) && kinds[static_cast<std::size_t>(link.bone)] != BoneKind::Ik)
        kinds[static_cast<std::size_t>(link.bone)] = BoneKind::IkLink;
    }
  }
  return kinds;
}

QString boneKindName(BoneKind kind) {
  switch (kind) {
    case BoneKind::Ik:
      return BoneWords::tr("IK");
    case BoneKind::IkLink:
      return BoneWords::tr("IK link");
    case BoneKind::Physics:
      return BoneWords::tr("physics");
    case BoneKind::Append:
      return BoneWords::tr("append");
    case BoneKind::Twist:
      return BoneWords::tr("twist");
    case BoneKind::Moves:
      return BoneWords::tr("move");
    case BoneKind::Turns:
      return BoneWords::tr("rotate");
    case BoneKind::Still:
      break;
  }
  return BoneWords::tr("fixed");
}

QString boneKindTip(BoneKind kind) {
  switch (kind) {
    case BoneKind::Ik:
      return BoneWords::tr("IK bone: the target of an IK chain");
    case BoneKind::IkLink:
      return BoneWords::tr("Rotated by an IK chain");
    case BoneKind::Physics:
      return BoneWords::tr("Moved by a rigid body");
    case BoneKind::Append:
      return BoneWords::tr("Inherits a part of another bone's transform");
    case BoneKind::Twist:
      return BoneWords::tr("Rotates about a fixed axis only");
    case BoneKind::Moves:
      return BoneWords::tr("Motions can move and rotate it");
    case BoneKind::Turns:
      return BoneWords::tr("Motions can rotate it");
    case BoneKind::Still:
      break;
  }
  return BoneWords::tr("Motions aren't meant to move or rotate it");
}

QString boneFlagNames(const pmx::Bone& bone) {
  namespace flag = pmx::boneFlag;
  QStringList names;
  const auto add = [&](std::uint16_t bit, const QString& name) {
    if (bone.has(bit)) names << name;
  };
  add(flag::rotatable, BoneWords::tr("rotatable"));
  add(flag::movable, BoneWords::tr("movable"));
  names << (bone.has(flag::visible) ? BoneWords::tr("visible") : BoneWords::tr("hidden"));
  if (!bone.has(flag::operable)) names << BoneWords::tr("not operable");
  add(flag::ik, BoneWords::tr("IK"));
  add(flag::appendRotation, BoneWords::tr("append rotation"));
  add(flag::appendTranslation, BoneWords::tr("append translation"));
  add(flag::appendLocal, BoneWords::tr("append local"));
  add(flag::fixedAxis, BoneWords::tr("fixed axis"));
  add(flag::localAxes, BoneWords::tr("local axes"));
  add(flag::afterPhysics, BoneWords::tr("after physics"));
  add(flag::externalParent, BoneWords::tr("external parent"));
  return enumerated(names);
}

std::vector<Property> boneProperties(const pmx::Model& model, std::int32_t bone, const Actor* actor) {
  if (!has(model.bones, bone)) return {};
  const auto index = static_cast<std::size_t>(bone);
  const pmx::Bone& of = model.bones[index];
  std::vector<Property> properties{
      {BoneWords::tr("Name"), oneLine(of.name.utf8)},   {BoneWords::tr("English name"), oneLine(of.englishName.utf8)},
      {BoneWords::tr("Number"), QString::number(bone)}, {BoneWords::tr("Parent"), boneName(model, of.parent)},
      {BoneWords::tr("Layer"), layerText(of)},          {BoneWords::tr("Flags"), boneFlagNames(of)}};
  if (actor != nullptr && has(actor->frame().boneModels, bone)) {
    const base::Transform &local = actor->pose().locals[index], &shown = actor->frame().boneModels[index];
    properties.push_back({BoneWords::tr("Local translation"), shownNumbers(local.translation)});
    properties.push_back({BoneWords::tr("Local rotation"), shownAngles(local.rotation)});
    properties.push_back({BoneWords::tr("Position"), shownNumbers(shown.translation)});
    properties.push_back({BoneWords::tr("Rotation"), shownAngles(shown.rotation)});
  }
  properties.push_back({BoneWords::tr("Rest position"), shownNumbers(of.position)});
  if (of.has(pmx::boneFlag::appendRotation) || of.has(pmx::boneFlag::appendTranslation))
    properties.push_back({BoneWords::tr("Append"), appendText(model, of)});
  if (of.has(pmx::boneFlag::fixedAxis)) properties.push_back({BoneWords::tr("Fixed axis"), shownNumbers(of.fixedAxis)});
  if (of.has(pmx::boneFlag::ik)) {
    properties.push_back({BoneWords::tr("IK effector"), boneName(model, of.ik.effector)});
    properties.push_back({BoneWords::tr("IK links"), linksText(model, of.ik)});
    properties.push_back({BoneWords::tr("IK loops"), QString::number(of.ik.loopCount)});
  }
  return properties;
}

}  // namespace app
