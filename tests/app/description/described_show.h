// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "app/description/show_json.h"

namespace support {

/// The folder of the show file that everything() would be written to.
inline const std::filesystem::path kFolder = "/shows/tonight";

/// Returns a show that says something of everything that a show file can say.
inline app::ShowDescription everything() {
  app::ShowDescription show;
  app::ActorDescription& actor = show.actors.emplace_back();
  actor.model = "/shows/models/初音 ミク.pmx";
  actor.motions = {{"/shows/tonight/a.vmd", false, -15}, {"/shows/tonight/b.vmd"}};
  actor.visible = false;
  actor.physics = false;
  actor.ik = {app::IkMode::On, {{"左足ＩＫ", app::IkMode::Off}}, {}};
  actor.ik.solver.straightLegRule = true;
  actor.placement = {{1.1F, 0, -2.5F}, 33.3F, 0.7F};
  show.actors.push_back({});
  show.actors[1].model = "/shows/tonight/stage.pmx";
  show.actors[1].outsideParents = {{"センター", 0, "右手首"}, {"", 0, "左手首"}};
  show.actors[1].boneNames = {{"センター2", "センター"}, {"arm_L", "左腕"}};
  show.motions = {{"/shows/tonight/camera.vmd", true, 3}};
  show.physics = {false, {1, -9.8F, 0.1F}, 12.5, false};
  app::PictureOptions& picture = show.look.picture;
  picture.light.fromMotion = false;
  picture.light.own = {{0.1F, 0.2F, 0.3F}, {1, -2, 3}};
  picture.light.ground = app::GroundShadow::Translucent;
  picture.light.self = app::SelfShadowChoice::On;
  picture.light.ownSelf = {2, 0.03F};
  picture.grid = false;
  picture.axes = false;
  picture.samples = 8;
  show.look.overlays = {true, true};
  picture.backdrop = "/shows/sky.png";
  show.look.background = "#102030";
  show.look.camera = vmd::CameraState{{1, 2, 3}, {0.1F, 0.2F, 0.3F}, -33.3F, 45.5F, false};
  show.look.bookmarks = {{"顔 \"near\"", 3, {{0, 18, 0}, {0.1F, 0, 0}, -7.5F, 20.0F, true}}, {"far", 0, {}}};
  show.song = {"/shows/tonight/song.mp3", -0.125, 0.3F, true};
  return show;
}

}  // namespace support
