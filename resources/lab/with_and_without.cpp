// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo's dancer, and her ghost whose chains are off.

#include "resources/lab/scene.h"

namespace lab {

Scene makeWithAndWithout() {
  Scene scene{.name = "with-and-without"};
  Json dancer = actorOf("../demo/odori.pmx", "../demo/dance.vmd", base::Vec3(-5.0F, 0.0F, 0.0F));
  dancer["ghost"] = {{"ik", "off"}, {"place", "beside"}};
  scene.actors.push_back(dancer);
  scene.look = lookFrom({.target = {1.0F, 8.6F, 0.0F}, .fromRight = 6.0F, .fromAbove = 3.0F, .distance = 44.0F});
  scene.look["bones"] = true;
  return scene;
}

}  // namespace lab
