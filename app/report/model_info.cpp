// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/model_info.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "app/files/texture_lookup.h"
#include "app/report/pmd_info.h"
#include "app/report/vac_info.h"
#include "pmx/base/frames.h"
#include "pmx/base/text.h"

namespace app {
namespace {

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

base::Text decoded(std::string_view nameField) {
  return base::decode(std::as_bytes(std::span(nameField)), base::Encoding::ShiftJis);
}

/// Returns how many different names a motion's keys have.
template <class Key>
std::size_t trackCount(const std::vector<Key>& keys) {
  std::vector<std::string_view> names;
  names.reserve(keys.size());
  for (const auto& key : keys) names.push_back(key.name.view());
  std::sort(names.begin(), names.end());
  return static_cast<std::size_t>(std::unique(names.begin(), names.end()) - names.begin());
}

const base::Text* boneName(const pmx::Model& model, std::int32_t bone) {
  return bone >= 0 && static_cast<std::size_t>(bone) < model.bones.size()
             ? &model.bones[static_cast<std::size_t>(bone)].name
             : nullptr;
}

/// Returns the issues of a model and of its textures, one line each.
std::vector<std::string> issueLines(const base::Issues& first, const base::Issues& second) {
  std::vector<std::string> lines;
  for (const auto* issues : {&first, &second}) {
    for (const auto& issue : *issues) lines.push_back(base::printable(base::describe(issue)));
  }
  return lines;
}

// -- JSON ----------------------------------------------------------------------------------------

std::string jsonNumber(float value) { return std::isfinite(value) ? fmt::format("{}", value) : "null"; }
std::string jsonNumbers(const base::Vec3& v) {
  return fmt::format("[{}, {}, {}]", jsonNumber(v.x), jsonNumber(v.y), jsonNumber(v.z));
}
std::string jsonName(const base::Text* name) { return name != nullptr ? base::jsonQuoted(name->utf8) : "null"; }

/// Returns a list with one element per line.
std::string jsonList(const std::vector<std::string>& elements) {
  return elements.empty() ? "[]" : fmt::format("[\n    {}\n  ]", fmt::join(elements, ",\n    "));
}

template <class Elements, class Make>
std::string jsonListOf(const Elements& elements, Make make) {
  std::vector<std::string> made;
  made.reserve(elements.size());
  for (const auto& element : elements) made.push_back(make(element));
  return jsonList(made);
}

/// Returns an object whose values are JSON already; members without a value are left out.
std::string jsonObject(const std::vector<std::pair<std::string_view, std::string>>& members) {
  std::string json = "{";
  for (const auto& [key, value] : members) {
    if (value.empty()) continue;
    fmt::format_to(std::back_inserter(json), "{}\n  \"{}\": {}", json.size() > 1 ? "," : "", key, value);
  }
  return json + "\n}\n";
}

std::string jsonLink(const pmx::Model& model, const pmx::IkLink& link) {
  return fmt::format(R"({{"bone": {}, "lower": {}, "upper": {}}})", jsonName(boneName(model, link.bone)),
                     link.limited ? jsonNumbers(link.lower) : "null", link.limited ? jsonNumbers(link.upper) : "null");
}

std::string jsonChain(const pmx::Model& model, std::int32_t ikBone) {
  const auto& ik = model.bones[static_cast<std::size_t>(ikBone)].ik;
  std::vector<std::string> links;
  for (const auto& link : ik.links) links.push_back(jsonLink(model, link));
  return fmt::format(R"({{"bone": {}, "effector": {}, "loopCount": {}, "unitAngle": {}, "links": [{}]}})",
                     jsonName(boneName(model, ikBone)), jsonName(boneName(model, ik.effector)), ik.loopCount,
                     jsonNumber(ik.unitAngleRad), fmt::join(links, ", "));
}

std::string jsonKinds(const KindCounts& counts) {
  std::vector<std::string> members;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] > 0) members.push_back(fmt::format("\"{}\": {}", kMorphKinds[kind], counts[kind]));
  }
  return fmt::format("{{{}}}", fmt::join(members, ", "));
}

// -- Text ----------------------------------------------------------------------------------------

void line(std::string& out, std::string_view label, std::string_view value) {
  fmt::format_to(std::back_inserter(out), "{:<18}{}\n", label, value);
}
void line(std::string& out, std::string_view label, std::size_t count) { line(out, label, fmt::to_string(count)); }

