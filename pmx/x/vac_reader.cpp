// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/x/vac_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "pmx/base/text.h"

namespace pmx {
namespace {

enum Line : std::size_t { kName, kFile, kSize, kPosition, kRotation, kBone, kShadow };
constexpr std::size_t kFewestLines = 5;

tl::unexpected<base::Error> errorOf(std::string detail) {
  return base::fail(base::ErrorCode::NotThisFormat, std::move(detail));
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::optional<float> number(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with('+')) text.remove_prefix(1);
  float value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::optional<base::Vec3> threeNumbers(std::string_view text) {
  base::Vec3 v(0.0F);
  for (int k = 0; k < 3; ++k) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto value = number(text.substr(0, comma));
    if (!value || (k < 2) != (comma < text.size())) return std::nullopt;
    v[k] = std::clamp(*value, -base::kMaxUnits, base::kMaxUnits);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return v;
}

std::string decoded(std::string_view bytes) {
  return base::decode(std::as_bytes(std::span(bytes)),
                      base::isUtf8(bytes) ? base::Encoding::Utf8 : base::Encoding::ShiftJis)
      .utf8;
}

}  // namespace

base::Result<ReadVac> readVac(std::span<const std::byte> bytes) {
  if (bytes.size() > kMaxVacBytes)
    return errorOf(fmt::format("isn't a .vac file: it has more than {} bytes", kMaxVacBytes));
  const auto lines = linesOf({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (lines.size() < kFewestLines) {
    return errorOf(fmt::format("isn't a .vac file: it has {} lines, {} are the fewest", lines.size(), kFewestLines));
  }
  const auto noNumbers = [](Line line, std::string_view what) {
    return errorOf(fmt::format("isn't a .vac file: its {} (line {}) can't be read", what, line + 1));
  };
  ReadVac read;
  Vac& vac = read.vac;
  vac.name = decoded(lines[kName]);
  vac.file = decoded(lines[kFile]);
  if (vac.file.empty()) return errorOf("isn't a .vac file: it names no .x (line 2)");
  const auto size = number(lines[kSize]);
  if (!size) return noNumbers(kSize, "size");
  const auto position = threeNumbers(lines[kPosition]);
  if (!position) return noNumbers(kPosition, "position");
  const auto rotation = threeNumbers(lines[kRotation]);
  if (!rotation) return noNumbers(kRotation, "rotation");
  vac.size = std::clamp(*size, 0.0F, base::kMaxUnits);
  if (*size < 0) read.issues.push_back({"line 3", -1, -1, "its size is negative; 0 instead"});
  vac.position = *position;
  vac.rotationDeg = *rotation;
  if (lines.size() > kBone) vac.bone = decoded(lines[kBone]);
  if (vac.bone == "地面") vac.bone.clear();
  if (lines.size() > kShadow && !lines[kShadow].empty()) vac.groundShadow = lines[kShadow] != "0";
  return read;
}

}  // namespace pmx
