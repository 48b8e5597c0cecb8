// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window as a process: signals at any time, streams that can't be written, settings that are no settings.
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"
#include "vmd/motion.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::ProgramOutcome;
using support::ProgramRun;
using support::Stream;

class Window : public support::ProgramTest {
 protected:
  void SetUp() override {
    ASSERT_TRUE(pmx::writePmxFile(support::smallModel(), folder() / "model.pmx"));
    pmx::Model heavy = support::smallModel();
    heavy.vertices.resize(2'000'000, heavy.vertices.front());
    ASSERT_TRUE(pmx::writePmxFile(heavy, folder() / "heavy.pmx"));
    vmd::Motion motion = vmd::Motion::make("dance");
    for (const std::uint32_t frame : {0U, 3000U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      motion.boneKeys.push_back(key);
    }
    ASSERT_TRUE(vmd::writeVmdFile(motion, folder() / "dance.vmd"));
    fs::create_directories(config());
  }
  [[nodiscard]] fs::path config() const { return folder() / "config" / "odori"; }

  /// A run of the window that gets a signal so long after it is ready for signals.
  [[nodiscard]] ProgramRun window(std::vector<std::string> words, int number = SIGTERM, int milliseconds = 500) const {
    ProgramRun what = odori(std::move(words));
    const char* display = std::getenv("DISPLAY");
    what.environment.emplace_back("DISPLAY", display == nullptr ? "" : display);
    what.environment.emplace_back("XDG_CONFIG_HOME", (folder() / "config").string());
    std::erase(what.unset, "XAUTHORITY");
    what.unset.emplace_back("ODORI_NO_SETTINGS");
    what.meanwhile = [number, milliseconds](pid_t process) {
      support::waitUntilItCatchesSignals(process, number);
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      kill(process, number);
    };
    return what;
  }
  static void expectEnded(const ProgramOutcome& outcome, const std::string& what) {
    EXPECT_FALSE(outcome.late) << what;
    EXPECT_EQ(outcome.status, 0) << what << ": " << outcome.error;
    EXPECT_LT(outcome.peakMiB, 1500.0) << what;
  }
};

TEST_F(Window, EndsOnASignalWhileLoadingAndWhilePlaying) {
  for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
    expectEnded(run(window({"model.pmx", "dance.vmd"}, number)), "playing");
    expectEnded(run(window({"heavy.pmx", "dance.vmd"}, number, 0)), "loading");
  }
}

TEST_F(Window, AnIgnoredHangUpStaysIgnored) {
  ProgramRun what = window({"model.pmx"});
  what.words.insert(what.words.begin(), what.program.string());
  what.program = "/usr/bin/nohup";
  bool ignored = false;
  what.meanwhile = [&ignored, usual = what.meanwhile](pid_t process) {
    support::waitUntilItCatchesSignals(process);
    ignored = support::ignores(process, SIGHUP);
    usual(process);
  };
  expectEnded(run(what), "nohup");
  EXPECT_TRUE(ignored);
}

TEST_F(Window, RunsWhateverItsStreamsAre) {
  for (const Stream stream : {Stream::Full, Stream::Gone, Stream::Closed}) {
    ProgramRun what = window({"nofile.pmx", "model.pmx", "dance.vmd"});
    what.out = what.error = stream;
    what.mostSeconds = 30;
    expectEnded(run(what), "stream " + std::to_string(static_cast<int>(stream)));
  }
}

TEST_F(Window, StartsWithAnySettings) {
  const auto file = config() / "odori.conf";
  const auto runs = [&](const std::string& what) { expectEnded(run(window({"model.pmx"})), what); };
  write("config/odori/odori.conf", std::string("[window]\ngeometry=@ByteArray(\\x1\xff\nnonsense\n[[[[=\0\0", 40));
  runs("damaged");
  // No file at all: nothing waits for a pipe, and nothing is written over what isn't ours.
  fs::remove(file);
  ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
  runs("pipe");
  EXPECT_TRUE(fs::is_fifo(file));
  fs::remove(file);
  fs::create_directory(file);
  runs("folder");
  fs::remove(file);
  // A gibibyte, without a byte on the disk.
  std::ofstream(file).close();
  fs::resize_file(file, std::uintmax_t{1} << 30U);
  runs("huge");
  EXPECT_EQ(fs::file_size(file), std::uintmax_t{1} << 30U);
  fs::remove(file);
  fs::create_directory(config() / "odori.conf.lock");
  runs("lock");
  // Recent files that are gone or never were files
  fs::remove(config() / "odori.conf.lock");
  ASSERT_EQ(::mkfifo((folder() / "pipe.vmd").c_str(), 0600), 0);
  write("config/odori/odori.conf",
        "[files]\nrecent=/gone.pmx, " + (folder() / "pipe.vmd").string() + "\nfolder=/gone\n");
  ProgramRun recent = window({"model.pmx"}, SIGTERM, 0);
  bool remembered = false;
  recent.meanwhile = [&, usual = recent.meanwhile](pid_t process) {
    for (int i = 0; i < 3000 && !remembered; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      remembered = support::contents(file).find("model.pmx") != std::string::npos;
    }
    usual(process);
  };
  expectEnded(run(recent), "recent");
  EXPECT_TRUE(remembered);
}

TEST_F(Window, StartsWithAnyHome) {
  const std::array<std::string, 5> homes{"/dev/null", "relative", (folder() / "model.pmx").string(), "/gone/and/gone",
                                         std::string(5000, 'x')};
  for (const std::string& home : homes) {
    ProgramRun what = window({"model.pmx"});
    std::erase_if(what.environment, [](const auto& set) { return set.first == "XDG_CONFIG_HOME"; });
    what.environment.emplace_back("HOME", home);
    expectEnded(run(what), "HOME=" + home.substr(0, 40));
    what.environment.back() = {"XDG_CONFIG_HOME", home};
    what.unset.emplace_back("HOME");
    expectEnded(run(what), "XDG_CONFIG_HOME=" + home.substr(0, 40));
  }
}

TEST_F(Window, RefusesWhatIsNoFileWithoutWaiting) {
  ASSERT_EQ(::mkfifo((folder() / "pipe.pmx").c_str(), 0600), 0);
  ASSERT_EQ(::mkfifo((folder() / "pipe.vmd").c_str(), 0600), 0);
  fs::create_directory(folder() / "inside");
  fs::create_directory_symlink("..", folder() / "inside" / "above");
  expectEnded(run(window({"pipe.pmx", "pipe.vmd", "/dev/zero", "/proc/self/mem", "inside", "."})), "pipes");
}

}  // namespace
