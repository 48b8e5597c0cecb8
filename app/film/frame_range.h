// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "pmx/base/frames.h"
#include "pmx/base/result.h"

namespace app {

/// A FrameRange is a range of a motion's frames, 30 a second, both ends included: frame `last` is
/// shown for its whole thirtieth of a second.
struct FrameRange {
  std::int64_t first = 0, last = 0;
};

inline constexpr std::int64_t kMaxFrames = base::kMaxFrame;
inline constexpr int kMaxPicturesASecond = 240;

/// Parses `A:B`, or `A` for one frame, with 0 <= A <= B <= kMaxFrames. Errors: BadArgument.
[[nodiscard]] base::Result<FrameRange> parseFrameRange(std::string_view text);

/// A PictureNumbers is a range of a film's pictures, both ends included, counted from frame 0:
/// picture n shows frame 30 n / rate. At 30 a second the numbers are those of the frames.
struct PictureNumbers {
  std::int64_t first = 0, last = -1;
  [[nodiscard]] std::int64_t count() const { return last - first + 1; }
};

/// Returns the pictures whose time lies in [first / 30 s, (last + 1) / 30 s): A:B and B+1:C
/// together are the pictures of A:C, each once, at any rate. At rates below 30 there may be none.
[[nodiscard]] PictureNumbers picturesOf(const FrameRange& range, int picturesASecond);

/// Returns the frame (30 a second) that a picture shows.
[[nodiscard]] double frameOf(std::int64_t number, int picturesASecond);

}  // namespace app
