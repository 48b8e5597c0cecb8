// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/display/display_probe.h"

namespace {

using app::DisplayAnswer;

constexpr int kEnough = 10000;  // milliseconds

/// Returns whether no child is left, running or to be waited for.
bool noChildren() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

TEST(DisplayProbe, AnAnswerIsWhatTheChildSays) {
  EXPECT_EQ(app::askInChild([] { return true; }, kEnough), DisplayAnswer::Yes);
  EXPECT_EQ(app::askInChild([] { return false; }, kEnough), DisplayAnswer::No);
  EXPECT_TRUE(noChildren());
}

TEST(DisplayProbe, AQuestionThatCrashesIsNo) {
  EXPECT_EQ(app::askInChild(
                []() -> bool {
                  std::signal(SIGSEGV, SIG_DFL);
                  std::raise(SIGSEGV);
                  return true;
                },
                kEnough),
            DisplayAnswer::No);
  EXPECT_TRUE(noChildren());
}

TEST(DisplayProbe, WhereNobodyLearnsHowChildrenEndNothingIsYes) {
  std::signal(SIGCHLD, SIG_IGN);  // some programs leave it so to the programs that they start
  EXPECT_EQ(app::askInChild([] { return false; }, kEnough), DisplayAnswer::No);
  std::signal(SIGCHLD, SIG_DFL);
  EXPECT_TRUE(noChildren());
}

TEST(DisplayProbe, WhoNeverAnswersIsLateAndEnds) {
  EXPECT_EQ(app::askInChild(
                []() -> bool {
                  std::signal(SIGTERM, SIG_IGN);
                  for (;;) pause();
                },
                300),
            DisplayAnswer::Late);
  EXPECT_TRUE(noChildren());
}

TEST(DisplayProbe, NamesThatNameNothingAreNo) {
  for (const char* name :
       {":4711", "unix:4711", "localhost:4711", "nonsense", ":-1", ":99999999999", "", "\x1b[31m:1"}) {
    setenv("DISPLAY", name, 1);
    EXPECT_EQ(app::askXServer(), DisplayAnswer::No) << name;
  }
  unsetenv("DISPLAY");
  EXPECT_EQ(app::askXServer(), DisplayAnswer::No);
}

/// This fixture has a listening socket in a folder of the test's.
class Compositor : public ::testing::Test {
 protected:
  Compositor() {
    std::string pattern = (std::filesystem::temp_directory_path() / "odori_wayland_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = folder_ / "wayland-7";
    std::strncpy(address.sun_path, path.c_str(), sizeof(address.sun_path) - 1);
    listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof(address));
    listen(listening_, 4);
    setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
    setenv("WAYLAND_DISPLAY", "wayland-7", 1);
    unsetenv("WAYLAND_SOCKET");
  }
  ~Compositor() override {
    close(listening_);
    std::filesystem::remove_all(folder_);
  }

  std::filesystem::path folder_;
  int listening_ = -1;
};

TEST_F(Compositor, ThatAnswersARoundtripIsYes) {
  // The wire format: object, then size << 16 | opcode, then arguments. A client asks wl_display (1)
  // for a callback by sync (0), with an id of its choice; the answer is done (0) with a serial.
  std::thread server([this] {
    const int client = accept(listening_, nullptr, nullptr);
    std::uint32_t sync[3] = {};
    if (read(client, sync, sizeof(sync)) == sizeof(sync) && sync[0] == 1 && sync[1] == (12U << 16U)) {
      const std::uint32_t done[3] = {sync[2], 12U << 16U, 1};
      [[maybe_unused]] const auto written = write(client, done, sizeof(done));
    }
    char rest = 0;
    while (read(client, &rest, 1) > 0) {
    }
    close(client);
  });
  EXPECT_EQ(app::askWayland(), DisplayAnswer::Yes);
  server.join();
}

TEST_F(Compositor, KeepsItsOnlyClientUntilThatIsLetGo) {
  // GIVEN a compositor that answers
  int client = -1;
  std::thread server([&] {
    client = accept(listening_, nullptr, nullptr);
    std::uint32_t sync[3] = {};
    if (read(client, sync, sizeof(sync)) != sizeof(sync)) return;
    const std::uint32_t done[3] = {sync[2], 12U << 16U, 1};
    [[maybe_unused]] const auto written = write(client, done, sizeof(done));
  });
  auto kept = std::make_unique<app::KeptConnection>();
  EXPECT_EQ(app::askWayland(kEnough, kept.get()), DisplayAnswer::Yes);
  server.join();
  // THEN the client is still connected
  char rest = 0;
  EXPECT_EQ(recv(client, &rest, 1, MSG_DONTWAIT), -1);
  EXPECT_EQ(errno, EAGAIN);
  EXPECT_FALSE(noChildren());
  // AND leaves on request
  kept.reset();
  EXPECT_EQ(recv(client, &rest, 1, 0), 0);
  EXPECT_TRUE(noChildren());
  close(client);
}

TEST(DisplayProbe, OnlyAYesIsKept) {
  app::KeptConnection kept;
  EXPECT_EQ(app::askInChild([] { return false; }, kEnough, &kept), DisplayAnswer::No);
  EXPECT_TRUE(noChildren());
  // the second replaces the first
  for (int i = 0; i < 2; ++i) EXPECT_EQ(app::askInChild([] { return true; }, kEnough, &kept), DisplayAnswer::Yes);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), 0);
  kept = {};
  EXPECT_TRUE(noChildren());
}

TEST_F(Compositor, ThatNeverAnswersIsLate) { EXPECT_EQ(app::askWayland(300), DisplayAnswer::Late); }

TEST_F(Compositor, ThatIsntThereIsNo) {
  setenv("WAYLAND_DISPLAY", "wayland-8", 1);
  EXPECT_EQ(app::askWayland(), DisplayAnswer::No);
  unsetenv("XDG_RUNTIME_DIR");
  EXPECT_EQ(app::askWayland(), DisplayAnswer::No);
}

}  // namespace
