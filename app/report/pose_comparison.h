// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/report/pose_dump_reader.h"

namespace app {

/// Degrees between two rotations, 0 to 180; well conditioned near 0. A rotation of no length counts as the zero vector.
[[nodiscard]] double degreesBetween(const std::array<double, 4>& a, const std::array<double, 4>& b);

/// Of the differences of all bones at all frames.
struct DifferenceSpread {
  double median = 0, p99 = 0, max = 0;  ///< of n sorted values: the n/2-th, the 0.99 n-th, the last
  std::string worstName;
  double worstFrame = 0;
};

/// The largest differences of one bone.
struct BoneDifference {
  std::int32_t bone = 0;
  std::string name;
  double units = 0, unitsFrame = 0;      ///< position, and where it differs most
  double degrees = 0, degreesFrame = 0;  ///< rotation likewise
};

struct PoseDifferences {
  std::size_t rows = 0, frames = 0;  ///< compared
  DifferenceSpread units, degrees;
  std::vector<BoneDifference> bones;  ///< worst position first, then worst rotation
  std::size_t missing = 0;            ///< wanted and not there
  std::string firstMissing;           ///< "frame 30, bone 4 (name)"
};

/// Gathers differences bone by bone. Memory: 16 bytes for each row compared, some more for each bone.
class PoseComparison {
 public:
  /// A row that both have. Rows of a frame are given together.
  void add(double frame, std::int32_t bone, std::string_view name, const BonePlace& got, const BonePlace& want);
  /// A row that is wanted and isn't there.
  void addMissing(double frame, std::int32_t bone, std::string_view name);
  /// Sorts what was gathered. Call once.
  [[nodiscard]] PoseDifferences finish();

 private:
  BoneDifference& entry(std::int32_t bone, std::string_view name);

  std::vector<double> units_, degrees_;
  std::vector<BoneDifference> bones_;
  std::vector<std::uint32_t> placeOfBone_;  ///< in bones_, plus 1; 0: none yet
  std::size_t frames_ = 0, missing_ = 0;
  double lastFrame_ = 0;
  std::string firstMissing_;
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
