// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_model.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "app/export/exported_mesh.h"
#include "app/export/exported_space.h"
#include "app/export/glb_camera.h"
#include "app/export/glb_clips.h"
#include "app/export/glb_light.h"
#include "app/export/glb_materials.h"
#include "app/show/camera_eye.h"
#include "pmx/base/counted.h"

namespace app {
namespace {

using Json = GlbFile::Json;

/// This class gives names, each once: the second "a" becomes "a.2".
class UniqueNames {
 public:
  std::string give(const std::string& wanted) {
    std::string name = wanted;
    while (!given_.insert(name).second)
      name = fmt::format("{}.{}", wanted, ++last_.try_emplace(wanted, 1).first->second);
    return name;
  }

 private:
  std::unordered_set<std::string> given_;
  std::unordered_map<std::string, std::size_t> last_;  // the number that a name got last
};

Json vectorOf(const base::Vec3& v) { return Json::array({v.x, v.y, v.z}); }
Json rotationOf(const base::Quat& q) { return Json::array({q.x, q.y, q.z, q.w}); }

/// This gives the nodes of a file their names, each once: readers find what a clip moves by them.
class NodeNames {
 public:
  explicit NodeNames(Losses& losses) : losses_(losses) {}
  std::string unique(const std::string& wanted, std::int64_t bone = -1) {
    std::string name = taken_.give(wanted);
    if (bone >= 0 && name != wanted) ++renamed_;
    return name;
  }
  void tell() const {
    if (renamed_ > 0) losses_.push_back({.kind = LossKind::RenamedBones, .count = renamed_});
  }

 private:
  Losses& losses_;
  UniqueNames taken_;
  std::size_t renamed_ = 0;
};

/// This makes the parts of one model in the file, one after the other.
class ModelWriter {
 public:
  ModelWriter(GlbFile& file, NodeNames& names, const GlbModelInput& input, const MaterialLight& light,
              PictureBudget& budget, const BakedClip* still, Losses& losses)
      : file_(file),
        names_(names),
        input_(input),
        light_(light),
        budget_(budget),
        still_(still),
        losses_(losses),
        model_(input.model->model),
        skeleton_(input.model->skeleton) {}

  GlbModelNodes write() {
    const ExportedMeshes meshes = exportedMeshes(model_, shownMaterials());
    GlbModelNodes nodes{.skeleton = &skeleton_, .root = file_.json["nodes"].size(), .targets = meshes.targets};
    nodes.firstBone = nodes.root + 1;
    root_ = nodes.root;
    addBones();
    addSkin();
    materials_ = addGlbMaterials(file_, input_, light_, budget_, losses_);
    addMesh(meshes.still, {}, "body");
    nodes.morphed = addMesh(meshes.morphed, meshes.targets, "face");
    return nodes;
  }

 private:
  /// Returns 1 for each material that isn't hidden.
  [[nodiscard]] std::vector<std::uint8_t> shownMaterials() const {
    std::vector<std::uint8_t> shown(model_.materials.size(), 1);
    for (const std::int32_t hidden : input_.hiddenMaterials) {
      if (hidden >= 0 && static_cast<std::size_t>(hidden) < shown.size()) shown[static_cast<std::size_t>(hidden)] = 0;
    }
    return shown;
  }

  /// Adds the node above all bones, which places the model, and a node for each bone: at its rest,
  /// or as the still picture has it.
  void addBones() {
    Json& nodes = file_.json["nodes"];
    const Placement& placement = still_ != nullptr ? still_->placements.front() : input_.placement;
    Json root{{"name", names_.unique(input_.name)}};
    root["translation"] = vectorOf(exportedPosition(placement.position));
    root["rotation"] = rotationOf(exportedRotation(placement.rotation()));
    root["scale"] = vectorOf(base::Vec3(placement.scale));
    nodes.push_back(std::move(root));
    std::vector<std::vector<std::size_t>> children(model_.bones.size() + 1);
    for (std::size_t bone = 0; bone < model_.bones.size(); ++bone) {
      const base::Transform local = still_ != nullptr
                                        ? still_->local(0, bone)
                                        : base::Transform{skeleton_.offsets[bone], base::kIdentityRotation};
      Json node{{"name", names_.unique(model_.bones[bone].name.utf8, static_cast<std::int64_t>(bone))}};
      node["translation"] = vectorOf(exportedPosition(local.translation));
      if (local.rotation != base::kIdentityRotation) node["rotation"] = rotationOf(exportedRotation(local.rotation));
      if (const std::string& english = model_.bones[bone].englishName.utf8; !english.empty())
        node["extras"] = {{"englishName", english}};
      nodes.push_back(std::move(node));
      children[static_cast<std::size_t>(skeleton_.parents[bone] + 1)].push_back(root_ + 1 + bone);
    }
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (!children[i].empty()) nodes[root_ + i]["children"] = children[i];
    }
    file_.json["scenes"][0]["nodes"].push_back(root_);
  }

