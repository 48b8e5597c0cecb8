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

/// Returns the degrees between two rotations, 0 to 180; well conditioned near 0. A rotation of no
/// length counts as the zero vector.
[[nodiscard]] double degreesBetween(const std::array<double, 4>& a, const std::array<double, 4>& b);

/// A DifferenceSpread summarises the differences of all bones at all frames.
struct DifferenceSpread {
  double median = 0, p99 = 0, max = 0;  ///< n sorted values: the n/2-th, the 0.99 n-th, the last
  std::string worstName;
  std::int32_t worstModel = 0;
  double worstFrame = 0;
};

/// A ComparedBone is a bone at a frame, as a row of a pose dump names it.
struct ComparedBone {
  double frame = 0.0;
  std::int32_t bone = 0;  ///< index in the model
  std::string_view name;
  std::int32_t model = 0;  ///< index in the show
};

/// A BoneDifference has the largest differences of one bone.
struct BoneDifference {
  std::int32_t model = 0, bone = 0;
  std::string name;
  double units = 0, unitsFrame = 0;      ///< largest of the position, and its frame
  double degrees = 0, degreesFrame = 0;  ///< largest of the rotation, and its frame
};

struct PoseDifferences {
  std::size_t rows = 0, frames = 0;  ///< compared
  DifferenceSpread units, degrees;
  bool severalModels = false;  ///< each bone is reported with its model
  /// The list has bones of all models, the largest position difference first, then the largest
  /// rotation.
  std::vector<BoneDifference> bones;
  std::size_t missing = 0;  ///< wanted rows that don't exist
  /// This is "frame 30, bone 4 (name)", or with several models "frame 30, model 1, bone 4 (name)".
  std::string firstMissing;
};

/// A PoseComparison collects differences bone by bone, separately for each model. Memory: 16 bytes
/// per compared row and some more per bone.
class PoseComparison {
 public:
  /// Adds a row that both have. Rows of a frame must be added together.
  void add(const ComparedBone& of, const BonePlace& got, const BonePlace& want);
  /// Adds a row that is wanted and doesn't exist.
  void addMissing(const ComparedBone& of);
  /// Sorts what was collected. Must be called only once.
  [[nodiscard]] PoseDifferences finish();

 private:
  BoneDifference& entry(const ComparedBone& of);

  std::vector<double> units_, degrees_;
  std::vector<BoneDifference> bones_;
  /// This maps model and bone to an index in bones_.
  std::unordered_map<std::uint64_t, std::size_t> placeOfBone_;
  std::size_t frames_ = 0, missing_ = 0;
  double lastFrame_ = 0;
  bool severalModels_ = false;
  std::optional<BoneDifference> firstMissing_;  ///< its unitsFrame is where it is missing
};

/// A DifferenceLimits has the largest allowed differences; negative: no limit.
struct DifferenceLimits {
  double units = -1, degrees = -1, p99Units = -1, p99Degrees = -1;
};

/// Returns one line for each exceeded limit: "max units 0.0031 > 0.002".
[[nodiscard]] std::vector<std::string> beyondLimits(const PoseDifferences& differences, const DifferenceLimits& limits);

/// Returns a table for people: the spread, then the `worst` bones with the largest differences.
[[nodiscard]] std::string differencesText(const PoseDifferences& differences, const std::vector<std::string>& beyond,
                                          std::size_t worst);
/// Returns the differences of all bones as a JSON object.
[[nodiscard]] std::string differencesJson(const PoseDifferences& differences, const std::vector<std::string>& beyond);

}  // namespace app
