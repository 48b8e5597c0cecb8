// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/show/show.h"
#include "tests/support/golden_rows.h"

namespace support {

// Files of the corpus that the bands are about.
inline constexpr const char* kMiku = "miku/初音ミク.pmx";
inline constexpr const char* kGene = "gene/Gene_light.pmx";
inline constexpr const char* kWalk = "motion/walk.vmd";
inline constexpr const char* kDance = "motion/wavefile_v2.vmd";

/// This struct is the distance of a bone from its position in the band.
struct Miss {
  double frame = 0;
  std::string bone;
  double units = 0, degrees = 0;
};

/// This struct has the results of a run over the band's frames, without the bodies that
/// physics-parity.md 3 leaves out.
struct BandRun {
  std::vector<Miss> misses;  ///< every bone of the band at every frame of it
  /// These are units beyond the limits, for every joint at every frame from 1.
  std::vector<double> stretches;
  std::vector<double> restStretches;  ///< at frame 0
  /// These are units per second, for every dynamic body at every frame from 1.
  std::vector<double> speeds;
  double skirtDepth = -1e9;  ///< units, deepest centre of a skirt panel inside a thigh
  std::size_t caught = 0;
};

/// Returns the path of a table of the corpus' physics: the band, or a settled pose, as its file
/// name without .csv.
[[nodiscard]] std::filesystem::path physicsTable(const std::string& table);

/// Runs the protocol of physics-parity.md 3: 300 frames of rest at frame 0, then frames 1 to 900
/// (0: only the rest). `table`: as in physicsTable().
[[nodiscard]] BandRun runBand(const std::string& model, const std::string& motion, const std::string& table,
                              const app::PhysicsSettings& settings, int lastFrame, int ticksPerFrame);

/// Returns the misses of bones with one of these words in their name and without `notWith`, at
/// frame 0 (settled) or at all later ones.
[[nodiscard]] std::vector<Miss> ofBones(const BandRun& run, std::initializer_list<const char*> words, bool settled,
                                        const char* notWith = nullptr);

/// Returns the value below which a share of the values lies (0.5 median, 1 largest); 0 of none.
[[nodiscard]] double quantile(std::vector<double> values, double share);
[[nodiscard]] std::vector<double> units(const std::vector<Miss>& misses);
[[nodiscard]] std::vector<double> degrees(const std::vector<Miss>& misses);

}  // namespace support
