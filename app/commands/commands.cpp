// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/save_pose.h"
#include "app/commands/stop_signal.h"
#include "app/description/show_info.h"
#include "app/files/accessory_file.h"
#include "app/report/archive_info.h"
#include "app/report/model_info.h"
#include "app/report/motion_info.h"
#include "app/report/pose_dump.h"
#include "pmx/base/counted_issues.h"
#include "pmx/base/file.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

base::Result<std::string> infoOf(const std::filesystem::path& path, const OpenContext& context, bool json) {
  std::error_code unknown;
  if (std::filesystem::is_directory(path, unknown)) {
    return base::fail(base::ErrorCode::CannotOpen, "is a folder; name the files in it", path.string());
  }
  if (isShow(path, context)) {
    return readShow(path, context).map([&](const ReadShow& show) {
      return json ? infoJson(show, context) : infoText(show, context);
    });
  }
  if (const FileKind kind = fileKind(path, context); kind == FileKind::Motion || kind == FileKind::Pose) {
    return loadMotion(path, context).map([json](const auto& motion) {
      return json ? infoJson(*motion) : infoText(*motion);
    });
  }
  if (fileKind(path, context) == FileKind::Archive) {
    return findFile(path, context)
        .and_then([](const FileRef& file) { return openArchive(file); })
        .map([json](const auto& archive) { return json ? infoJson(archive) : infoText(archive); });
  }
  const auto named = readVacFile(path, context);
  const pmx::Vac* vac = named ? &named->vac : nullptr;
  return loadModel(path, context).map([&](const auto& model) {
    return json ? infoJson(*model, vac) : infoText(*model, vac);
  });
}

/// Returns true for a show with poses alone: every frame is equal.
bool standsStill(const Show& show) {
  bool poses = false;
  for (const ActorId id : show.order()) {
    for (const MotionUse& use : show.actor(id)->motions()) {
      if (!use.motion->pose) return false;
      poses = true;
    }
  }
  return poses;
}

constexpr double kMaxKept = 1e9;       // bytes of a table that waits for its order
constexpr double kNumbersOfRow = 120;  // bytes of a row beside its name

/// A PosedShow numbers models as the show's description does, also where one can't be used.
struct PosedShow {
  Show show;
  std::vector<ActorId> actors;
};

void appendPoses(PosedShow& posed, double frame, std::string& rows, bool terminal) {
  Show& show = posed.show;
  const auto& ids = posed.actors;
  for (const ShownActor& shown : show.evaluate(frame).actors) {
    std::optional<int> number;
    if (ids.size() > 1) number = static_cast<int>(std::ranges::find(ids, shown.id) - ids.begin());
    appendPoseRows(show.actor(shown.id)->model(), frame, *shown.frame, rows, terminal, number);
  }
}

/// Writes poses in the given order, but plays them in the order of time, since physics can't run
/// backwards. Returns false when stopped.
bool writePosesInTime(PosedShow& show, const std::vector<double>& frames, LongPlay& play, OutputFile& out) {
  std::map<double, std::string> rowsOf;
  for (const double frame : frames) rowsOf[frame];
  const bool terminal = out.onTerminal();
  for (auto& [frame, rows] : rowsOf) {
    if (!play.playUpTo(show.show, frame)) return false;
    appendPoses(show, frame, rows, terminal);
  }
  for (const double frame : frames) out.write(rowsOf[frame]);
  return true;
}

