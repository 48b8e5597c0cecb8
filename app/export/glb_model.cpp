// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_model.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "app/export/exported_mesh.h"
#include "app/export/exported_space.h"
#include "app/export/glb_clips.h"
#include "app/export/glb_materials.h"

namespace app {
namespace {

using Json = GlbFile::Json;

/// Returns a name that nothing else has: the second "a" becomes "a.2".
std::string uniqueName(std::set<std::string>& taken, const std::string& wanted) {
  std::string name = wanted;
  for (int i = 2; !taken.insert(name).second; ++i) name = fmt::format("{}.{}", wanted, i);
  return name;
}

Json vectorOf(const base::Vec3& v) { return Json::array({v.x, v.y, v.z}); }
Json rotationOf(const base::Quat& q) { return Json::array({q.x, q.y, q.z, q.w}); }

/// This makes the parts of the file one after the other.
class ModelWriter {
 public:
  explicit ModelWriter(const GlbInput& input)
      : input_(input), model_(input.model->model), skeleton_(input.model->skeleton), shown_(shownMaterials(input)) {}

  base::Result<GlbFile> write() {
    constexpr std::size_t kMaxBones = 65534;  // joints are 16 bits, the root is one, too
    if (model_.bones.size() > kMaxBones)
      return tl::unexpected(base::badArgument(fmt::format("GLB holds at most {} bones", kMaxBones)));
    const ExportedMeshes meshes = exportedMeshes(model_, shown_);
    if (meshes.still.empty() && meshes.morphed.empty())
      return tl::unexpected(base::badArgument("the model has no triangle that can be seen"));
    addBones();
    addSkin();
    materials_ = addGlbMaterials(file_, input_, shown_);
    file_.json["scene"] = 0;
    file_.json["scenes"] = Json::array({{{"nodes", Json::array({0})}}});
    addMesh(meshes.still, {}, "body");
    const std::optional<std::size_t> morphed = addMesh(meshes.morphed, meshes.targets, "face");
    const GlbClipNodes nodes{.firstBone = 1, .morphed = morphed, .targets = meshes.targets};
    addGlbClips(file_, skeleton_, input_.clips, nodes);
    return std::move(file_);
  }

 private:
  static std::vector<std::uint8_t> shownMaterials(const GlbInput& input) {
    std::vector<std::uint8_t> shown;
    for (const pmx::MaterialState& state : input.materials) shown.push_back(state.diffuse.a > 0.0F ? 1 : 0);
    return shown;
  }

  /// Adds the node above all bones, which places the model, and a node for each bone at its rest.
  void addBones() {
    Json nodes = Json::array();
    const Placement& placement = input_.placement;
    Json root{{"name", uniqueName(names_, "model")}};
    root["translation"] = vectorOf(exportedPosition(placement.position));
    root["rotation"] = rotationOf(exportedRotation(placement.rotation()));
    root["scale"] = vectorOf(base::Vec3(placement.scale));
    nodes.push_back(std::move(root));
    std::vector<std::vector<std::size_t>> children(model_.bones.size() + 1);
    for (std::size_t bone = 0; bone < model_.bones.size(); ++bone) {
      Json node{{"name", uniqueName(names_, model_.bones[bone].name.utf8)}};
      node["translation"] = vectorOf(exportedPosition(skeleton_.offsets[bone]));
      if (const std::string& english = model_.bones[bone].englishName.utf8; !english.empty())
        node["extras"] = {{"englishName", english}};
      nodes.push_back(std::move(node));
      children[static_cast<std::size_t>(skeleton_.parents[bone] + 1)].push_back(bone + 1);
    }
    for (std::size_t node = 0; node < children.size(); ++node) {
      if (!children[node].empty()) nodes[node]["children"] = children[node];
    }
    file_.json["nodes"] = std::move(nodes);
  }

  /// Adds the skin. Its joints are the bones, and after them the node above all bones.
  void addSkin() {
    std::vector<std::size_t> joints;
    std::vector<base::Mat4> inverseBinds;
    for (std::size_t bone = 0; bone < model_.bones.size(); ++bone) {
      joints.push_back(bone + 1);
      base::Mat4 inverse(1.0F);
      inverse[3] = base::Vec4(-exportedPosition(skeleton_.bindPositions[bone]), 1.0F);
      inverseBinds.push_back(inverse);
    }
    joints.push_back(0);
    inverseBinds.emplace_back(1.0F);
    const std::size_t accessor = file_.addMatrices(inverseBinds);
    file_.json["skins"] = Json::array({{{"inverseBindMatrices", accessor}, {"joints", joints}}});
  }

