// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/model_info.h"

#include <array>
#include <cmath>
#include <iterator>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/files/texture_lookup.h"
#include "app/report/info_lines.h"
#include "app/report/json_layout.h"
#include "app/report/pmd_info.h"
#include "app/report/vac_info.h"
#include "pmx/base/printable.h"
#include "pmx/base/text.h"

namespace app {
namespace {

using nlohmann::ordered_json;

constexpr std::array<std::string_view, 11> kMorphKinds{
    "group",         "vertex",        "bone",     "uv",   "additionalUv1", "additionalUv2",
    "additionalUv3", "additionalUv4", "material", "flip", "impulse"};

using KindCounts = std::array<std::size_t, kMorphKinds.size()>;
KindCounts morphsByKind(const pmx::Model& model) {
  KindCounts counts{};
  for (const auto& morph : model.morphs) {
    const auto kind = static_cast<std::size_t>(morph.kind);
    if (kind < counts.size()) ++counts[kind];
  }
  return counts;
}

std::string_view encodingName(base::Encoding encoding) {
  switch (encoding) {
    case base::Encoding::Utf16Le:
      return "UTF-16LE";
    case base::Encoding::Utf8:
      return "UTF-8";
    case base::Encoding::ShiftJis:
      return "Shift-JIS";
  }
  return "";
}

float modelVersion(const pmx::Model& model) { return model.pmd ? model.pmd->version : model.header.version; }

std::string modelFormat(const pmx::Model& model) {
  if (model.format == pmx::ModelFormat::X) return "X";
  return fmt::format("{} {:.1f}", model.fromPmd() ? "PMD" : "PMX", modelVersion(model));
}

const base::Text* boneName(const pmx::Model& model, std::int32_t bone) {
  return bone >= 0 && static_cast<std::size_t>(bone) < model.bones.size()
             ? &model.bones[static_cast<std::size_t>(bone)].name
             : nullptr;
}

// -- JSON ----------------------------------------------------------------------------------------

ordered_json nameJson(const base::Text* name) { return name != nullptr ? ordered_json(name->utf8) : ordered_json(); }

/// Returns a list of what `make` makes of each element.
template <class Elements, class Make>
ordered_json listJson(const Elements& elements, Make make) {
  auto list = ordered_json::array();
  for (const auto& element : elements) list.push_back(make(element));
  return list;
}

ordered_json linkJson(const pmx::Model& model, const pmx::IkLink& link) {
  return {{"bone", nameJson(boneName(model, link.bone))},
          {"lower", link.limited ? jsonNumbers(link.lower) : ordered_json()},
          {"upper", link.limited ? jsonNumbers(link.upper) : ordered_json()}};
}

ordered_json chainJson(const pmx::Model& model, std::int32_t ikBone) {
  const auto& ik = model.bones[static_cast<std::size_t>(ikBone)].ik;
  return {{"bone", nameJson(boneName(model, ikBone))},
          {"effector", nameJson(boneName(model, ik.effector))},
          {"loopCount", ik.loopCount},
          {"unitAngle", jsonNumber(ik.unitAngleRad)},
          {"links", listJson(ik.links, [&](const pmx::IkLink& link) { return linkJson(model, link); })}};
}

ordered_json kindsJson(const KindCounts& counts) {
  auto kinds = ordered_json::object();
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] > 0) kinds[std::string(kMorphKinds[kind])] = counts[kind];
  }
  return kinds;
}

/// Returns the version with one decimal, as files are called by it.
ordered_json versionJson(float version) {
  return std::isfinite(version) ? ordered_json::parse(fmt::format("{:.1f}", version)) : ordered_json();
}

// -- Text ----------------------------------------------------------------------------------------

std::string shownName(const base::Text* name) { return name != nullptr ? shownText(*name) : "none"; }

void paragraph(std::string& out, std::string_view title, const base::Text& text) {
  if (text.utf8.empty() && text.decodedExactly()) return;
  fmt::format_to(std::back_inserter(out), "\n{}{}\n", title, text.decodedExactly() ? "" : "  (didn't decode exactly)");
  for (const auto& row : base::printableLines(text.utf8)) fmt::format_to(std::back_inserter(out), "  {}\n", row);
}

/// Returns where a texture is, if that isn't where the model says.
std::string whereFound(const LoadedModel& loaded, const std::optional<FoundTexture>& found) {
  if (!found) return "  (not there)";
  if (found->how == FoundBy::Spelling) return {};
  return fmt::format("  ({}: {})", nameOf(found->how), base::printable(nameBeside(loaded.file, found->file)));
}

void listTextures(std::string& out, const LoadedModel& loaded, const FoundTextures& found) {
  const auto& model = loaded.model;
  if (model.textures.empty()) return;
  out += "\nTextures\n";
  for (std::size_t i = 0; i < model.textures.size(); ++i) {
    fmt::format_to(std::back_inserter(out), "  {:>3}  {}{}\n", i, shownText(model.textures[i]),
                   whereFound(loaded, found.files[i]));
  }
}