std::string shown(const base::Text& text) {
  return base::printable(text.utf8) + (text.decodedExactly() ? "" : "  (didn't decode exactly)");
}
std::string shownName(const base::Text* name) { return name != nullptr ? shown(*name) : "none"; }

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
    fmt::format_to(std::back_inserter(out), "  {:>3}  {}{}\n", i, shown(model.textures[i]),
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
                   "  {:>3}  {}  (effector {}, loop count {}, unit angle {:.4f} rad = {:.2f}°)\n", i, shown(bone.name),
                   shownName(boneName(model, bone.ik.effector)), bone.ik.loopCount, bone.ik.unitAngleRad,
                   bone.ik.unitAngleRad * 180.0F / base::kPi);
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

void listIssues(std::string& out, const std::vector<std::string>& issues) {
  out += issues.empty() ? "\nNo issues\n" : "\nIssues\n";
  for (const auto& issue : issues) fmt::format_to(std::back_inserter(out), "  {}\n", issue);
}

}  // namespace

std::string infoText(const LoadedModel& loaded, const pmx::Vac* vac) {
  const auto& model = loaded.model;
  const auto textures = findTextures(model, loaded.file);
  std::string out;
  const std::string texts =
      fmt::format("{} model, texts in {}", modelFormat(model), encodingName(model.header.encoding));
  line(out, "format", model.format == pmx::ModelFormat::X ? "X accessory" : texts);
  line(out, "name", shown(model.name));
  line(out, "English name", shown(model.englishName));
  line(out, "vertices", model.vertices.size());
  line(out, "triangles", model.indices.size() / 3);
  line(out, "textures", model.textures.size());
  line(out, "materials", model.materials.size());
  line(out, "bones", model.bones.size());
  line(out, "IK chains", pmx::ikBones(model).size());
  line(out, "morphs", model.morphs.size());
  line(out, "display frames", model.displayFrames.size());
  line(out, "rigid bodies", model.rigidBodies.size());
  line(out, "joints", model.joints.size());
  line(out, "soft bodies", model.softBodies.size());
  paragraph(out, "Comment", model.comment);
  paragraph(out, "English comment", model.englishComment);
  listTextures(out, loaded, textures);
  listChains(out, model);
  listKinds(out, model);
  out += pmdText(model);
  if (vac != nullptr) out += vacText(*vac);
  listIssues(out, issueLines(loaded.issues, textures.issues));
  return out;
}

std::string infoJson(const LoadedModel& loaded, const pmx::Vac* vac) {
  const auto& model = loaded.model;
  const auto textures = findTextures(model, loaded.file);
  const auto count = [](const auto& list) { return fmt::to_string(list.size()); };
  const auto quoted = [](const std::string& text) { return base::jsonQuoted(text); };
  const auto foundName = [&](const std::optional<FoundTexture>& found) {
    return found ? base::jsonQuoted(nameBeside(loaded.file, found->file)) : std::string("null");
  };
  const auto foundBy = [](const std::optional<FoundTexture>& found) {
    return found ? base::jsonQuoted(std::string(nameOf(found->how))) : std::string("null");
  };
  return jsonObject({
      {"format", base::jsonQuoted(modelFormat(model))},
      {"version", std::isfinite(modelVersion(model)) ? fmt::format("{:.1f}", modelVersion(model)) : "null"},
      {"encoding", base::jsonQuoted(encodingName(model.header.encoding))},
      {"name", base::jsonQuoted(model.name.utf8)},
      {"englishName", base::jsonQuoted(model.englishName.utf8)},
      {"comment", base::jsonQuoted(model.comment.utf8)},
      {"englishComment", base::jsonQuoted(model.englishComment.utf8)},
      {"vertices", count(model.vertices)},
      {"triangles", fmt::to_string(model.indices.size() / 3)},
      {"textures", jsonListOf(model.textures, [](const base::Text& path) { return base::jsonQuoted(path.utf8); })},
      {"texturesFound", jsonListOf(textures.files, foundName)},
      {"texturesFoundBy", jsonListOf(textures.files, foundBy)},
      {"materials", count(model.materials)},
      {"materialNames",
       jsonListOf(model.materials, [](const pmx::Material& m) { return base::jsonQuoted(m.name.utf8); })},
      {"bones", count(model.bones)},
      {"ikChains", jsonListOf(pmx::ikBones(model), [&](std::int32_t bone) { return jsonChain(model, bone); })},
      {"morphs", count(model.morphs)},
      {"morphsByKind", jsonKinds(morphsByKind(model))},
      {"displayFrames", count(model.displayFrames)},
      {"rigidBodies", count(model.rigidBodies)},
      {"joints", count(model.joints)},
      {"softBodies", count(model.softBodies)},
      {"pmd", pmdJson(model)},
      {"vac", vac == nullptr ? std::string() : vacJson(*vac)},
      {"issues", jsonListOf(issueLines(loaded.issues, textures.issues), quoted)},
  });
}

