// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/show_scene.h"

#include <cassert>
#include <utility>

namespace app {

void ShowScene::setLook(FilmLook look) {
  look_ = std::move(look);
  hasLook_ = true;
  if (look_.camera) show_.setEye(eyeOf(*look_.camera));
}

void ShowScene::setViews(std::span<const ActorId> actors, std::span<const ViewSolver> views,
                         std::vector<std::string> captions) {
  show_.setSideBySide(actors, views);
  look_.captions = std::move(captions);
}

base::Result<void> ShowScene::loadTextures(TextureLoader load) {
  TextureCache cache(std::move(load));
  textures_.clear();
  for (const ActorId id : show_.order()) textures_[id] = cache.of(*show_.actor(id)->loadedModel());
  return texturesGiven(textures_);
}

void ShowScene::beginPhysics(double restFrames) {
  assert(hasLook_ && "goals look at the camera, and physics depends on them");
  show_.beginPhysicsFromStart(restFrames);
}

std::unique_ptr<ScenePictures> ShowScene::pictures(const FilmLook& look) {
  return std::make_unique<ScenePictures>(show_, textures_, look);
}

}  // namespace app
