// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/readout_sheet.h"

#include <algorithm>
#include <cmath>

#include <glm/common.hpp>

#include "app/view/overlay_pen.h"

namespace app {
namespace {

// Sizes are in pixels at scale 1.
constexpr float kEdge = 8.0F, kPadding = 6.0F, kBetweenBlocks = 6.0F, kBetweenColumns = 14.0F;
const base::Vec4 kPlateColour{0.05F, 0.06F, 0.09F, 0.78F};
constexpr int kTries = 6;  // lines up and down where a text may go

bool isUpper(ReadoutCorner corner) { return corner == ReadoutCorner::UpperLeft || corner == ReadoutCorner::UpperRight; }
bool isLeft(ReadoutCorner corner) { return corner == ReadoutCorner::UpperLeft || corner == ReadoutCorner::LowerLeft; }

}  // namespace

ReadoutSheet::ReadoutSheet(base::Vec2 pixels, float scale, float top, const ReadoutSize& size, ReadoutDrawing& out)
    : pixels_(pixels), scale_(scale), size_(size), out_(out) {
  const float edge = kEdge * scale;
  used_ = {top + edge, top + edge, edge, edge};
}

bool ReadoutSheet::isFree(const ViewArea& area) const {
  return std::ranges::none_of(taken_, [&](const ViewArea& of) {
    return area.corner.x < of.corner.x + of.size.x && of.corner.x < area.corner.x + area.size.x &&
           area.corner.y < of.corner.y + of.size.y && of.corner.y < area.corner.y + area.size.y;
  });
}

void ReadoutSheet::label(base::Vec2 middle, const std::string& text, const base::Vec3& colour) {
  if (!(middle.x >= 0.0F && middle.y >= 0.0F && middle.x < pixels_.x && middle.y < pixels_.y)) return;
  const base::Vec2 extent = size_(text);
  const base::Vec2 most = glm::max(pixels_ - extent, base::Vec2(0.0F));
  const auto areaAt = [&](int lines) {
    const base::Vec2 corner = middle - 0.5F * extent + base::Vec2(0.0F, static_cast<float>(lines) * extent.y);
    return ViewArea{glm::floor(glm::clamp(corner, base::Vec2(0.0F), most)), extent};
  };
  ViewArea area = areaAt(0);
  for (int i = 1; i <= 2 * kTries && !isFree(area); ++i) area = areaAt((i + 1) / 2 * (i % 2 == 0 ? 1 : -1));
  taken_.push_back(area);
  out_.texts.push_back({area.corner, text, colour});
}

float ReadoutSheet::blockWidth() const { return pixels_.x - 2.0F * (kEdge + kPadding) * scale_; }

std::size_t ReadoutSheet::rowsIn(ReadoutCorner corner) const {
  const float room = pixels_.y - used_[static_cast<std::size_t>(corner)] - (kEdge + 2.0F * kPadding) * scale_;
  return static_cast<std::size_t>(std::max(0.0F, std::floor(room / size_("0").y)));
}

void ReadoutSheet::block(ReadoutCorner corner, const std::vector<ReadoutRow>& rows) {
  const float padding = kPadding * scale_, edge = kEdge * scale_, line = size_("0").y;
  float& used = used_[static_cast<std::size_t>(corner)];
  const auto count = std::min(rows.size(), rowsIn(corner));
  if (count == 0) return;
  const std::span<const ReadoutRow> shown(rows.data(), count);
  float column = 0.0F, right = 0.0F, wide = 0.0F;
  for (const ReadoutRow& row : shown) {
    if (row.right.empty()) {
      wide = std::max(wide, size_(row.left).x);
    } else {
      column = std::max(column, size_(row.left).x);
      right = std::max(right, size_(row.right).x);
    }
  }
  column += kBetweenColumns * scale_;
  const base::Vec2 extent{std::max(wide, right > 0.0F ? column + right : 0.0F) + 2.0F * padding,
                          static_cast<float>(count) * line + 2.0F * padding};
  const base::Vec2 at = glm::floor(base::Vec2(isLeft(corner) ? edge : std::max(edge, pixels_.x - edge - extent.x),
                                              isUpper(corner) ? used : pixels_.y - used - extent.y));
  used += extent.y + kBetweenBlocks * scale_;
  taken_.push_back({at, extent});
  const base::Vec2 end = at + extent;
  Pen(out_.triangles, pixels_).quad(at, {end.x, at.y}, end, {at.x, end.y}, kPlateColour);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const base::Vec2 corner0 = at + base::Vec2(padding, padding + static_cast<float>(i) * line);
    if (!shown[i].left.empty()) out_.texts.push_back({corner0, shown[i].left, shown[i].colour});
    if (!shown[i].right.empty())
      out_.texts.push_back({glm::floor(corner0 + base::Vec2(column, 0.0F)), shown[i].right, shown[i].colour});
  }
}

}  // namespace app
