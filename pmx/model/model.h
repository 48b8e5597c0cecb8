// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These are the contents of a PMX 2.0 or 2.1 file: plain structs in the order of the file, in the
// units of the file. Positions are in model space. Indices are -1 for "none". Layouts:
// mmd-reference.md chapter 2. Files of other formats are read into the same model.

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/base/text.h"
#include "pmx/model/pmd_origin.h"

namespace pmx {

using base::Quat;
using base::Text;
using base::Vec2;
using base::Vec3;
using base::Vec4;

/// These are the sizes in bytes (1, 2 or 4) of the indices that a file stores. The writer keeps
/// them where the counts allow and enlarges them where they don't.
struct IndexSizes {
  std::uint8_t vertex = 1, texture = 1, material = 1, bone = 1, morph = 1, rigidBody = 1;
  bool operator==(const IndexSizes&) const = default;
};

struct Header {
  float version = 2.0F;  ///< 2.0 or 2.1
  /// This is Utf16Le or Utf8; for a PMD file it is ShiftJis, written as Utf16Le.
  base::Encoding encoding = base::Encoding::Utf16Le;
  std::uint8_t additionalUvCount = 0;  ///< 0 to 4
  IndexSizes indexSizes;
  std::vector<std::uint8_t> extraGlobals;  ///< bytes beyond the eight known ones
  bool operator==(const Header&) const = default;
};

/// From this version on a file has soft bodies: 2.0 and 2.1 are distinguished with a tolerance.
inline constexpr float kVersion21 = 2.05F;

enum class DeformKind : std::uint8_t { Bdef1 = 0, Bdef2 = 1, Bdef4 = 2, Sdef = 3, Qdef = 4 };

/// These are SDEF's centre and its two reference points, model space, as stored.
struct SdefVectors {
  Vec3 c{0.0F}, r0{0.0F}, r1{0.0F};
  bool operator==(const SdefVectors&) const = default;
};

struct Vertex {
  Vec3 position{0.0F};
  Vec3 normal{0.0F};
  Vec2 uv{0.0F};           ///< (0, 0) is the top left texel
  float edgeScale = 1.0F;  ///< multiplies the material's edge size
  DeformKind deform = DeformKind::Bdef1;
  /// BDEF1 uses one bone, BDEF2 and SDEF two, BDEF4 and QDEF four; the others are -1.
  std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
  /// These are as stored; BDEF1 is {1,0,0,0}, BDEF2 and SDEF are {w, 1 - w, 0, 0}. The sum of four
  /// isn't guaranteed to be 1.
  std::array<float, 4> weights{1, 0, 0, 0};
  std::int32_t sdef = -1;  ///< index into Model::sdefVectors, SDEF only
  bool operator==(const Vertex&) const = default;
};

enum class SphereMode : std::uint8_t { Off = 0, Multiply = 1, Add = 2, SubTexture = 3 };

namespace materialFlag {
inline constexpr std::uint8_t doubleSided = 0x01, groundShadow = 0x02, castShadow = 0x04, receiveShadow = 0x08,
                              edge = 0x10, vertexColour = 0x20, points = 0x40, lines = 0x80;
}

struct Material {
  Text name, englishName;
  Vec4 diffuse{1.0F};
  Vec3 specular{0.0F};
  float specularPower = 0.0F;
  Vec3 ambient{0.0F};
  std::uint8_t flags = 0;  ///< materialFlag bits
  Vec4 edgeColour{0, 0, 0, 1};
  float edgeSize = 1.0F;
  std::int32_t texture = -1;
  std::int32_t sphereTexture = -1;
  std::uint8_t sphereModeByte = 0;  ///< as stored; see sphereMode()
  /// If set, toon is 0 to 9 (toon01 to toon10), else a texture index.
  bool sharedToon = false;
  std::int32_t toon = -1;
  Text memo;
  /// This many indices (three per triangle) of Model::indices are drawn with this material.
  std::int32_t indexCount = 0;

