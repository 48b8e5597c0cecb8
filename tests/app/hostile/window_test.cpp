// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window as a process: signals at any time, streams that can't be written, invalid settings.
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/file_contents.h"
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

  /// Returns a run of the window that gets a signal this long after it is ready for signals.
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

TEST_F(Window, ADisplayWhoseGlxHasNoFormatGivesALine) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers have their own malloc(), before which no library may be loaded";
#endif
  ProgramRun what = window({"model.pmx"});
  what.environment.emplace_back("LD_PRELOAD", ODORI_NO_GLX_FORMATS);
  what.environment.emplace_back("QT_XCB_GL_INTEGRATION", "xcb_glx");
  what.meanwhile = {};
  const auto outcome = run(what);
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.error, ::testing::EndsWith("odori: this display has no OpenGL for windows: its GLX has no "
                                                 "format for pictures\n"));
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
  const auto file = config() / "settings.json";
  const auto runs = [&](const std::string& what) { expectEnded(run(window({"model.pmx"})), what); };
  write("config/odori/settings.json", std::string("{\"window/layout\": [\"\\u0001\xff\nnonsense\", [[[[{\0\0", 46));
  runs("damaged");
  // It is no regular file: nothing waits for a pipe, and nothing overwrites a file that isn't ours.
  fs::remove(file);
  ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
  runs("pipe");
  EXPECT_TRUE(fs::is_fifo(file));
  fs::remove(file);
  fs::create_directory(file);
  runs("folder");
  fs::remove(file);
  // It is a gibibyte without a byte on the disk.
  std::ofstream(file).close();
  fs::resize_file(file, std::uintmax_t{1} << 30U);
  runs("huge");
  EXPECT_EQ(fs::file_size(file), std::uintmax_t{1} << 30U);
  fs::remove(file);
  // Recent files were removed or never were files.
  ASSERT_EQ(::mkfifo((folder() / "pipe.vmd").c_str(), 0600), 0);
  write("config/odori/settings.json", R"({"recent/models": ["/gone.pmx"], "recent/motions": [")" +
                                          (folder() / "pipe.vmd").string() + R"("], "files/folder": "/gone"})");
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

/// This class is a virtual display of the test's own, which may be removed before it ends.
class OwnDisplay {
 public:
  explicit OwnDisplay(const fs::path& number) {
    server_ = fork();
    if (server_ == 0) {
      const int out = open(number.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      dup2(out, 3);
      execlp("Xvfb", "Xvfb", "-displayfd", "3", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-noreset", nullptr);
      _exit(127);
    }
    for (int i = 0; i < 3000 && !support::contents(number).ends_with('\n'); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    name_ = ":" + std::to_string(std::atoi(support::contents(number).c_str()));
  }
  ~OwnDisplay() { end(); }
  OwnDisplay(const OwnDisplay&) = delete;
  OwnDisplay& operator=(const OwnDisplay&) = delete;
  void end() {
    if (server_ <= 0) return;
    kill(server_, SIGKILL);
    waitpid(std::exchange(server_, 0), nullptr, 0);
  }
  /// Waits until a window has a name that this expression matches, a minute or this many quarters
  /// of a second at most. Returns false if the time runs out.
  [[nodiscard]] bool shows(const std::string& expression, int quarters = 240) const {
    for (int i = 0; i < quarters; ++i) {
      if (asks("search --onlyvisible --name '" + expression + "'")) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(250));
    }
    return false;
  }
  /// Presses a key in the window of this name until there is one of the other name: a window that
  /// is opening misses some.
  [[nodiscard]] bool pressUntil(const std::string& expression, const std::string& key, const std::string& other) const {
    if (!shows(expression)) return false;
    for (int i = 0; i < 20; ++i) {
      asks("search --onlyvisible --name '" + expression + "' windowfocus");
      asks("search --onlyvisible --name '" + expression + "' key --window %1 " + key);
      if (shows(other, 12)) return true;
    }
    return false;
  }
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  bool asks(const std::string& words) const {
    return std::system(
               ("env -u XAUTHORITY DISPLAY=" + name_ + " timeout 20 xdotool " + words + " >/dev/null 2>&1").c_str()) ==
           0;
  }
  pid_t server_ = 0;
  std::string name_;
};

class WindowThatEnds : public Window {
 protected:
  void SetUp() override {
    if (std::system("xdotool version >/dev/null 2>&1") != 0) GTEST_SKIP() << "there is no xdotool";
    Window::SetUp();
    write("show.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx"}]})"));
  }
  /// Returns a run of the window on this display, with a home of the test's own.
  [[nodiscard]] ProgramRun windowOn(const OwnDisplay& display, const std::vector<std::string>& words) const {
    ProgramRun what = window(words);
    std::erase_if(what.environment, [](const auto& set) { return set.first == "DISPLAY"; });
    what.environment.emplace_back("DISPLAY", display.name());
    what.environment.emplace_back("XDG_STATE_HOME", (folder() / "state").string());
    what.unset.emplace_back("XAUTHORITY");
    what.mostSeconds = 240;
    return what;
  }
  /// Returns a run of the window with its show changed; then `end` is called.
  [[nodiscard]] ProgramRun changing(OwnDisplay& display, const std::function<void(pid_t)>& end) {
    ProgramRun what = windowOn(display, {"show.odori"});
    what.meanwhile = [this, &display, end](pid_t process) {
      changed = display.pressUntil(R"(^show\.odori — Odori)", "ctrl+d", kChanged);
      end(process);
    };
    return what;
  }
  [[nodiscard]] std::vector<fs::path> rescued() const {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder() / "state" / "odori" / "rescued", none))
      if (entry.path().extension() == ".odori") files.push_back(entry.path());
    return files;
  }
  static constexpr const char* kChanged = R"(^show\.odori\* — Odori)";
  bool changed = false;
};

