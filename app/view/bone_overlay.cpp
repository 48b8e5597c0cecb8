// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/bone_overlay.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"

namespace app {
namespace {

using base::Vec2, base::Vec3, base::Vec4;

// Sizes are in pixels at scale 1. A controller's squares leave the ring between them free: when a
// chain reaches its target, the effector's circle lies exactly there, and both stay readable.
constexpr float kRingOuter = 5.5F, kRingInner = 3.7F, kDot = 1.7F;
constexpr float kSquareOuter = 8.6F, kSquareInner = 7.0F, kSquareCore = 2.3F;
constexpr float kSelectedInner = 10.5F, kSelectedOuter = 13.0F;
constexpr float kEditedDot = 3.1F;
constexpr float kCrossHalfWidth = 0.75F;
constexpr float kBoneOutline = 1.0F;
constexpr float kTaperHalfWidth = 3.6F, kTaperTip = 0.4F;
constexpr float kShortestTaper = 2.0F;
// A model whose visible bones are so far apart in the bind pose (pixels at scale 1) has marks of
// the whole size. A standing dancer that is 480 high is such a model.
constexpr float kWholeMarksFrom = 600.0F;
constexpr float kMinReach = 2.0F / 3.0F;  // of a pointer's, at the smallest marks
// This is beyond the reach of any mark or taper from its bone or line.
constexpr float kFarthestOfMark = 15.0F;

const Vec4 kForwardColour = overlayColour::kForward, kSolvedColour = overlayColour::kSolved;
const Vec4 kTargetColour = overlayColour::kTarget, kSelectedColour = overlayColour::kSelected;
const Vec4 kEditedColour = overlayColour::kEdited, kOutlineColour = overlayColour::kOutline;
// It is inside a mark: the model is visible through it.
const Vec4 kHollowColour{0.04F, 0.05F, 0.09F, 0.45F};
constexpr float kTaperAlpha = 0.65F, kTaperOutlineAlpha = 0.6F;

Vec4 faded(const Vec4& colour, float alpha) { return {colour.r, colour.g, colour.b, alpha}; }

enum class Kind : std::uint8_t { Forward, Solved, Target };

const Vec4& colourOf(Kind kind) {
  return kind == Kind::Target ? kTargetColour : kind == Kind::Solved ? kSolvedColour : kForwardColour;
}

std::vector<Kind> kindsOf(const BoneOverlayJob& job) {
  std::vector<Kind> kinds(job.model->bones.size(), Kind::Forward);
  const auto mark = [&](std::int32_t bone, Kind kind) {
    if (bone >= 0 && static_cast<std::size_t>(bone) < kinds.size()) kinds[static_cast<std::size_t>(bone)] = kind;
  };
  const auto& chains = job.skeleton->chains;
  for (std::size_t c = 0; c < chains.size() && c < job.ikEnabled.size(); ++c) {
    if (job.ikEnabled[c] == 0 || !chains[c].solvable()) continue;
    for (const auto& link : chains[c].links) mark(link.bone, Kind::Solved);
    mark(chains[c].effector, Kind::Solved);
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (job.model->bones[i].has(pmx::boneFlag::ik)) kinds[i] = Kind::Target;
  }
  return kinds;
}

/// Returns where a bone's tail is in model space: another bone, or an offset that turns with the
/// bone.
std::optional<Vec3> tailOf(const BoneOverlayJob& job, std::size_t index) {
  const auto& bone = job.model->bones[index];
  const auto& at = job.boneModels[index];
  if (!bone.has(pmx::boneFlag::tailIsBone)) return at.translation + at.rotation * bone.tailOffset;
  if (bone.tailBone < 0 || static_cast<std::size_t>(bone.tailBone) >= job.boneModels.size()) return std::nullopt;
  return job.boneModels[static_cast<std::size_t>(bone.tailBone)].translation;
}

void drawTaper(Pen& pen, Vec2 from, Vec2 to, float scale, const Vec4& colour) {
  const float length = glm::distance(from, to);
  if (!(length > kShortestTaper * scale)) return;
  const Vec2 along = (to - from) / length, side{-along.y, along.x};
  const Vec2 wide = kTaperHalfWidth * scale * side, narrow = kTaperTip * scale * side;
  const Vec2 outline = kBoneOutline * scale * side;
  // The outline lies beside the fill, not beneath it: over a dark model the fill keeps its colour.
  for (const float sign : {-1.0F, 1.0F}) {
    pen.quad(from + sign * wide, from + sign * (wide + outline), to + sign * (narrow + outline), to + sign * narrow,
             faded(kOutlineColour, kTaperOutlineAlpha));
  }
  pen.quad(from + wide, to + narrow, to - narrow, from - wide, faded(colour, kTaperAlpha));
}

void drawCircle(Pen& pen, Vec2 at, float scale, const Vec4& colour, bool crossed) {
  pen.disc(at, kRingInner * scale, kHollowColour);
  pen.ring(at, (kRingInner - 0.5F * kBoneOutline) * scale, (kRingOuter + kBoneOutline) * scale, kOutlineColour);
  pen.ring(at, kRingInner * scale, kRingOuter * scale, colour);
  if (crossed) {
    const float reach = kRingInner * std::sqrt(0.5F) * scale;
    pen.stroke(at + Vec2(-reach, -reach), at + Vec2(reach, reach), kCrossHalfWidth * scale, colour);
    pen.stroke(at + Vec2(-reach, reach), at + Vec2(reach, -reach), kCrossHalfWidth * scale, colour);
  } else {
    pen.disc(at, kDot * scale, colour);
  }
}

void drawSquares(Pen& pen, Vec2 at, float scale, const Vec4& colour) {
  pen.squareRing(at, (kSquareInner - kBoneOutline) * scale, (kSquareOuter + kBoneOutline) * scale, kOutlineColour);
  pen.squareRing(at, kSquareInner * scale, kSquareOuter * scale, colour);
  pen.square(at, (kSquareCore + kBoneOutline) * scale, kOutlineColour);
  pen.square(at, kSquareCore * scale, colour);
}

/// Draws the dot of an edited bone in the middle of its mark.
void drawEdited(Pen& pen, Vec2 at, float scale) {
  pen.disc(at, (kEditedDot + kBoneOutline) * scale, kOutlineColour);
  pen.disc(at, kEditedDot * scale, kEditedColour);
}

void drawSelected(Pen& pen, Vec2 at, float scale) {
  pen.ring(at, (kSelectedInner - kBoneOutline) * scale, (kSelectedOuter + kBoneOutline) * scale, kOutlineColour);
  pen.ring(at, kSelectedInner * scale, kSelectedOuter * scale, kSelectedColour);
}

bool isEdited(std::span<const BoneEdit> edits, std::size_t bone) {
  return std::binary_search(edits.begin(), edits.end(), BoneEdit{static_cast<std::int32_t>(bone)},
                            [](const BoneEdit& a, const BoneEdit& b) { return a.bone < b.bone; });
}

/// Returns the tail's pixel. A tail behind the camera is cut off at the near plane.
std::optional<Vec2> tailPixel(const Lens& lens, const Vec4& head, const Vec3& tail) {
  Vec4 clip = lens.clip(tail);
  if (!Lens::inFront(clip)) {
    const float span = Lens::depth(head) - Lens::depth(clip);
    if (!(span > 0.0F)) return std::nullopt;
    clip = head + (clip - head) * (0.999F * Lens::depth(head) / span);
    if (!Lens::inFront(clip)) return std::nullopt;
  }
  return lens.pixel(clip);
}

/// Returns the size of the job's marks, 1 or less, from what the bind pose would measure at the
/// mean depth of the bones. It doesn't change while the model dances in its place.
float markSize(const BoneOverlayJob& job, const Lens& lens) {
  Vec3 low(0.0F), high(0.0F);
  float depths = 0.0F;
  int bones = 0;
  for (std::size_t i = 0; i < job.model->bones.size() && i < job.boneModels.size(); ++i) {
    const pmx::Bone& bone = job.model->bones[i];
    const Vec4 clip = lens.clip(job.boneModels[i].translation);
    if (!bone.has(pmx::boneFlag::visible) || !Lens::inFront(clip)) continue;
    low = bones > 0 ? glm::min(low, bone.position) : bone.position;
    high = bones > 0 ? glm::max(high, bone.position) : bone.position;
    depths += clip.w;
    ++bones;
  }
  const base::Mat4 &view = job.view.camera.view, &projection = job.view.camera.projection;
  const float units = glm::distance(low, high) * glm::length(Vec3(view[0]));
  const float pixels = 0.5F * units * projection[1][1] * job.view.pixels.y * static_cast<float>(bones) / depths;
  if (!(pixels > 0.0F)) return 1.0F;  // there is nothing that marks could cover
  return std::clamp(pixels / (kWholeMarksFrom * job.view.scale), kMinMark, 1.0F);
}

enum class Form : std::uint8_t { None, Dot, Whole };

/// This is a bone in front of the camera.
struct Shown {
  std::size_t bone;
  Vec2 pixel;
  std::optional<Vec2> end;  // of its taper
  Form form = Form::None;
};

std::vector<Shown> shownBones(const BoneOverlayJob& job, const Lens& lens) {
  std::vector<Shown> shown;
  for (std::size_t i = 0; i < job.model->bones.size() && i < job.boneModels.size(); ++i) {
    if (!job.model->bones[i].has(pmx::boneFlag::visible)) continue;
    const Vec4 clip = lens.clip(job.boneModels[i].translation);
    if (!Lens::inFront(clip)) continue;
    const auto pixel = lens.pixel(clip);
    if (!pixel) continue;
    const auto tail = tailOf(job, i);
    shown.push_back({i, *pixel, tail ? tailPixel(lens, clip, *tail) : std::nullopt});
  }
  return shown;
}

/// Returns whether a part of a mark or its taper may be in the picture.
bool inPicture(const Shown& shown, const OverlayView& view) {
  const float reach = kFarthestOfMark * view.scale;
  const Vec2 end = shown.end.value_or(shown.pixel);
  const Vec2 low = glm::min(shown.pixel, end) - reach, high = glm::max(shown.pixel, end) + reach;
  return high.x >= 0.0F && high.y >= 0.0F && low.x <= view.pixels.x && low.y <= view.pixels.y;
}

/// Decides which bones have marks. `shown` is in drawing order: the last ones lie on top and get
/// marks first.
void giveForms(std::span<Shown> shown, const BoneOverlayJob& job) {
  OverlayRoom whole;
  OverlayRoom& room = job.room != nullptr ? *job.room : whole;
  const auto give = [&](Shown& to) {
    if (to.form != Form::None || !inPicture(to, job.view)) return;
    to.form = room.take(room.marks) ? Form::Whole : room.take(room.dots) ? Form::Dot : Form::None;
  };
  const auto selected = std::ranges::find(shown, static_cast<std::size_t>(job.selected), &Shown::bone);
  if (job.selected >= 0 && selected != shown.end()) {
    give(*selected);
    // The selected bone is drawn whole even where other actors took all the room: there is only one
    // in a picture.
    if (inPicture(*selected, job.view)) selected->form = Form::Whole;
  }
  for (std::size_t i = shown.size(); i-- > 0;) give(shown[i]);
}

}  // namespace

void BoneOverlayJob::run() const {
  if (!(view.pixels.x > 0.0F && view.pixels.y > 0.0F && view.scale > 0.0F)) return;
  const Lens lens{view.camera.projection * view.camera.view, view.pixels};
  const float size = view.marksBySize ? markSize(*this, lens) : 1.0F, scale = view.scale * size;
  const auto kinds = kindsOf(*this);
  auto shown = shownBones(*this, lens);
  // Bones moved by IK lie over those moved by FK, because D bones have the same positions as the
  // links that they follow. Squares lie over circles: see their sizes.
  std::stable_sort(shown.begin(), shown.end(),
                   [&](const Shown& a, const Shown& b) { return kinds[a.bone] < kinds[b.bone]; });
  if (marks != nullptr)
    for (const Shown& s : shown) marks->push_back({static_cast<std::int32_t>(s.bone), s.pixel, actor, size});
  if (triangles == nullptr) return;
  giveForms(shown, *this);
  Pen pen(*triangles, view.pixels);
  for (const Shown& s : shown) {
    if (s.form == Form::Whole && s.end) drawTaper(pen, s.pixel, *s.end, scale, colourOf(kinds[s.bone]));
  }
  for (const Shown& s : shown) {
    const Kind kind = kinds[s.bone];
    if (s.form == Form::Dot) pen.square(s.pixel, kDot * scale, colourOf(kind));
    if (s.form != Form::Whole) continue;
    if (kind == Kind::Target)
      drawSquares(pen, s.pixel, scale, colourOf(kind));
    else
      drawCircle(pen, s.pixel, scale, colourOf(kind), model->bones[s.bone].has(pmx::boneFlag::fixedAxis));
    if (isEdited(edited, s.bone)) drawEdited(pen, s.pixel, scale);
    if (static_cast<std::int32_t>(s.bone) == selected) drawSelected(pen, s.pixel, scale);
  }
}

const OverlayMark* markAt(std::span<const OverlayMark> marks, Vec2 pixel, float radiusPixels) {
  const OverlayMark* nearest = nullptr;
  float least = radiusPixels;
  for (const auto& mark : marks) {
    const float distance = glm::distance(mark.pixel, pixel);
    // The later one of two equals is drawn on top.
    if (!(distance <= least && distance <= radiusPixels * std::max(mark.size, kMinReach))) continue;
    least = distance;
    nearest = &mark;
  }
  return nearest;
}

}  // namespace app
