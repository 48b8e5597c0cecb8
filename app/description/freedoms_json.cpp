// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/freedoms_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>

#include "app/description/edits_json.h"
#include "app/description/json_numbers.h"
#include "app/description/json_words.h"

namespace app {
namespace {

using ik::solvers::BoneFreedom;
using ik::solvers::Limit;
using ik::solvers::LimitKind;
using ik::solvers::Vec3;
using nlohmann::ordered_json;

constexpr double kWholeTurn = 360.0;  // degrees
constexpr double kMaxLean = 180.0;    // degrees: of a cone
constexpr double kMaxEllipse = 89.9;  // degrees: beyond, a direction doesn't meet the ellipse's plane

double radians(double degrees) { return degrees * ik::solvers::kPi / 180.0; }

/// Returns a number without what is left of a conversion between radians and degrees.
ordered_json rounded(double value) {
  return ordered_json::parse(fmt::format("{:.10g}", value == 0.0 ? 0.0 : value), nullptr, false);
}
ordered_json degreesJson(double radiansValue) { return rounded(radiansValue * 180.0 / ik::solvers::kPi); }
ordered_json axisJson(const Vec3& axis) {
  return ordered_json::array({rounded(axis.x), rounded(axis.y), rounded(axis.z)});
}
ordered_json anglesJson(const Vec3& anglesRad) {
  return ordered_json::array({degreesJson(anglesRad.x), degreesJson(anglesRad.y), degreesJson(anglesRad.z)});
}

/// Reads a direction. Without length it stays as it was, with an issue.
void readAxis(JsonObject& object, const char* key, Vec3& axis) {
  base::Vec3 read(axis);
  object.read(key, read, -base::kMaxUnits, base::kMaxUnits);
  const Vec3 wide(read);
  if (glm::length(wide) > ik::solvers::kNoLength) {
    axis = glm::normalize(wide);
  } else {
    object.issue(fmt::format("{} has no length; left as it is", key));
  }
}

/// Reads two numbers as a range, the lower one first.
void readRange(JsonObject& object, double most, double& lower, double& upper) {
  object.read("from", lower, -most, most);
  object.read("to", upper, -most, most);
  if (lower > upper) std::swap(lower, upper);
}

Limit readBox(JsonObject& object) {
  base::Vec3 lower(0.0F), upper(0.0F);
  object.read("from", lower, -kWholeTurn, kWholeTurn);
  object.read("to", upper, -kWholeTurn, kWholeTurn);
  const base::Vec3 low = glm::min(lower, upper), high = glm::max(lower, upper);
  return ik::solvers::eulerLimit({radians(low.x), radians(low.y), radians(low.z)},
                                 {radians(high.x), radians(high.y), radians(high.z)});
}

Limit readHinge(JsonObject& object) {
  Vec3 axis(1.0, 0.0, 0.0);
  readAxis(object, "axis", axis);
  double lower = -kMaxLean, upper = kMaxLean;
  readRange(object, kWholeTurn, lower, upper);
  return ik::solvers::hingeLimit(axis, radians(lower), radians(upper));
}

/// Reads numbers of a list as angles, 0 to `most` degrees. Returns false, with an issue, for
/// anything else.
bool readAngles(JsonObject& object, const nlohmann::json& list, std::array<double, 4>& anglesRad) {
  bool good = list.is_array() && list.size() == anglesRad.size();
  for (std::size_t i = 0; good && i < anglesRad.size(); ++i) {
    const double degrees = list[i].is_number() ? list[i].get<double>() : std::nan("");
    good = degrees >= 0.0 && degrees <= kMaxEllipse;
    if (good) anglesRad[i] = radians(degrees);
  }
  if (!good) object.issue(fmt::format("angles isn't four numbers from 0 to {:g}; left as it is", kMaxEllipse));
  return good;
}

Limit readLean(JsonObject& object, LimitKind kind) {
  Vec3 axis(0.0, 1.0, 0.0), right(1.0, 0.0, 0.0);
  readAxis(object, "axis", axis);
  Limit limit;
  if (kind == LimitKind::Cone) {
    double angle = 45.0;
    object.read("angle", angle, 0.0, kMaxLean);
    limit = ik::solvers::coneLimit(axis, radians(angle));
  } else {
    readAxis(object, "right", right);
    std::array<double, 4> angles{radians(45.0), radians(45.0), radians(45.0), radians(45.0)};
    if (const nlohmann::json* list = object.find("angles")) readAngles(object, *list, angles);
    limit = ik::solvers::ellipseLimit(axis, right, angles);
  }
  const nlohmann::json* twist = object.find("twist");
  if (twist == nullptr || twist->is_null()) return limit;
  const bool two = twist->is_array() && twist->size() == 2 && (*twist)[0].is_number() && (*twist)[1].is_number();
  const double first = two ? (*twist)[0].get<double>() : std::nan("");
  const double second = two ? (*twist)[1].get<double>() : std::nan("");
  if (!(std::abs(first) <= kWholeTurn && std::abs(second) <= kWholeTurn)) {
    object.issue("twist isn't two numbers from -360 to 360; left out");
    return limit;
  }
  return ik::solvers::withTwist(limit, radians(std::min(first, second)), radians(std::max(first, second)));
}

Limit readTurn(JsonObject& object, LimitKind kind) {
  Limit limit;
  limit.kind = kind;
  switch (kind) {
    case LimitKind::Free:
    case LimitKind::Locked:
      return limit;
    case LimitKind::Hinge:
      return readHinge(object);
    case LimitKind::Euler:
      return readBox(object);
    case LimitKind::Cone:
    case LimitKind::Ellipse:
      return readLean(object, kind);
  }
  return limit;
}

/// Returns false, with an issue, for one that says nothing.
bool readFreedom(JsonObject& object, std::int64_t index, base::IssueGroup& issues, FreedomDescription& described) {
  if (!readPart(object, "bone", described.bone)) return false;
  if (const nlohmann::json* turn = object.find("turn"); turn != nullptr && !turn->is_null()) {
    std::optional<LimitKind> kind;
    LimitKind read = LimitKind::Free;
    for (const auto& [word, meaning] : kTurnWords) {
      if (turn->is_string() && turn->get_ref<const std::string&>() == word) kind = meaning;
    }
    object.read("turn", read, kTurnWords);  // lists an unknown word
    if (kind) described.freedom.turn = readTurn(object, *kind);
  }
  if (const nlohmann::json* slide = object.find("slide"); slide != nullptr && !slide->is_null()) {
    JsonObject of(*slide, "freedoms", index, issues);
    ik::solvers::SlideRange range;
    readAxis(of, "axis", range.axis);
    readRange(of, base::kMaxUnits, range.lower, range.upper);
    described.freedom.slide = range;
  }
  if (described.freedom.turn || described.freedom.slide) return true;
  object.issue("says neither how the bone turns nor how it slides; left out");
  return false;
}

void addTurn(const Limit& limit, ordered_json& json) {
  json["turn"] = wordOf(limit.kind);
  switch (limit.kind) {
    case LimitKind::Free:
    case LimitKind::Locked:
      return;
    case LimitKind::Hinge:
      json["axis"] = axisJson(limit.axis);
      json["from"] = degreesJson(limit.lower.x);
      json["to"] = degreesJson(limit.upper.x);
      return;
    case LimitKind::Euler:
      json["from"] = anglesJson(limit.lower);
      json["to"] = anglesJson(limit.upper);
      return;
    case LimitKind::Cone:
      json["axis"] = axisJson(limit.axis);
      json["angle"] = degreesJson(limit.angles[0]);
      break;
    case LimitKind::Ellipse:
      json["axis"] = axisJson(limit.axis);
      json["right"] = axisJson(limit.right);
      json["angles"] = ordered_json::array();
      for (const double angle : limit.angles) json["angles"].push_back(degreesJson(angle));
      break;
  }
  if (limit.twistLimited)
    json["twist"] = ordered_json::array({degreesJson(limit.twistLower), degreesJson(limit.twistUpper)});
}

}  // namespace

void readFreedoms(JsonObject& actor, std::int64_t index, base::IssueGroup& issues,
                  std::vector<FreedomDescription>& freedoms) {
  const auto* list = actor.list("freedoms");
  if (list == nullptr) return;
  for (const auto& item : *list) {
    JsonObject object(item, "freedoms", index, issues);
    if (freedoms.size() == kMaxFreedoms) {
      object.issue(fmt::format("an actor has at most {} freedoms; the others are left out", kMaxFreedoms));
      return;
    }
    FreedomDescription described;
    if (readFreedom(object, index, issues, described)) freedoms.push_back(std::move(described));
  }
}

ordered_json freedomsJson(const std::vector<FreedomDescription>& freedoms) {
  auto list = ordered_json::array();
  for (const FreedomDescription& each : freedoms) {
    ordered_json json;
    addPart(json, "bone", each.bone);
    if (each.freedom.turn) addTurn(*each.freedom.turn, json);
    if (each.freedom.slide) {
      json["slide"] = {{"axis", axisJson(each.freedom.slide->axis)},
                       {"from", rounded(each.freedom.slide->lower)},
                       {"to", rounded(each.freedom.slide->upper)}};
    }
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace app
