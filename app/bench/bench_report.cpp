// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bench/bench_report.h"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace app {
namespace {

using nlohmann::ordered_json;

struct Line {
  std::string_view name, key;
  const BenchStage* stage;
  bool isFile;  ///< milliseconds, not microseconds per frame
};

std::vector<Line> linesOf(const BenchReport& r) {
  std::vector<Line> lines{{"PMX file to usable model", "pmx", &r.pmx, true},
                          {"VMD file to bound tracks", "vmd", &r.vmd, true},
                          {"sampling", "sample", &r.sample, false},
                          {"morphs", "morph", &r.morph, false},
                          {"bones, append, IK", "pose", &r.pose, false},
                          {"the same, many frames", "pose_many", &r.posesTogether, false},
                          {"one, IK off", "pose_ik_off", &r.poseIkOff, false},
                          {"palette", "palette", &r.palette, false},
                          {"CPU skinning, one thread", "skin", &r.skin, false},
                          {"CPU skinning, all threads", "skin_all", &r.skinAll, false}};
  if (r.physics) lines.push_back({"physics", "physics", &*r.physics, false});
  return lines;
}

double copies(const BenchStage& stage) { return stage.copy > 0.0 ? stage.time / stage.copy : 0.0; }

double bytesPerSecond(const Line& line) {
  const double seconds = line.stage->time * (line.isFile ? 1e-3 : 1e-6);
  return seconds > 0.0 ? line.stage->bytes / seconds : 0.0;
}

/// Returns a finite number with so many decimals.
ordered_json rounded(double value, int decimals) {
  return ordered_json::parse(fmt::format("{:.{}f}", value, decimals));
}

}  // namespace

std::string benchTable(const BenchReport& r) {
  std::string out =
      fmt::format("{} frames, {} vertices, {} bones, {} IK chains; medians of {} passes, {} thread{}\n\n", r.frames,
                  r.vertices, r.bones, r.ikChains, r.passes, r.threads, r.threads == 1 ? "" : "s");
  out += fmt::format("{:<28}{:>12}{:>14}{:>16}\n", "", "time", "bytes/s", "plain copies");
  for (const Line& line : linesOf(r)) {
    out += fmt::format("{:<28}{:>9.2f} {}{:>11.2f} GB{:>16.1f}\n", line.name, line.stage->time,
                       line.isFile ? "ms" : "µs", bytesPerSecond(line) * 1e-9, copies(*line.stage));
  }
  if (r.physics) out += fmt::format("\nof physics, for a frame of 1/30 s, inside Bullet: {:.2f} µs\n", r.physicsBullet);
  if (r.models > 0) {
    out += fmt::format("\n{} models, a pose of each: {:.2f} ms on one thread, {:.2f} ms on {}\n", r.models,
                       r.crowdOne.time, r.crowdAll.time, r.threads);
  }
  return out;
}

ordered_json benchJson(const BenchReport& r) {
  auto json = ordered_json::object(), ratios = ordered_json::object();
  for (const Line& line : linesOf(r)) {
    ratios[std::string(line.key)] = rounded(copies(*line.stage), 3);
    if (line.key == "skin_all") continue;
    json[fmt::format("{}_{}", line.key, line.isFile ? "ms" : "us")] = rounded(line.stage->time, 4);
  }
  if (r.physics) {
    json["physics_bullet_us"] = rounded(r.physicsBullet, 4);
  } else {
    json["physics_us"] = nullptr;
  }
  json["frames"] = r.frames;
  json["vertices"] = r.vertices;
  json["bones"] = r.bones;
  json["ikChains"] = r.ikChains;
  json["skin_all_us"] = rounded(r.skinAll.time, 4);
  json["passes"] = r.passes;
  json["threads"] = r.threads;
  if (r.models > 0) {
    json["models"] = r.models;
    json["models_one_thread_ms"] = rounded(r.crowdOne.time, 4);
    json["models_ms"] = rounded(r.crowdAll.time, 4);
  }
  json["copies"] = std::move(ratios);
  return json;
}

std::string showBenchText(const ShowBenchReport& r) {
  return fmt::format("the whole show, {} actors: {:.2f} µs a frame on one thread, {:.2f} µs on {}; {} frames\n",
                     r.actors, r.one, r.all, r.threads, r.frames);
}

ordered_json showBenchJson(const ShowBenchReport& r) {
  return {
      {"show_us", rounded(r.one, 4)}, {"show_all_us", rounded(r.all, 4)}, {"frames", r.frames}, {"threads", r.threads}};
}

}  // namespace app
