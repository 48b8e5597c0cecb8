// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/report/pose_dump_reader.h"

namespace app {

/// Degrees between two rotations, 0 to 180; well conditioned near 0. A rotation of no length counts as the zero vector.
[[nodiscard]] double degreesBetween(const std::array<double, 4>& a, const std::array<double, 4>& b);

/// Of the differences of all bones at all frames.
struct DifferenceSpread {
  double median = 0, p99 = 0, max = 0;  ///< of n sorted values: the n/2-th, the 0.99 n-th, the last
  std::string worstName;
  std::int32_t worstModel = 0;
  double worstFrame = 0;
};

/// A bone at a frame, as a row of a pose dump names it.
struct ComparedBone {
  double frame = 0.0;
  std::int32_t bone = 0;  ///< index in the model
  std::string_view name;
  std::int32_t model = 0;  ///< in the show
};

/// The largest differences of one bone.
struct BoneDifference {
  std::int32_t model = 0, bone = 0;
  std::string name;
  double units = 0, unitsFrame = 0;      ///< position, and where it differs most
  double degrees = 0, degreesFrame = 0;  ///< rotation likewise
};

struct PoseDifferences {
  std::size_t rows = 0, frames = 0;  ///< compared
  DifferenceSpread units, degrees;
  bool severalModels = false;         ///< then they are told with each bone
  std::vector<BoneDifference> bones;  ///< of all models; worst position first, then worst rotation
  std::size_t missing = 0;            ///< wanted and not there
  std::string firstMissing;  ///< "frame 30, bone 4 (name)", or with several models "frame 30, model 1, bone 4 (name)"
};

/// Gathers differences bone by bone, of each model apart. Memory: 16 bytes for each row compared, some more for each bone.
class PoseComparison {
 public:
  /// A row that both have. Rows of a frame are given together.
  void add(const ComparedBone& of, const BonePlace& got, const BonePlace& want);
  /// A row that is wanted and isn't there.
  void addMissing(const ComparedBone& of);
  /// Sorts what was gathered. Call once.
  [[nodiscard]] PoseDifferences finish();

 private:
  BoneDifference& entry(const ComparedBone& of);

  std::vector<double> units_, degrees_;
  std::vector<BoneDifference> bones_;
  std::unordered_map<std::uint64_t, std::size_t> placeOfBone_;  ///< in bones_, by model and bone
  std::size_t frames_ = 0, missing_ = 0;
  double lastFrame_ = 0;
  bool severalModels_ = false;
  std::optional<BoneDifference> firstMissing_;  ///< its unitsFrame is where it is missing
};

/// The most that is allowed; negative: anything.
struct DifferenceLimits {
  double units = -1, degrees = -1, p99Units = -1, p99Degrees = -1;
};

/// One line for each limit that is exceeded: "max units 0.0031 > 0.002".
[[nodiscard]] std::vector<std::string> beyondLimits(const PoseDifferences& differences, const DifferenceLimits& limits);

/// A table for people: the spread, then the `worst` worst bones.
[[nodiscard]] std::string differencesText(const PoseDifferences& differences, const std::vector<std::string>& beyond,
                                          std::size_t worst);
/// The same as a JSON object, all bones in it.
[[nodiscard]] std::string differencesJson(const PoseDifferences& differences, const std::vector<std::string>& beyond);

}  // namespace app
