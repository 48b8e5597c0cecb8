// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads the objects of a file: frames, meshes, materials; everything else is skipped.
// (accessories.md 3) Nothing here is recursive, since the file decides how deeply objects are
// nested.

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/text.h"
#include "pmx/x/x_mesh.h"
#include "pmx/x/x_scene.h"

namespace pmx::x {
namespace {

using base::ErrorCode;
using Kind = Tokens::Kind;

/// No exporter nests its frames more deeply.
constexpr std::size_t kMaxLevels = 1000;
/// This limits a model's indices, which are counted in 31 bits.
constexpr std::uint64_t kMaxIndices = 0x7FFFFFFF;

enum class LevelKind : std::uint8_t { Frame, Mesh, MaterialList, Material };

/// This is an object whose braces are open.
struct Level {
  LevelKind kind = LevelKind::Frame;
  std::int32_t index = -1;  ///< index of a frame or material
};

/// Returns true for a word that can be the kind of an object: not one of the surplus numbers of an
/// exporter.
bool namesObject(std::string_view word) {
  const char c = word.empty() ? '0' : word.front();
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

class SceneReader {
 public:
  SceneReader(Tokens& tokens, XScene& scene, base::Issues& issues)
      : tokens_(tokens), scene_(scene), issues_(issues), meshIssues_(issues) {}

  base::Result<void> read() {
    for (bool more = true; more && !tokens_.failed();) more = step();
    if (tokens_.failed()) return tl::unexpected(tokens_.error());
    if (cutOff_ || !levels_.empty()) note("file", "ends before its last objects do; what is there is used");
    while (!levels_.empty()) close();
    if (indices_ > kMaxIndices) {
      return tl::unexpected(
          base::Error{ErrorCode::BadCount,
                      {},
                      "Mesh",
                      -1,
                      -1,
                      fmt::format("{} corners of triangles; {} are the most", indices_, kMaxIndices)});
    }
    if (scene_.faces.empty()) note("file", "has no faces");
    if (strayBraces_ > 0) note("file", fmt::format("{} closing braces too many; passed over", strayBraces_));
    if (unknownNames_ > 0)
      note("MeshMaterialList", fmt::format("{} materials that don't exist; white instead", unknownNames_));
    if (tokens_.oddNumbers() > 0)
      note("file", fmt::format("{} numbers that are none; 0 instead", tokens_.oddNumbers()));
    return {};
  }

 private:
  void note(const char* section, std::string detail) { issues_.push_back({section, -1, -1, std::move(detail)}); }

  [[nodiscard]] bool in(LevelKind kind) const { return !levels_.empty() && levels_.back().kind == kind; }
  [[nodiscard]] bool amongFrames() const { return levels_.empty() || in(LevelKind::Frame); }
  [[nodiscard]] std::int32_t frame() const { return levels_.empty() ? -1 : levels_.back().index; }

  /// Reads one word and what belongs to it; returns false at the end.
  bool step() {
    const Tokens::Token token = tokens_.next();
    if (token.kind == Kind::End) return false;
    if (token.kind == Kind::Close) {
      closeOne();
    } else if (token.kind == Kind::Open) {
      reference();
    } else if (token.kind == Kind::Word && namesObject(token.text)) {
      object(token.text);
    }
    return true;
  }

  void closeOne() {
    if (levels_.empty()) {
      ++strayBraces_;
    } else {
      close();
    }
  }

  /// Skips up to the brace that closes the open one, included.
  void skipToClose() {
    for (std::size_t depth = 1; depth > 0;) {
      const Kind kind = tokens_.next().kind;
      if (kind == Kind::End) {
        cutOff_ = true;  // in a part that is skipped anyway
        return;
      }
      if (kind == Kind::Open) ++depth;
      if (kind == Kind::Close) --depth;
    }
  }

  /// Reads braces without a kind before them: `{ name }`, which is a material where a list of them
  /// is open.
  void reference() {
    if (!in(LevelKind::MaterialList)) return skipToClose();
    const Tokens::Token name = tokens_.next();
    if (name.kind == Kind::Close) return;
    const auto known = names_.find(std::string(name.text));
    if (known == names_.end()) ++unknownNames_;
    mesh_.slots.push_back(known == names_.end() ? whiteSlot() : slotOf(known->second));
    skipToClose();
  }

  /// Reads `kind [name] {` and its contents, or its beginning where other objects are in it.
  void object(std::string_view kind) {
    std::string_view name;
    for (;;) {
      const Tokens::Token token = tokens_.next();
      if (token.kind == Kind::End) return;
      if (token.kind == Kind::Close) return closeOne();
      if (token.kind == Kind::Open) break;
      name = token.text;
    }
    if (levels_.size() >= kMaxLevels) {
      return tokens_.fail(ErrorCode::BadValue, fmt::format("objects lie more than {} deep in each other", kMaxLevels));
    }
    if (kind == "Frame" && amongFrames()) return openFrame();
    if (kind == "Mesh" && amongFrames()) return openMesh();
    if (kind == "Material" && !in(LevelKind::Material)) return openMaterial(name);
    if (kind == "MeshMaterialList" && in(LevelKind::Mesh)) return openMaterialList();
    readPlain(kind);
    skipToClose();
  }

  /// Reads objects that contain no others.
  void readPlain(std::string_view kind) {
    if (kind == "FrameTransformMatrix" && in(LevelKind::Frame)) {
      readMatrix();
    } else if (kind == "MeshNormals" && in(LevelKind::Mesh)) {
      enter("MeshNormals");
      readNormals(tokens_, mesh_);
    } else if (kind == "MeshTextureCoords" && in(LevelKind::Mesh)) {
      enter("MeshTextureCoords");
      readTextureCoordinates(tokens_, mesh_);
    } else if ((kind == "TextureFilename" || kind == "TextureFileName") && in(LevelKind::Material)) {
      readTexture();
    }
  }

  void enter(const char* section) { tokens_.enter(section, meshIndex_); }

  void openFrame() {
    scene_.frames.push_back({frame(), -1});
    levels_.push_back({LevelKind::Frame, static_cast<std::int32_t>(scene_.frames.size()) - 1});
  }

  void readMatrix() {
    tokens_.enter("FrameTransformMatrix", frame());
    base::Mat4 matrix(1.0F);
    // Rows that a row is multiplied with are columns that a column is multiplied with.
    for (int i = 0; i < 16; ++i) matrix[i / 4][i % 4] = tokens_.real();
    XFrame& owner = scene_.frames[static_cast<std::size_t>(frame())];
    if (owner.matrix < 0) {
      owner.matrix = static_cast<std::int32_t>(scene_.matrices.size());
      scene_.matrices.push_back(matrix);
    } else {
      scene_.matrices[static_cast<std::size_t>(owner.matrix)] = matrix;
    }
  }

  void openMesh() {
    meshFrame_ = frame();
    ++meshIndex_;
    enter("Mesh");
    mesh_ = {};
    readMesh(tokens_, mesh_);
    levels_.push_back({LevelKind::Mesh, meshFrame_});
  }

  void openMaterialList() {
    enter("MeshMaterialList");
    (void)tokens_.integer();  // how many materials follow; they are counted as they come
    const std::size_t count = tokens_.count(1);
    mesh_.faceMaterials.clear();
    mesh_.faceMaterials.reserve(count);
    for (std::size_t i = 0; i < count && !tokens_.failed(); ++i) mesh_.faceMaterials.push_back(tokens_.integer());
    levels_.push_back({LevelKind::MaterialList, -1});
  }

  void openMaterial(std::string_view name) {
    const auto index = static_cast<std::uint32_t>(scene_.materials.size());
    tokens_.enter("Material", index);
    XMaterial& material = scene_.materials.emplace_back();
    material.name = name;
    const auto real = [&](float& value) { value = tokens_.real(); };
    for (int k = 0; k < 4; ++k) real(material.faceColour[k]);
    real(material.power);
    for (int k = 0; k < 3; ++k) real(material.specular[k]);
    for (int k = 0; k < 3; ++k) real(material.emissive[k]);
    if (!name.empty()) names_.try_emplace(std::string(name), index);
    if (in(LevelKind::MaterialList)) mesh_.slots.push_back(slotOf(index));
    levels_.push_back({LevelKind::Material, static_cast<std::int32_t>(index)});
  }

  void readTexture() {
    for (;;) {
      const Tokens::Token token = tokens_.next();
      if (token.kind == Kind::Quoted || token.kind == Kind::Word) {
        if (token.text.starts_with('<')) continue;  // an object's GUID
        scene_.materials[static_cast<std::size_t>(levels_.back().index)].texture = token.text;
        return;
      }
      return tokens_.fail(ErrorCode::BadValue, "a texture's name is wanted here");
    }
  }

  /// Ends the innermost object.
  void close() {
    const Level level = levels_.back();
    levels_.pop_back();
    if (level.kind != LevelKind::Mesh) return;
    for (const std::uint32_t size : mesh_.faces.sizes) indices_ += size < 3 ? 0 : 3 * (std::uint64_t{size} - 2);
    const bool bare = mesh_.slots.empty() && !mesh_.faces.sizes.empty();
    addMesh(std::move(mesh_), meshIndex_, meshFrame_, bare ? whiteSlot() : 0, scene_, meshIssues_);
    mesh_ = {};
  }

  std::uint32_t slotOf(std::uint32_t material) {
    std::int32_t& slot = scene_.materials[material].slot;
    if (slot < 0) {
      slot = static_cast<std::int32_t>(scene_.drawn.size());
      scene_.drawn.push_back(material);
    }
    return static_cast<std::uint32_t>(slot);
  }

  /// Returns the material of meshes that have none.
  std::uint32_t whiteSlot() {
    if (!white_) {
      white_ = static_cast<std::uint32_t>(scene_.materials.size());
      scene_.materials.emplace_back();
    }
    return slotOf(*white_);
  }

  Tokens& tokens_;
  XScene& scene_;
  base::Issues& issues_;
  MeshIssues meshIssues_;
  std::vector<Level> levels_;
  std::unordered_map<std::string, std::uint32_t> names_;  ///< of materials, as bytes
  MeshParts mesh_;
  std::int32_t meshIndex_ = -1, meshFrame_ = -1;
  std::optional<std::uint32_t> white_;
  std::size_t strayBraces_ = 0, unknownNames_ = 0;
  bool cutOff_ = false;
  std::uint64_t indices_ = 0;
};

}  // namespace

base::Result<void> readScene(Tokens& tokens, XScene& scene, base::Issues& issues) {
  return SceneReader(tokens, scene, issues).read();
}

}  // namespace pmx::x
