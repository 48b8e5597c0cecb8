// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/name_labels.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr float kBeside = 10.0F;  // pixels from a mark to its name, at scale 1
constexpr float kCell = 6.0F;     // pixels, of what is told about where labels lie; at scale 1

/// Which cells of a picture are taken.
class Room {
 public:
  Room(base::Vec2 pixels, float cell)
      : cell_(cell),
        across_(std::max(1, static_cast<int>(pixels.x / cell))),
        down_(std::max(1, static_cast<int>(pixels.y / cell))),
        taken_(static_cast<std::size_t>(across_) * static_cast<std::size_t>(down_), 0) {}

  /// Takes a rectangle, unless some of it is taken or lies off the picture.
  bool take(base::Vec2 corner, base::Vec2 size) {
    const int left = static_cast<int>(std::floor(corner.x / cell_)),
              top = static_cast<int>(std::floor(corner.y / cell_));
    const int right = static_cast<int>(std::floor((corner.x + size.x) / cell_)),
              bottom = static_cast<int>(std::floor((corner.y + size.y) / cell_));
    if (left < 0 || top < 0 || right >= across_ || bottom >= down_) return false;
    for (int y = top; y <= bottom; ++y) {
      const auto row = taken_.begin() + y * across_;
      if (std::any_of(row + left, row + right + 1, [](auto cell) { return cell != 0; })) return false;
    }
    for (int y = top; y <= bottom; ++y) std::fill_n(taken_.begin() + y * across_ + left, right - left + 1, char(1));
    return true;
  }

 private:
  float cell_;
  int across_, down_;
  std::vector<char> taken_;
};

}  // namespace

std::string labelText(std::string_view utf8) {
  std::string text;
  std::size_t letters = 0;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    const bool begins = (byte & 0xC0U) != 0x80U;
    if (begins && letters == kLongestLabel) return text + "…";
    if (byte < 0x20U || byte == 0x7FU) continue;
    letters += begins ? 1 : 0;
    text += utf8[i];
    if (text.size() > 4 * kLongestLabel) return text;  // bytes that begin nothing
  }
  return text;
}

void NameLabelsJob::run() const {
  if (!(pixels.x > 0.0F && pixels.y > 0.0F && scale > 0.0F)) return;
  Room room(pixels, kCell * scale);
  std::size_t count = 0;
  const auto place = [&](const OverlayMark& mark) {
    if (count >= kMostLabels) return;
    const bool seen =
        mark.pixel.x >= 0.0F && mark.pixel.y >= 0.0F && mark.pixel.x < pixels.x && mark.pixel.y < pixels.y;
    if (!seen) return;
    std::string text = name(mark);
    if (text.empty()) return;
    const base::Vec2 extent = size(text);
    const base::Vec2 corner = glm::floor(mark.pixel + base::Vec2(kBeside * scale, -0.5F * extent.y));
    if (!room.take(corner, extent)) return;
    labels->push_back({corner, std::move(text)});
    ++count;
  };
  if (first != nullptr) place(*first);
  for (const OverlayMark& mark : marks) {
    if (&mark != first) place(mark);
  }
}

}  // namespace app
