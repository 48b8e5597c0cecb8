// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "app/bench/bench_report.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/stop_signal.h"
#include "app/report/model_info.h"
#include "app/report/pose_dump.h"
#include "pmx/base/file.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

base::Error badArgument(std::string detail) {
  return {base::ErrorCode::BadArgument, {}, {}, -1, -1, std::move(detail)};
}

base::Result<std::string> infoOf(const std::filesystem::path& path, bool json) {
  if (fileKind(path) == FileKind::Motion) {
    return loadMotion(path).map([json](const auto& motion) { return json ? infoJson(*motion) : infoText(*motion); });
  }
  return loadModel(path).map([json](const auto& model) { return json ? infoJson(*model) : infoText(*model); });
}

base::Result<void> setChain(Actor& actor, const std::string& name, IkMode mode) {
  const auto& model = actor.model();
  const auto bones = pmx::ikBones(model);
  constexpr std::size_t kMostNamed = 20;
  std::string known;
  for (std::size_t chain = 0; chain < bones.size(); ++chain) {
    const auto& bone = model.bones[static_cast<std::size_t>(bones[chain])];
    if (bone.name.utf8 == name || bone.englishName.utf8 == name) {
      actor.setChainMode(chain, mode);
      return {};
    }
    if (chain < kMostNamed) known += (chain == 0 ? "" : ", ") + base::printable(bone.name.utf8, 60);
  }
  if (bones.size() > kMostNamed) known += fmt::format(" and {} more", bones.size() - kMostNamed);
  return tl::unexpected(badArgument(
      fmt::format("--ik-chain: the model has no IK bone '{}'; it has: {}", name, known.empty() ? "none" : known)));
}

constexpr double kMostKept = 1e9;      // bytes of a table that waits for its order
constexpr double kNumbersOfRow = 120;  // bytes of a row besides its name

void appendPoses(Show& show, double frame, std::string& rows, bool terminal) {
  for (const ShownActor& shown : show.evaluate(frame).actors)
    appendPoseRows(show.actor(shown.id)->model(), frame, *shown.frame, rows, terminal);
}

/// Poses in the order asked for, played in the order of time: physics doesn't run backwards. False when stopped.
bool writePosesInTime(Show& show, const std::vector<double>& frames, LongPlay& play, OutputFile& out) {
  std::map<double, std::string> rowsOf;
  for (const double frame : frames) rowsOf[frame];
  const bool terminal = out.onTerminal();
  for (auto& [frame, rows] : rowsOf) {
    if (!play.playUpTo(show, frame)) return false;
    appendPoses(show, frame, rows, terminal);
  }
  for (const double frame : frames) out.write(rowsOf[frame]);
  return true;
}

/// The same for frames that rise, or without physics for any. False when stopped.
bool writePoses(Show& show, const std::vector<double>& frames, LongPlay& play, OutputFile& out) {
  const bool terminal = out.onTerminal();
  std::string rows;
  for (const double frame : frames) {
    if (out.failed()) return true;  // commit() tells
    if (!play.playUpTo(show, frame)) return false;
    rows.clear();
    appendPoses(show, frame, rows, terminal);
    out.write(rows);
  }
  return true;
}

}  // namespace

int complain(const base::Error& error) {
  const bool readerLeft = error.code == base::ErrorCode::CannotWrite && error.file == kStandardOutput &&
                          error.detail == base::cannotWrite(kStandardOutput, EPIPE).value().detail;
  if (!readerLeft) say(base::describe(error));
  return error.code == base::ErrorCode::CannotWrite ? kFailed : kUnusable;
}

base::Result<ActorId> openInto(Show& show, const std::filesystem::path& model,
                               const std::vector<std::filesystem::path>& motions, const IkOptions& ik) {
  auto loaded = loadModel(model);
  if (!loaded) return tl::unexpected(loaded.error());
  const ActorId id = show.add(*loaded);
  std::vector<MotionUse> uses;
  for (const auto& path : motions) {
    auto motion = loadMotion(path);
    if (!motion) return tl::unexpected(motion.error());
    uses.push_back({std::move(*motion)});
  }
  show.setMotions(id, std::move(uses));
  Actor& actor = *show.actor(id);
  actor.setIkMode(ik.all);
  actor.setSolverSwitches(ik.solver);
  for (const auto& [name, mode] : ik.chains) {
    if (auto set = setChain(actor, name, mode); !set) return tl::unexpected(set.error());
  }
  return id;
}

void startPhysics(Show& show, const PhysicsOptions& options) {
  if (!options.on) return;
  PhysicsChoice choice;
  choice.on = true;
  choice.settings.gravity = options.gravity;
  show.setPhysics(choice);
  show.playPhysicsFromStart(options.settle);
}

void tellPlayIssues(const Show& show) {
  for (const ActorId id : show.order()) {
    for (const auto& issue : show.actor(id)->playIssues()) say(base::describe(issue));
  }
}

int runInfo(const InfoCommand& command) {
  auto out = OutputFile::open("-", command.files);
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
    if (several && !command.json)
      out->write(fmt::format("{}{}\n", first ? "" : "\n", base::printable(command.files[i].string())));
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
  Show show;
  const auto opened = openInto(show, command.model, command.motions, command.ik);
  if (!opened) return complain(opened.error());
  const bool inTime = command.physics.on && !std::ranges::is_sorted(*frames);
  double bytes = 0.0;  // of a frame
  for (const auto& bone : show.actor(*opened)->model().bones)
    bytes += kNumbersOfRow + static_cast<double>(bone.name.utf8.size());
  if (inTime && static_cast<double>(frames->size()) * bytes > kMostKept) {
    return complain(badArgument(fmt::format(
        "--frames: with physics, a table as large as that of {} frames has to rise in time", frames->size())));
  }
  startPhysics(show, command.physics);
  auto inputs = command.motions;
  inputs.push_back(command.model);
  listenForStop();  // before there is a file to leave
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  LongPlay play(frames->empty() ? 0.0 : std::ranges::max(*frames), out->onTerminal());
  out->write(kPoseDumpHeader);
  const bool whole = inTime ? writePosesInTime(show, *frames, play, *out) : writePoses(show, *frames, play, *out);
  if (!whole || stopAsked()) {
    play.sayStopped(command.output == "-" ? "the table ends before it" : "nothing was written");
    return kFailed;
  }
  tellPlayIssues(show);
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
  auto inputs = command.motions;
  inputs.push_back(command.model);
  auto out = OutputFile::open("-", inputs);
  if (!out) return complain(out.error());
  out->write(command.json ? benchJson(*report) : benchTable(*report));
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
