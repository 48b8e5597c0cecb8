// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/bake_command.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <unistd.h>

#include <fmt/format.h>

#include "app/bake/bake_run.h"
#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/stop_signal.h"
#include "app/parallel/parallel.h"
#include "pmx/base/printable.h"
#include "vmd/vmd_writer.h"

namespace app {
namespace {

/// A ChosenChains finds chains by the names of their IK bones. A word with commas may name several.
class ChosenChains {
 public:
  explicit ChosenChains(const pmx::Model& model) : model_(model), targets_(pmx::ikBones(model)) {}

  base::Result<std::vector<std::size_t>> find(const std::vector<std::string>& words) const {
    std::vector<std::size_t> chains;
    for (const std::string& word : words) {
      if (addNamed(word, chains)) continue;
      if (word == "none" && words.size() == 1) return chains;
      for (std::size_t at = 0; at <= word.size();) {
        const std::size_t end = std::min(word.find(',', at), word.size());
        const std::string name = word.substr(at, end - at);
        if (!addNamed(name, chains)) return tl::unexpected(unknown(name));
        at = end + 1;
      }
    }
    return chains;
  }

 private:
  /// Adds all chains with that Japanese name, else those with that English one.
  bool addNamed(const std::string& name, std::vector<std::size_t>& chains) const {
    const std::size_t before = chains.size();
    if (name.empty()) return false;
    for (const auto member : {&pmx::Bone::name, &pmx::Bone::englishName}) {
      for (std::size_t i = 0; i < targets_.size(); ++i) {
        const pmx::Bone& bone = model_.bones[static_cast<std::size_t>(targets_[i])];
        if ((bone.*member).utf8 == name) chains.push_back(i);
      }
      if (chains.size() > before) return true;
    }
    return false;
  }

  [[nodiscard]] base::Error unknown(const std::string& name) const {
    constexpr std::size_t kMaxTold = 20;
    std::string known;
    for (std::size_t i = 0; i < std::min(targets_.size(), kMaxTold); ++i) {
      const pmx::Bone& bone = model_.bones[static_cast<std::size_t>(targets_[i])];
      known += (i > 0 ? ", " : "") + base::printable(bone.name.utf8, 60);
    }
    if (targets_.size() > kMaxTold) known += fmt::format(" and {} more", targets_.size() - kMaxTold);
    return base::badArgument(fmt::format("--chains: the model has no IK bone '{}'; it has: {}",
                                         base::printable(name, 60), known.empty() ? "none" : known));
  }

  const pmx::Model& model_;
  std::vector<std::int32_t> targets_;
};

/// A BakeLine shows the progress on a terminal once the run has taken a second.
class BakeLine {
 public:
  explicit BakeLine(std::int64_t last) : last_(last), next_(Clock::now() + std::chrono::seconds(1)) {}

  void show(const BakeRun::Progress& progress) {
    if (!line_.onTerminal() || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(200);
    const double percent = std::floor(progress.done * 100.0);
    line_.show(
        progress.work == BakeRun::Work::Playing
            ? fmt::format("{:.0f} %: frame {} of {}", percent, progress.frame, last_)
            : fmt::format("{:.0f} %: {}", percent,
                          progress.work == BakeRun::Work::Fitting ? "finding the keys" : "looking at the result"));
  }
  void end() { line_.end(); }

 private:
  using Clock = std::chrono::steady_clock;
  std::int64_t last_;
  ProgressText line_;
  Clock::time_point next_;
};

std::string boneAt(const pmx::Model& model, std::int32_t bone, std::int64_t frame) {
  if (bone < 0) return "no bone";
  return fmt::format("{}, frame {}", base::printable(model.bones[static_cast<std::size_t>(bone)].name.utf8, 60), frame);
}

void sayReport(const pmx::Model& model, const BakeReport& report, std::size_t bytes) {
  std::string keys = fmt::format("{} keys", report.keys);
  if (report.keys != report.keysOfEachFrame) keys += fmt::format(" instead of {}", report.keysOfEachFrame);
  sayPlain(fmt::format("{} frames, {} bones: {}, {} bytes; at most {:.2g} units off ({}), {:.2g} degrees ({})",
                       report.frames, report.bones, keys, bytes, report.errors.units,
                       boneAt(model, report.errors.unitsBone, report.errors.unitsFrame), report.errors.degrees,
                       boneAt(model, report.errors.degreesBone, report.errors.degreesFrame)));
}

/// Runs to the end, or to a signal, with kFailed then.
int runToItsEnd(BakeRun& run, std::int64_t last) {
  BakeLine line(last);
  for (bool more = true; more;) {
    const auto stepped = run.step();
    if (!stepped) {
      line.end();
      tellIssues(run.unsayable());
      return complain(stepped.error());
    }
    more = *stepped;
    line.show(run.progress());
    if (!stopAsked()) continue;
    line.end();
    say("stopped; nothing was written");
    return kFailed;
  }
  line.end();
  return kDone;
}

}  // namespace

int runBake(const BakeCommand& command, const OpenContext& context) {
  Show show;
  const auto row = openCommand(command, context, show);
  if (!row) return complain(row.error());
  const auto& [described, opened] = *row;
  const auto model = chosenModel(command.model, "a motion is of one model", opened, show);
  if (!model) return complain(model.error());
  const Actor& actor = *show.actor(*model);
  BakeSettings settings;
  settings.last = static_cast<std::int64_t>(show.lastFrame());
  if (command.frames) settings.first = command.frames->first;
  if (command.frames) settings.last = command.frames->last;
  settings.tolerance = command.tolerance;
  settings.threads = defaultThreadCount();
  if (command.chains) {
    auto chains = ChosenChains(actor.model()).find(*command.chains);
    if (!chains) return complain(chains.error());
    settings.chains = std::move(*chains);
  }
  countSong(show, described.song, context.withShowNames(described.archives), static_cast<double>(settings.last));
  tellBeyondEnd(show, static_cast<double>(settings.last));
  const auto inputs = inputsOf(command.files, context, described, show);
  listenForStop();  // before there is a file that could be left behind
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  if (out->onTerminal()) return complain(base::badArgument("-o: a motion is nothing to read on a terminal"));
  if (described.physics.on && !playPhysicsFromStart(show, described.physics.settle)) return kFailed;
  auto run = BakeRun::begin(show, *model, settings);
  if (!run) return complain(run.error());
  if (const int status = runToItsEnd(*run, settings.last); status != kDone) return status;
  const std::vector<std::byte> bytes = vmd::writeVmd(run->motion());
  out->write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  tellPlayIssues(show);
  tellIssues(run->issues());
  if (const auto done = out->commit(); !done) return complain(done.error());
  sayReport(actor.model(), run->report(), bytes.size());
  return kDone;
}

}  // namespace app
