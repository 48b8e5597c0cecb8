// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/readout.h"

namespace app {

/// A ReadoutDescription is a Readout with bones by name, Japanese or English, and by their index
/// where the name isn't enough (-1 elsewhere), as in EditedPart.
struct ReadoutDescription {
  ReadoutKind kind = ReadoutKind::Angle;
  bool on = true;
  std::string bone;  ///< empty for a vertex's matrix
  std::string from;  ///< Angle; empty: the bone's parent
  std::string to;    ///< Angle, Length, Turn; empty: childOf()
  std::int32_t vertex = -1;
  ReadoutSpace space = ReadoutSpace::Model;
  ReadoutCorner corner = ReadoutCorner::UpperLeft;
  bool time = true;
  std::int32_t bonePlace = -1, fromPlace = -1, toPlace = -1;
  bool operator==(const ReadoutDescription&) const = default;
};

/// Returns the readouts of an actor. Those about bones and vertices that the model lacks are left
/// out; what they lack is added to `missing`, as "bone 'name'" or "bone 3".
[[nodiscard]] std::vector<Readout> readoutsOf(std::span<const ReadoutDescription> described, const LoadedModel& model,
                                              std::vector<std::string>& missing);

/// Returns descriptions of readouts, which readoutsOf() reads back.
[[nodiscard]] std::vector<ReadoutDescription> describeReadouts(std::span<const Readout> readouts,
                                                               const pmx::Model& model);

}  // namespace app
