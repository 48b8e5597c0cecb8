// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <utility>

#include "app/textures/model_textures.h"

namespace app {

/// A TextureLoader reads the textures of a model. It never returns null.
using TextureLoader = std::function<std::shared_ptr<const ModelTextures>(const LoadedModel&)>;

/// A TextureCache has the textures of models, each model's read once, however many actors have it.
/// Models must outlive it.
class TextureCache {
 public:
  explicit TextureCache(TextureLoader load) : load_(std::move(load)) {}

  [[nodiscard]] const std::shared_ptr<const ModelTextures>& of(const LoadedModel& model) {
    auto& textures = known_[&model];
    if (!textures) textures = load_(model);
    return textures;
  }

 private:
  TextureLoader load_;
  std::map<const LoadedModel*, std::shared_ptr<const ModelTextures>> known_;
};

}  // namespace app
