// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// skinned_mesh MODEL.pmx MOTION.vmd FRAME > figure.obj writes a model's surface at a frame, for any
// program that shows meshes.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <odori/ik/pose_solver.h>
#include <odori/pmx/deform/morph_job.h>
#include <odori/pmx/deform/skinning_job.h>
#include <odori/pmx/model/validate.h>
#include <odori/pmx/pmx/pmx_reader.h>
#include <odori/vmd/sampling_job.h>
#include <odori/vmd/vmd_reader.h>

int main(int count, char** words) {
  if (count != 4) return std::fprintf(stderr, "skinned_mesh MODEL.pmx MOTION.vmd FRAME\n"), 2;
  auto read = pmx::readPmxFile(words[1]);
  if (!read) return std::fprintf(stderr, "%s\n", base::describe(read.error()).c_str()), 1;
  const auto motion = vmd::readVmdFile(words[2]);
  if (!motion) return std::fprintf(stderr, "%s\n", base::describe(motion.error()).c_str()), 1;
  pmx::Model& model = read->model;
  base::Issues issues = pmx::validate(model);
  const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
  const vmd::MotionBinding binding(std::array{&motion->motion}, model);
  ik::Pose pose(skeleton);
  pmx::MorphState morphs(model);
  std::vector<float> weights(model.morphs.size());

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
  ik::buildPalette(skeleton, pose);

  std::vector<base::Vec3> places(model.vertices.size()), normals(model.vertices.size());
  pmx::SkinningJob skinning;
  skinning.model = &model;
  skinning.positions = morphs.positions;
  skinning.palette = pose.palette;
  skinning.skinnedPositions = places;
  skinning.skinnedNormals = normals;
  skinning.run();

  // OBJ is right-handed: z changes its sign, and triangles their direction. Its indices begin at 1.
  for (const auto& v : places) std::printf("v %.7g %.7g %.7g\n", v.x, v.y, -v.z);
  for (const auto& n : normals) std::printf("vn %.5g %.5g %.5g\n", n.x, n.y, -n.z);
  for (std::size_t i = 0; i + 2 < model.indices.size(); i += 3) {
    const auto a = model.indices[i] + 1, b = model.indices[i + 1] + 1, c = model.indices[i + 2] + 1;
    std::printf("f %u//%u %u//%u %u//%u\n", a, a, c, c, b, b);
  }
}
