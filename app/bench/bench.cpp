// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "app/bench/frame_bench.h"
#include "app/parallel/parallel.h"
#include "app/show/crowd.h"

namespace app {

namespace {

constexpr std::size_t kMaxCrowdParts = 20'000'000;
constexpr std::size_t kShowPoses = 3000, kMinShowFrames = 300;

double median(std::vector<double> values) {
  if (values.empty()) return 0.0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// These are the measurements of one stage, one per pass.
struct Samples {
  std::vector<double> times, copies;
  void add(double time, double copy) {
    times.push_back(time);
    copies.push_back(copy);
  }
  [[nodiscard]] BenchStage stage(std::size_t bytes) const {
    return {median(times), static_cast<double>(bytes), median(copies)};
  }
};

template <class Work>
double milliseconds(Work work) {
  Stopwatch watch;
  watch.start();
  work();
  watch.stop();
  return watch.microseconds() / 1000.0;
}

/// This is what the files become, kept from one pass to the next.
struct Loaded {
  std::shared_ptr<const LoadedModel> model;
  std::vector<std::shared_ptr<const LoadedMotion>> motions;
  std::optional<vmd::MotionBinding> binding;

  [[nodiscard]] std::vector<const vmd::Motion*> motionPointers() const {
    std::vector<const vmd::Motion*> pointers;
    for (const auto& motion : motions) pointers.push_back(&motion->motion);
    return pointers;
  }

  base::Result<void> loadModelFile(const BenchJob& job) {
    auto loaded = loadModel(job.model, job.context);
    if (!loaded) return tl::unexpected(std::move(loaded.error()));
    model = std::move(*loaded);
    return {};
  }

  base::Result<void> loadMotionFiles(const BenchJob& job) {
    std::vector<std::shared_ptr<const LoadedMotion>> read;
    for (const auto& path : job.motions) {
      auto loaded = loadMotion(path, job.context);
      if (!loaded) return tl::unexpected(std::move(loaded.error()));
      read.push_back(std::move(*loaded));
    }
    motions = std::move(read);
    binding.emplace(motionPointers(), model->model);
    return {};
  }
};

std::size_t sizeOf(const std::filesystem::path& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  return error ? 0 : static_cast<std::size_t>(size);
}

void measureFiles(const BenchJob& job, BenchReport& report) {
  Samples model, motions;
  const std::size_t modelBytes = sizeOf(job.model);
  std::size_t motionBytes = 0;
  for (const auto& path : job.motions) motionBytes += sizeOf(path);
  PlainCopy modelCopy(modelBytes), motionCopy(motionBytes);
  for (int i = 0; i < job.passes; ++i) {
    // Earlier results are freed outside of what is timed.
    Loaded next;
    bool read = false;
    const double modelTime = milliseconds([&] { read = next.loadModelFile(job).has_value(); });
    if (!read) continue;  // the file was removed meanwhile; the passes before it count
    model.add(modelTime, milliseconds([&] { modelCopy.run(); }));
    const double motionTime = milliseconds([&] { read = next.loadMotionFiles(job).has_value(); });
    if (read) motions.add(motionTime, milliseconds([&] { motionCopy.run(); }));
  }
  report.pmx = model.stage(modelBytes);
  report.vmd = motions.stage(motionBytes);
}

void measureFrames(const BenchJob& job, const Loaded& loaded, BenchReport& report) {
  FrameBench frames(*loaded.model, *loaded.binding, report.threads);
  report.frames = frames.frameCount();
  (void)frames.pass();
  Samples sample, morph, pose, together, poseIkOff, palette, skin, skinAll;
  for (int i = 0; i < job.passes; ++i) {
    const FrameTimes times = frames.pass();
    sample.add(times.sample, times.sampleCopy);
    morph.add(times.morph, times.morphCopy);
    pose.add(times.pose, times.poseCopy);
    together.add(times.posesTogether, times.poseCopy);
    poseIkOff.add(times.poseIkOff, times.poseCopy);
    palette.add(times.palette, times.paletteCopy);
    skin.add(times.skin, times.skinCopy);
    skinAll.add(times.skinAll, times.skinCopy);
  }
  report.sample = sample.stage(frames.sampleBytes());
  report.morph = morph.stage(frames.morphBytes());
  report.pose = pose.stage(frames.poseBytes());
  report.posesTogether = together.stage(frames.poseBytes());
  report.poseIkOff = poseIkOff.stage(frames.poseBytes());
  report.palette = palette.stage(frames.paletteBytes());
  report.skin = skin.stage(frames.skinBytes());
  report.skinAll = skinAll.stage(frames.skinBytes());
}

void measurePhysics(const BenchJob& job, const Loaded& loaded, BenchReport& report) {
  if (loaded.model->model.rigidBodies.empty()) return;
  Actor actor(loaded.model);
  PhysicsChoice choice;
  choice.on = true;
  actor.setPhysics(choice);
  std::vector<MotionUse> motions;
  for (const auto& motion : loaded.motions) motions.push_back({motion});
  actor.setMotions(std::move(motions));
  const std::size_t bytes = loaded.model->model.rigidBodies.size() * sizeof(BodyState);
  PlainCopy copy(bytes);
  Samples physics;
  std::vector<double> bullet;
  for (int i = 0; i <= job.passes; ++i) {
    actor.startPhysics(0.0, 30.0);
    double total = 0.0, inside = 0.0;
    for (std::size_t frame = 0; frame < report.frames; ++frame) {
      (void)actor.evaluate(static_cast<double>(frame));
      const PhysicsTime& time = actor.physics()->lastTime();
      total += time.total - time.posing;
      inside += time.bullet;
    }
    if (i == 0) continue;  // warming up
    const auto frames = static_cast<double>(report.frames);
    Stopwatch copying;
    copying.start();
    for (std::size_t frame = 0; frame < report.frames; ++frame) copy.run();
    copying.stop();
    physics.add(total / frames, copying.microseconds() / frames);
    bullet.push_back(inside / frames);
  }
  report.physics = physics.stage(bytes);
  report.physicsBullet = median(bullet);
}

void measureCrowd(const BenchJob& job, const Loaded& loaded, BenchReport& report) {
  constexpr std::size_t kPictures = 12;  // per pass
  Crowd crowd(loaded.model, loaded.motions, job.models);
  const double last = static_cast<double>(loaded.binding->lastFrame) + 1.0;
  std::vector<double> frames(job.models);
  Samples one, all;
  for (int i = 0; i <= job.passes; ++i) {
    double times[2] = {0, 0};
    for (std::size_t picture = 0; picture < kPictures; ++picture) {
      // Every actor is at another frame of the dance.
      for (std::size_t d = 0; d < frames.size(); ++d) {
        frames[d] = std::fmod(static_cast<double>(d) * 7.0 + static_cast<double>(picture) * 29.0 + i, last);
      }
      times[0] += milliseconds([&] { crowd.pose(frames, 1); });
      times[1] += milliseconds([&] { crowd.pose(frames, report.threads); });
    }
    if (i == 0) continue;  // warming up
    one.add(times[0] / kPictures, 0.0);
    all.add(times[1] / kPictures, 0.0);
  }
  const std::size_t bytes = job.models * loaded.model->skeleton.boneCount() * sizeof(base::Mat3x4);
  report.crowdOne = one.stage(bytes);
  report.crowdAll = all.stage(bytes);
}

}  // namespace

ShowBenchReport benchShow(Show& show, int passes, int threads) {
  ShowBenchReport report;
  report.actors = show.size();
  report.threads = threads > 0 ? threads : defaultThreadCount();
  const std::size_t most = std::max(kShowPoses / std::max<std::size_t>(report.actors, 1), kMinShowFrames);
  report.frames = std::min(static_cast<std::size_t>(show.lastFrame()) + 1, most);
  const auto play = [&](int onThreads) {
    show.setThreads(onThreads);
    show.startPhysics(0.0, 30.0);
    const double all = milliseconds([&] {
      for (std::size_t frame = 0; frame < report.frames; ++frame) show.evaluate(static_cast<double>(frame));
    });
    return 1000.0 * all / static_cast<double>(report.frames);
  };
  std::vector<double> one, all;
  static_cast<void>(play(1));  // warming up
  for (int i = 0; i < passes; ++i) {
    one.push_back(play(1));
    all.push_back(play(report.threads));
  }
  report.one = median(one);
  report.all = median(all);
  return report;
}

base::Result<BenchReport> bench(const BenchJob& job) {
  Loaded loaded;
  if (auto read = loaded.loadModelFile(job); !read) return tl::unexpected(std::move(read.error()));
  if (auto read = loaded.loadMotionFiles(job); !read) return tl::unexpected(std::move(read.error()));
  // Each actor's own data is some 300 bytes per bone and some per morph.
  const std::size_t parts = loaded.model->model.bones.size() + loaded.model->model.morphs.size();
  if (job.models * std::max<std::size_t>(parts, 1) > kMaxCrowdParts) {
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("--models: {} models of {} bones and morphs are more than {} together", job.models,
                                  parts, kMaxCrowdParts));
  }
  BenchReport report;
  report.passes = job.passes;
  report.threads = job.threads > 0 ? job.threads : defaultThreadCount();
  report.vertices = loaded.model->model.vertices.size();
  report.bones = loaded.model->skeleton.boneCount();
  report.ikChains = loaded.model->skeleton.chains.size();
  report.models = job.models;
  measureFiles(job, report);
  measureFrames(job, loaded, report);
  measurePhysics(job, loaded, report);
  if (job.models > 0) measureCrowd(job, loaded, report);
  return report;
}

}  // namespace app
