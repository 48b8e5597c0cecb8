// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pose_comparison.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/report/json_layout.h"
#include "pmx/base/printable.h"

namespace app {

namespace {

using nlohmann::ordered_json;

double dot(const std::array<double, 4>& a, const std::array<double, 4>& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

/// Sorts the values. An empty list gives zeros.
DifferenceSpread spreadOf(std::vector<double>& values) {
  DifferenceSpread spread;
  if (values.empty()) return spread;
  std::sort(values.begin(), values.end());
  const std::size_t count = values.size();
  spread.median = values[count / 2];
  spread.p99 = values[std::min(count - 1, static_cast<std::size_t>(static_cast<double>(count) * 0.99))];
  spread.max = values.back();
  return spread;
}

std::string ofModel(bool several, std::int32_t model) { return several ? fmt::format(" of model {}", model) : ""; }

std::string spreadLine(std::string_view what, const DifferenceSpread& spread, bool several) {
  return fmt::format("{:<8} {:>9.2e} {:>9.2e} {:>9.2e}  {}{} at frame {:g}\n", what, spread.median, spread.p99,
                     spread.max, base::printable(spread.worstName), ofModel(several, spread.worstModel),
                     spread.worstFrame);
}

ordered_json spreadJson(const DifferenceSpread& spread, bool several) {
  ordered_json json{
      {"median", jsonNumber(spread.median)}, {"p99", jsonNumber(spread.p99)}, {"max", jsonNumber(spread.max)}};
  if (several) json["worstModel"] = spread.worstModel;
  json["worstBone"] = spread.worstName;
  json["worstFrame"] = jsonNumber(spread.worstFrame);
  return json;
}

ordered_json boneJson(const BoneDifference& bone, bool several) {
  auto json = ordered_json::object();
  if (several) json["model"] = bone.model;
  json["bone"] = bone.bone;
  json["name"] = bone.name;
  json["units"] = jsonNumber(bone.units);
  json["unitsFrame"] = jsonNumber(bone.unitsFrame);
  json["degrees"] = jsonNumber(bone.degrees);
  json["degreesFrame"] = jsonNumber(bone.degreesFrame);
  return json;
}

}  // namespace

double degreesBetween(const std::array<double, 4>& a, const std::array<double, 4>& b) {
  constexpr double kDegrees = 180.0 / 3.14159265358979323846;
  const auto scale = [](const std::array<double, 4>& q) {
    const double length = std::sqrt(dot(q, q));
    return length > 0 ? 1 / length : 1.0;
  };
  const double toUnitA = scale(a), toUnitB = dot(a, b) < 0 ? -scale(b) : scale(b);
  double squared = 0;
  for (std::size_t i = 0; i < 4; ++i) squared += std::pow(a[i] * toUnitA - b[i] * toUnitB, 2);
  return 4 * std::asin(std::min(1.0, std::sqrt(squared) / 2)) * kDegrees;
}

BoneDifference& PoseComparison::entry(const ComparedBone& of) {
  severalModels_ = severalModels_ || of.model != 0;
  const auto key = static_cast<std::uint64_t>(static_cast<std::uint32_t>(of.model)) << 32U |
                   static_cast<std::uint64_t>(static_cast<std::uint32_t>(of.bone));
  const auto [at, isNew] = placeOfBone_.try_emplace(key, bones_.size());
  if (isNew) bones_.push_back({of.model, of.bone, std::string(of.name)});
  return bones_[at->second];
}

void PoseComparison::add(const ComparedBone& of, const BonePlace& got, const BonePlace& want) {
  const double units = std::hypot(got.position[0] - want.position[0], got.position[1] - want.position[1],
                                  got.position[2] - want.position[2]);
  const double degrees = degreesBetween(want.rotation, got.rotation);
  const double frame = of.frame;
  if (units_.empty() || frame != lastFrame_) ++frames_;
  lastFrame_ = frame;
  units_.push_back(units);
  degrees_.push_back(degrees);
  BoneDifference& worst = entry(of);
  if (units > worst.units) {
    worst.units = units;
    worst.unitsFrame = frame;
  }
  if (degrees > worst.degrees) {
    worst.degrees = degrees;
    worst.degreesFrame = frame;
  }
}

void PoseComparison::addMissing(const ComparedBone& of) {
  severalModels_ = severalModels_ || of.model != 0;
  if (missing_++ == 0) firstMissing_ = {of.model, of.bone, std::string(of.name), 0, of.frame};
}

PoseDifferences PoseComparison::finish() {
  PoseDifferences result;
  result.rows = units_.size();
  result.frames = frames_;
  result.units = spreadOf(units_);
  result.degrees = spreadOf(degrees_);
  result.bones = std::move(bones_);
  result.missing = missing_;
  result.severalModels = severalModels_;
  if (firstMissing_) {
    result.firstMissing = fmt::format("frame {:g}, {}bone {} ({})", firstMissing_->unitsFrame,
                                      severalModels_ ? fmt::format("model {}, ", firstMissing_->model) : "",
                                      firstMissing_->bone, base::printable(firstMissing_->name));
  }
  std::stable_sort(result.bones.begin(), result.bones.end(), [](const auto& a, const auto& b) {
    return a.units != b.units ? a.units > b.units : a.degrees > b.degrees;
  });
  if (result.bones.empty()) return result;
  const auto& furthest = result.bones.front();
  result.units.worstName = furthest.name;
  result.units.worstModel = furthest.model;
  result.units.worstFrame = furthest.unitsFrame;
  const auto turned = std::max_element(result.bones.begin(), result.bones.end(),
                                       [](const auto& a, const auto& b) { return a.degrees < b.degrees; });
  result.degrees.worstName = turned->name;
  result.degrees.worstModel = turned->model;
  result.degrees.worstFrame = turned->degreesFrame;
  return result;
}

std::vector<std::string> beyondLimits(const PoseDifferences& differences, const DifferenceLimits& limits) {
  std::vector<std::string> beyond;
  const auto check = [&](std::string_view what, double value, double limit) {
    if (limit >= 0 && value > limit) beyond.push_back(fmt::format("{} {:.6g} > {:g}", what, value, limit));
  };
  check("max units", differences.units.max, limits.units);
  check("max degrees", differences.degrees.max, limits.degrees);
  check("p99 units", differences.units.p99, limits.p99Units);
  check("p99 degrees", differences.degrees.p99, limits.p99Degrees);
  return beyond;
}

std::string differencesText(const PoseDifferences& differences, const std::vector<std::string>& beyond,
                            std::size_t worst) {
  std::string text =
      fmt::format("{} rows: {} bones, {} frames\n", differences.rows, differences.bones.size(), differences.frames);
  text += fmt::format("{:<8} {:>9} {:>9} {:>9}  {}\n", "", "median", "p99", "max", "worst");
  text += spreadLine("units", differences.units, differences.severalModels) +
          spreadLine("degrees", differences.degrees, differences.severalModels);
  const std::size_t listed = std::min(worst, differences.bones.size());
  if (listed > 0) text += fmt::format("\n{:>9} {:>9}  {:>9} {:>9}  bone\n", "units", "at frame", "degrees", "at frame");
  for (std::size_t i = 0; i < listed; ++i) {
    const BoneDifference& bone = differences.bones[i];
    text += fmt::format("{:>9.2e} {:>9g}  {:>9.2e} {:>9g}  {}{}\n", bone.units, bone.unitsFrame, bone.degrees,
                        bone.degreesFrame, base::printable(bone.name), ofModel(differences.severalModels, bone.model));
  }
  if (differences.missing > 0) {
    text += fmt::format("\nmissing: {} rows, the first is {}\n", differences.missing, differences.firstMissing);
  }
  if (!beyond.empty()) text += fmt::format("\nbeyond the limits: {}\n", fmt::join(beyond, ", "));
  return text;
}

std::string differencesJson(const PoseDifferences& differences, const std::vector<std::string>& beyond) {
  const bool several = differences.severalModels;
  auto bones = ordered_json::array();
  for (const BoneDifference& bone : differences.bones) bones.push_back(boneJson(bone, several));
  return jsonByLines({{"rows", differences.rows},
                      {"frames", differences.frames},
                      {"missing", differences.missing},
                      {"units", spreadJson(differences.units, several)},
                      {"degrees", spreadJson(differences.degrees, several)},
                      {"beyond", beyond},
                      {"bones", std::move(bones)}},
                     "beyond");
}

}  // namespace app
