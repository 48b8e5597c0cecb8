// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/file_contents.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"

namespace support {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;
using Environment = std::vector<std::pair<std::string, std::string>>;

/// Waits until a condition holds, a minute at most. Returns false if the time runs out.
template <class Condition>
bool comes(Condition condition) {
  for (int i = 0; i < 6000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

/// Returns whether a process exists and isn't a zombie.
inline bool lives(pid_t process) {
  const auto status = contents("/proc/" + std::to_string(process) + "/stat");
  const auto end = status.rfind(')');
  return end != std::string::npos && status.compare(end, 4, ") Z ") != 0;
}

/// This fixture makes pictures and films of a small model, on several displays.
class Displays : public ProgramTest {
 protected:
  Displays() { write("model.pmx", pmx::writePmx(smallModel())); }

  [[nodiscard]] ProgramRun rendering(const Words& more, const Environment& environment = {}) const {
    Words words{"render", "model.pmx", "--size", "48x32", "--physics", "off", "-o", "picture.png"};
    words.insert(words.end(), more.begin(), more.end());
    ProgramRun what = odori(words);
    set(what, environment);
    return what;
  }
  static void set(ProgramRun& what, const Environment& environment) {
    for (const auto& [name, value] : environment) {
      std::erase_if(what.environment, [&, n = name](const auto& had) { return had.first == n; });
      what.environment.emplace_back(name, value);
    }
  }
  /// Returns the picture's bytes; empty where none was made.
  [[nodiscard]] std::string pictureOf(const ProgramRun& what) const {
    fs::remove(folder() / "picture.png");
    const auto outcome = run(what);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(outcome.error, "");
    return contents(folder() / "picture.png");
  }
  void expectRefused(const ProgramRun& what, const std::string& about) const {
    const auto outcome = run(what);
    EXPECT_FALSE(outcome.late);
    EXPECT_EQ(outcome.status, 1) << outcome.error;
    EXPECT_EQ(lineCount(outcome.error), 1) << outcome.error;
    EXPECT_THAT(outcome.error, ::testing::HasSubstr(about));
    EXPECT_FALSE(fs::exists(folder() / "picture.png"));
  }

  /// Returns a film of hours in which all moves, on a virtual display whose process number is
  /// written to a file, or on another one.
  [[nodiscard]] ProgramRun filming(const std::string& file = "film.mp4", const std::string& display = "xvfb") const {
    ProgramRun what = odori({"render", "model.pmx", "--size", "96x64", "--physics", "off", "--frames", "0:9999999",
                             "--turntable", "--fit", "all", "--display", display, "-o", file});
    set(what, watched());
    return what;
  }
  /// Waits until a file that is being written has this many bytes.
  [[nodiscard]] bool grows(const std::string& file, std::uintmax_t least) const {
    return comes([&] {
      return std::ranges::any_of(left(), [&](const auto& name) {
        std::error_code gone;
        return name.starts_with(file + ".") && fs::file_size(folder() / name, gone) >= least && !gone;
      });
    });
  }
  /// Waits until the film has begun and has this many bytes.
  [[nodiscard]] bool films(const std::string& file = "film.mp4", std::uintmax_t least = 0) const {
    return server() > 0 && grows(file, least);
  }
  // A film has this many bytes when some pictures are written.
  static constexpr std::uintmax_t kSomePictures = 3'000;

  /// Puts a program of this name before all others: a script of sh, which can write into the test's
  /// folder ($here).
  Environment instead(const std::string& script) const {
    fs::create_directory(folder() / "bin");
    const auto file = folder() / "bin" / "Xvfb";
    write("bin/Xvfb", "#!/bin/sh\nhere='" + folder().string() + "'\n" + script + "\n");
    chmod(file.c_str(), 0700);
    return {{"PATH", (folder() / "bin").string() + ":/usr/bin:/bin"}};
  }
  /// Starts the real server, whose process number is written to a file.
  [[nodiscard]] Environment watched() const {
    return instead(
        "echo $$ >$here/new && mv $here/new $here/server\nPATH=/usr/bin:/bin:/usr/local/bin exec Xvfb \"$@\"");
  }
  /// Returns the process of the server that was started; 0 where there is none within ten seconds.
  [[nodiscard]] pid_t server() const {
    comes([this] { return fs::exists(folder() / "server"); });
    return static_cast<pid_t>(std::atoi(contents(folder() / "server").c_str()));
  }
};

}  // namespace support
