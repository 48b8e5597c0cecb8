// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The rows of rows.json are given to the program: each model moves as it does alone with the
// motions that are its own.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "tests/app/description/rows.h"
#include "tests/support/program_run.h"

namespace {

using support::Row;

class RowsOfFiles : public support::ProgramTest {
 protected:
  /// Returns the rows of a table of poses, the number of the model removed, by that number.
  static std::map<std::string, std::string> byModel(const std::string& table, bool several) {
    std::map<std::string, std::string> rows;
    std::istringstream lines(table);
    std::string line;
    std::getline(lines, line);  // the header
    while (std::getline(lines, line)) {
      const std::size_t comma = several ? line.find(',') + 1 : 0;
      rows[several ? line.substr(0, comma - 1) : "0"] += line.substr(comma) + '\n';
    }
    return rows;
  }
  support::ProgramOutcome pose(std::vector<std::string> files) const {
    files.insert(files.begin(), "pose");
    files.insert(files.end(), {"--frames", "100,200"});
    return runOdori(std::move(files));
  }
  /// Returns the bytes of a small picture.
  std::string picture(std::vector<std::string> words) const {
    const auto made = folder() / "made.png";
    words.insert(words.begin(), "render");
    words.insert(words.end(), {"--frame", "300", "--size", "64x36", "--physics", "off", "-o", made.string()});
    const auto rendered = runOdori(std::move(words));
    EXPECT_EQ(rendered.status, 0) << rendered.error;
    std::ostringstream bytes;
    bytes << std::ifstream(made, std::ios::binary).rdbuf();
    std::filesystem::remove(made);
    return bytes.str();
  }
};

TEST_F(RowsOfFiles, AreTheShowsThatTheRuleSays) {
  const std::string demo = std::string(ODORI_DEMO) + '/';
  for (const Row& row : support::rowsOfFiles()) {
    SCOPED_TRACE(support::lineOf(row));
    std::vector<std::string> files;
    for (const auto& path : support::pathsOf(row, folder())) files.push_back(path.string());
    const auto together = pose(files);
    EXPECT_EQ(together.status, row.refused ? 2 : 0) << together.error;
    if (row.refused) continue;
    const auto rows = byModel(together.out, row.plays.size() > 1);
    ASSERT_EQ(rows.size(), row.plays.size());
    std::size_t actor = 0;
    for (const std::string& name : row.models) {
      std::vector<std::string> alone{demo + name};
      for (const std::string& motion : *row.plays.at(actor)) alone.push_back(demo + motion);
      const std::string wanted = byModel(pose(alone).out, false)["0"];
      EXPECT_FALSE(wanted.empty());
      EXPECT_EQ(rows.at(std::to_string(actor)), wanted) << name;
      ++actor;
    }
  }
}

/// A picture's camera is the one of --camera, else the motions' own (films.md).
TEST_F(RowsOfFiles, ArePicturedByTheirOwnCamera) {
  for (const Row& row : support::rowsOfFiles()) {
    if (row.scene.empty() || row.refused) continue;
    SCOPED_TRACE(support::lineOf(row));
    std::vector<std::string> files;
    for (const auto& path : support::pathsOf(row, folder())) files.push_back(path.string());
    const std::string own = picture(files);
    files.insert(files.end(), {"--camera", std::string(ODORI_DEMO) + '/' + row.scene.front()});
    EXPECT_FALSE(own.empty());
    EXPECT_TRUE(own == picture(files)) << "the scene's motion isn't played";
  }
}

}  // namespace
