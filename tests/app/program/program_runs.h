// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "tests/support/file_contents.h"
#include "tests/support/places.h"

namespace support {

inline const std::string kModel = std::string(ODORI_DEMO) + "/odori.pmx";
inline const std::string kDance = std::string(ODORI_DEMO) + "/dance.vmd";
inline const std::string kCamera = std::string(ODORI_DEMO) + "/camera.vmd";

/// An Outcome is what a run of the program left: its exit status and both streams.
struct Outcome {
  int status = -1;
  std::string out, err;
};

/// This fixture runs the program in a folder of its own, as scripts do.
class Program : public ::testing::Test {
 protected:
  Program() {
    std::string pattern = (std::filesystem::temp_directory_path() / "odori_program_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Program() override { std::filesystem::remove_all(folder_); }

  Outcome run(const std::string& words, const std::string& before = "") {
    const auto out = folder_ / "stdout", err = folder_ / "stderr";
    const std::string command = "cd '" + folder_.string() + "' && " + before + " '" ODORI_PROGRAM "' " + words + " >'" +
                                out.string() + "' 2>'" + err.string() + "'";
    const int status = std::system(command.c_str());
    Outcome result{WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), contents(out), contents(err)};
    std::filesystem::remove(out);
    std::filesystem::remove(err);
    return result;
  }
  std::vector<std::string> left() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_))
      names.push_back(entry.path().filename().string());
    return names;
  }
  static long lines(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

  std::filesystem::path folder_;
};

inline const char* const kNoDisplay = "env -u DISPLAY -u WAYLAND_DISPLAY";

}  // namespace support
