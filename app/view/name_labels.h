// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/view/bone_overlay.h"

namespace app {

inline constexpr base::Vec3 kLabelColour{0.98F, 0.98F, 0.99F};

/// This is a text over the picture.
struct OverlayLabel {
  base::Vec2 pixel;                  ///< top left corner, device pixels from the view's corner
  std::string text;                  ///< UTF-8, one line, or two: the second is smaller and dimmer
  base::Vec3 colour = kLabelColour;  ///< of the first line; red, green, blue, 0 to 1
  bool operator==(const OverlayLabel&) const = default;
};

inline constexpr std::size_t kMaxLabels = 400;    ///< at a time
inline constexpr std::size_t kLongestLabel = 24;  ///< characters; longer names end with …

/// Returns a name of a file for a label: as from base::printable(), cut to kLongestLabel.
[[nodiscard]] std::string labelText(std::string_view utf8);

/// This is a rectangle of the view, in device pixels from its upper left corner.
struct ViewArea {
  base::Vec2 corner{0}, size{0};
};

/// This job puts the marks' names beside them, right of each, so that none lies over another. They
/// come in the order of the marks, but `first` comes before all others. Names off the picture or
/// without room are left out.
struct NameLabelsJob {
  std::span<const OverlayMark> marks;
  const OverlayMark* first = nullptr;  ///< one of the marks; null: none
  /// Returns labelText() in one or two lines; empty for none.
  std::function<std::string(const OverlayMark&)> name;
  std::function<base::Vec2(const std::string&)> size;  ///< size of a text, device pixels
  base::Vec2 pixels{1280, 720};                        ///< of the view
  float scale = 1.0F;                                  ///< 1 at 96 dpi
  std::span<const ViewArea> taken;                     ///< areas where no name may lie
  std::vector<OverlayLabel>* labels = nullptr;         ///< out, added to

  void run() const;
};

}  // namespace app
