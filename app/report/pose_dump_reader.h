// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// A BonePlace is the transform of a bone: model space, MMD's axes and units, double precision.
struct BonePlace {
  std::array<double, 3> position{};            ///< units
  std::array<double, 4> rotation{0, 0, 0, 1};  ///< quaternion x, y, z, w of any length
};

/// A PoseRow is one line of a pose dump.
struct PoseRow {
  double frame = 0.0;      ///< 30 a second
  std::int32_t model = 0;  ///< index in the show; 0 where the table has one model
  std::int32_t bone = 0;   ///< index in the model, 0 or more
  std::uint32_t name = 0;  ///< index in PoseDump::names
  BonePlace place;
};

struct PoseDump {
  std::vector<PoseRow> rows;  ///< in file order
  std::vector<std::string> names;
};

/// Parses a pose dump as appendPoseRows() writes it, with or without the models' column; columns
/// after the ten are ignored. Errors, with row and byte: NotThisFormat for another first line;
/// BadValue for a malformed row, a frame outside 0 to base::kMaxFrame, or a transform that isn't
/// finite; Truncated without any row.
[[nodiscard]] base::Result<PoseDump> parsePoseDump(std::string_view csv);

/// Reads a pose dump from a file, or from a pipe that the context has read; errors carry the path.
[[nodiscard]] base::Result<PoseDump> readPoseDump(const std::filesystem::path& path, const OpenContext& context);

}  // namespace app
