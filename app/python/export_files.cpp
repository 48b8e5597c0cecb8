// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/export_files.h"

#include <stdexcept>

#include <fmt/format.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include "app/exporter/export_show.h"
#include "app/exporter/export_song.h"
#include "app/exporter/file_outputs.h"
#include "app/python/bindings.h"
#include "app/python/native_files.h"
#include "app/python/pictures_capsule.h"
#include "app/python/python_error.h"
#include "app/python/unlocked.h"

namespace app {
namespace {

namespace py = pybind11;

py::tuple rowOfTerms(const ModelTerms& terms) {
  py::list readmes;
  for (const ModelReadme& readme : terms.readmes)
    readmes.append(py::make_tuple(textOf(readme.name), textOf(readme.text)));
  return py::make_tuple(textOf(terms.name), textOf(terms.englishName), textOf(terms.comment),
                        textOf(terms.englishComment), py::tuple(readmes));
}

/// Returns a model's terms, and what is odd about the texts beside it.
py::tuple termsOf(const NativeModel& model) {
  Losses losses;
  ModelTerms terms;
  {
    const Unlocked unlocked;
    terms = valueOf(modelTerms(*model.loaded, losses));
  }
  return py::make_tuple(rowOfTerms(terms), issueRows(issuesOf(losses)));
}

}  // namespace

ExportRequest requestOf(const ExportWords& words) {
  const auto kind = exportKindNamed(words.kind);
  if (!kind) throw std::invalid_argument(fmt::format("'{}' isn't a format; there are {}", words.kind, exportEndings()));
  ExportRequest request{.kind = *kind,
                        .first = words.first,
                        .last = words.last,
                        .still = words.still,
                        .humanoid = words.humanoid,
                        .toon = words.toon,
                        .title = words.title,
                        .pageFrame = words.pageFrame};
  for (const std::string& name : words.clips) {
    const auto clip = viewSolverNamed(name);
    if (!clip) throw std::invalid_argument(fmt::format("'{}' isn't a clip", name));
    request.clips.push_back(*clip);
  }
  if (words.tolerance) request.tolerance = BakeTolerance{words.tolerance->first, words.tolerance->second};
  if (!words.pictures.is_none()) request.pictures = readerOf(py::capsule(words.pictures));
  return request;
}

std::shared_ptr<const ExportSong> songOf(const ExportWords& words, const SongDescription& own,
                                         const OpenContext& context, base::Issues& issues) {
  if (words.kind != endingOf(ExportKind::Html) || words.still) return nullptr;
  if (words.song) return valueOf(readSong(*words.song, context, 0.0, 1.0F));
  if (!words.withSong || own.file.empty() || own.muted) return nullptr;
  auto read = readSong(own.file, context, own.offset, own.volume);
  if (read) return std::move(*read);
  issues.push_back({.section = "song", .detail = base::describe(read.error())});
  return nullptr;
}

std::optional<ExportOutcome> exportFile(Show& show, const ExportRequest& request, const std::filesystem::path& file,
                                        const std::vector<std::filesystem::path>& inputs, const GoesOn& goesOn,
                                        base::Issues before) {
  ExportOutcome outcome{.summary = {}, .issues = std::move(before), .terms = {}};
  auto files = valueOf(FileOutputs::open(request.kind, file, inputs));
  bool ended = false;  // Ctrl+C is told once
  const ExportListener listener{
      .stopped =
          [&goesOn, &ended] {
            ended = ended || !goesOn();
            return ended;
          },
      .progressed = {},
      .terms = [&outcome](const LoadedModel&, const ModelTerms& terms) { outcome.terms.push_back(terms); },
      .issues =
          [&outcome](const LoadedModel* model, const base::Issues& issues) {
            for (base::Issue issue : issues) {
              if (model != nullptr) issue.detail = model->model.name.utf8 + ": " + issue.detail;
              outcome.issues.push_back(std::move(issue));
            }
          },
      .begins = {}};
  const auto exported = valueOf(exportShow(show, request, files.outputs(), listener));
  if (!exported) return std::nullopt;
  outcome.summary = *exported;
  if (auto done = files.commit(); !done) throw Failure(std::move(done.error()));
  return outcome;
}

py::tuple rowOf(const ExportOutcome& outcome) {
  const ExportSummary& summary = outcome.summary;
  py::dict numbers;
  numbers["bytes"] = summary.bytes;
  numbers["frames"] = summary.frames;
  numbers["models"] = summary.models;
  numbers["clips"] = summary.clips;
  numbers["joints"] = summary.joints;
  numbers["vertices"] = summary.points;
  numbers["keys"] = summary.keys;
  py::list terms;
  for (const ModelTerms& each : outcome.terms) terms.append(rowOfTerms(each));
  return py::make_tuple(numbers, issueRows(outcome.issues), py::tuple(terms));
}

void bindExport(py::module_& module) {
  py::class_<ExportWords>(module, "ExportWords")
      .def(py::init([](std::filesystem::path file, std::string kind, std::int64_t first, std::int64_t last, bool still,
                       bool humanoid, bool toon, std::vector<std::string> clips,
                       std::optional<std::pair<double, double>> tolerance, py::object pictures, std::string title,
                       std::filesystem::path pageFrame, bool withSong, std::optional<std::filesystem::path> song) {
        return ExportWords{.file = std::move(file),
                           .kind = std::move(kind),
                           .first = first,
                           .last = last,
                           .still = still,
                           .humanoid = humanoid,
                           .toon = toon,
                           .clips = std::move(clips),
                           .tolerance = tolerance,
                           .pictures = std::move(pictures),
                           .title = std::move(title),
                           .pageFrame = std::move(pageFrame),
                           .withSong = withSong,
                           .song = std::move(song)};
      }));
  module.def("terms", &termsOf);
  module.def("export_kinds", [] {
    py::list kinds;
    for (const ExportKind kind : kExportKinds) kinds.append(std::string(endingOf(kind)));
    return py::tuple(kinds);
  });
  module.def("holds_several", [](const std::string& kind) {
    const auto known = exportKindNamed(kind);
    return known && holdsSeveral(*known);
  });
}

}  // namespace app
