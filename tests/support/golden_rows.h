// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "pmx/base/math.h"

namespace support {

/// This struct is one line of a table of reference poses: frame,bone,name,px,py,pz,qx,qy,qz,qw and,
/// for a physics band, also core_spread,core_deg,all_spread,all_deg. It is in model space and MMD's
/// axes.
struct GoldenRow {
  double frame = 0;
  std::size_t bone = 0;
  std::string name;
  double p[3]{}, q[4]{};
  /// This is all_spread: how far implementations lie from p at most; 0: not in the table.
  double spreadUnits = 0;
};

/// Reads the rows of a table with its header line, compressed by gzip or plain. Returns none where
/// a line has fewer columns.
[[nodiscard]] std::vector<GoldenRow> readGolden(const std::filesystem::path& path);

/// Returns the degrees between two rotations, well conditioned near zero; both are normalised
/// first.
[[nodiscard]] double degreesBetween(const double (&want)[4], const base::Quat& got);

}  // namespace support
