// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/places.h"

namespace support {

/// This is a row of files and the show that it is, from rows.json. Files without a folder are the
/// demo's.
struct Row {
  using Names = std::vector<std::string>;
  Names files;
  Names models;  ///< of the actors: the files that end in .pmx, or those that a show file names
  /// These are the motions of each actor, in their order; none for a model that can't be used.
  std::vector<std::optional<Names>> plays;
  Names scene;           ///< the motions of the scene
  std::string song;      ///< empty: none
  bool refused = false;  ///< by commands, since a file can't be used
};

inline bool isModel(const std::string& file) { return file.ends_with(".pmx"); }

/// Returns the rows of rows.json.
inline std::vector<Row> rowsOfFiles() {
  std::ifstream file(ODORI_SOURCE_DIR "/tests/app/description/rows.json");
  const auto json = nlohmann::json::parse(file);
  std::vector<Row> rows;
  for (const auto& each : json.at("rows")) {
    Row& row = rows.emplace_back();
    row.files = each.at("files").get<Row::Names>();
    row.models = each.value("models", Row::Names());
    if (row.models.empty()) std::ranges::copy_if(row.files, std::back_inserter(row.models), isModel);
    for (const auto& motions : each.at("plays"))
      row.plays.push_back(motions.is_null() ? std::nullopt : std::optional(motions.get<Row::Names>()));
    row.scene = each.value("scene", Row::Names());
    row.song = each.value("song", "");
    row.refused = each.value("refused", false);
  }
  return rows;
}

/// Returns the files' paths: those of the demo, else in `folder`. Of these, readme.txt is made.
inline std::vector<std::filesystem::path> pathsOf(const Row& row, const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const std::string& name : row.files) {
    const auto demo = std::filesystem::path(ODORI_DEMO) / name;
    paths.push_back(std::filesystem::exists(demo) ? demo : folder / name);
    if (name == "readme.txt") std::ofstream(paths.back()) << "read me";
  }
  return paths;
}

/// Returns a row's files as one line, for messages.
inline std::string lineOf(const Row& row) {
  std::string line;
  for (const std::string& name : row.files) line += name + ' ';
  return line;
}

}  // namespace support
