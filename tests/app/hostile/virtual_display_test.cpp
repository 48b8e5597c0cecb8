// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The program's own display: it doesn't start, hangs, goes away, stays after the end or lets others
// in.
#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <sstream>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/app/film/media_probe.h"
#include "tests/app/hostile/displays.h"

namespace {

namespace fs = std::filesystem;
using support::comes;
using support::contents;
using support::Displays;
using support::Environment;
using support::lives;
using testing::HasSubstr;
using testing::Not;

TEST_F(Displays, WithoutEglAVirtualOneGivesTheSamePicture) {
  const Environment noEgl{{"__EGL_VENDOR_LIBRARY_DIRS", "/nowhere"}};
  EXPECT_EQ(pictureOf(rendering({}, noEgl)), pictureOf(rendering({})));
  fs::remove(folder() / "picture.png");
  expectRefused(rendering({"--display", "egl"}, noEgl), "apt-get install");
  expectRefused(rendering({}, {{"__EGL_VENDOR_LIBRARY_DIRS", "/nowhere"}, {"PATH", "/nowhere"}}),
                "apt-get install xvfb");
}

TEST_F(Displays, AVirtualOneThatDoesntStartIsOneLineAndStatusOne) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"printf '(EE) \\033[31mno room(EE)\\n' >&2; exit 1", "no room\n"},
      {"exit 0", "doesn't start"},
      {"echo nonsense >&3; exec sleep 100", "doesn't start"},
      {"exec tr '\\0' 1 </dev/zero >&3", "doesn't start"},
      {"echo 4711 >&3; exec sleep 100", "doesn't answer"},
      {"kill -SEGV $$", "doesn't start"},
  };
  for (const auto& [script, about] : cases) {
    SCOPED_TRACE(script);
    auto what = rendering({"--display", "xvfb"}, instead(script));
    what.mostSeconds = 30;
    expectRefused(what, about);
  }
  // AND one that isn't a program
  const auto words = instead("exit 0");
  chmod((folder() / "bin" / "Xvfb").c_str(), 0600);
  expectRefused(rendering({"--display", "xvfb"}, {{"PATH", (folder() / "bin").string()}}), "apt-get install xvfb");
}

TEST_F(Displays, AVirtualOneThatHangsIsGivenUp) {
  auto what =
      rendering({"--display", "xvfb"}, instead("trap '' TERM\necho $$ >$here/server\nwhile :; do sleep 1; done"));
  what.mostSeconds = 50;
  expectRefused(what, "isn't ready after");
  EXPECT_FALSE(lives(server()));
}

TEST_F(Displays, CtrlCEndsTheWaitForAVirtualOne) {
  auto what =
      rendering({"--display", "xvfb"}, instead("echo $$ >$here/new; mv $here/new $here/server\nexec sleep 100"));
  what.mostSeconds = 15;
  what.meanwhile = [this](pid_t process) {
    if (server() > 0) kill(process, SIGINT);
  };
  const auto outcome = run(what);
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(outcome.status, 128 + SIGINT);
  EXPECT_TRUE(comes([this] { return !lives(server()); }));
}

TEST_F(Displays, AVirtualOneEndsWithTheProgram) {
  EXPECT_NE(pictureOf(rendering({"--display", "xvfb"}, watched())), "");
  EXPECT_GT(server(), 0);
  EXPECT_FALSE(lives(server()));
}

TEST_F(Displays, AVirtualOneEndsWithAProgramThatIsKilled) {
  auto what = filming();
  what.meanwhile = [this](pid_t process) {
    if (films()) kill(process, SIGKILL);
  };
  const auto outcome = run(what);
  EXPECT_EQ(outcome.status, 128 + SIGKILL);
  EXPECT_FALSE(outcome.late);
  EXPECT_TRUE(comes([this] { return !lives(server()); }));
}

/// Returns the names of the sockets that a process listens on, from the kernel's list; an abstract
/// one begins with @.
support::Words socketsOf(pid_t process) {
  support::Words inodes, names;
  for (const auto& entry : fs::directory_iterator("/proc/" + std::to_string(process) + "/fd")) {
    std::error_code gone;
    const auto target = fs::read_symlink(entry.path(), gone).string();
    if (target.starts_with("socket:[")) inodes.push_back(target.substr(8, target.size() - 9));
  }
  std::istringstream lines(contents("/proc/net/unix"));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word, inode, path;
    for (int i = 0; i < 7 && words >> word; ++i) inode = word;
    if (words >> path && std::ranges::find(inodes, inode) != inodes.end()) names.push_back(path);
  }
  return names;
}

/// Returns the first byte that an X server answers to a client without a secret: 0 refuses, 1
/// accepts; -1: no answer.
int answerTo(const std::string& socketName) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::copy_n(socketName.begin(), std::min(socketName.size(), sizeof(address.sun_path) - 1), address.sun_path);
  if (socketName.starts_with("@")) address.sun_path[0] = '\0';
  const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + socketName.size());
  const int handle = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval most{5, 0};
  setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof(most));
  // Little endian, protocol 11.0, an empty name and an empty secret.
  const char hello[12] = {'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  char answer = -1;
  if (connect(handle, reinterpret_cast<const sockaddr*>(&address), length) != 0 || write(handle, hello, 12) != 12 ||
      read(handle, &answer, 1) != 1)
    answer = -1;
  close(handle);
  return answer;
}

