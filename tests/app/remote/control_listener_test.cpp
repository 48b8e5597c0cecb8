// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_listener.h"

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::ControlListener;
using support::TestFolder;
using ::testing::HasSubstr;

constexpr uid_t kNobody = 65534;

/// Connects as any program would. Returns an invalid file where it is refused.
base::OpenFile connectTo(const fs::path& path) {
  base::OpenFile socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.string().copy(address.sun_path, sizeof address.sun_path - 1);
  if (::connect(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return {};
  return socket;
}

std::string refusal(const fs::path& path) {
  const auto made = ControlListener::open(path);
  return made ? std::string() : base::describe(made.error());
}

TEST(ControlListener, MakesASocketOfTheUsersOwnAndRemovesIt) {
  const TestFolder folder;  // 0700
  const fs::path path = folder / "踊り.sock";
  {
    const auto made = ControlListener::open(path);
    ASSERT_TRUE(made) << base::describe(made.error());
    struct stat about {};
    ASSERT_EQ(::lstat(path.c_str(), &about), 0);
    EXPECT_TRUE(S_ISSOCK(about.st_mode));
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
    base::OpenFile taken;
    EXPECT_EQ(made->take(taken), ControlListener::Outcome::Nobody);
    const base::OpenFile client = connectTo(path);
    ASSERT_GE(client.number(), 0);
    EXPECT_EQ(made->take(taken), ControlListener::Outcome::Taken);
    EXPECT_GE(taken.number(), 0);
  }
  EXPECT_FALSE(fs::exists(fs::symlink_status(path)));
}

TEST(ControlListener, PermissionsAreThoseWhateverTheMask) {
  const TestFolder folder;
  for (const mode_t mask : {0U, 0077U, 0777U}) {
    const mode_t before = ::umask(mask);
    const auto made = ControlListener::open(folder / "s");
    ::umask(before);
    ASSERT_TRUE(made) << base::describe(made.error());
    struct stat about {};
    ASSERT_EQ(::lstat((folder / "s").c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U) << mask;
  }
}

TEST(ControlListener, RefusesAFolderThatOthersCanEnter) {
  const TestFolder folder;
  for (const mode_t mode : {0701U, 0710U, 0755U, 0777U}) {
    ASSERT_EQ(::chmod(folder.path.c_str(), mode), 0);
    EXPECT_THAT(refusal(folder / "s"), HasSubstr("only you can enter")) << mode;
  }
  ASSERT_EQ(::chmod(folder.path.c_str(), 0700), 0);
  EXPECT_EQ(refusal(folder / "s"), "");
  // AND a link to such a folder doesn't hide it
  const TestFolder own;
  fs::create_directory_symlink("/tmp", own / "link");
  EXPECT_THAT(refusal(own / "link/odori_test_socket"), HasSubstr("only you can enter"));
  EXPECT_FALSE(fs::exists(fs::symlink_status("/tmp/odori_test_socket")));
  EXPECT_THAT(refusal(folder / "missing/s"), HasSubstr("No such file"));
  EXPECT_THAT(refusal(folder.path.string() + "/"), HasSubstr("names no file"));
}

TEST(ControlListener, RefusesAFolderOfSomebodyElse) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can give a folder away";
  const TestFolder folder;
  ASSERT_EQ(::chown(folder.path.c_str(), kNobody, kNobody), 0);
  EXPECT_THAT(refusal(folder / "s"), HasSubstr("only you can enter"));
}

TEST(ControlListener, NeverRemovesWhatIsThere) {
  const TestFolder folder;
  std::ofstream(folder / "file") << "dance";
  EXPECT_THAT(refusal(folder / "file"), HasSubstr("no socket of yours"));
  EXPECT_EQ(fs::file_size(folder / "file"), 5U);
  fs::create_symlink("nowhere", folder / "link");
  EXPECT_THAT(refusal(folder / "link"), HasSubstr("no socket of yours"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_FALSE(fs::exists(folder / "nowhere"));
  // AND not a link to a socket on which nobody listens
  {
    auto made = ControlListener::open(folder / "live");
    ASSERT_TRUE(made);
    EXPECT_THAT(refusal(folder / "live"), HasSubstr("another program listens"));
    fs::rename(folder / "live", folder / "stale");  // it isn't found at the end
  }
  fs::create_symlink("stale", folder / "to_stale");
  EXPECT_THAT(refusal(folder / "to_stale"), HasSubstr("no socket of yours"));
  EXPECT_TRUE(fs::is_socket(folder / "stale"));
  // WHEN the path is that of a stale socket, THEN it is replaced
  EXPECT_EQ(refusal(folder / "stale"), "");
}

TEST(ControlListener, LeavesTheFileThatTookItsPlace) {
  const TestFolder folder;
  {
    const auto made = ControlListener::open(folder / "s");
    ASSERT_TRUE(made);
    fs::remove(folder / "s");
    std::ofstream(folder / "s") << "mine";
  }
  EXPECT_EQ(fs::file_size(folder / "s"), 4U);
}

TEST(ControlListener, RefusesAPathThatNobodyCanConnectTo) {
  const TestFolder folder;
  const fs::path deep = folder / std::string(90, 'a');
  fs::create_directory(deep);
  fs::permissions(deep, fs::perms::owner_all);
  EXPECT_THAT(refusal(deep / std::string(40, 's')), HasSubstr("107 bytes"));
  EXPECT_THAT(refusal(folder / std::string(200, 's')), HasSubstr("107 bytes"));
}

TEST(ControlListener, RefusesAPeerOfAnotherUser) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can become somebody else";
  const TestFolder folder;
  const fs::path path = folder / "s";
  const auto made = ControlListener::open(path);
  ASSERT_TRUE(made);
  const auto connectAsNobody = [&path] {
    const pid_t child = ::fork();
    if (child == 0) {
      const bool became = ::setgid(kNobody) == 0 && ::setuid(kNobody) == 0;
      const base::OpenFile client = connectTo(path);
      char byte = 0;
      // The other side ends the connection without a word.
      const bool ended = client.number() >= 0 && ::read(client.number(), &byte, 1) == 0;
      ::_exit(!became ? 3 : client.number() < 0 ? 1 : ended ? 0 : 2);
    }
    return child;
  };
  const auto statusOf = [](pid_t child) {
    int status = -1;
    ::waitpid(child, &status, 0);
    return WEXITSTATUS(status);
  };
  // The folder and the file's permissions keep them out,
  EXPECT_EQ(statusOf(connectAsNobody()), 1);
  // AND where somebody opened both, their number does.
  ASSERT_EQ(::chmod(folder.path.c_str(), 0777), 0);
  ASSERT_EQ(::chmod(path.c_str(), 0777), 0);
  const pid_t child = connectAsNobody();
  base::OpenFile taken;
  auto outcome = ControlListener::Outcome::Nobody;
  for (int i = 0; i < 3'000 && outcome == ControlListener::Outcome::Nobody; ++i) {
    outcome = made->take(taken);
    ::usleep(10'000);
  }
  EXPECT_EQ(outcome, ControlListener::Outcome::Refused);
  EXPECT_LT(taken.number(), 0);
  taken = {};
  EXPECT_EQ(statusOf(child), 0);
}

}  // namespace