  [[nodiscard]] bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
  /// Returns the mode; values beyond 3 mean off (0xFF exists in real files).
  [[nodiscard]] SphereMode sphereMode() const {
    return sphereModeByte > 3 ? SphereMode::Off : static_cast<SphereMode>(sphereModeByte);
  }
  bool operator==(const Material&) const = default;
};

namespace boneFlag {
inline constexpr std::uint16_t tailIsBone = 0x0001, rotatable = 0x0002, movable = 0x0004, visible = 0x0008,
                               operable = 0x0010, ik = 0x0020, appendLocal = 0x0080, appendRotation = 0x0100,
                               appendTranslation = 0x0200, fixedAxis = 0x0400, localAxes = 0x0800,
                               afterPhysics = 0x1000, externalParent = 0x2000;
}

/// This is one bone that an IK chain may turn. Limits are Euler angles in radians in the parent's
/// space.
struct IkLink {
  std::int32_t bone = -1;
  bool limited = false;
  Vec3 lower{0.0F}, upper{0.0F};
  bool operator==(const IkLink&) const = default;
};

/// This is a bone's IK block. The bone that carries it is the target; PMX calls the effector "IK
/// target bone".
struct IkBlock {
  std::int32_t effector = -1;
  std::int32_t loopCount = 0;
  float unitAngleRad = 0.0F;  ///< most a link turns in one step
  std::vector<IkLink> links;  ///< from the effector's side to the root
  bool operator==(const IkBlock&) const = default;
};

struct Bone {
  Text name, englishName;
  Vec3 position{0.0F};  ///< bind pose, model space
  std::int32_t parent = -1;
  std::int32_t deformLayer = 0;
  std::uint16_t flags = 0;         ///< boneFlag bits
  std::int32_t tailBone = -1;      ///< with tailIsBone
  Vec3 tailOffset{0.0F};           ///< without, relative to position
  std::int32_t appendParent = -1;  ///< with appendRotation or appendTranslation
  float appendRatio = 0.0F;
  Vec3 fixedAxis{0.0F};                           ///< with fixedAxis, parent space
  Vec3 localAxisX{1, 0, 0}, localAxisZ{0, 0, 1};  ///< with localAxes; display only
  std::int32_t externalParentKey = 0;             ///< with externalParent
  IkBlock ik;                                     ///< with boneFlag::ik

