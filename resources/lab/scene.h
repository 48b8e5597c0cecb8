// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "pmx/base/math.h"
#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace lab {

using Json = nlohmann::ordered_json;

/// A Scene is what one show of the lab consists of: models and motions by the names of their files,
/// and the show file itself (shows.md).
struct Scene {
  std::string name;  ///< of the show file, without its ending
  std::map<std::string, pmx::Model> models{};
  std::map<std::string, vmd::Motion> motions{};
  Json actors = Json::array();
  Json look = nullptr;
};

/// This is where a scene is looked at from: a point in the world, how far to its right (degrees)
/// and from how far above (degrees), and the distance in units.
struct View {
  base::Vec3 target{0.0F};
  float fromRight = 0.0F, fromAbove = 0.0F, distance = 45.0F;
};

/// Returns the look of all scenes: a gradient with a ground, from this place.
[[nodiscard]] Json lookFrom(const View& view);

/// Returns an actor of a model, with a motion unless that is empty, at a place on the ground.
[[nodiscard]] Json actorOf(const std::string& model, const std::string& motion, const base::Vec3& position);

/// Returns a readout of how a chain or a goal is solved, below a bone. Without its time a solve is
/// told by the same words each time that it is drawn.
[[nodiscard]] Json solveBelow(const std::string& bone, const std::string& below, bool time = false);
/// Returns a readout of the model's name, below a bone.
[[nodiscard]] Json nameBelow(const std::string& bone);
/// Returns a readout of the distance between two bones.
[[nodiscard]] Json lengthBetween(const std::string& from, const std::string& to);

/// Returns the show file as text.
[[nodiscard]] std::string showText(const Scene& scene);

// Each of these makes a scene. Their order is that of app/description/lab_scenes.cpp.
[[nodiscard]] Scene makeTwoBones();
[[nodiscard]] Scene makeCcd();
[[nodiscard]] Scene makeLimits();
[[nodiscard]] Scene makeFabrik();
[[nodiscard]] Scene makeBody();
[[nodiscard]] Scene makeMachine();
[[nodiscard]] Scene makeSkin();
[[nodiscard]] Scene makeLookAndStand();
[[nodiscard]] Scene makeWithAndWithout();
[[nodiscard]] Scene makeRace();

/// Returns all scenes.
[[nodiscard]] std::vector<Scene> makeScenes();

}  // namespace lab
