// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/show/readout.h"
#include "app/view/bone_overlay.h"
#include "app/view/name_labels.h"

namespace app {

/// These are the readouts of one view: shapes, and texts over them.
struct ReadoutDrawing {
  std::vector<OverlayVertex> triangles;  ///< clip space of the view
  std::vector<OverlayLabel> texts;       ///< one line each, pixels of the view

  [[nodiscard]] bool empty() const { return triangles.empty() && texts.empty(); }
  void clear() {
    triangles.clear();
    texts.clear();
  }
};

/// Returns the size of a line of readouts, in pixels of the view.
using ReadoutSize = std::function<base::Vec2(const std::string&)>;

/// This is a row of a block: one text, or two, of which the second begins in a column of its own.
struct ReadoutRow {
  std::string left, right;
  base::Vec3 colour = kLabelColour;
};

/// This class finds room for the texts of a view's readouts: beside bones, and in its corners.
class ReadoutSheet {
 public:
  /// `top`: pixels at the upper edge that belong to others. `scale`: 1 at 96 dpi.
  ReadoutSheet(base::Vec2 pixels, float scale, float top, const ReadoutSize& size, ReadoutDrawing& out);

  /// Writes a text with its middle at a pixel, or a little above or below where another is. Nothing
  /// is written where the pixel is outside of the view.
  void label(base::Vec2 middle, const std::string& text, const base::Vec3& colour);
  /// Writes a block on a plate into a corner, below or above the blocks that are there. Rows that
  /// have no room are left out.
  void block(ReadoutCorner corner, const std::vector<ReadoutRow>& rows);
  /// Writes a block below a pixel, with its middle there, or below the blocks that are in its way.
  /// It stays within the view, and isn't written where the pixel is outside, or where it has no
  /// room.
  void blockBelow(base::Vec2 pixel, const std::vector<ReadoutRow>& rows);
  /// Returns whether a block of one row has room in a corner.
  [[nodiscard]] bool hasRoom(ReadoutCorner corner) const { return rowsIn(corner) > 0; }
  /// Returns how wide a block's text may be, in pixels.
  [[nodiscard]] float blockWidth() const;
  [[nodiscard]] float scale() const { return scale_; }
  [[nodiscard]] const ReadoutSize& size() const { return size_; }
  [[nodiscard]] ReadoutDrawing& out() const { return out_; }
  [[nodiscard]] base::Vec2 pixels() const { return pixels_; }

 private:
  /// This is a block with its size, and the column where the second texts begin, in pixels.
  struct Block {
    std::span<const ReadoutRow> rows;
    float column = 0.0F;
    base::Vec2 size{0.0F};
  };
  [[nodiscard]] std::size_t rowsIn(ReadoutCorner corner) const;
  [[nodiscard]] Block measured(std::span<const ReadoutRow> rows) const;
  void write(const Block& block, const ViewArea& area);
  [[nodiscard]] bool isFree(const ViewArea& area) const;

  base::Vec2 pixels_;
  float scale_;
  const ReadoutSize& size_;
  ReadoutDrawing& out_;
  std::array<float, kCorners> used_;  // pixels from the upper or the lower edge, by corner
  std::vector<ViewArea> blocks_, taken_;
};

}  // namespace app
