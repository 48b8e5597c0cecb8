// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/readout_sheet.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <glm/common.hpp>

#include "app/view/overlay_pen.h"

namespace app {
namespace {

// Sizes are in pixels at scale 1.
constexpr float kEdge = 8.0F, kPadding = 6.0F, kBetweenBlocks = 6.0F, kBetweenColumns = 14.0F, kBelowBone = 14.0F;
const base::Vec4 kPlateColour{0.05F, 0.06F, 0.09F, 0.78F};
constexpr int kTries = 6;  // lines up and down where a text may go

bool isUpper(ReadoutCorner corner) { return corner == ReadoutCorner::UpperLeft || corner == ReadoutCorner::UpperRight; }
bool isLeft(ReadoutCorner corner) { return corner == ReadoutCorner::UpperLeft || corner == ReadoutCorner::LowerLeft; }

bool overlap(const ViewArea& a, const ViewArea& b) {
  return a.corner.x < b.corner.x + b.size.x && b.corner.x < a.corner.x + a.size.x &&
         a.corner.y < b.corner.y + b.size.y && b.corner.y < a.corner.y + a.size.y;
}

}  // namespace

ReadoutSheet::ReadoutSheet(base::Vec2 pixels, float scale, float top, const ReadoutSize& size, ReadoutDrawing& out)
    : pixels_(pixels), scale_(scale), size_(size), out_(out) {
  const float edge = kEdge * scale;
  used_ = {top + edge, top + edge, edge, edge};
}

bool ReadoutSheet::isFree(const ViewArea& area) const {
  return std::ranges::none_of(taken_, [&](const ViewArea& of) { return overlap(of, area); });
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

ReadoutSheet::Block ReadoutSheet::measured(std::span<const ReadoutRow> rows) const {
  float left = 0.0F, right = 0.0F, whole = 0.0F;
  for (const ReadoutRow& row : rows) {
    if (row.right.empty()) {
      whole = std::max(whole, size_(row.left).x);
    } else {
      left = std::max(left, size_(row.left).x);
      right = std::max(right, size_(row.right).x);
    }
  }
  Block block{rows, left + kBetweenColumns * scale_, {}};
  block.size = {std::max(whole, right > 0.0F ? block.column + right : 0.0F) + 2.0F * kPadding * scale_,
                static_cast<float>(rows.size()) * size_("0").y + 2.0F * kPadding * scale_};
  return block;
}

void ReadoutSheet::block(ReadoutCorner corner, const std::vector<ReadoutRow>& rows) {
  const float edge = kEdge * scale_, between = kBetweenBlocks * scale_;
  float& used = used_[static_cast<std::size_t>(corner)];
  // Each block of another corner that is in the way moves this one on.
  for (std::size_t tries = 0; tries <= blocks_.size(); ++tries) {
    const auto count = std::min(rows.size(), rowsIn(corner));
    if (count == 0) return;
    const Block block = measured({rows.data(), count});
    const ViewArea area{glm::floor(base::Vec2(isLeft(corner) ? edge : std::max(edge, pixels_.x - edge - block.size.x),
                                              isUpper(corner) ? used : pixels_.y - used - block.size.y)),
                        block.size};
    const auto other = std::ranges::find_if(blocks_, [&](const ViewArea& of) { return overlap(of, area); });
    if (other != blocks_.end()) {
      used = between + (isUpper(corner) ? other->corner.y + other->size.y : pixels_.y - other->corner.y);
      continue;
    }
    used += block.size.y + between;
    blocks_.push_back(area);
    taken_.push_back(area);
    return write(block, area);
  }
}

void ReadoutSheet::blockBelow(base::Vec2 pixel, const std::vector<ReadoutRow>& rows) {
  if (rows.empty() || !(pixel.x >= 0.0F && pixel.y >= 0.0F && pixel.x < pixels_.x && pixel.y < pixels_.y)) return;
  const Block block = measured(rows);
  const float edge = kEdge * scale_;
  const base::Vec2 last = pixels_ - block.size - edge;  // the lowest corner within the view
  if (last.x < edge || last.y < edge) return;
  const base::Vec2 wanted = pixel + base::Vec2(-0.5F * block.size.x, kBelowBone * scale_);
  ViewArea area{glm::floor(glm::clamp(wanted, base::Vec2(edge), last)), block.size};
  for (std::size_t tries = 0; tries <= blocks_.size(); ++tries) {
    const auto other = std::ranges::find_if(blocks_, [&](const ViewArea& of) { return overlap(of, area); });
    if (other == blocks_.end()) {
      blocks_.push_back(area);
      taken_.push_back(area);
      return write(block, area);
    }
    area.corner.y = other->corner.y + other->size.y + kBetweenBlocks * scale_;
    if (area.corner.y > last.y) return;
  }
}

void ReadoutSheet::write(const Block& block, const ViewArea& area) {
  const base::Vec2 at = area.corner, end = area.corner + area.size;
  Pen(out_.triangles, pixels_).quad(at, {end.x, at.y}, end, {at.x, end.y}, kPlateColour);
  base::Vec2 line = at + base::Vec2(kPadding * scale_);
  for (const ReadoutRow& row : block.rows) {
    if (!row.left.empty()) out_.texts.push_back({glm::floor(line), row.left, row.colour});
    if (!row.right.empty())
      out_.texts.push_back({glm::floor(line + base::Vec2(block.column, 0.0F)), row.right, row.colour});
    line.y += size_("0").y;
  }
}

}  // namespace app
