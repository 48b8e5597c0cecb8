// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The user's displays don't exist or don't answer, and the environment is full of variables for Qt.
#include <csignal>

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/app/hostile/displays.h"

namespace {

namespace fs = std::filesystem;
using support::Displays;
using support::Environment;
using support::lineCount;
using testing::HasSubstr;

/// This class is a TCP server on this machine that accepts connections and never sends a byte.
class SilentServer {
 public:
  SilentServer() : handle_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    for (port_ = 6100; port_ < 6400; ++port_) {
      address.sin_port = htons(static_cast<std::uint16_t>(port_));
      if (bind(handle_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0) break;
    }
    listen(handle_, 8);
  }
  ~SilentServer() { close(handle_); }
  SilentServer(const SilentServer&) = delete;
  SilentServer& operator=(const SilentServer&) = delete;
  /// Returns its name as a display: X's display n is TCP port 6000 + n.
  [[nodiscard]] std::string name() const { return "127.0.0.1:" + std::to_string(port_ - 6000); }

 private:
  int handle_, port_ = 0;
};

/// These variables of the environment ended a picture or changed it, or might well do so.
const Environment kHostileWords{
    {"DISPLAY", "localhost:5"},
    {"WAYLAND_DISPLAY", "gone"},
    {"XAUTHORITY", "/nowhere"},
    {"XDG_SESSION_TYPE", "wayland"},
    {"XDG_RUNTIME_DIR", "/nowhere"},
    {"XDG_CURRENT_DESKTOP", "KDE"},
    {"HOME", "/nowhere"},
    {"TMPDIR", "/nowhere"},
    {"QT_QPA_PLATFORM", "nonsense"},
    {"QT_QPA_PLATFORM_PLUGIN_PATH", "/nowhere"},
    {"QT_QPA_PLATFORMTHEME", "gtk3"},
    {"QT_QPA_GENERIC_PLUGINS", "evdevmouse,tuiotouch"},
    {"QT_PLUGIN_PATH", "/nowhere"},
    {"QT_SCALE_FACTOR", "3"},
    {"QT_SCREEN_SCALE_FACTORS", "2;2"},
    {"QT_FONT_DPI", "300"},
    {"QT_XCB_GL_INTEGRATION", "none"},
    {"QT_FATAL_WARNINGS", "1"},
    {"QT3D_RENDERER", "rhi"},
};

TEST_F(Displays, APictureDependsOnNoWordForQtOrDisplays) {
  const auto plain = pictureOf(rendering({}));
  ASSERT_THAT(plain, testing::StartsWith("\x89PNG"));
  EXPECT_EQ(pictureOf(rendering({}, kHostileWords)), plain);
  EXPECT_EQ(pictureOf(rendering({"--display", "egl"}, kHostileWords)), plain);
  EXPECT_EQ(pictureOf(rendering({"--display", "xvfb"}, kHostileWords)), plain);
  // one by one: these ended it before
  for (const auto& word :
       Environment{{"DISPLAY", "unix:3"}, {"QT_QPA_PLATFORM", "eglfs"}, {"QT_QPA_PLATFORM", "offscreen"}})
    EXPECT_EQ(pictureOf(rendering({}, {word})), plain) << word.first << "=" << word.second;
}

TEST_F(Displays, APictureWaitsForNoServerThatNeverAnswers) {
  const SilentServer server;
  auto what = rendering({}, {{"DISPLAY", server.name()}});
  EXPECT_NE(pictureOf(what), "");
}

TEST_F(Displays, WordsForQtInFileNamesAreFileNames) {
  write("-platform", pmx::writePmx(support::smallModel()));
  auto what = odori({"render", "-o", "picture.png", "--size", "48x32", "--physics", "off", "--", "model.pmx",
                     "-platform", "nonsense"});
  const auto outcome = run(what);
  // The first word is a second model, the other no file.
  EXPECT_EQ(outcome.status, 2) << outcome.error;
  EXPECT_EQ(outcome.error, "odori: nonsense: No such file or directory\n");
  EXPECT_EQ(lineCount(outcome.error), 1) << outcome.error;
}

TEST_F(Displays, TheUsersThatIsntThereIsOneLineAndStatusOne) {
  std::vector<std::pair<Environment, std::string>> cases{
      {{}, "neither DISPLAY nor WAYLAND_DISPLAY"},
      {{{"DISPLAY", "localhost:5"}}, "'localhost:5'"},
      {{{"DISPLAY", "unix:3"}}, "'unix:3'"},
      {{{"DISPLAY", ":4711"}}, "':4711'"},
      {{{"DISPLAY", "nonsense"}}, "'nonsense'"},
      {{{"DISPLAY", std::string(100000, 'h') + ":0"}}, "hhh…'"},
      {{{"DISPLAY", "\x1b[31m:1\nodori: done"}}, "\xef\xbf\xbd[31m:1\xef\xbf\xbdodori: done'"},
      {{{"WAYLAND_DISPLAY", "gone"}}, ""},
      {{{"WAYLAND_DISPLAY", "/"}}, ""},
      {{{"WAYLAND_DISPLAY", "gone"}, {"DISPLAY", "unix:3"}}, ""},
      {{{"QT_QPA_PLATFORM", "nonsense"}}, "no platform 'nonsense'"},
      {{{"QT_QPA_PLATFORM", "nonsense;xcb:words"}}, "no platform 'nonsense'"},
      {{{"QT_QPA_PLATFORM", "odori-egl"}}, "no platform"},
      {{{"QT_QPA_PLATFORM", "xcb"}}, "DISPLAY"},
      {{{"QT_QPA_PLATFORM", "xcb"}, {"DISPLAY", "unix:3"}}, "'unix:3'"},
      {{{"QT_QPA_PLATFORM", "offscreen"}}, "DISPLAY"},
  };
  // Where there is a graphics card this one may well work.
  if (!fs::exists("/dev/dri") && !fs::exists("/dev/nvidiactl")) cases.push_back({{{"QT_QPA_PLATFORM", "eglfs"}}, ""});
  for (const auto& [environment, about] : cases) {
    SCOPED_TRACE(environment.empty() ? "" : environment.front().first + "=" + environment.front().second.substr(0, 50));
    expectRefused(rendering({"--display", "user"}, environment), about);
    auto window = odori({"model.pmx"});
    window.mostSeconds = 20;
    set(window, environment);
    expectRefused(window, about);
  }
}

TEST_F(Displays, TheUsersThatNeverAnswersIsOneLineAndStatusOne) {
  const SilentServer server;
  for (auto what : {rendering({"--display", "user"}), odori({"model.pmx"})}) {
    set(what, {{"DISPLAY", server.name()}});
    what.mostSeconds = 30;
    expectRefused(what, server.name() + "' doesn't answer");
    set(what, {{"DISPLAY", server.name()}, {"QT_QPA_PLATFORM", "xcb"}});
    expectRefused(what, server.name() + "' doesn't answer");
  }
}

/// This class is an X server of the test's, without a client, that ends when its last one leaves.
class LastClientServer {
 public:
  LastClientServer() {
    int ends[2];
    if (pipe(ends) != 0) return;
    process_ = fork();
    if (process_ == 0) {
      dup2(ends[1], 3);
      dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
      execlp("Xvfb", "Xvfb", "-displayfd", "3", "-terminate", "-nolisten", "tcp", "-screen", "0", "640x480x24",
             static_cast<char*>(nullptr));
      _exit(127);
    }
    close(ends[1]);
    for (char digit = 0; read(ends[0], &digit, 1) == 1 && digit != '\n';) name_ += digit;
    close(ends[0]);
  }
  ~LastClientServer() {
    if (process_ <= 0) return;
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }
  LastClientServer(const LastClientServer&) = delete;
  LastClientServer& operator=(const LastClientServer&) = delete;
  [[nodiscard]] std::string name() const { return ":" + name_; }

