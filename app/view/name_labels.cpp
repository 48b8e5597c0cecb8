// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/name_labels.h"

#include <algorithm>
#include <cmath>

#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr float kBeside = 10.0F;         // pixels from a mark to its name, at scale 1
constexpr std::size_t kMaxTried = 8192;  // names that are made to find those with room
constexpr float kCell = 6.0F;            // pixels at scale 1, of the raster of taken areas

/// This raster marks which cells of a picture are taken.
class Room {
 public:
  Room(base::Vec2 pixels, float cell)
      : cell_(cell),
        across_(std::max(1, static_cast<int>(pixels.x / cell))),
        down_(std::max(1, static_cast<int>(pixels.y / cell))),
        taken_(static_cast<std::size_t>(across_) * static_cast<std::size_t>(down_), 0) {}

  /// Takes a rectangle, unless a part of it is taken or off the picture.
  bool take(const ViewArea& area) {
    const Cells cells = cellsOf(area);
    if (cells.left < 0 || cells.top < 0 || cells.right >= across_ || cells.bottom >= down_) return false;
    for (int y = cells.top; y <= cells.bottom; ++y) {
      const auto row = taken_.begin() + y * across_;
      if (std::any_of(row + cells.left, row + cells.right + 1, [](auto cell) { return cell != 0; })) return false;
    }
    fill(cells);
    return true;
  }

  /// Returns whether a position is on the picture and isn't taken.
  [[nodiscard]] bool free(float x, float y) const {
    const Cells cells = cellsOf({{x, y}, {0, 0}});
    return cells.left >= 0 && cells.top >= 0 && cells.left < across_ && cells.top < down_ &&
           taken_[static_cast<std::size_t>(cells.top) * static_cast<std::size_t>(across_) +
                  static_cast<std::size_t>(cells.left)] == 0;
  }

  /// Takes the part of a rectangle on the picture, whether or not it is taken.
  void block(const ViewArea& area) {
    Cells cells = cellsOf(area);
    cells.left = std::max(cells.left, 0);
    cells.top = std::max(cells.top, 0);
    cells.right = std::min(cells.right, across_ - 1);
    cells.bottom = std::min(cells.bottom, down_ - 1);
    if (cells.left <= cells.right) fill(cells);
  }

 private:
  struct Cells {
    int left, top, right, bottom;
  };

  [[nodiscard]] Cells cellsOf(const ViewArea& area) const {
    const auto cell = [this](float pixels) { return static_cast<int>(std::floor(pixels / cell_)); };
    return {cell(area.corner.x), cell(area.corner.y), cell(area.corner.x + area.size.x),
            cell(area.corner.y + area.size.y)};
  }

  void fill(const Cells& cells) {
    for (int y = cells.top; y <= cells.bottom; ++y)
      std::fill_n(taken_.begin() + y * across_ + cells.left, cells.right - cells.left + 1, char(1));
  }

  float cell_;
  int across_, down_;
  std::vector<char> taken_;
};

}  // namespace

std::string labelText(std::string_view utf8) { return base::printable(utf8, kLongestLabel); }

void NameLabelsJob::run() const {
  if (!(pixels.x > 0.0F && pixels.y > 0.0F && scale > 0.0F)) return;
  Room room(pixels, kCell * scale);
  for (const ViewArea& area : taken) room.block(area);
  std::size_t count = 0, tried = 0;
  const auto place = [&](const OverlayMark& mark) {
    if (count >= kMaxLabels) return;
    const bool seen =
        mark.pixel.x >= 0.0F && mark.pixel.y >= 0.0F && mark.pixel.x < pixels.x && mark.pixel.y < pixels.y;
    if (!seen || tried >= kMaxTried) return;
    // Every name begins there and has the height of its mark.
    if (!room.free(std::floor(mark.pixel.x + kBeside * scale), mark.pixel.y)) return;
    ++tried;
    std::string text = name(mark);
    if (text.empty()) return;
    const base::Vec2 extent = size(text);
    const base::Vec2 corner = glm::floor(mark.pixel + base::Vec2(kBeside * scale, -0.5F * extent.y));
    if (!room.take({corner, extent})) return;
    labels->push_back({corner, std::move(text)});
    ++count;
  };
  if (first != nullptr) place(*first);
  for (const OverlayMark& mark : marks) {
    if (&mark != first) place(mark);
  }
}

}  // namespace app
