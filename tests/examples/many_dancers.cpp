// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// many_dancers MODEL MOTION COUNT poses that many actors, each a frame behind the one before, on
// all cores; then one of them with hair and clothes that swing. MODEL is of any kind that Odori
// opens, also in an archive (archive.zip!model.pmx).

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <odori/app/parallel/parallel.h>
#include <odori/app/show/crowd.h>
#include <odori/app/show/show.h>

int main(int count, char** words) {
  const std::size_t dancerCount = count == 4 ? std::strtoul(words[3], nullptr, 10) : 0;
  if (dancerCount == 0) return std::fprintf(stderr, "many_dancers MODEL MOTION COUNT\n"), 2;
  const auto model = app::loadModel(words[1], {});
  if (!model) return std::fprintf(stderr, "%s\n", base::describe(model.error()).c_str()), 1;
  const auto motion = app::loadMotion(words[2], {});
  if (!motion) return std::fprintf(stderr, "%s\n", base::describe(motion.error()).c_str()), 1;

  app::Crowd dancers(*model, std::array{*motion}, dancerCount);
  std::vector<double> frames(dancerCount);
  for (std::size_t i = 0; i < dancerCount; ++i) frames[i] = 100.0 + static_cast<double>(i);
  dancers.pose(frames, app::defaultThreadCount());
  const std::int32_t head = pmx::boneNamed((*model)->model, "頭");  // -1: the model has none
  for (std::size_t i = 0; head >= 0 && i < dancerCount; ++i) {
    const base::Vec3& at = dancers.poseOf(i).models[static_cast<std::size_t>(head)].translation;
    std::printf("dancer %zu, frame %g: head at %.4f %.4f %.4f\n", i, frames[i], at.x, at.y, at.z);
  }

  app::Show show;
  const app::ActorId id = show.add(*model);
  show.setMotions(id, {{*motion}});
  app::PhysicsChoice physics;
  physics.on = true;
  show.setPhysics(physics);
  show.playPhysicsFromStart(30);
  const auto* still = &dancers.poseOf(0).models;
  float farthest = 0;
  const app::ShowFrame& frame = show.evaluate(frames.front());
  const auto& swinging = frame.actors.front().frame->boneModels;
  for (std::size_t i = 0; i < swinging.size(); ++i)
    farthest = std::max(farthest, glm::distance((*still)[i].translation, swinging[i].translation));
  std::printf("with physics, a bone is up to %.4f units elsewhere\n", farthest);
}
