// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/frame_range.h"

#include <charconv>

#include <fmt/format.h>

namespace app {
namespace {

constexpr std::int64_t kFramesASecond = 30;

bool parseWhole(std::string_view text, std::int64_t& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

std::int64_t divideUp(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

}  // namespace

base::Result<FrameRange> parseFrameRange(std::string_view text) {
  const auto colon = text.find(':');
  FrameRange range;
  const bool read = parseWhole(text.substr(0, colon), range.first) &&
                    (colon == std::string_view::npos ? (range.last = range.first, true)
                                                     : parseWhole(text.substr(colon + 1), range.last));
  if (!read || range.first < 0 || range.last < range.first || range.last > kMaxFrames) {
    return base::fail(
        base::ErrorCode::BadArgument,
        fmt::format("--frames: '{}' isn't A:B, two whole numbers from 0 to {}, A not above B", text, kMaxFrames));
  }
  return range;
}

PictureNumbers picturesOf(const FrameRange& range, int picturesASecond) {
  return {divideUp(range.first * picturesASecond, kFramesASecond),
          divideUp((range.last + 1) * picturesASecond, kFramesASecond) - 1};
}

double frameOf(std::int64_t number, int picturesASecond) {
  return static_cast<double>(number * kFramesASecond) / static_cast<double>(picturesASecond);
}

}  // namespace app
