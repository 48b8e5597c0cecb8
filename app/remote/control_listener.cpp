// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_listener.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <fmt/format.h>

#include "pmx/base/system_reason.h"

namespace app {
namespace {

constexpr int kBacklog = 16;
constexpr mode_t kOthersEnter = S_IXGRP | S_IXOTH;
constexpr mode_t kOwnersOnly = S_IRUSR | S_IWUSR;
/// An address ends by a zero byte.
constexpr std::size_t kMaxPath = sizeof(sockaddr_un::sun_path) - 1;

/// Returns the address of a file in an open folder, whatever its path leads to by now. Its name is
/// no longer than kMaxPath minus the path of that folder in /proc.
sockaddr_un addressIn(const base::OpenFile& folder, const std::string& name) {
  const std::string path = fmt::format("/proc/self/fd/{}/{}", folder.number(), name);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::copy_n(path.begin(), std::min(path.size(), kMaxPath), address.sun_path);
  return address;
}

base::OpenFile makeSocket() { return base::OpenFile(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)); }

tl::unexpected<base::Error> cannotListen(const std::filesystem::path& path, int reason) {
  return base::fail(base::ErrorCode::CannotWrite, "can't listen there: " + base::systemReason(reason), path.string());
}

/// Opens the folder of a socket. Errors: those of ControlListener::open() about it.
base::Result<base::OpenFile> openOwnFolder(const std::filesystem::path& path) {
  const std::filesystem::path parent = path.parent_path().empty() ? "." : path.parent_path();
  base::OpenFile folder(::open(parent.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  struct stat about {};
  if (folder.number() < 0 || ::fstat(folder.number(), &about) != 0)
    return base::fail(base::ErrorCode::CannotOpen, base::systemReason(errno), parent.string());
  if (about.st_uid != ::geteuid() || (about.st_mode & kOthersEnter) != 0)
    return base::fail(base::ErrorCode::CannotOpen,
                      "is no folder that only you can enter (yours, with the permissions 0700), such as "
                      "$XDG_RUNTIME_DIR, so a control socket in it could be anybody's",
                      parent.string());
  return folder;
}

/// Waits until nobody else makes a socket in the folder, a second at most.
void waitForTurn(const base::OpenFile& folder) {
  constexpr int kTries = 100;
  constexpr timespec kRest{0, 10'000'000};
  for (int i = 0; i < kTries && ::flock(folder.number(), LOCK_EX | LOCK_NB) != 0; ++i) ::nanosleep(&kRest, nullptr);
}

/// Removes a socket of the user's on which nobody listens. Errors: those of ControlListener::open()
/// about what is there.
base::Result<void> removeStale(const base::OpenFile& folder, const std::string& name,
                               const std::filesystem::path& path) {
  struct stat about {};
  if (::fstatat(folder.number(), name.c_str(), &about, AT_SYMLINK_NOFOLLOW) != 0) {
    if (errno == ENOENT) return {};
    return cannotListen(path, errno);
  }
  if (!S_ISSOCK(about.st_mode) || about.st_uid != ::geteuid())
    return base::fail(base::ErrorCode::CannotWrite, "is there already, and it is no socket of yours", path.string());
  const sockaddr_un address = addressIn(folder, name);
  const base::OpenFile trial = makeSocket();
  if (trial.number() < 0) return cannotListen(path, errno);
  if (::connect(trial.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 ||
      errno != ECONNREFUSED)
    return base::fail(base::ErrorCode::CannotWrite, "another program listens there already", path.string());
  if (::unlinkat(folder.number(), name.c_str(), 0) != 0) return cannotListen(path, errno);
  return {};
}

}  // namespace

base::Result<ControlListener> ControlListener::open(const std::filesystem::path& path) {
  const std::string name = path.filename().string();
  if (name.empty() || name == "." || name == "..")
    return tl::unexpected(base::badArgument(fmt::format("'{}' names no file for a control socket", path.string())));
  std::error_code failed;
  const auto whole = std::filesystem::absolute(path, failed).string();
  auto folder = openOwnFolder(path);
  if (!folder) return tl::unexpected(folder.error());
  if (whole.size() > kMaxPath || fmt::format("/proc/self/fd/{}/{}", folder->number(), name).size() > kMaxPath)
    return tl::unexpected(base::badArgument(
        fmt::format("a control socket's path has {} bytes at most, and this one has more", kMaxPath)));
  // Two windows may begin at once: one of them would take the other's new socket for a stale one.
  const base::OpenFile lock(::openat(folder->number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (lock.number() >= 0) waitForTurn(lock);
  if (const auto removed = removeStale(*folder, name, path); !removed) return tl::unexpected(removed.error());
  base::OpenFile socket = makeSocket();
  const sockaddr_un address = addressIn(*folder, name);
  // Linux gives the file the socket's own permissions, so it never has others.
  if (socket.number() < 0 || ::fchmod(socket.number(), kOwnersOnly) != 0 ||
      ::bind(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    return cannotListen(path, errno);
  struct stat about {};
  if (::fstatat(folder->number(), name.c_str(), &about, AT_SYMLINK_NOFOLLOW) != 0) return cannotListen(path, errno);
  const ControlListener::Identity identity{about.st_dev, about.st_ino};
  ControlListener made(std::move(*folder), name, std::move(socket), identity);
  // An odd mask of the process may have taken permissions away from its owner.
  if ((about.st_mode & ACCESSPERMS) != kOwnersOnly &&
      ::fchmodat(made.folder_.number(), name.c_str(), kOwnersOnly, 0) != 0)
    return cannotListen(path, errno);
  if (::listen(made.number(), kBacklog) != 0) return cannotListen(path, errno);
  return made;
}

ControlListener::ControlListener(base::OpenFile folder, std::string name, base::OpenFile socket, Identity made)
    : folder_(std::move(folder)), name_(std::move(name)), socket_(std::move(socket)), made_(made) {}

ControlListener::ControlListener(ControlListener&& other) noexcept = default;

ControlListener::~ControlListener() {
  if (socket_.number() < 0) return;
  struct stat about {};
  if (::fstatat(folder_.number(), name_.c_str(), &about, AT_SYMLINK_NOFOLLOW) != 0) return;
  if (about.st_dev == made_.device && about.st_ino == made_.number) ::unlinkat(folder_.number(), name_.c_str(), 0);
}

ControlListener::Outcome ControlListener::take(base::OpenFile& connection) const {
  base::OpenFile taken(::accept4(socket_.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
  if (taken.number() < 0) {
    const bool nobody = errno == EAGAIN || errno == EWOULDBLOCK || errno == ECONNABORTED || errno == EINTR;
    return nobody ? Outcome::Nobody : Outcome::Failed;
  }
  ucred peer{};
  socklen_t size = sizeof peer;
  if (::getsockopt(taken.number(), SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.uid != ::geteuid())
    return Outcome::Refused;
  connection = std::move(taken);
  return Outcome::Taken;
}

}  // namespace app
