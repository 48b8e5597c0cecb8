// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/pybind11.h>

#include "app/description/show_description.h"
#include "app/exporter/export_request.h"
#include "app/python/frame_run.h"
#include "app/tree/open_context.h"

namespace app {

/// An ExportWords is what a call of export() says, beside the show and its models.
struct ExportWords {
  std::filesystem::path file;
  std::string kind;  ///< an ending without its dot
  std::int64_t first = 0, last = 0;
  bool still = false, humanoid = false, toon = false;
  std::vector<std::string> clips{};
  std::optional<std::pair<double, double>> tolerance{};  ///< units, degrees
  pybind11::object pictures{};                           ///< the reader of the module _pictures, or None
  std::string title{};                                   ///< of a page; empty: by what is in it
  std::filesystem::path pageFrame{};                     ///< the page without a dance
  bool withSong = true;                                  ///< a page has the show's song
  std::optional<std::filesystem::path> song{};           ///< a page has this one instead
};

/// Registers ExportWords, and the function that returns a model's terms.
void bindExport(pybind11::module_& module);

/// Returns what the words ask for, but for a page's song. Throws std::invalid_argument for a word
/// that means nothing.
[[nodiscard]] ExportRequest requestOf(const ExportWords& words);

/// Returns the song of a page; null where it has none, and for other formats. `own` is the show's,
/// in its context. Where that can't be in a page it is among the issues; one that the words name
/// throws Failure.
[[nodiscard]] std::shared_ptr<const ExportSong> songOf(const ExportWords& words, const SongDescription& own,
                                                       const OpenContext& context, base::Issues& issues);

/// An ExportOutcome is what an export did, and what it told.
struct ExportOutcome {
  ExportSummary summary;
  base::Issues issues;  ///< those of several models begin with their names
  std::vector<ModelTerms> terms;
};

/// Plays a show and writes the file, without the interpreter's lock. `before` are issues that
/// are told first. Returns none when it was ended. Throws Failure.
[[nodiscard]] std::optional<ExportOutcome> exportFile(Show& show, const ExportRequest& request,
                                                      const std::filesystem::path& file,
                                                      const std::vector<std::filesystem::path>& inputs,
                                                      const GoesOn& goesOn, base::Issues before = {});

/// Returns an outcome for Python: the numbers by name, issues, terms.
[[nodiscard]] pybind11::tuple rowOf(const ExportOutcome& outcome);

}  // namespace app
