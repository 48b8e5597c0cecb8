// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that frames what is shown.

#include <utility>

#include "app/playback/playback.h"
#include "app/stage/camera_tool.h"
#include "app/stage/view_window.h"
#include "app/view/fit_view.h"

namespace app {
namespace {

// These are units on each side: the surface around a bone is larger than the bone.
constexpr float kAroundBone = 1.0F;

}  // namespace

void Playback::frameAll(ActorId of) { frameAll(of != 0 ? std::vector<ActorId>{of} : std::vector<ActorId>()); }

void Playback::frameAll(std::vector<ActorId> of) {
  fitting_ = std::move(of);
  update();
}

void Playback::fitCamera(const ShowFrame& shown) {
  const Bounds seen = shownBounds(document_.show(), shown, *std::exchange(fitting_, std::nullopt));
  if (seen.empty()) return;
  emit fitting();
  const QSizeF size = view_.onePixels();
  camera_.setCamera(fitView(camera_.camera(), seen, static_cast<float>(size.width() / size.height())));
}

void Playback::frameBone(ActorId of, std::int32_t bone) {
  const ActorFrame* shown = frame(of);
  const DocumentActor* actor = document_.state().find(of);
  if (shown == nullptr || actor == nullptr || bone < 0) return;
  const auto& bones = actor->model->model.bones;
  if (static_cast<std::size_t>(bone) >= bones.size() || shown->boneModels.size() != bones.size()) return;
  Bounds box;
  for (std::size_t i = 0; i < bones.size(); ++i) {
    if (static_cast<std::int32_t>(i) == bone || bones[i].parent == bone)
      box.add(shown->placement.toWorld(shown->boneModels[i].translation));
  }
  if (box.empty()) return;
  box.least -= base::Vec3(kAroundBone);
  box.most += base::Vec3(kAroundBone);
  const QSizeF size = view_.onePixels();
  camera_.setCamera(fitView(camera_.camera(), box, static_cast<float>(size.width() / size.height())));
}

}  // namespace app
