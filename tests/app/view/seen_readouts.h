// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/show/show.h"
#include "app/view/camera.h"
#include "app/view/show_readouts.h"
#include "tests/app/files/dancer.h"
#include "tests/support/model_builder.h"

namespace support {

/// Letters of tests of readouts are 10 pixels wide and 20 high.
inline base::Vec2 sizeOfText(const std::string& text) { return {10.0F * static_cast<float>(text.size()), 20.0F}; }
inline const app::ReadoutSize kLettersSize = sizeOfText;

/// This struct is a show of one model on 1280 x 720 pixels, seen without perspective: the middle is
/// (0, 8, 0), and a unit is 720 / 24 = 30 pixels. (Orthographic height: 2 x 45 tan(15 degrees) is
/// 24.115 units; so it is 29.856.)
struct SeenReadouts {
  app::Show show;
  app::ActorId id = 0;
  app::ShowReadouts readouts;

  explicit SeenReadouts(pmx::Model model) : id(show.add(loaded(std::move(model)))) {}
  void give(std::vector<app::Readout> of) {
    app::ActorSwitches switches = show.actor(id)->switches();
    switches.readouts = std::move(of);
    show.set(id, switches);
  }
  const app::ReadoutDrawing& draw(std::size_t views = 1, float scale = 1.0F, base::Vec2 pixels = {1280, 720}) {
    return drawIn({}, views, scale, pixels);
  }
  const app::ReadoutDrawing& drawIn(const app::ReadoutWords& words, std::size_t views = 1, float scale = 1.0F,
                                    base::Vec2 pixels = {1280, 720}) {
    vmd::CameraState camera;
    camera.perspective = false;
    camera.target = {0, 8, 0};
    readouts.draw(show, show.evaluate(0), views, {app::cameraMatrices(camera, pixels.x / pixels.y), pixels, scale},
                  0.0F, kLettersSize, words);
    return readouts.drawings().front();
  }
  [[nodiscard]] std::vector<std::string> texts(std::size_t view = 0) const {
    std::vector<std::string> all;
    for (const auto& label : readouts.drawings()[view].texts) all.push_back(label.text);
    return all;
  }
};

}  // namespace support
