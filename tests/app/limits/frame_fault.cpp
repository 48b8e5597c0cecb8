// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/limits/frame_fault.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "pmx/deform/skinning_job.h"
#include "pmx/model/validate.h"
#include "tests/app/show/solo.h"

namespace support {

using base::Vec3;

bool isNumber(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }
bool isNumber(const base::Vec4& v) { return isNumber(Vec3(v)) && std::isfinite(v.w); }

namespace {

bool areNumbers(const pmx::MaterialState& m) {
  return isNumber(m.diffuse) && isNumber(m.specular) && std::isfinite(m.specularPower) && isNumber(m.ambient) &&
         isNumber(m.edgeColour) && std::isfinite(m.edgeSize) && isNumber(m.textureMul) && isNumber(m.textureAdd) &&
         isNumber(m.sphereMul) && isNumber(m.sphereAdd) && isNumber(m.toonMul) && isNumber(m.toonAdd);
}

/// Names the first value of a frame that is no number, or nothing.
std::string fault(const app::ActorFrame& frame, const pmx::Model& model) {
  for (std::size_t i = 0; i < frame.boneModels.size(); ++i) {
    const auto& bone = frame.boneModels[i];
    const float length = glm::dot(bone.rotation, bone.rotation);
    if (!isNumber(bone.translation)) return "the place of bone " + std::to_string(i);
    if (!(glm::length(bone.translation) <= 1.000001F * base::kMaxUnits))
      return "the range of bone " + std::to_string(i);
    if (!(std::abs(length - 1.0F) < 1e-3F)) return "the rotation of bone " + std::to_string(i);
    for (const auto& row : frame.palette[i].row) {
      if (!isNumber(row)) return "the matrix of bone " + std::to_string(i);
    }
  }
  for (const auto& material : frame.materials) {
    if (!areNumbers(material)) return "a material";
  }
  for (const auto& uv : frame.uvs) {
    if (!std::isfinite(uv.x) || !std::isfinite(uv.y)) return "a UV";
  }
  for (const auto& uvs : frame.additionalUvs) {
    if (!std::ranges::all_of(uvs, [](const auto& uv) { return isNumber(uv); })) return "an additional UV";
  }
  for (const float weight : frame.morphWeights) {
    if (!std::isfinite(weight)) return "a weight";
  }
  std::vector<Vec3> positions(model.vertices.size()), normals(model.vertices.size());
  pmx::SkinningJob skinning;
  skinning.model = &model;
  skinning.positions = frame.positions;
  skinning.palette = frame.palette;
  skinning.skinnedPositions = positions;
  skinning.skinnedNormals = normals;
  skinning.run();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (!isNumber(positions[i]) || !isNumber(normals[i])) return "vertex " + std::to_string(i);
  }
  return {};
}

}  // namespace

std::shared_ptr<app::LoadedModel> opened(base::Result<pmx::ReadModel> read) {
  if (!read) return nullptr;
  auto result = std::make_shared<app::LoadedModel>();
  result->issues = std::move(read->issues);
  const auto mended = pmx::validate(read->model);
  result->issues.insert(result->issues.end(), mended.begin(), mended.end());
  result->model = std::move(read->model);
  result->skeleton = ik::buildSkeleton(result->model, result->issues);
  return result;
}

std::string faultOf(const std::shared_ptr<const app::LoadedModel>& model,
                    const std::shared_ptr<const app::LoadedMotion>& motion, std::initializer_list<double> frames) {
  Solo session;
  session.setModel(model);
  session.setIkMode(app::IkMode::On);
  if (motion) session.addMotion(motion);
  for (const double frame : frames) {
    if (auto what = fault(session.evaluate(frame), model->model); !what.empty()) {
      return what + " at frame " + std::to_string(frame);
    }
  }
  return {};
}

}  // namespace support