  /// Adds the skin. Its joints are the bones, and after them the node above all bones.
  void addSkin() {
    std::vector<std::size_t> joints;
    std::vector<base::Mat4> inverseBinds;
    for (std::size_t bone = 0; bone < model_.bones.size(); ++bone) {
      joints.push_back(root_ + 1 + bone);
      base::Mat4 inverse(1.0F);
      inverse[3] = base::Vec4(-exportedPosition(skeleton_.bindPositions[bone]), 1.0F);
      inverseBinds.push_back(inverse);
    }
    joints.push_back(root_);
    inverseBinds.emplace_back(1.0F);
    skin_ = file_.json["skins"].size();
    file_.json["skins"].push_back({{"inverseBindMatrices", file_.addMatrices(inverseBinds)}, {"joints", joints}});
  }

  /// Adds a mesh with these morph targets, and its node. Returns the node; none without a part.
  std::optional<std::size_t> addMesh(std::span<const ExportedPart> parts, std::span<const std::size_t> targets,
                                     const char* name) {
    if (parts.empty()) return std::nullopt;
    Json mesh{{"name", name}, {"primitives", Json::array()}};
    for (const ExportedPart& part : parts) {
      if (input_.stop && input_.stop()) break;  // the file is thrown away
      mesh["primitives"].push_back(primitive(part, targets));
    }
    if (!targets.empty()) {
      UniqueNames taken;
      Json targetNames = Json::array(), weights = Json::array();
      for (const std::size_t target : targets) {
        targetNames.push_back(taken.give(model_.morphs[target].name.utf8));
        weights.push_back(still_ != nullptr ? still_->weight(0, target) : 0.0F);
      }
      mesh["weights"] = std::move(weights);
      mesh["extras"] = {{"targetNames", std::move(targetNames)}};
    }
    Json& meshes = file_.json["meshes"];
    meshes.push_back(std::move(mesh));
    Json& nodes = file_.json["nodes"];
    nodes.push_back({{"name", names_.unique(name)}, {"mesh", meshes.size() - 1}, {"skin", skin_}});
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
      const auto [zeros, fresh] = zeros_.try_emplace(part.vertices.size(), 0);
      if (fresh) zeros->second = file_.addZeroVectors(part.vertices.size());
      return zeros->second;
    }
    return file_.addSparseVectors(part.vertices.size(), indices, offsets);
  }

  GlbFile& file_;
  NodeNames& names_;
  const GlbModelInput& input_;
  const MaterialLight& light_;
  PictureBudget& budget_;
  const BakedClip* still_;  // null: at rest
  Losses& losses_;
  const pmx::Model& model_;
  const ik::Skeleton& skeleton_;
  std::size_t root_ = 0, skin_ = 0;
  std::vector<std::size_t> materials_;        // per material of the model, its index in the file
  std::map<std::size_t, std::size_t> zeros_;  // accessors of so many zero vectors
};

/// Returns what is said about the models in the file's `asset`.
Json assetOf(const GlbInput& input) {
  Json asset{{"version", "2.0"}, {"generator", input.generator}};
  std::string copyright;
  Json models = Json::array();
  for (const GlbModelInput& model : input.models) {
    const ModelTerms& terms = model.terms;
    copyright += (copyright.empty() ? "" : "; ") + copyrightLine(terms);
    Json readmes = Json::array();
    for (const ModelReadme& readme : terms.readmes) readmes.push_back({{"name", readme.name}, {"text", readme.text}});
    models.push_back({{"name", terms.name},
                      {"englishName", terms.englishName},
                      {"comment", terms.comment},
                      {"englishComment", terms.englishComment},
                      {"readmes", std::move(readmes)}});
  }
  asset["copyright"] = copyright + (copyright.empty() ? "" : "; ") + "the whole texts are in asset.extras";
  asset["extras"] = {{"models", std::move(models)}, {"motions", input.motions}};
  return asset;
}

