// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/model_kit.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

namespace lab {
namespace {

constexpr int kAround = 28, kCapRows = 6;

/// Returns two directions across `axis`, which is of unit length, and each other.
std::pair<Vec3, Vec3> across(const Vec3& axis) {
  const Vec3 other = std::abs(axis.y) < 0.9F ? Vec3(0, 1, 0) : Vec3(1, 0, 0);
  const Vec3 side = glm::normalize(glm::cross(axis, other));
  return {side, glm::cross(side, axis)};
}

Vec3 around(const std::pair<Vec3, Vec3>& sides, float turn, float radius) {
  const float angle = 2.0F * kPi * turn;
  return sides.first * (radius * std::cos(angle)) + sides.second * (radius * std::sin(angle));
}

demo::SkinRule carriedBy(std::int32_t bone) {
  return [bone](const Vec3&) { return demo::rigid(bone); };
}

pmx::Material materialOf(const Colour& colour, std::size_t indexCount) {
  pmx::Material material;
  material.name = colour.name;
  material.englishName = colour.english;
  // MMD lights a material with ambient + diffuse * 154/255: this pair gives the colour itself.
  material.diffuse = base::Vec4(colour.rgb * 0.83F, 1.0F);
  material.ambient = colour.rgb * 0.5F;
  material.specular = Vec3(0.16F);
  material.specularPower = 24.0F;
  material.flags = pmx::materialFlag::edge | pmx::materialFlag::groundShadow | pmx::materialFlag::castShadow |
                   pmx::materialFlag::receiveShadow;
  material.edgeColour = base::Vec4(colour.rgb * 0.35F, 1.0F);
  material.edgeSize = 0.7F;
  material.sharedToon = true;
  material.toon = 0;
  material.indexCount = static_cast<std::int32_t>(indexCount);
  return material;
}

}  // namespace

std::int32_t ModelKit::bone(const std::string& name, const std::string& english, const Vec3& position,
                            std::int32_t parent, BoneKind kind) {
  pmx::Bone made;
  made.name = name;
  made.englishName = english;
  made.position = position;
  made.parent = parent;
  made.flags = pmx::boneFlag::visible;
  if (kind != BoneKind::Fixed) made.flags |= pmx::boneFlag::operable | pmx::boneFlag::rotatable;
  if (kind == BoneKind::Moves) made.flags |= pmx::boneFlag::movable;
  bones_.push_back(made);
  return static_cast<std::int32_t>(bones_.size()) - 1;
}

void ModelKit::tail(std::int32_t bone, std::int32_t at) {
  (*this)[bone].flags |= pmx::boneFlag::tailIsBone;
  (*this)[bone].tailBone = at;
}

void ModelKit::tailOffset(std::int32_t bone, const Vec3& offset) { (*this)[bone].tailOffset = offset; }

void ModelKit::chain(std::int32_t target, std::int32_t effector, const std::vector<std::int32_t>& links, int loops,
                     float unitAngle) {
  pmx::Bone& of = (*this)[target];
  of.flags |= pmx::boneFlag::ik;
  of.ik.effector = effector;
  of.ik.loopCount = loops;
  of.ik.unitAngleRad = unitAngle;
  for (const std::int32_t link : links) {
    of.ik.links.emplace_back();
    of.ik.links.back().bone = link;
  }
}

const Vec3& ModelKit::position(std::int32_t bone) const { return bones_[static_cast<std::size_t>(bone)].position; }

Mesh& ModelKit::mesh(const Colour& colour) {
  const auto same = std::ranges::find(meshes_, &colour, &std::pair<const Colour*, Mesh>::first);
  return same != meshes_.end() ? same->second : meshes_.emplace_back(&colour, Mesh()).second;
}

void ModelKit::ball(const Colour& colour, const Vec3& centre, float radius, std::int32_t bone) {
  demo::addEllipsoid(mesh(colour), centre, Vec3(radius), base::kIdentityRotation, kAround, carriedBy(bone));
}

void ModelKit::rod(const Colour& colour, const Vec3& from, const Vec3& to, float radiusFrom, float radiusTo,
                   std::int32_t bone) {
  const Vec3 axis = glm::normalize(to - from);
  const auto sides = across(axis);
  demo::Surface surface;
  surface.columns = kAround;
  surface.rows = 2 * kCapRows + 1;
  surface.skin = carriedBy(bone);
  surface.at = [&](float u, float v) {
    const float row = v * static_cast<float>(2 * kCapRows + 1);
    const bool end = row > static_cast<float>(kCapRows) + 0.5F;
    const float radius = end ? radiusTo : radiusFrom;
    // The angle goes from one pole over both rims to the other pole.
    const float up = (row - static_cast<float>(end ? kCapRows + 1 : kCapRows)) / static_cast<float>(kCapRows);
    const float angle = 0.5F * kPi * up;
    return (end ? to : from) + axis * (radius * std::sin(angle)) + around(sides, u, radius * std::cos(angle));
  };
  demo::addSurface(mesh(colour), surface);
}

void ModelKit::turned(const Colour& colour, const Vec3& centre, const std::vector<std::pair<float, float>>& profile,
                      std::int32_t bone) {
  const auto sides = across(Vec3(0, 1, 0));
  const auto last = static_cast<float>(profile.size() - 1);
  demo::Surface surface;
  surface.columns = kAround;
  surface.rows = static_cast<int>(profile.size()) - 1;
  surface.skin = carriedBy(bone);
  surface.at = [&](float u, float v) {
    const auto& [radius, height] = profile[static_cast<std::size_t>(std::lround(v * last))];
    return centre + Vec3(0, height, 0) + around(sides, u, radius);
  };
  demo::addSurface(mesh(colour), surface);
}

void ModelKit::ring(const Colour& colour, const Vec3& centre, const Vec3& axis, float radius, float thickness,
                    std::int32_t bone) {
  const Vec3 unit = glm::normalize(axis);
  const auto sides = across(unit);
  demo::Surface surface;
  surface.columns = 2 * kAround;
  surface.rows = 10;
  surface.skin = carriedBy(bone);
  surface.at = [&](float u, float v) {
    const float angle = 2.0F * kPi * v;
    return centre + around(sides, u, radius + thickness * std::cos(angle)) + unit * (thickness * std::sin(angle));
  };
  demo::addSurface(mesh(colour), surface);
}

void ModelKit::box(const Colour& colour, const Vec3& centre, const Vec3& half, std::int32_t bone) {
  for (int face = 0; face < 6; ++face) {
    const int axis = face / 2, right = (axis + 1) % 3, up = (axis + 2) % 3;
    Vec3 out(0.0F);
    out[axis] = face % 2 == 0 ? 1.0F : -1.0F;
    demo::Surface surface;
    surface.facing = out;
    surface.skin = carriedBy(bone);
    surface.at = [&](float u, float v) {
      Vec3 at = out;
      at[right] = 2.0F * u - 1.0F;
      at[up] = 2.0F * v - 1.0F;
      return centre + at * half;
    };
    demo::addSurface(mesh(colour), surface);
  }
}

void ModelKit::pedestal(const Vec3& top, std::int32_t bone) {
  const Vec3 foot(top.x, 0.0F, top.z);
  turned(colour::slate, foot, {{0.0F, 0.0F}, {1.5F, 0.0F}, {1.5F, 0.25F}, {1.3F, 0.45F}, {0.55F, 0.6F}, {0.42F, 0.9F}},
         bone);
  if (top.y > 1.4F) rod(colour::slate, foot + Vec3(0, 0.8F, 0), top, 0.42F, 0.34F, bone);
}

void ModelKit::goalMark(const Vec3& centre, std::int32_t bone, float radius) {
  ball(colour::orange, centre, 0.5F * radius, bone);
  ring(colour::orange, centre, Vec3(0, 0, 1), 1.35F * radius, 0.13F * radius, bone);
}

pmx::Model ModelKit::finish(const std::string& name) const {
  pmx::Model model;
  model.name = name;
  model.englishName = name;
  model.bones = bones_;
  model.displayFrames = {{"Root", "Root", 1, {{0, 0}}}, {"表情", "Exp", 1, {}}, {"骨", "Bones", 0, {}}};
  for (std::size_t i = 1; i < bones_.size(); ++i)
    model.displayFrames.back().elements.push_back({0, static_cast<std::int32_t>(i)});
  for (const auto& [colour, mesh] : meshes_) {
    demo::appendMesh(model, mesh);
    model.materials.push_back(materialOf(*colour, mesh.indices.size()));
  }
  return model;
}

}  // namespace lab