  /// Adds a mesh with these morph targets, and its node. Returns the node; none without a part.
  std::optional<std::size_t> addMesh(std::span<const ExportedPart> parts, std::span<const std::size_t> targets,
                                     const char* name) {
    if (parts.empty()) return std::nullopt;
    Json mesh{{"name", name}, {"primitives", Json::array()}};
    for (const ExportedPart& part : parts) mesh["primitives"].push_back(primitive(part, targets));
    if (!targets.empty()) {
      std::set<std::string> taken;
      Json targetNames = Json::array();
      for (const std::size_t target : targets)
        targetNames.push_back(uniqueName(taken, model_.morphs[target].name.utf8));
      mesh["weights"] = std::vector<int>(targets.size());
      mesh["extras"] = {{"targetNames", std::move(targetNames)}};
    }
    Json& meshes = file_.json["meshes"];
    meshes.push_back(std::move(mesh));
    Json& nodes = file_.json["nodes"];
    nodes.push_back({{"name", uniqueName(names_, name)}, {"mesh", meshes.size() - 1}, {"skin", 0}});
    file_.json["scenes"][0]["nodes"].push_back(nodes.size() - 1);
    return nodes.size() - 1;
  }

  Json primitive(const ExportedPart& part, std::span<const std::size_t> targets) {
    std::vector<base::Vec3> positions, normals;
    std::vector<base::Vec2> uvs;
    std::vector<std::array<std::uint16_t, 4>> joints;
    std::vector<std::array<float, 4>> weights;
    for (const std::uint32_t index : part.vertices) {
      const pmx::Vertex& vertex = model_.vertices[index];
      positions.push_back(exportedPosition(vertex.position));
      const float length = glm::length(vertex.normal);
      normals.push_back(length > 1e-6F ? exportedDirection(vertex.normal / length) : base::Vec3(0.0F, 1.0F, 0.0F));
      uvs.push_back(vertex.uv);
      const JointWeights skin = jointWeights(vertex, static_cast<std::uint16_t>(model_.bones.size()));
      joints.push_back(skin.joints);
      weights.push_back(skin.weights);
    }
    Json attributes;
    attributes["POSITION"] = file_.addVertexVectors(positions, true);
    attributes["NORMAL"] = file_.addVertexVectors(normals, false);
    attributes["TEXCOORD_0"] = file_.addVertexUvs(uvs);
    attributes["JOINTS_0"] = file_.addVertexJoints(joints);
    attributes["WEIGHTS_0"] = file_.addVertexWeights(weights);
    Json result{{"attributes", std::move(attributes)}, {"indices", file_.addIndices(part.indices)}};
    result["material"] = materials_[part.material];
    for (const std::size_t target : targets) result["targets"].push_back({{"POSITION", addTarget(target, part)}});
    return result;
  }

  std::size_t addTarget(std::size_t target, const ExportedPart& part) {
    std::vector<std::uint32_t> indices;
    std::vector<base::Vec3> offsets;
    for (const MorphedVertex& moved : morphedVertices(model_.morphs[target], part)) {
      indices.push_back(moved.vertex);
      offsets.push_back(exportedPosition(moved.offset));
    }
    if (indices.empty()) {  // all parts of a mesh have the same targets
      indices.push_back(0);
      offsets.emplace_back(0.0F);
    }
    return file_.addSparseVectors(part.vertices.size(), indices, offsets);
  }

  const GlbInput& input_;
  const pmx::Model& model_;
  const ik::Skeleton& skeleton_;
  std::vector<std::uint8_t> shown_;
  std::vector<std::size_t> materials_;  // per material of the model, its index in the file
  std::set<std::string> names_;         // of nodes
  GlbFile file_;
};

}  // namespace

base::Result<GlbFile> makeGlb(const GlbInput& input) { return ModelWriter(input).write(); }

}  // namespace app