TEST_F(WindowThatEnds, LeavesItsChangesForTheNextStart) {
  const std::string before = support::contents(folder() / "show.odori");
  {
    OwnDisplay display(folder() / "number");
    const auto outcome = run(changing(display, [&display](pid_t) { display.end(); }));
    ASSERT_TRUE(changed) << outcome.error;
    EXPECT_FALSE(outcome.late);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.error, ::testing::HasSubstr("odori: what wasn't saved is in "));
    EXPECT_THAT(outcome.error, ::testing::EndsWith("odori: the display went away\n"));
  }
  // THEN the show with its two actors is in a file of its own, and the user's is as it was
  ASSERT_EQ(rescued().size(), 1U);
  EXPECT_EQ(support::contents(folder() / "show.odori"), before);
  EXPECT_NE(support::contents(config() / "settings.json"), "") << "settings are kept";
  const auto info = runOdori({"info", rescued().front().string(), "--json"});
  EXPECT_EQ(info.status, 0) << info.error;
  // WHEN the window is started once more THEN it offers the show, and Enter opens it
  OwnDisplay display(folder() / "number");
  ProgramRun again = windowOn(display, {});
  bool opened = false;
  again.meanwhile = [&](pid_t process) {
    opened = display.pressUntil("^Unsaved Changes", "Return", kChanged);
    kill(process, SIGTERM);
  };
  const auto outcome = run(again);
  EXPECT_TRUE(opened) << outcome.error;
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  // AND it is kept again, once
  EXPECT_EQ(rescued().size(), 1U);
}

TEST_F(WindowThatEnds, KeepsItsChangesAtASignal) {
  OwnDisplay display(folder() / "number");
  const auto outcome = run(changing(display, [](pid_t process) { kill(process, SIGHUP); }));
  ASSERT_TRUE(changed) << outcome.error;
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_EQ(rescued().size(), 1U);
}

TEST_F(WindowThatEnds, AKilledOneLosesLittle) {
  const std::string before = support::contents(folder() / "show.odori");
  OwnDisplay display(folder() / "number");
  // GIVEN a window whose show is changed, and another one that is started meanwhile, while the
  // first one runs
  bool kept = false, offered = true;
  const auto outcome = run(changing(display, [&](pid_t process) {
    for (int i = 0; i < 3000 && rescued().empty(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    kept = rescued().size() == 1;
    write("other.odori", before);
    ProgramRun other = windowOn(display, {"other.odori"});
    other.meanwhile = [&](pid_t second) {
      offered = !display.shows(R"(^other\.odori — Odori)") || display.shows("^Unsaved Changes", 8);
      kill(second, SIGTERM);
    };
    EXPECT_EQ(run(other).status, 0);
    // WHEN the first is killed
    kill(process, SIGKILL);
  }));
  ASSERT_TRUE(changed) << outcome.error;
  EXPECT_TRUE(kept);
  EXPECT_FALSE(offered);
  // THEN the next start offers its changes, and the user's file is as it was
  ASSERT_EQ(rescued().size(), 1U);
  EXPECT_EQ(support::contents(folder() / "show.odori"), before);
  ProgramRun again = windowOn(display, {});
  bool opened = false;
  again.meanwhile = [&](pid_t process) {
    opened = display.pressUntil("^Unsaved Changes", "Return", kChanged);
    kill(process, SIGTERM);
  };
  const auto next = run(again);
  EXPECT_TRUE(opened) << next.error;
}

}  // namespace
