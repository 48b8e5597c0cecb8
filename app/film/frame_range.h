// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "pmx/base/frames.h"
#include "pmx/base/result.h"

namespace app {

/// Frames of a motion, 30 a second, both ends included: frame `last` is shown for its whole thirtieth of a second.
struct FrameRange {
  std::int64_t first = 0, last = 0;
};

inline constexpr std::int64_t kMaxFrames = base::kMaxFrame;
inline constexpr int kMaxPicturesASecond = 240;

/// `A:B`, or `A` for one frame. Errors: BadArgument; 0 <= A <= B <= kMaxFrames.
[[nodiscard]] base::Result<FrameRange> parseFrameRange(std::string_view text);

/// Pictures of a film, both ends included, counted from frame 0: picture n shows frame 30 n / rate. At 30 a second
/// that is the frame's own number.
struct PictureNumbers {
  std::int64_t first = 0, last = -1;
  [[nodiscard]] std::int64_t count() const { return last - first + 1; }
};

/// The pictures whose time lies in [first / 30 s, (last + 1) / 30 s): A:B and B+1:C are the pictures of A:C, each
/// once, at any rate. May be none at rates below 30.
[[nodiscard]] PictureNumbers picturesOf(const FrameRange& range, int picturesASecond);

/// The frame (30 a second) that a picture shows.
[[nodiscard]] double frameOf(std::int64_t number, int picturesASecond);

}  // namespace app
