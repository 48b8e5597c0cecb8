// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/scene.h"

#include "resources/lab/model_kit.h"

namespace lab {
namespace {

Json list(const base::Vec3& v) { return Json::array({v.x, v.y, v.z}); }

}  // namespace

Json lookFrom(const View& view) {
  const base::Vec3 rotation(-view.fromAbove * kDegree, view.fromRight * kDegree, 0.0F);
  return {{"background", "gradient"},
          {"grid", true},
          {"axes", false},
          {"groundShadow", "on"},
          {"camera",
           {{"target", list(view.target)},
            {"rotation", list(rotation)},
            {"distance", -view.distance},
            {"fieldOfView", 30},
            {"perspective", true}}}};
}

Json actorOf(const std::string& model, const std::string& motion, const base::Vec3& position) {
  Json actor{{"model", model}};
  if (!motion.empty()) actor["motions"] = Json::array({{{"file", motion}}});
  actor["placement"] = {{"position", list(position)}};
  return actor;
}

Json solveBelow(const std::string& bone, const std::string& below, bool time) {
  return {{"readout", "chain"}, {"bone", bone}, {"to", below}, {"corner", "bone"}, {"time", time}};
}

Json nameBelow(const std::string& bone) { return {{"readout", "name"}, {"bone", bone}, {"corner", "bone"}}; }

Json lengthBetween(const std::string& from, const std::string& to) {
  return {{"readout", "length"}, {"bone", from}, {"to", to}};
}

std::string showText(const Scene& scene) {
  const Json show{{"format", "odori show"},
                  {"version", 1},
                  {"actors", scene.actors},
                  {"look", scene.look},
                  {"physics", {{"on", false}}}};
  return show.dump(2) + "\n";
}

std::vector<Scene> makeScenes() {
  return {makeTwoBones(), makeCcd(),  makeLimits(),       makeFabrik(),         makeBody(),
          makeMachine(),  makeSkin(), makeLookAndStand(), makeWithAndWithout(), makeRace()};
}

}  // namespace lab