TEST_F(Displays, AVirtualOneLetsNobodyElseIn) {
  auto what = filming();
  support::Words names;
  std::vector<int> answers;
  what.meanwhile = [&](pid_t process) {
    if (films()) {
      names = socketsOf(server());
      for (const auto& name : names) answers.push_back(answerTo(name));
    }
    kill(process, SIGKILL);
  };
  EXPECT_EQ(run(what).status, 128 + SIGKILL);
  ASSERT_FALSE(names.empty());
  EXPECT_THAT(names, testing::Contains(HasSubstr(".X11-unix/X")));
  EXPECT_THAT(answers, testing::Each(0));
}

TEST_F(Displays, OneThatGoesAwayIsOneLineAndStatusOne) {
  auto what = filming();
  what.meanwhile = [this](pid_t) {
    if (films()) kill(server(), SIGKILL);
  };
  const auto outcome = run(what);
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.error, testing::EndsWith("odori: the display went away\n"));
  EXPECT_THAT(outcome.error, Not(HasSubstr("XIO")));
}

/// Returns the number of pictures that a stopped film reports in its file; -1 where it reports
/// none.
long saidToHold(const std::string& error, const std::string& file) {
  const auto at = error.find("odori: stopped after ");
  if (at == std::string::npos || error.find("; " + file + " has those\n", at) == std::string::npos) return -1;
  return std::atol(error.c_str() + at + std::string("odori: stopped after ").size());
}

TEST_F(Displays, AFilmIsWholeWithWhatWasDrawnWhenItsDisplayGoes) {
  for (const std::string file : {"film.mp4", "film.gif"}) {
    SCOPED_TRACE(file);
    fs::remove(folder() / "server");
    auto what = filming(file);
    what.meanwhile = [&](pid_t) {
      if (films(file, kSomePictures)) kill(server(), SIGKILL);
    };
    const auto outcome = run(what);
    EXPECT_FALSE(outcome.late);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.error, testing::EndsWith("odori: the display went away\n"));
    // THEN a player shows all pictures that the message counts, and no part file is left
    const long said = saidToHold(outcome.error, file);
    EXPECT_GT(said, 1) << outcome.error;
    const support::Media film = support::decode(folder() / file);
    EXPECT_EQ(film.error, "");
    EXPECT_EQ(static_cast<long>(film.times.size()), said);
    EXPECT_THAT(left(), Not(testing::Contains(testing::EndsWith(".part"))));
    fs::remove(folder() / file);
  }
}

TEST_F(Displays, PicturesOfASequenceThatAreSaidToBeThereAreThere) {
  auto what = filming("p_%05d.png");
  what.meanwhile = [&](pid_t) {
    if (server() > 0 && comes([&] { return fs::exists(folder() / "p_00005.png"); })) kill(server(), SIGKILL);
  };
  const auto outcome = run(what);
  EXPECT_EQ(outcome.status, 1);
  const long said = saidToHold(outcome.error, "p_%05d.png");
  EXPECT_GE(said, 6) << outcome.error;
  const support::Words names = left();
  EXPECT_EQ(std::ranges::count_if(names, [](const auto& name) { return name.ends_with(".png"); }), said);
  EXPECT_THAT(names, Not(testing::Contains(testing::EndsWith(".part"))));
}

TEST_F(Displays, AFilmOnTheUsersDisplayIsWholeWhenThatGoes) {
  // GIVEN a display of the user's, which is another program
  for (const char* platform : {"", "offscreen"}) {
    SCOPED_TRACE(platform);
    fs::remove(folder() / "server");
    const fs::path number = folder() / "number";
    fs::remove(number);  // the number of the server before, which is gone
    const pid_t server = fork();
    if (server == 0) {
      const int out = open(number.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      dup2(out, 3);
      execlp("Xvfb", "Xvfb", "-displayfd", "3", "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset", nullptr);
      _exit(127);
    }
    ASSERT_GT(server, 0);
    ASSERT_TRUE(comes([&] { return contents(number).ends_with('\n'); }));
    auto what = filming("film.mp4", "user");
    set(what, {{"DISPLAY", ":" + std::to_string(std::atoi(contents(number).c_str()))}, {"QT_QPA_PLATFORM", platform}});
    what.unset.emplace_back("XAUTHORITY");
    std::erase(what.unset, "DISPLAY");
    bool begun = false;
    what.meanwhile = [&](pid_t) {
      begun = grows("film.mp4", kSomePictures);
      kill(server, SIGKILL);
    };
    const auto outcome = run(what);
    waitpid(server, nullptr, 0);
    EXPECT_TRUE(begun);
    EXPECT_FALSE(outcome.late);
    EXPECT_EQ(outcome.status, 1);
    const long said = saidToHold(outcome.error, "film.mp4");
    EXPECT_GT(said, 1) << outcome.error;
    const support::Media film = support::decode(folder() / "film.mp4");
    EXPECT_EQ(film.error, "");
    EXPECT_EQ(static_cast<long>(film.times.size()), said);
    fs::remove(folder() / "film.mp4");
  }
}

}  // namespace