/// Lists what of the light moves, which neither materials nor the light of a file can follow.
void tellLight(const GlbInput& input, Losses& losses) {
  if (input.dances.empty() || input.still || !input.lightFromMotion) return;
  const std::vector<vmd::LightState>& lights = input.dances.front().lights;
  const auto tell = [&](LossKind kind, auto field) {
    const auto others = std::ranges::count_if(
        lights, [&](const vmd::LightState& light) { return light.*field != lights.front().*field; });
    if (others > 0) losses.push_back({.kind = kind, .count = static_cast<std::size_t>(others)});
  };
  tell(LossKind::LightColour, &vmd::LightState::colour);
  if (input.toon || input.forPage) tell(LossKind::LightDirection, &vmd::LightState::direction);
}

}  // namespace

base::Result<void> checkGlb(std::span<const LoadedModel* const> models) {
  constexpr std::size_t kMaxBones = 65534;  // joints are 16 bits, the root is one, too
  constexpr std::size_t kMaxTargets = 1'000'000;
  std::size_t targets = 0;
  bool triangles = false;
  for (const LoadedModel* loaded : models) {
    const pmx::Model& model = loaded->model;
    if (model.bones.size() > kMaxBones)
      return tl::unexpected(base::badArgument(fmt::format("GLB holds at most {} bones", kMaxBones)));
    const auto morphs =
        static_cast<std::size_t>(std::ranges::count(model.morphs, pmx::MorphKind::Vertex, &pmx::Morph::kind));
    targets += morphs * model.materials.size();
    triangles = triangles || model.indices.size() >= 3;
  }
  if (targets > kMaxTargets) {
    return tl::unexpected(base::badArgument(fmt::format(
        "{} vertex morphs of all materials together are too many for a GLB; {} are the most", targets, kMaxTargets)));
  }
  if (!triangles) return tl::unexpected(base::badArgument("no model has a triangle"));
  return {};
}

base::Result<GlbFile> makeGlb(const GlbInput& input, Losses& losses) {
  std::vector<const LoadedModel*> loaded;
  for (const GlbModelInput& model : input.models) loaded.push_back(model.model);
  if (const auto checked = checkGlb(loaded); !checked) return tl::unexpected(checked.error());
  GlbFile file;
  file.json["asset"] = assetOf(input);
  file.json["scene"] = 0;
  file.json["scenes"] = Json::array({{{"nodes", Json::array()}}});
  NodeNames names(losses);
  std::vector<GlbModelNodes> nodes;
  const MaterialLight light{.colour = input.light.colour, .toon = input.toon, .selfShadow = input.selfShadow};
  PictureBudget pictures;  // of all models together
  for (std::size_t i = 0; i < input.models.size(); ++i) {
    const GlbModelInput& model = input.models[i];
    const BakedClip* still = input.still ? &input.dances.front().models[i] : nullptr;
    nodes.push_back(ModelWriter(file, names, model, light, pictures, still, losses).write());
    if (model.stop && model.stop()) return base::fail(base::ErrorCode::CannotWrite, "stopped");
  }
  if (!file.json.contains("meshes")) return tl::unexpected(base::badArgument("no material with a triangle is shown"));
  if (input.toon) addGlbLight(file, input.light, names.unique("light"));
  tellLight(input, losses);
  std::optional<std::size_t> camera;
  if (!input.dances.empty() && !input.dances.front().cameras.empty()) {
    const std::vector<vmd::CameraState>& cameras = input.dances.front().cameras;
    const float fov = usualFieldOfView(cameras);
    camera = addGlbCamera(file, cameras.front(), fov, names.unique("camera"));
    const auto others =
        std::ranges::count_if(cameras, [&](const auto& state) { return saneCamera(state).fovDegrees != fov; });
    if (others > 0 && !input.forPage)
      losses.push_back({.kind = LossKind::FieldOfView, .count = static_cast<std::size_t>(others), .number = fov});
    const auto flat = std::ranges::count(cameras, !cameras.front().perspective, &vmd::CameraState::perspective);
    if (flat > 0 && !input.forPage)
      losses.push_back({.kind = LossKind::MixedViews, .count = static_cast<std::size_t>(flat)});
  }
  if (!input.still) addGlbClips(file, nodes, camera, input.dances);
  names.tell();
  return file;
}

}  // namespace app
