// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands.h"

#include <algorithm>
#include <cstdio>
#include <map>

#include <fmt/format.h>

#include "app/bench/bench_report.h"
#include "app/output_file.h"
#include "app/player/model_info.h"
#include "app/player/pose_dump.h"

namespace app {
namespace {

base::Result<std::string> infoOf(const std::filesystem::path& path, bool json) {
  if (fileKind(path) == FileKind::Motion) {
    return loadMotion(path).map([json](const auto& motion) { return json ? infoJson(*motion) : infoText(*motion); });
  }
  return loadModel(path).map([json](const auto& model) { return json ? infoJson(*model) : infoText(*model); });
}

base::Result<void> setChain(Session& session, const std::string& name, IkMode mode) {
  const auto& model = session.model()->model;
  const auto bones = pmx::ikBones(model);
  std::string known;
  for (std::size_t chain = 0; chain < bones.size(); ++chain) {
    const auto& bone = model.bones[static_cast<std::size_t>(bones[chain])];
    if (bone.name.utf8 == name || bone.englishName.utf8 == name) {
      session.setChainMode(chain, mode);
      return {};
    }
    known += (chain == 0 ? "" : ", ") + bone.name.utf8;
  }
  return tl::unexpected(base::Error{
      base::ErrorCode::BadArgument,
      {},
      {},
      -1,
      -1,
      fmt::format("--ik-chain: the model has no IK bone '{}'; it has: {}", name, known.empty() ? "none" : known)});
}

/// Poses in the order asked for, played in the order of time: physics doesn't run backwards.
void writePosesInTime(Session& session, const std::vector<double>& frames, OutputFile& out) {
  std::map<double, std::string> rowsOf;
  for (const double frame : frames) rowsOf[frame];
  for (auto& [frame, rows] : rowsOf) appendPoseRows(*session.model(), session.evaluate(frame), rows);
  for (const double frame : frames) out.write(rowsOf[frame]);
}

}  // namespace

int complain(const base::Error& error) {
  fmt::print(stderr, "odori: {}\n", base::describe(error));
  return error.code == base::ErrorCode::CannotWrite ? kFailed : kUnusable;
}

base::Result<void> openInto(Session& session, const std::filesystem::path& model,
                            const std::vector<std::filesystem::path>& motions, const IkOptions& ik) {
  auto loaded = loadModel(model);
  if (!loaded) return tl::unexpected(loaded.error());
  session.setModel(*loaded);
  for (const auto& path : motions) {
    auto motion = loadMotion(path);
    if (!motion) return tl::unexpected(motion.error());
    session.addMotion(*motion);
  }
  session.setIkMode(ik.all);
  session.setSolverSwitches(ik.solver);
  for (const auto& [name, mode] : ik.chains) {
    if (auto set = setChain(session, name, mode); !set) return set;
  }
  return {};
}

void startPhysics(Session& session, const PhysicsOptions& options) {
  if (!options.on) return;
  session.setGravity(options.gravity);
  session.setPhysics(true);
  session.playPhysicsFromStart(options.settle);
}

int runInfo(const InfoCommand& command) {
  auto out = OutputFile::open("-");
  if (!out) return complain(out.error());
  int status = kDone;
  const bool several = command.files.size() > 1;
  bool first = true;
  for (std::size_t i = 0; i < command.files.size(); ++i) {
    const auto text = infoOf(command.files[i], command.json);
    if (!text) {
      status = complain(text.error());
      continue;
    }
    if (several && command.json) out->write(first ? "[" : ",\n");
    if (several && !command.json) out->write(fmt::format("{}{}\n", first ? "" : "\n", command.files[i].string()));
    out->write(*text);
    if (!command.json && (text->empty() || text->back() != '\n')) out->write("\n");
    first = false;
  }
  if (command.json) out->write(!several ? "\n" : first ? "[]\n" : "]\n");
  const auto done = out->commit();
  return done ? status : complain(done.error());
}

int runPose(const PoseCommand& command) {
  const auto frames = parseFrameList(command.frames);
  if (!frames) return complain(frames.error());
  Session session;
  if (auto opened = openInto(session, command.model, command.motions, command.ik); !opened) {
    return complain(opened.error());
  }
  auto out = OutputFile::open(command.output);
  if (!out) return complain(out.error());
  startPhysics(session, command.physics);
  out->write(kPoseDumpHeader);
  if (command.physics.on && !std::ranges::is_sorted(*frames)) {
    writePosesInTime(session, *frames, *out);
  } else {
    std::string rows;
    for (const double frame : *frames) {
      rows.clear();
      appendPoseRows(*session.model(), session.evaluate(frame), rows);
      out->write(rows);
    }
  }
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

int runBench(const BenchCommand& command) {
  BenchJob job;
  job.model = command.model;
  job.motions = command.motions;
  job.dancers = command.models;
  job.threads = command.threads;
  job.passes = command.passes;
  const auto report = bench(job);
  if (!report) return complain(report.error());
  auto out = OutputFile::open("-");
  if (!out) return complain(out.error());
  out->write(command.json ? benchJson(*report) : benchTable(*report));
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
