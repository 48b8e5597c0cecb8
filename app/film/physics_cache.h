// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "app/film/frame_range.h"
#include "pmx/base/math.h"

namespace app {

using Sha256 = std::array<std::uint8_t, 32>;

/// A DrivenBone is a bone's state after physics, for one picture.
struct DrivenBone {
  base::Transform model;   ///< model space, MMD's axes
  std::uint8_t drive = 0;  ///< 0 not driven, 1 position and rotation, 2 only rotation
};

inline constexpr std::uint8_t kLastDrive = 2;

/// A PhysicsCache holds the bones that physics drives, for each picture of a film. It is simulated
/// once and read by every range of the film, so that ranges drawn separately have the same hair.
/// Little endian:
///
///     offset  size
///     0       16    "Odori physics 1
/// "
///     16      32    SHA-256 of the model file
///     48      32    SHA-256 of the motions and of all else that moves bodies
///     80      4     u32 pictures a second
///     84      8     i64 number of the first picture (frame number * 30 / pictures a second)
///     92      8     i64 number of the last picture, included
///     100     4     u32 bones
///     104     4 b   i32 bone index, rising
///     …       29 b  for each picture, for each bone: f32 translation x y z, rotation x y z w; u8
///     drive
struct PhysicsCache {
  Sha256 model{}, motion{};
  int picturesASecond = 30;
  PictureNumbers pictures;
  std::vector<std::int32_t> bones;  ///< indices, rising
  std::vector<DrivenBone> driven;   ///< pictures.count() times bones.size()

  /// Returns the bones of a picture in the order of `bones`; empty for a picture outside the cache.
  [[nodiscard]] std::span<const DrivenBone> at(std::int64_t number) const;
  /// Returns why this cache doesn't belong to a film, whatever the film's length; none where it
  /// does.
  [[nodiscard]] std::optional<std::string> mismatch(const Sha256& modelHash, const Sha256& motionHash, int rate,
                                                    std::span<const std::int32_t> drivenBones) const;
  [[nodiscard]] bool covers(const PictureNumbers& wanted) const;
};

/// These read a cache. Errors: those of readFile(); NotThisFormat, Truncated, BadCount or BadValue
/// with section, index and byte.
[[nodiscard]] base::Result<PhysicsCache> readPhysicsCache(const std::filesystem::path& path);
[[nodiscard]] base::Result<PhysicsCache> parsePhysicsCache(std::span<const std::byte> bytes);

/// Returns the file's bytes. `driven` must have the size that pictures and bones require.
[[nodiscard]] std::vector<std::byte> physicsCacheBytes(const PhysicsCache& cache);

}  // namespace app