/// Writes poses of rising frames, or of any frames without physics. Returns false when stopped.
bool writePoses(PosedShow& show, const std::vector<double>& frames, LongPlay& play, OutputFile& out) {
  const bool terminal = out.onTerminal();
  std::string rows;
  for (const double frame : frames) {
    if (out.failed()) return true;  // commit() reports it
    if (!play.playUpTo(show.show, frame)) return false;
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

void tellIssues(const base::Issues& issues, const std::filesystem::path& file) {
  const std::string name = file.empty() ? std::string() : base::printable(file.string()) + ": ";
  for (const auto& issue : issues) say(name + base::describe(issue));
}

void tellPlayIssues(const Show& show) {
  // Each file is listed once, however many actors use it.
  std::vector<std::pair<std::filesystem::path, base::Issues>> files;
  std::map<std::filesystem::path, std::size_t> places;
  for (const ActorId id : show.order()) {
    const Actor& actor = *show.actor(id);
    const std::filesystem::path& path = actor.loadedModel()->path;
    const auto [place, isNew] = places.try_emplace(path, files.size());
    if (isNew) files.emplace_back(path, base::Issues{});
    std::ranges::move(actor.playIssues(), std::back_inserter(files[place->second].second));
  }
  for (const auto& [path, issues] : files) tellIssues(base::countedIssues(issues), path);
}

void tellBeyondEnd(const Show& show, double frame) {
  const double end = show.lastFrame();
  if (end <= 0.0 || frame <= end) return;
  const std::string_view hair = !show.hasPhysics()  ? ""
                                : show.songGoesOn() ? ", and hair and clothes move until a second after the song"
                                                    : ", and hair and clothes come to rest within a second";
  say(fmt::format("frame {:.10g} lies beyond the end of the motion, frame {:.10g}: its last pose is held{}", frame, end,
                  hair));
}

int runInfo(const InfoCommand& command, const OpenContext& context) {
  auto out = OutputFile::open("-", command.files);
  if (!out) return complain(out.error());
  int status = kDone;
  const bool several = command.files.size() > 1;
  bool first = true;
  for (std::size_t i = 0; i < command.files.size(); ++i) {
    const auto text = infoOf(command.files[i], context, command.json);
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
  if (command.json) out->write(!several ? (first ? "" : "\n") : first ? "[]\n" : "]\n");
  const auto done = out->commit();
  return done ? status : complain(done.error());
}

int runPose(const PoseCommand& command, const OpenContext& context) {
  auto frames = parseFrameList(command.frames.empty() ? "0" : command.frames);
  if (!frames) return complain(frames.error());
  base::Issues issues;
  const auto described = describeShow(command, context, issues);
  if (!described) return complain(described.error());
  PosedShow posed;
  Show& show = posed.show;
  const auto opened = openShow(*described, context, command.files, show);
  if (!opened) return complain(opened.error());
  if (auto given = context.allRead(); !given) return complain(given.error());
  if (command.frames.empty() && !standsStill(show))
    return complain(base::badArgument(fmt::format("--frames: say which frames of the motion, {}", kFrameListForms)));
  tellIssues(issues);
  tellIssues(opened->issues);
  posed.actors = opened->actors;
  const bool physics = described->physics.on;
  const bool inTime = physics && !std::ranges::is_sorted(*frames);
  double bytes = 0.0;  // per frame
  for (const ActorId id : show.order()) {
    for (const auto& bone : show.actor(id)->model().bones)
      bytes += kNumbersOfRow + static_cast<double>(bone.name.utf8.size());
  }
  if (inTime && static_cast<double>(frames->size()) * bytes > kMaxKept) {
    return complain(base::badArgument(fmt::format(
        "--frames: with physics, a table as large as that of {} frames has to rise in time", frames->size())));
  }
  if (physics && !playPhysicsFromStart(show, described->physics.settle)) return kFailed;
  const double last = frames->empty() ? 0.0 : std::ranges::max(*frames);
  countSong(show, described->song, context.withShowNames(described->archives), last);
  tellBeyondEnd(show, last);
  const auto inputs = inputsOf(command.files, context, *described, show);
  if (savesPose(command)) return savePose(command, *frames, show, inputs);
  listenForStop();  // before there is a file that could be left behind
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  LongPlay play(last, out->onTerminal());
  if (posed.actors.size() > 1) out->write("model,");
  out->write(kPoseDumpHeader);
  const bool whole = inTime ? writePosesInTime(posed, *frames, play, *out) : writePoses(posed, *frames, play, *out);
  if (!whole || stopAsked()) {
    play.sayStopped(command.output == "-" ? "the table ends before it" : "nothing was written");
    return kFailed;
  }
  tellPlayIssues(show);
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
