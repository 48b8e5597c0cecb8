// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/save_pose.h"

#include "app/commands/commands.h"
#include "app/commands/output_file.h"
#include "app/commands/stop_signal.h"
#include "pmx/base/text.h"
#include "vmd/vpd_writer.h"

namespace app {

bool savesPose(const PoseCommand& command) { return base::fileNameKey(command.output.extension().string()) == ".vpd"; }

int savePose(const PoseCommand& command, const std::vector<double>& frames, Show& show,
             std::span<const std::filesystem::path> inputs) {
  const auto wrong = [](const char* detail) { return complain(base::badArgument(detail)); };
  if (frames.size() != 1) return wrong("-o: a pose (.vpd) is of one frame");
  if (show.size() != 1) return wrong("-o: a pose (.vpd) is of one model");
  listenForStop();
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  LongPlay play(frames.front(), false);
  if (!play.playUpTo(show, frames.front()) || stopAsked()) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  show.evaluate(frames.front());
  base::Issues issues;
  out->write(vmd::writeVpd(poseOf(*show.actor(show.order().front()), command.form, issues), issues));
  tellIssues(issues);
  tellPlayIssues(show);
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
