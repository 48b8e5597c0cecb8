// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pose_dump.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/frames.h"
#include "pmx/base/printable.h"

namespace app {

namespace {

using base::kMaxFrame;

base::Error badFrames(std::string detail) {
  base::Error error;
  error.code = base::ErrorCode::BadArgument;
  error.detail = std::move(detail);
  return error;
}

/// Parses a number that fills all of `text`, finite and not negative.
base::Result<double> parseNumber(std::string_view text, std::string_view part) {
  double value = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) {
    return tl::make_unexpected(badFrames(fmt::format("'{}' isn't a frame or START:END:STEP", part)));
  }
  if (!std::isfinite(value) || value < 0.0) {
    return tl::make_unexpected(badFrames(fmt::format("'{}': frames are finite and not negative", part)));
  }
  if (value > kMaxFrame) {
    return tl::make_unexpected(badFrames(fmt::format("'{}': frames go up to {}", part, kMaxFrame)));
  }
  return value + 0.0;  // -0 becomes 0
}

/// Takes the text up to the next `separator`, or all of it.
std::string_view takeUpTo(std::string_view& text, char separator) {
  const std::size_t at = text.find(separator);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

/// Appends `START:END[:STEP]`, END included.
base::Result<void> addRange(std::string_view part, std::vector<double>& frames) {
  double numbers[3] = {0.0, 0.0, 1.0};
  std::string_view rest = part;
  const std::size_t colons = static_cast<std::size_t>(std::count(part.begin(), part.end(), ':'));
  if (colons > 2) return tl::make_unexpected(badFrames(fmt::format("'{}' has more than START:END:STEP", part)));
  for (std::size_t i = 0; i <= colons; ++i) {
    const auto number = parseNumber(takeUpTo(rest, ':'), part);
    if (!number) return tl::make_unexpected(number.error());
    numbers[i] = *number;
  }
  const auto [start, end, step] = numbers;
  if (end < start) return tl::make_unexpected(badFrames(fmt::format("'{}' ends before it starts", part)));
  if (step <= 0.0) return tl::make_unexpected(badFrames(fmt::format("'{}': the step has to be above 0", part)));
  // The margin keeps END where the division falls a rounding short (0:1:0.1).
  const double count = std::floor((end - start) / step + 1e-9) + 1.0;
  if (!(count + static_cast<double>(frames.size()) <= kMaxFrame)) {
    return tl::make_unexpected(badFrames(fmt::format("'{}': more than {} frames", part, kMaxFrame)));
  }
  for (double i = 0.0; i < count; i += 1.0) frames.push_back(std::min(start + i * step, end));
  return {};
}

}  // namespace

base::Result<std::vector<double>> parseFrameList(std::string_view list) {
  std::vector<double> frames;
  if (list.empty()) return tl::make_unexpected(badFrames(fmt::format("say which frames, {}", kFrameListForms)));
  if (list.back() == ',') return tl::make_unexpected(badFrames(fmt::format("'{}' ends with a comma", list)));
  while (!list.empty()) {
    const std::string_view part = takeUpTo(list, ',');
    if (part.find(':') != std::string_view::npos) {
      const auto added = addRange(part, frames);
      if (!added) return tl::make_unexpected(added.error());
      continue;
    }
    const auto number = parseNumber(part, part);
    if (!number) return tl::make_unexpected(number.error());
    if (static_cast<double>(frames.size()) >= kMaxFrame) {
      return tl::make_unexpected(badFrames(fmt::format("more than {} frames", kMaxFrame)));
    }
    frames.push_back(*number);
  }
  return frames;
}

void appendPoseRows(const pmx::Model& model, double frame, const ActorFrame& pose, std::string& out, bool terminal,
                    std::optional<int> number) {
  auto to = std::back_inserter(out);
  const std::size_t count = std::min(pose.boneModels.size(), model.bones.size());
  for (std::size_t i = 0; i < count; ++i) {
    const base::Transform& bone = pose.boneModels[i];
    // q and -q are one rotation; the one with w >= 0 is written. Adding 0 makes -0 into 0.
    const base::Quat q = bone.rotation.w < 0.0F ? -bone.rotation : bone.rotation;
    const base::Vec3 p = bone.translation + base::Vec3(0.0F);
    if (number) fmt::format_to(to, "{},", *number);
    fmt::format_to(to, "{},{},", frame, i);
    out += base::csvField(model.bones[i].name.utf8, terminal);
    fmt::format_to(to, ",{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},{:.9g}\n", p.x, p.y, p.z, q.x + 0.0F, q.y + 0.0F,
                   q.z + 0.0F, q.w + 0.0F);
  }
}

}  // namespace app
