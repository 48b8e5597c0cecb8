// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/edits_json.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/json_numbers.h"
#include "app/description/json_rotation.h"
#include "app/description/json_words.h"

namespace app {
namespace {

constexpr double kMaxPlace = std::numeric_limits<std::int32_t>::max();

bool readEdit(JsonObject& object, BoneEditDescription& edit) {
  if (!readPart(object, "bone", edit.bone)) return false;
  object.read("edit", edit.kind, kEditWords);
  object.read("translation", edit.local.translation, -base::kMaxUnits, base::kMaxUnits);
  return readRotation(object, "rotation", edit.local.rotation);
}

bool readEdit(JsonObject& object, MorphEditDescription& edit) {
  if (!readPart(object, "morph", edit.morph)) return false;
  object.read("edit", edit.kind, kEditWords);
  object.read("weight", edit.weight, -kMaxEditedWeight, kMaxEditedWeight);
  return true;
}

template <class Edit>
void readList(JsonObject& of, const char* key, std::int64_t index, base::IssueGroup& issues, std::vector<Edit>& edits) {
  const auto* list = of.list(key);
  if (list == nullptr) return;
  for (const auto& item : *list) {
    JsonObject object(item, "edits", index, issues);
    if (edits.size() == kMaxEdits) {
      object.issue(fmt::format("an actor has at most {} of {}; the others are left out", kMaxEdits, key));
      return;
    }
    Edit edit;
    if (readEdit(object, edit)) edits.push_back(std::move(edit));
  }
}

}  // namespace

bool readPart(JsonObject& object, const char* key, EditedPart& part) {
  object.read(key, part.name);
  double place = -1.0;
  object.read("place", place, 0, kMaxPlace);
  part.place = static_cast<std::int32_t>(place);
  if (!part.name.empty() || part.place >= 0) return true;
  object.issue(fmt::format("doesn't name a {}; left out", key));
  return false;
}

void addPart(nlohmann::ordered_json& json, const char* key, const EditedPart& part) {
  json[key] = part.name;
  if (part.place >= 0) json["place"] = part.place;
}

void readEdits(JsonObject& actor, std::int64_t index, base::IssueGroup& issues, EditsDescription& edits) {
  const auto* json = actor.find("edits");
  if (json == nullptr) return;
  JsonObject object(*json, "edits", index, issues);
  object.read("on", edits.on);
  readList(object, "bones", index, issues, edits.bones);
  readList(object, "morphs", index, issues, edits.morphs);
  actor.keepUnknownOf("edits", object);
}

nlohmann::ordered_json editsJson(const EditsDescription& edits) {
  using nlohmann::ordered_json;
  if (edits.on && edits.bones.empty() && edits.morphs.empty()) return {};
  ordered_json json{{"on", edits.on}};
  auto bones = ordered_json::array();
  for (const auto& edit : edits.bones) {
    ordered_json item;
    addPart(item, "bone", edit.bone);
    item["edit"] = wordOf(edit.kind);
    item["translation"] = numbers(edit.local.translation);
    const base::Quat& q = edit.local.rotation;
    item["rotation"] = ordered_json::array({number(q.x), number(q.y), number(q.z), number(q.w)});
    bones.push_back(std::move(item));
  }
  auto morphs = ordered_json::array();
  for (const auto& edit : edits.morphs) {
    ordered_json item;
    addPart(item, "morph", edit.morph);
    item["edit"] = wordOf(edit.kind);
    item["weight"] = number(edit.weight);
    morphs.push_back(std::move(item));
  }
  if (!bones.empty()) json["bones"] = std::move(bones);
  if (!morphs.empty()) json["morphs"] = std::move(morphs);
  return json;
}

}  // namespace app
