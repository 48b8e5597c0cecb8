// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/bench_command.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/bench/bench_report.h"
#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/output_file.h"
#include "app/report/json_layout.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Returns the files of each actor that can be used, with its motions that are switched on; none
/// for others.
std::vector<std::optional<BenchJob>> benchJobs(const BenchCommand& command, const OpenContext& context,
                                               const ShowDescription& described, const OpenedShow& opened,
                                               const Show& show) {
  std::set<std::filesystem::path> ofScene;
  for (const MotionUse& use : show.sceneMotions()) ofScene.insert(use.motion->path);
  std::vector<std::optional<BenchJob>> jobs(described.actors.size());
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (opened.actors[i] == 0) continue;
    BenchJob& job = jobs[i].emplace();
    job.model = described.actors[i].model;
    for (const MotionUse& use : show.actor(opened.actors[i])->motions()) {
      if (use.on) job.motions.push_back(use.motion->path);
    }
    for (const auto& motion : described.actors[i].motions) {
      if (motion.on && ofScene.contains(motion.file)) job.motions.push_back(motion.file);
    }
    job.models = command.models;
    job.threads = command.threads;
    job.passes = command.passes;
    job.context = context.withShowNames(described.archives);
  }
  return jobs;
}

/// A Measured has the parts of each actor: actors keep their numbers, and one that can't be used is
/// null. For several actors it has the whole show, too.
struct Measured {
  std::vector<const BenchReport*> actors;
  std::optional<ShowBenchReport> show;
  /// Actors with equal model and motions share one measurement.
  std::map<std::pair<std::filesystem::path, std::vector<std::filesystem::path>>, BenchReport> reports;
};

base::Result<Measured> measure(const BenchCommand& command, std::span<const std::optional<BenchJob>> jobs, Show& show) {
  Measured measured;
  for (const auto& job : jobs) {
    if (!job) {
      measured.actors.push_back(nullptr);
      continue;
    }
    const std::pair files{job->model, job->motions};
    auto known = measured.reports.find(files);
    if (known == measured.reports.end()) {
      auto report = bench(*job);
      if (!report) return tl::unexpected(report.error());
      known = measured.reports.emplace(files, std::move(*report)).first;
    }
    measured.actors.push_back(&known->second);
  }
  if (jobs.size() > 1) measured.show = benchShow(show, command.passes, command.threads);
  return measured;
}

std::string measuredText(const Measured& measured, std::span<const std::optional<BenchJob>> jobs) {
  if (!measured.show) return measured.actors.front() != nullptr ? benchTable(*measured.actors.front()) : "";
  std::string text;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (measured.actors[i] == nullptr) continue;
    text += fmt::format("{}{}: {}\n{}", text.empty() ? "" : "\n", i, base::printable(jobs[i]->model.string()),
                        benchTable(*measured.actors[i]));
  }
  return text + "\n" + showBenchText(*measured.show);
}

nlohmann::ordered_json measuredJson(const Measured& measured) {
  auto actors = nlohmann::ordered_json::array();
  for (const BenchReport* report : measured.actors)
    actors.push_back(report != nullptr ? benchJson(*report) : nlohmann::ordered_json());
  if (!measured.show) return actors.front();
  nlohmann::ordered_json json{{"actors", std::move(actors)}};
  json.update(showBenchJson(*measured.show));
  return json;
}

}  // namespace

int runBench(const BenchCommand& command, const OpenContext& context) {
  Show show;
  const auto row = openRow(command.files, context, command.obvious, show);
  if (!row) return complain(row.error());
  const auto jobs = benchJobs(command, context, row->described, row->opened, show);
  if (std::ranges::none_of(jobs, [](const auto& job) { return job && !job->motions.empty(); }))
    return complain(base::badArgument("bench needs a model and a motion that is on"));
  const auto measured = measure(command, jobs, show);
  if (!measured) return complain(measured.error());
  const auto inputs = inputsOf(command.files, context, row->described, show);
  auto out = OutputFile::open("-", inputs);
  if (!out) return complain(out.error());
  out->write(command.json ? jsonOnOneLine(measuredJson(*measured)) + "\n" : measuredText(*measured, jobs));
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
