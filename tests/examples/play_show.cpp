// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// play_show SHOW.odori BONE FRAME… opens a show as the program does, with all its settings, and
// prints its camera and where a bone of each actor is at increasing frames; hair and clothes swing
// on the way to them.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <odori/app/description/open_show.h>
#include <odori/app/show/show.h>
#include <odori/pmx/base/printable.h>

namespace {

void tell(const base::Issues& issues) {
  for (const base::Issue& issue : issues) std::fprintf(stderr, "%s\n", base::describe(issue).c_str());
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) return std::fprintf(stderr, "play_show SHOW.odori BONE FRAME...\n"), 2;
  // This is the content of the show's file, before any model of it is read: here it could be
  // changed.
  const app::OpenContext context;
  base::Issues issues;
  const std::vector<std::filesystem::path> files{words[1]};
  const auto described = app::describeFiles(files, context, issues);
  if (!described) return std::fprintf(stderr, "%s\n", base::describe(described.error()).c_str()), 1;
  app::Show show;
  const auto opened = app::openShow(*described, context, app::Missing::IsListed, show);
  if (!opened) return std::fprintf(stderr, "%s\n", base::describe(opened.error()).c_str()), 1;
  tell(issues);
  tell(opened->issues);
  // From here on evaluate() plays all frames up to the requested one, so that each frame always
  // looks the same.
  if (described->physics.on) show.playPhysicsFromStart(described->physics.settle);

  for (int word = 3; word < count; ++word) {
    const app::ShowFrame& shown = show.evaluate(std::atof(words[word]));
    const vmd::CameraState& camera = shown.scene.camera;
    if (shown.scene.hasCamera)
      std::printf("camera,%g,%.9g,%.9g,%.9g,%.9g,%.9g\n", shown.scene.frame, camera.target.x, camera.target.y,
                  camera.target.z, camera.distance, camera.fovDegrees);
    for (std::size_t i = 0; i < opened->actors.size(); ++i) {
      const app::Actor* actor = show.actor(opened->actors[i]);  // null: its model can't be used
      const std::int32_t bone = actor == nullptr ? -1 : pmx::boneNamed(actor->model(), words[2]);
      if (bone < 0) continue;
      // The position is in model space; actor->switches().placement is where the actor stands.
      const auto index = static_cast<std::size_t>(bone);
      const base::Transform& at = actor->frame().boneModels[index];
      const base::Quat turn = at.rotation.w < 0 ? -at.rotation : at.rotation;
      std::printf("%zu,%g,%d,%s,%.9g,%.9g,%.9g,%.9g,%.9g,%.9g,%.9g\n", i, shown.scene.frame, bone,
                  base::csvField(actor->model().bones[index].name.utf8, false).c_str(), at.translation.x + 0,
                  at.translation.y + 0, at.translation.z + 0, turn.x + 0, turn.y + 0, turn.z + 0, turn.w + 0);
    }
  }
}
