// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/pybind11.h>

#include "app/exporter/export_request.h"
#include "app/python/frame_run.h"

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
};

/// Registers ExportWords, and the function that returns a model's terms.
void bindExport(pybind11::module_& module);

/// Returns what the words ask for. Throws std::invalid_argument for a word that means nothing.
[[nodiscard]] ExportRequest requestOf(const ExportWords& words);

/// An ExportOutcome is what an export did, and what it told.
struct ExportOutcome {
  ExportSummary summary;
  base::Issues issues;  ///< those of several models begin with their names
  std::vector<ModelTerms> terms;
};

/// Plays a show and writes the file, without the interpreter's lock. Returns none when it was
/// ended. Throws Failure.
[[nodiscard]] std::optional<ExportOutcome> exportFile(Show& show, const ExportRequest& request,
                                                      const std::filesystem::path& file,
                                                      const std::vector<std::filesystem::path>& inputs,
                                                      const GoesOn& goesOn);

/// Returns an outcome for Python: the numbers by name, issues, terms.
[[nodiscard]] pybind11::tuple rowOf(const ExportOutcome& outcome);

}  // namespace app