 private:
  pid_t process_ = 0;
  std::string name_;
};

TEST_F(Displays, TheUsersStaysWhileItIsAsked) {
  for (const char* platform : {"", "offscreen"}) {
    // GIVEN a server that ends, as others start anew, when no client is connected any more
    const LastClientServer server;
    ASSERT_NE(server.name(), ":");
    // THEN it is there for Qt
    EXPECT_NE(pictureOf(rendering({"--display", "user"}, {{"DISPLAY", server.name()}, {"QT_QPA_PLATFORM", platform}})),
              "")
        << platform;
  }
}

TEST_F(Displays, ASystemThatGivesNoMoreThreadsIsOneLineAndStatusOne) {
  // Mesa's own messages about a missing home don't count.
  const Environment quiet{{"MESA_SHADER_CACHE_DISABLE", "true"}};
  for (const std::string display : {"egl", "xvfb"}) {
    for (const std::size_t threads : {1U, 4U, 8U}) {
      SCOPED_TRACE(display + ", " + std::to_string(threads));
      auto what = rendering({"--display", display}, quiet);
      what.mostThreads = threads;
      what.mostSeconds = 40;
      if (!asNobody(what)) GTEST_SKIP() << "nobody can't run " << what.program << ", and root has no limit on threads";
      expectRefused(what, "");
    }
  }
}

TEST_F(Displays, WhoStartsItIgnoringTheEndOfItsChildrenChangesNothing) {
  auto what = rendering({"--display", "xvfb"});
  const auto plain = pictureOf(what);
  what.words.insert(what.words.begin(), {"--ignore-signal=CHLD", what.program.string()});
  what.program = "/usr/bin/env";
  EXPECT_EQ(pictureOf(what), plain);
  // AND a missing display isn't taken for an existing one
  fs::remove(folder() / "picture.png");
  auto dead = rendering({"--display", "user"}, {{"DISPLAY", ":4711"}});
  dead.words.insert(dead.words.begin(), {"--ignore-signal=CHLD", dead.program.string()});
  dead.program = "/usr/bin/env";
  expectRefused(dead, "':4711'");
}

TEST_F(Displays, ARuntimeFolderThatIsALinkIsLeftAlone) {
  const auto usual = "odori-runtime-" + std::to_string(geteuid());
  fs::create_directory(folder() / "target");
  chmod((folder() / "target").c_str(), 0700);
  fs::create_directory_symlink(folder() / "target", folder() / usual);
  for (const char* display : {"egl", "xvfb"}) {
    auto what = rendering({"--display", display}, {{"TMPDIR", folder().string()}});
    what.unset.emplace_back("XDG_RUNTIME_DIR");
    EXPECT_NE(pictureOf(what), "");
    EXPECT_TRUE(fs::is_empty(folder() / "target"));
    EXPECT_THAT(left(), testing::ElementsAre("model.pmx", usual, "picture.png", "target"));
  }
}

}  // namespace
