// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the face: skin, eye and mouth openings with their morphs, lashes, brows, mouth.

#include <algorithm>
#include <cmath>

#include "resources/demo/eye_shape.h"
#include "resources/demo/face_opening.h"
#include "resources/demo/figure.h"
#include "resources/demo/head_shape.h"

namespace demo {
namespace {

constexpr float kMouthY = 14.80F, kMouthHalfWidth = 0.25F;

float mouthLine(float x) { return kMouthY + 0.055F * (x / kMouthHalfWidth) * (x / kMouthHalfWidth); }

/// This is a mouth shape: how far the lips part in the middle, upwards and downwards, and the new
/// half width.
struct MouthShape {
  const char* morph;
  float up, down, width;
  float power;    ///< 2 an ellipse; less is more pointed at the corners
  float corners;  ///< units the corners rise
};
constexpr MouthShape kMouthShapes[] = {
    {"あ", 0.07F, 0.30F, 0.25F, 2.3F, 0.0F},     {"い", 0.02F, 0.11F, 0.29F, 2.8F, 0.02F},
    {"う", 0.06F, 0.09F, 0.11F, 2.0F, -0.03F},   {"え", 0.05F, 0.19F, 0.25F, 2.4F, 0.0F},
    {"お", 0.10F, 0.19F, 0.16F, 2.0F, -0.02F},   {"にっこり", 0.03F, 0.24F, 0.31F, 1.9F, 0.06F},
    {"への字", 0.0F, 0.0F, 0.22F, 2.0F, -0.11F},
};

Vec2 mouthShift(const MouthShape& shape, const Vec2& edge, bool upper) {
  const float along = std::clamp(edge.x / kMouthHalfWidth, -1.0F, 1.0F);
  const float part = std::pow(std::max(0.0F, 1.0F - std::pow(std::abs(along), shape.power)), 1.0F / shape.power);
  const float open = upper ? shape.up : -shape.down;
  return {along * shape.width - edge.x, open * part + shape.corners * along * along};
}

void addMouthLine(Figure& figure) {
  // The strip goes round the opening: along the upper lip to the figure's left, back along the
  // lower one.
  FaceStrip strip;
  constexpr int kHalf = 16;
  std::vector<bool> isUpper;
  for (int i = 0; i <= 2 * kHalf; ++i) {
    const bool upper = i <= kHalf;
    const float t = upper ? static_cast<float>(i) / kHalf : static_cast<float>(2 * kHalf - i) / kHalf;
    const float x = -std::cos(kPi * t) * kMouthHalfWidth;
    const float corner = std::abs(x) / kMouthHalfWidth;
    const float thickness = 0.022F * (1.0F - 0.75F * corner * corner * corner);
    strip.inner.emplace_back(x, mouthLine(x));
    strip.outer.emplace_back(x * (1.0F + 0.05F * corner), mouthLine(x) + (upper ? thickness : -thickness * 0.55F));
    isUpper.push_back(upper);
  }
  strip.lift = 0.012F;
  for (const MouthShape& shape : kMouthShapes) {
    strip.moves.push_back({shape.morph,
                           [&shape, inner = strip.inner, isUpper](std::size_t k, bool) {
                             return mouthShift(shape, inner[k], isUpper[k]);
                           },
                           0.0F});
  }
  addFaceStrip(figure, strip);
}

/// Adds a bowl behind the lips, teeth and a tongue.
void addMouthInside(Figure& figure) {
  const Skin head = rigid(figure.skeleton.at("頭"));
  Surface bowl;
  bowl.columns = 10;
  bowl.rows = 7;
  bowl.facing = Vec3(0, 0, -1);
  bowl.edgeScale = 0.0F;
  bowl.skin = [head](const Vec3&) { return head; };
  bowl.uv = [](float u, float v) { return Vec2(0.05F + 0.4F * u, 0.05F + 0.9F * v); };
  bowl.at = [](float u, float v) {
    const Vec2 at(-0.42F + 0.84F * u, kMouthY + 0.26F - 0.70F * v);
    const float middle = std::sin(kPi * u) * std::sin(kPi * v);
    return facePoint({at.x, std::max(at.y, kChinY + 0.06F)}, -0.09F - 0.28F * middle);
  };
  addSurface(figure.mesh(Part::Mouth), bowl);
  Surface teeth = bowl;
  teeth.columns = 8;
  teeth.rows = 1;
  teeth.uv = [](float, float) { return Vec2(0.75F, 0.25F); };
  teeth.at = [](float u, float v) { return facePoint({-0.20F + 0.40F * u, kMouthY + 0.10F - 0.115F * v}, -0.055F); };
  addSurface(figure.mesh(Part::Mouth), teeth);
  Surface tongue = bowl;
  tongue.rows = 3;
  tongue.uv = [](float, float) { return Vec2(0.75F, 0.75F); };
  tongue.at = [](float u, float v) {
    const float a = 2.0F * kPi * u;
    const Vec2 at(0.13F * v * std::cos(a), kMouthY - 0.20F + 0.085F * v * std::sin(a));
    return facePoint({at.x, at.y}, -0.10F - 0.05F * v * v);
  };
  addSurface(figure.mesh(Part::Mouth), tongue);
}

void addLashes(Figure& figure, Side side) {
  const float s = signOf(side);
  FaceStrip upper, crease, lower;
  constexpr int kPoints = 18;
  for (int i = 0; i <= kPoints + 2; ++i) {
    // It goes from the inner corner to the outer.
    const float t = std::min(1.0F, static_cast<float>(i) / kPoints);
    const int wing = std::max(0, i - kPoints);
    const Vec2 base(eye::kInnerX + t * (eye::kOuterX - eye::kInnerX), 0.0F);
    Vec2 edge(base.x, eye::upper(base.x));
    float thick = 0.026F + 0.085F * ramp(0.0F, 0.65F, t) + 0.015F * ramp(0.7F, 1.0F, t);
    Vec2 lean(0.035F * ramp(0.5F, 1.0F, t), 0.0F);
    if (wing > 0) {
      edge += wing == 1 ? Vec2(0.075F, 0.015F) : Vec2(0.17F, 0.085F);
      thick = wing == 1 ? 0.075F : 0.0F;
    }
    upper.inner.emplace_back(s * edge.x, edge.y - 0.012F);
    upper.outer.emplace_back(s * (edge.x + lean.x), edge.y - 0.012F + thick);
    if (t > 0.12F && t < 0.93F && wing == 0) {
      const float thin = 0.013F * std::sin(kPi * (t - 0.12F) / 0.81F);
      const float y = edge.y + 0.165F - 0.05F * std::abs(t - 0.5F);
      crease.inner.emplace_back(s * edge.x, y);
      crease.outer.emplace_back(s * edge.x, y + thin);
    }
    if (t > 0.38F && wing == 0) {
      const float thin = 0.034F * ramp(0.38F, 0.9F, t);
      const float y = eye::lower(base.x);
      lower.inner.emplace_back(s * base.x, y + 0.008F);
      lower.outer.emplace_back(s * (base.x + 0.01F), y + 0.008F - thin);
    }
  }
  upper.lift = 0.022F;
  crease.lift = lower.lift = 0.014F;
  for (const eye::LidMove& move : eye::lidMoves(side)) {
    const auto shiftOf = [move, s](const Vec2& p) { return move.shift({std::abs(p.x), p.y}, s, true); };
    upper.moves.push_back({move.morph,
                           [shiftOf, move, inner = upper.inner, outer = upper.outer](std::size_t k, bool out) {
                             const Vec2 at = inner[k];
                             Vec2 shift = shiftOf(at);
                             // A closed lid's lashes point down; those of a smile stay up.
                             if (out && move.lashesDown) shift.y -= 1.55F * (outer[k].y - inner[k].y);
                             return shift;
                           },
                           0.035F});
    crease.moves.push_back(
        {move.morph,
         [shiftOf, inner = crease.inner](std::size_t k, bool) { return shiftOf(inner[k]) * Vec2(0.0F, 0.30F); },
         0.01F});
    lower.moves.push_back({move.morph,
                           [move, s, inner = lower.inner](std::size_t k, bool) {
                             return move.shift({std::abs(inner[k].x), inner[k].y}, s, false);
                           },
                           0.01F});
  }
  addFaceStrip(figure, upper);
  addFaceStrip(figure, crease);
  addFaceStrip(figure, lower);
}

void addBrow(Figure& figure, Side side) {
  const float s = signOf(side);
  FaceStrip brow;
  constexpr int kPoints = 12;
  for (int i = 0; i <= kPoints; ++i) {
    const float t = static_cast<float>(i) / kPoints;
    const float x = 0.30F + 0.72F * t;
    const float y = 16.485F + 0.10F * std::sin(kPi * (0.15F + 0.75F * t)) - 0.03F * t;
    const float thick = 0.062F * std::pow(std::max(0.0F, std::sin(kPi * (0.10F + 0.90F * t))), 0.6F);
    brow.inner.emplace_back(s * x, y - thick * 0.4F);
    brow.outer.emplace_back(s * x, y + thick * 0.6F);
  }
  brow.lift = 0.025F;
  const auto along = [](std::size_t k) { return static_cast<float>(k) / kPoints; };
  brow.moves.push_back({"困る", [along](std::size_t k, bool) { return Vec2(0.0F, 0.12F - 0.22F * along(k)); }, 0.0F});
  brow.moves.push_back({"怒り", [along](std::size_t k, bool) { return Vec2(0.0F, -0.13F + 0.17F * along(k)); }, 0.0F});
  brow.moves.push_back({"上", [](std::size_t, bool) { return Vec2(0.0F, 0.12F); }, 0.0F});
  addFaceStrip(figure, brow);
}

}  // namespace

void addFace(Figure& figure) {
  FaceGrid face(figure);
  for (const Side side : kSides) {
    const float s = signOf(side);
    Opening opening;
    opening.centre = {s * eye::kMiddle.x, eye::kMiddle.y};
    opening.halfWidth = (eye::kOuterX - eye::kInnerX) * 0.5F;
    opening.halfHeight = 0.43F;
    opening.margin = 0.13F;
    opening.upper = [](float x) { return eye::upper(std::abs(x)); };
    opening.lower = [](float x) { return eye::lower(std::abs(x)); };
    std::vector<EdgeMove> moves;
    for (const eye::LidMove& move : eye::lidMoves(side)) {
      moves.push_back({move.morph,
                       [move, s](const Vec2& p, bool upper) {
                         return move.shift({std::abs(p.x), p.y}, s, upper);
                       },
                       0.03F});
    }
    face.cut(opening, moves);
  }
  Opening mouth;
  mouth.centre = {0.0F, kMouthY};
  mouth.halfWidth = kMouthHalfWidth;
  mouth.halfHeight = 0.10F;
  mouth.margin = 0.13F;
  mouth.upper = mouth.lower = mouthLine;
  std::vector<EdgeMove> moves;
  for (const MouthShape& shape : kMouthShapes) {
    moves.push_back({shape.morph, [&shape](const Vec2& p, bool upper) { return mouthShift(shape, p, upper); }, 0.0F});
  }
  face.cut(mouth, moves);
  face.finish();
  addMouthLine(figure);
  addMouthInside(figure);
  for (const Side side : kSides) {
    addLashes(figure, side);
    addBrow(figure, side);
  }
}

}  // namespace demo
