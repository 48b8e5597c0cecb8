// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// pose_frame MODEL.pmx MOTION.vmd FRAME prints where each bone is at a frame, with IK, model space:
// the table of `odori pose`.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <odori/ik/pose_solver.h>
#include <odori/pmx/base/printable.h>
#include <odori/pmx/deform/morph_job.h>
#include <odori/pmx/model/validate.h>
#include <odori/pmx/pmx/pmx_reader.h>
#include <odori/vmd/sampling_job.h>
#include <odori/vmd/vmd_reader.h>

int main(int count, char** words) {
  if (count != 4) return std::fprintf(stderr, "pose_frame MODEL.pmx MOTION.vmd FRAME\n"), 2;
  auto read = pmx::readPmxFile(words[1]);
  if (!read) return std::fprintf(stderr, "%s\n", base::describe(read.error()).c_str()), 1;
  const auto motion = vmd::readVmdFile(words[2]);
  if (!motion) return std::fprintf(stderr, "%s\n", base::describe(motion.error()).c_str()), 1;

  // These are made once for a model and its motions.
  pmx::Model& model = read->model;
  base::Issues issues = pmx::validate(model);
  const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
  const vmd::MotionBinding binding(std::array{&motion->motion}, model);
  ik::Pose pose(skeleton);
  pmx::MorphState morphs(model, pmx::MorphScope::Bones);
  std::vector<float> weights(model.morphs.size());

  // These run for each frame, without allocation: keys, morphs of bones, then bones and chains in
  // MMD's order.
  vmd::SamplingJob sampling;
  sampling.binding = &binding;
  sampling.frame = std::atof(words[3]);
  sampling.locals = pose.locals;
  sampling.morphWeights = weights;
  sampling.ikEnabled = pose.ikEnabled;
  sampling.run();
  pmx::MorphJob{.model = &model, .weights = weights, .state = &morphs}.run();
  pose.morphs = morphs.boneOffsets;
  ik::beginPose(pose);
  for (const ik::Phase phase : {ik::Phase::BeforePhysics, ik::Phase::AfterPhysics})
    ik::solvePhase(skeleton, phase, {}, pose);

  std::printf("frame,bone,name,px,py,pz,qx,qy,qz,qw\n");
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const base::Vec3 at = pose.models[i].translation + base::Vec3(0);  // -0 is 0
    // q and -q are one rotation: the table has the one whose w isn't negative.
    const base::Quat turn = pose.models[i].rotation.w < 0 ? -pose.models[i].rotation : pose.models[i].rotation;
    std::printf("%g,%zu,%s,%.9g,%.9g,%.9g,%.9g,%.9g,%.9g,%.9g\n", sampling.frame, i,
                base::csvField(model.bones[i].name.utf8, false).c_str(), at.x, at.y, at.z, turn.x + 0, turn.y + 0,
                turn.z + 0, turn.w + 0);
  }
}
