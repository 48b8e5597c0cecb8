// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "vmd/motion.h"

namespace vmd {

/// This is a key of a bone's track that was made from samples, one per frame: the sample whose
/// value it has, and the curves of the segment that ends at it, in the order of BoneChannel.
struct TrackKey {
  std::size_t sample = 0;
  std::array<CurveBytes, 4> curves{};
  bool operator==(const TrackKey&) const = default;
};

/// This is how far a track may be from its samples. One number per sample, 0 or more.
struct TrackTolerance {
  std::span<const float> units;    ///< of the translation
  std::span<const float> radians;  ///< of the rotation
};

/// Returns few keys of MMD's kind (the later key's curves, 0 to 127; slerp on the shortest path)
/// whose track is within the tolerance of every sample, as vmd/sampling_job.h plays it. There is
/// one sample per frame, rotations have unit length, and q and -q are equal. From each key the next
/// is as far away as a curve reaches. The first key is at sample 0; after the last one its value
/// holds. None for no samples.
[[nodiscard]] std::vector<TrackKey> reduceTrack(std::span<const base::Transform> samples,
                                                const TrackTolerance& tolerance);

/// Does so for a part: there is a key at `first`, and one is wanted at `last`. Returns the keys
/// after `first`, with that at `last`.
[[nodiscard]] std::vector<TrackKey> reducePart(std::span<const base::Transform> samples,
                                               const TrackTolerance& tolerance, std::size_t first, std::size_t last);

}  // namespace vmd