namespace {

std::string poseText(const LoadedMotion& loaded) {
  const vmd::Pose& pose = *loaded.pose;
  std::string out;
  line(out, "format", "VPD pose");
  line(out, "model", shown(pose.modelName));
  line(out, "bones", pose.bones.size());
  line(out, "morphs", pose.morphs.size());
  const auto list = [&out](std::string_view title, const auto& items) {
    if (items.empty()) return;
    fmt::format_to(std::back_inserter(out), "\n{}\n", title);
    for (const auto& item : items) fmt::format_to(std::back_inserter(out), "  {}\n", shown(item.name));
  };
  list("Bones", pose.bones);
  list("Morphs", pose.morphs);
  listIssues(out, issueLines(loaded.issues, {}));
  return out;
}

std::string poseJson(const LoadedMotion& loaded) {
  const vmd::Pose& pose = *loaded.pose;
  const auto name = [](const auto& item) { return base::jsonQuoted(item.name.utf8); };
  return jsonObject({
      {"format", base::jsonQuoted("VPD")},
      {"model", base::jsonQuoted(pose.modelName.utf8)},
      {"bones", fmt::to_string(pose.bones.size())},
      {"boneNames", jsonListOf(pose.bones, name)},
      {"morphs", fmt::to_string(pose.morphs.size())},
      {"morphNames", jsonListOf(pose.morphs, name)},
      {"issues",
       jsonListOf(issueLines(loaded.issues, {}), [](const std::string& issue) { return base::jsonQuoted(issue); })},
  });
}

}  // namespace

std::string infoText(const LoadedMotion& loaded) {
  if (loaded.pose) return poseText(loaded);
  const auto& motion = loaded.motion;
  const auto keys = [](std::size_t count, std::size_t tracks) { return fmt::format("{} in {} tracks", count, tracks); };
  std::string out;
  line(out, "format", motion.headerKind == vmd::HeaderKind::File ? "VMD motion, version 1" : "VMD motion, version 2");
  line(out, "model", shown(decoded(motion.modelName.view())));
  line(out, "bone keys", keys(motion.boneKeys.size(), trackCount(motion.boneKeys)));
  line(out, "morph keys", keys(motion.morphKeys.size(), trackCount(motion.morphKeys)));
  line(out, "camera keys", motion.cameraKeys.size());
  line(out, "light keys", motion.lightKeys.size());
  line(out, "self-shadow keys", motion.selfShadowKeys.size());
  line(out, "IK keys", motion.ikKeys.size());
  line(out, "last frame",
       fmt::format("{} ({:.2f} s)", motion.lastFrame(), motion.lastFrame() / base::kFramesPerSecond));
  listIssues(out, issueLines(loaded.issues, {}));
  return out;
}

std::string infoJson(const LoadedMotion& loaded) {
  if (loaded.pose) return poseJson(loaded);
  const auto& motion = loaded.motion;
  const auto count = [](const auto& list) { return fmt::to_string(list.size()); };
  return jsonObject({
      {"format", base::jsonQuoted("VMD")},
      {"model", base::jsonQuoted(decoded(motion.modelName.view()).utf8)},
      {"boneKeys", count(motion.boneKeys)},
      {"boneTracks", fmt::to_string(trackCount(motion.boneKeys))},
      {"morphKeys", count(motion.morphKeys)},
      {"morphTracks", fmt::to_string(trackCount(motion.morphKeys))},
      {"cameraKeys", count(motion.cameraKeys)},
      {"lightKeys", count(motion.lightKeys)},
      {"selfShadowKeys", count(motion.selfShadowKeys)},
      {"ikKeys", count(motion.ikKeys)},
      {"lastFrame", fmt::to_string(motion.lastFrame())},
      {"issues",
       jsonListOf(issueLines(loaded.issues, {}), [](const std::string& issue) { return base::jsonQuoted(issue); })},
  });
}

}  // namespace app