std::string shownLimits(const pmx::IkLink& link) {
  if (!link.limited) return "free";
  std::string limits;
  for (int axis = 0; axis < 3; ++axis) {
    fmt::format_to(std::back_inserter(limits), "{}{} {:.1f}° to {:.1f}°", axis == 0 ? "" : ", ", "xyz"[axis],
                   link.lower[axis] * 180.0F / base::kPi, link.upper[axis] * 180.0F / base::kPi);
  }
  return limits;
}

void listChains(std::string& out, const pmx::Model& model) {
  const auto bones = pmx::ikBones(model);
  if (bones.empty()) return;
  out += "\nIK chains\n";
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const auto& bone = model.bones[static_cast<std::size_t>(bones[i])];
    fmt::format_to(std::back_inserter(out),
                   "  {:>3}  {}  (effector {}, loop count {}, unit angle {:.4f} rad = {:.2f}°)\n", i,
                   shownText(bone.name), shownName(boneName(model, bone.ik.effector)), bone.ik.loopCount,
                   bone.ik.unitAngleRad, bone.ik.unitAngleRad * 180.0F / base::kPi);
    for (const auto& link : bone.ik.links) {
      fmt::format_to(std::back_inserter(out), "         {}: {}\n", shownName(boneName(model, link.bone)),
                     shownLimits(link));
    }
  }
}

void listKinds(std::string& out, const pmx::Model& model) {
  if (model.morphs.empty()) return;
  out += "\nMorphs by kind\n";
  const auto counts = morphsByKind(model);
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] > 0) fmt::format_to(std::back_inserter(out), "  {:<16}{}\n", kMorphKinds[kind], counts[kind]);
  }
}

}  // namespace

std::string infoText(const LoadedModel& loaded, const pmx::Vac* vac) {
  const auto& model = loaded.model;
  const auto textures = findTextures(model, loaded.file);
  std::string out;
  const std::string texts =
      fmt::format("{} model, texts in {}", modelFormat(model), encodingName(model.header.encoding));
  addInfoLine(out, "format", model.format == pmx::ModelFormat::X ? "X accessory" : texts);
  addInfoLine(out, "name", shownText(model.name));
  addInfoLine(out, "English name", shownText(model.englishName));
  addInfoLine(out, "vertices", model.vertices.size());
  addInfoLine(out, "triangles", model.indices.size() / 3);
  addInfoLine(out, "textures", model.textures.size());
  addInfoLine(out, "materials", model.materials.size());
  addInfoLine(out, "bones", model.bones.size());
  addInfoLine(out, "IK chains", pmx::ikBones(model).size());
  addInfoLine(out, "morphs", model.morphs.size());
  addInfoLine(out, "display frames", model.displayFrames.size());
  addInfoLine(out, "rigid bodies", model.rigidBodies.size());
  addInfoLine(out, "joints", model.joints.size());
  addInfoLine(out, "soft bodies", model.softBodies.size());
  paragraph(out, "Comment", model.comment);
  paragraph(out, "English comment", model.englishComment);
  listTextures(out, loaded, textures);
  listChains(out, model);
  listKinds(out, model);
  out += pmdText(model);
  if (vac != nullptr) out += vacText(*vac);
  listIssues(out, issueLines({&loaded.issues, &textures.issues}));
  return out;
}

std::string infoJson(const LoadedModel& loaded, const pmx::Vac* vac) {
  const auto& model = loaded.model;
  const auto textures = findTextures(model, loaded.file);
  const auto foundName = [&](const std::optional<FoundTexture>& found) {
    return found ? ordered_json(nameBeside(loaded.file, found->file)) : ordered_json();
  };
  const auto foundBy = [](const std::optional<FoundTexture>& found) {
    return found ? ordered_json(nameOf(found->how)) : ordered_json();
  };
  ordered_json json{
      {"format", modelFormat(model)},
      {"version", versionJson(modelVersion(model))},
      {"encoding", encodingName(model.header.encoding)},
      {"name", model.name.utf8},
      {"englishName", model.englishName.utf8},
      {"comment", model.comment.utf8},
      {"englishComment", model.englishComment.utf8},
      {"vertices", model.vertices.size()},
      {"triangles", model.indices.size() / 3},
      {"textures", listJson(model.textures, [](const base::Text& path) { return path.utf8; })},
      {"texturesFound", listJson(textures.files, foundName)},
      {"texturesFoundBy", listJson(textures.files, foundBy)},
      {"materials", model.materials.size()},
      {"materialNames", listJson(model.materials, [](const pmx::Material& material) { return material.name.utf8; })},
      {"bones", model.bones.size()},
      {"ikChains", listJson(pmx::ikBones(model), [&](std::int32_t bone) { return chainJson(model, bone); })},
      {"morphs", model.morphs.size()},
      {"morphsByKind", kindsJson(morphsByKind(model))},
      {"displayFrames", model.displayFrames.size()},
      {"rigidBodies", model.rigidBodies.size()},
      {"joints", model.joints.size()},
      {"softBodies", model.softBodies.size()},
  };
  if (model.pmd) json["pmd"] = pmdJson(*model.pmd, model);
  if (vac != nullptr) json["vac"] = vacJson(*vac);
  json["issues"] = issueLines({&loaded.issues, &textures.issues});
  return jsonByLines(json);
}

}  // namespace app