  [[nodiscard]] bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
  bool operator==(const Bone&) const = default;
};

enum class MorphPanel : std::uint8_t { Reserved = 0, Eyebrow = 1, Eye = 2, Mouth = 3, Other = 4 };

enum class MorphKind : std::uint8_t {
  Group = 0,
  Vertex = 1,
  Bone = 2,
  Uv = 3,
  AdditionalUv1 = 4,
  AdditionalUv2 = 5,
  AdditionalUv3 = 6,
  AdditionalUv4 = 7,
  Material = 8,
  Flip = 9,
  Impulse = 10
};

struct GroupOffset {
  std::int32_t morph = -1;
  float rate = 0.0F;
  bool operator==(const GroupOffset&) const = default;
};  ///< group and flip
struct VertexOffset {
  std::int32_t vertex = -1;
  Vec3 offset{0.0F};
  bool operator==(const VertexOffset&) const = default;
};
struct BoneOffset {
  std::int32_t bone = -1;
  Vec3 translation{0.0F};
  Quat rotation{base::kIdentityRotation};
  bool operator==(const BoneOffset&) const = default;
};
struct UvOffset {
  std::int32_t vertex = -1;
  Vec4 offset{0.0F};
  bool operator==(const UvOffset&) const = default;
};  ///< UV and additional UVs
struct MaterialOffset {
  std::int32_t material = -1;  ///< -1: every material
  std::uint8_t operation = 0;  ///< 0 multiply, 1 add
  Vec4 diffuse{0.0F};
  Vec3 specular{0.0F};
  float specularPower = 0.0F;
  Vec3 ambient{0.0F};
  Vec4 edgeColour{0.0F};
  float edgeSize = 0.0F;
  Vec4 texture{0.0F}, sphere{0.0F}, toon{0.0F};
  bool operator==(const MaterialOffset&) const = default;
};
struct ImpulseOffset {
  std::int32_t rigidBody = -1;
  std::uint8_t local = 0;
  Vec3 velocity{0.0F}, torque{0.0F};
  bool operator==(const ImpulseOffset&) const = default;
};

struct Morph {
  Text name, englishName;
  std::uint8_t panel = 0;  ///< MorphPanel, as stored
  MorphKind kind = MorphKind::Vertex;
  /// The alternative follows from kind: group and flip share one, so do UV and the additional UVs.
  std::variant<std::vector<VertexOffset>, std::vector<GroupOffset>, std::vector<BoneOffset>, std::vector<UvOffset>,
               std::vector<MaterialOffset>, std::vector<ImpulseOffset>>
      offsets;
  bool operator==(const Morph&) const = default;
};

struct DisplayElement {
  std::uint8_t kind = 0;
  std::int32_t index = -1;
  bool operator==(const DisplayElement&) const = default;
};  ///< kind 0 bone, 1 morph
struct DisplayFrame {
  Text name, englishName;
  std::uint8_t special = 0;
  std::vector<DisplayElement> elements;
  bool operator==(const DisplayFrame&) const = default;
};

enum class RigidShape : std::uint8_t { Sphere = 0, Box = 1, Capsule = 2 };
enum class RigidMode : std::uint8_t { FollowBone = 0, Physics = 1, PhysicsWithBonePosition = 2 };

struct RigidBody {
  Text name, englishName;
  std::int32_t bone = -1;
  std::uint8_t group = 0;           ///< 0 to 15
  std::uint16_t collisionMask = 0;  ///< bit g set: collides with group g
  std::uint8_t shape = 0;           ///< RigidShape, as stored
  /// For a sphere this is (radius), for a box its half extents, for a capsule (radius, cylinder
  /// height).
  Vec3 size{0.0F};
  Vec3 position{0.0F};  ///< model space
  Vec3 rotation{0.0F};  ///< Euler, radians, R = Ry Rx Rz
  float mass = 0.0F, linearDamping = 0.0F, angularDamping = 0.0F, restitution = 0.0F, friction = 0.0F;
  std::uint8_t mode = 0;  ///< RigidMode, as stored
  bool operator==(const RigidBody&) const = default;
};

enum class JointKind : std::uint8_t {
  SpringSixDof = 0,
  SixDof = 1,
  PointToPoint = 2,
  ConeTwist = 3,
  Slider = 4,
  Hinge = 5
};

/// This is a physics constraint between two rigid bodies (not a skeleton joint).
struct Joint {
  Text name, englishName;
  std::uint8_t kind = 0;  ///< JointKind, as stored
  std::int32_t bodyA = -1, bodyB = -1;
  Vec3 position{0.0F}, rotation{0.0F};  ///< model space; Euler angles as RigidBody's
  Vec3 linearLower{0.0F}, linearUpper{0.0F}, angularLower{0.0F}, angularUpper{0.0F};
  Vec3 linearSpring{0.0F}, angularSpring{0.0F};
  bool operator==(const Joint&) const = default;
};

struct SoftBodyAnchor {
  std::int32_t rigidBody = -1;
  std::int32_t vertex = -1;
  std::uint8_t near = 0;
  bool operator==(const SoftBodyAnchor&) const = default;
};
struct SoftBody {
  Text name, englishName;
  std::uint8_t shape = 0;  ///< 0 triangle mesh, 1 rope
  std::int32_t material = -1;
  std::uint8_t group = 0;
  std::uint16_t collisionMask = 0;
  std::uint8_t flags = 0;  ///< 1 B-links, 2 clusters, 4 link crossing
  std::int32_t bLinkDistance = 0, clusterCount = 0;
  float totalMass = 0.0F, collisionMargin = 0.0F;
  std::int32_t aeroModel = 0;
  std::array<float, 12> config{};  ///< VCF DP DG LF PR VC DF MT CHR KHR SHR AHR
  /// The order is SRHR_CL SKHR_CL SSHR_CL SR_SPLT_CL SK_SPLT_CL SS_SPLT_CL.
  std::array<float, 6> cluster{};
  std::array<std::int32_t, 4> iterations{};  ///< V_IT P_IT D_IT C_IT
  std::array<float, 3> material3{};          ///< LST AST VST
  std::vector<SoftBodyAnchor> anchors;
  std::vector<std::int32_t> pins;  ///< vertex indices
  bool operator==(const SoftBody&) const = default;
};

/// This is the kind of file that a model was read from.
enum class ModelFormat : std::uint8_t { Pmx, Pmd, X };

/// This is a whole PMX file. Vectors are in file order; nothing that the file holds is left out.
struct Model {
  Header header;
  Text name, englishName, comment, englishComment;
  std::vector<Vertex> vertices;
  std::vector<SdefVectors> sdefVectors;  ///< one for each SDEF vertex, see Vertex::sdef
  /// additionalUvs[k][v] is additional UV k + 1 of vertex v. There are header.additionalUvCount of
  /// them.
  std::vector<std::vector<Vec4>> additionalUvs;
  /// These are vertex indices, three per triangle; material m draws the next
  /// materials[m].indexCount of them.
  std::vector<std::uint32_t> indices;
  std::vector<Text> textures;  ///< paths relative to the file, as stored
  std::vector<Material> materials;
  std::vector<Bone> bones;
  std::vector<Morph> morphs;
  std::vector<DisplayFrame> displayFrames;
  std::vector<RigidBody> rigidBodies;
  std::vector<Joint> joints;
  std::vector<SoftBody> softBodies;
  ModelFormat format = ModelFormat::Pmx;
  std::optional<PmdOrigin> pmd;  ///< with ModelFormat::Pmd
  /// These are bytes after the last section (or after a section that couldn't be read).
  std::vector<std::byte> trailing;

  /// Returns whether it was converted from a PMD file: then IK unit angles are 4 times the file's
  /// weights.
  [[nodiscard]] bool fromPmd() const { return format == ModelFormat::Pmd; }
  bool operator==(const Model&) const = default;
};

/// Returns the first bone with this Japanese name, else the first with this English name; -1 where
/// there is none. An empty name finds none, since many bones have no English one.
[[nodiscard]] inline std::int32_t boneNamed(const Model& model, std::string_view name) {
  std::int32_t english = -1;
  for (std::size_t i = 0; i < model.bones.size() && !name.empty(); ++i) {
    if (model.bones[i].name.utf8 == name) return static_cast<std::int32_t>(i);
    if (english < 0 && model.bones[i].englishName.utf8 == name) english = static_cast<std::int32_t>(i);
  }
  return english;
}

/// Returns the bones that carry an IK block, in bone order. The index in this list is the chain's
/// index everywhere (switches, motion's IK keys, the panel).
[[nodiscard]] inline std::vector<std::int32_t> ikBones(const Model& model) {
  std::vector<std::int32_t> bones;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (model.bones[i].has(boneFlag::ik)) bones.push_back(static_cast<std::int32_t>(i));
  }
  return bones;
}

}  // namespace pmx
