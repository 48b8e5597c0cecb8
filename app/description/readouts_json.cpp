// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/readouts_json.h"

#include <initializer_list>
#include <limits>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/json_words.h"
#include "app/view/readout_blocks.h"

namespace app {
namespace {

constexpr double kMaxPart = std::numeric_limits<std::int32_t>::max();  // an index in a model

constexpr std::initializer_list<std::pair<const char*, ReadoutKind>> kReadoutWords{
    {"angle", ReadoutKind::Angle}, {"turn", ReadoutKind::Turn},         {"length", ReadoutKind::Length},
    {"axes", ReadoutKind::Axes},   {"position", ReadoutKind::Position}, {"matrix", ReadoutKind::Matrix},
    {"chain", ReadoutKind::Chain}, {"pose", ReadoutKind::Pose},         {"name", ReadoutKind::Name}};
constexpr std::initializer_list<std::pair<const char*, ReadoutSpace>> kReadoutSpaces{{"model", ReadoutSpace::Model},
                                                                                     {"world", ReadoutSpace::World}};
constexpr std::initializer_list<std::pair<const char*, ReadoutCorner>> kReadoutCorners{
    {"upper left", ReadoutCorner::UpperLeft},
    {"upper right", ReadoutCorner::UpperRight},
    {"lower left", ReadoutCorner::LowerLeft},
    {"lower right", ReadoutCorner::LowerRight},
    {"bone", ReadoutCorner::Bone}};

}  // namespace

void readReadouts(JsonObject& actor, std::int64_t index, base::IssueGroup& issues,
                  std::vector<ReadoutDescription>& readouts) {
  const auto* list = actor.list("readouts");
  if (list == nullptr) return;
  for (const auto& item : *list) {
    JsonObject object(item, "readouts", index, issues);
    if (readouts.size() == kMaxReadouts) {
      object.issue(fmt::format("an actor has at most {} readouts; the others are left out", kMaxReadouts));
      return;
    }
    ReadoutDescription readout;
    object.read("readout", readout.kind, kReadoutWords);
    object.read("on", readout.on);
    object.read("bone", readout.bone);
    object.read("from", readout.from);
    object.read("to", readout.to);
    object.read("place", readout.bonePlace, 0, kMaxPart);
    object.read("fromPlace", readout.fromPlace, 0, kMaxPart);
    object.read("toPlace", readout.toPlace, 0, kMaxPart);
    object.read("vertex", readout.vertex, 0, kMaxPart);
    object.read("space", readout.space, kReadoutSpaces);
    object.read("corner", readout.corner, kReadoutCorners);
    object.read("time", readout.time);
    if (readout.bone.empty() && readout.bonePlace < 0 &&
        !(readout.kind == ReadoutKind::Matrix && readout.vertex >= 0)) {
      object.issue("a readout without a bone; left out");
    } else {
      readouts.push_back(std::move(readout));
    }
  }
}

nlohmann::ordered_json readoutsJson(const std::vector<ReadoutDescription>& readouts) {
  auto list = nlohmann::ordered_json::array();
  for (const ReadoutDescription& readout : readouts) {
    nlohmann::ordered_json json{{"readout", wordIn(kReadoutWords, readout.kind)}, {"on", readout.on}};
    if (!readout.bone.empty()) json["bone"] = readout.bone;
    if (!readout.from.empty()) json["from"] = readout.from;
    if (!readout.to.empty()) json["to"] = readout.to;
    if (readout.bonePlace >= 0) json["place"] = readout.bonePlace;
    if (readout.fromPlace >= 0) json["fromPlace"] = readout.fromPlace;
    if (readout.toPlace >= 0) json["toPlace"] = readout.toPlace;
    if (readout.vertex >= 0) json["vertex"] = readout.vertex;
    if (readout.kind == ReadoutKind::Position) json["space"] = wordIn(kReadoutSpaces, readout.space);
    if (isBlock(readout.kind)) json["corner"] = wordIn(kReadoutCorners, readout.corner);
    if (readout.kind == ReadoutKind::Chain) json["time"] = readout.time;
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace app
