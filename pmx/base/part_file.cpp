// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/part_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <random>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "pmx/base/file.h"
#include "pmx/base/file_attributes.h"
#include "pmx/base/folder_names.h"
#include "pmx/base/links.h"

namespace base {
namespace {

constexpr std::size_t kMaxNameBytes = 255;   // of a name in a folder, on Linux
constexpr std::size_t kMaxSuffixBytes = 32;  // the most that a part file's name has more
constexpr int kMaxTries = 100;               // for a name that nobody has
constexpr std::string_view kEnding = ".part";
constexpr mode_t kWhileWritten = 0600;  // the written bytes may have to be read again

/// Returns the name without what would make a part file's name too long; UTF-8 stays whole.
std::string_view stemOf(std::string_view name) {
  std::size_t length = std::min(name.size(), kMaxNameBytes - kMaxSuffixBytes);
  while (length > 0 && length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0U) == 0x80U) --length;
  return name.substr(0, length);
}

/// The name is random, not counted: programs in containers have equal numbers, and so have copies
/// of a process.
std::string newPartName(std::string_view name) {
  std::random_device random;
  return fmt::format("{}.{}-{:08x}{}", stemOf(name), ::getpid(), random(), kEnding);
}

/// Returns the destination's name (or its stem) of a part file's name; empty where it isn't a part
/// file's name.
std::string_view nameOfPart(std::string_view part) {
  if (!part.ends_with(kEnding)) return {};
  part.remove_suffix(kEnding.size());
  const auto dot = part.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return {};
  const auto tag = part.substr(dot + 1);
  const auto dash = tag.find('-');
  if (dash == 0 || dash == std::string_view::npos || tag.size() - dash - 1 != 8) return {};
  const auto isOneOf = [](std::string_view letters) {
    return [letters](char c) { return letters.find(c) != std::string_view::npos; };
  };
  if (!std::ranges::all_of(tag.substr(0, dash), isOneOf("0123456789"))) return {};
  if (!std::ranges::all_of(tag.substr(dash + 1), isOneOf("0123456789abcdef"))) return {};
  return part.substr(0, dot);
}

/// Returns whether a lock on a file here is seen by all who can open it.
bool locksAreSeen(int file) {
  constexpr std::array<std::uint32_t, 8> kLocal{
      0xEF53U,      // ext2 to ext4
      0x58465342U,  // XFS
      0x9123683EU,  // btrfs
      0x01021994U,  // tmpfs
      0x794C7630U,  // overlayfs
      0xF2F52010U,  // F2FS
      0x2FC12FC1U,  // ZFS
      0xCA451A4EU,  // bcachefs
  };
  struct statfs about {};
  if (::fstatfs(file, &about) != 0) return false;
  return std::ranges::find(kLocal, static_cast<std::uint32_t>(about.f_type)) != kLocal.end();
}

void removeIfStale(const std::filesystem::path& part) {
  const int file = ::open(part.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return;
  struct stat about {};
  const bool regular = ::fstat(file, &about) == 0 && S_ISREG(about.st_mode);
  if (regular && locksAreSeen(file) && ::flock(file, LOCK_EX | LOCK_NB) == 0) ::unlink(part.c_str());
  ::close(file);
}

/// Returns whether the file is locked, and still under its name: between the two others may have
/// taken it for one that was left over.
bool isOurs(int file, const std::filesystem::path& part) {
  if (::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
  struct stat open {
  }, named{};
  return ::fstat(file, &open) == 0 && ::stat(part.c_str(), &named) == 0 && open.st_dev == named.st_dev &&
         open.st_ino == named.st_ino;
}

tl::unexpected<Error> refusal(const std::filesystem::path& path, const char* why) {
  return fail(ErrorCode::CannotWrite, why, path.string());
}

/// Returns why an existing file may not be written, as opening it for writing would; 0: it may, or
/// doesn't exist. Replacing its name depends on the folder only.
int whyKept(const std::filesystem::path& path) {
  if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0 || errno == ENOENT) return 0;
  return errno;
}

std::filesystem::path folderOf(const std::filesystem::path& path) {
  const auto folder = path.parent_path();
  return folder.empty() ? std::filesystem::path(".") : folder;
}

}  // namespace

void removeStaleParts(const std::filesystem::path& folder, const std::function<bool(std::string_view)>& ours) {
  // If the folder can't be listed, they stay until the next time.
  static_cast<void>(forEachName(folder, [&](std::string_view part) {
    const auto name = nameOfPart(part);
    if (!name.empty() && ours(name)) removeIfStale(folder / part);
    return true;
  }));
}

Result<PartFile> PartFile::create(const std::filesystem::path& destination) { return make(destination, false); }

Result<PartFile> PartFile::createAmongMany(const std::filesystem::path& destination) { return make(destination, true); }

Result<PartFile> PartFile::make(const std::filesystem::path& destination, bool amongMany) {
  PartFile file;
  auto meant = behindLinks(destination);
  if (!meant) return tl::unexpected(meant.error());
  file.destination_ = std::move(*meant);
  if (file.destination_.filename().native().size() > kMaxNameBytes) return cannotWrite(destination, ENAMETOOLONG);
  struct stat present {};
  const bool replaces = ::stat(file.destination_.c_str(), &present) == 0;
  if (!replaces && errno != ENOENT) return cannotWrite(destination, errno);
  if (replaces && S_ISDIR(present.st_mode)) return refusal(destination, "is a folder");
  if (replaces && !S_ISREG(present.st_mode)) return refusal(destination, "isn't a regular file");
  if (const int why = whyKept(file.destination_); why != 0) return cannotWrite(destination, why);
  const auto folder = folderOf(file.destination_);
  const std::string name = file.destination_.filename().string();
  if (!amongMany) removeStaleParts(folder, [stem = stemOf(name)](std::string_view other) { return other == stem; });
  int reason = EEXIST;
  for (int i = 0; i < kMaxTries; ++i) {
    // It is made of one text: path::replace_filename() leaves a path that can't be destroyed where
    // there is no memory (GCC 12).
    std::filesystem::path part(folder.native() + '/' + newPartName(name));
    const int opened = ::open(part.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    reason = errno;
    if (opened < 0 && reason == EEXIST) continue;
    if (opened < 0) break;
    if (isOurs(opened, part)) {
      file.descriptor_ = opened;
      file.part_ = std::move(part);
      // This is checked now, and not after hours of drawing.
      if (auto taken = replaces ? file.take(present, kWhileWritten) : Result<void>(); !taken)
        return tl::unexpected(taken.error());
      return file;
    }
    ::close(opened);
    reason = EEXIST;
  }
  return cannotWrite(destination, reason);
}

PartFile::PartFile(PartFile&& other) noexcept
    : destination_(std::move(other.destination_)),
      part_(std::exchange(other.part_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

void PartFile::abandon() const noexcept {
  if (!part_.empty()) ::unlink(part_.c_str());
}

PartFile::~PartFile() {
  abandon();
  if (descriptor_ >= 0) ::close(descriptor_);
}

Result<void> PartFile::write(std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(descriptor_, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return cannotWrite(destination_, errno);
    bytes = bytes.subspan(static_cast<std::size_t>(put));
  }
  return {};
}

Result<void> PartFile::makePrivate() { return setMode(descriptor_, destination_, kWhileWritten); }

Result<void> PartFile::take(const struct stat& replaced, mode_t more) {
  return takeAttributes(descriptor_, destination_, replaced).and_then([&] {
    return setMode(descriptor_, destination_, (replaced.st_mode & 0777U) | more);
  });
}

Error PartFile::kept(Error error, Nameless nameless) {
  // Hours of drawing may be in it, if it still exists.
  if (nameless == Nameless::Kept && ::access(part_.c_str(), F_OK) == 0)
    error.detail += "; what was written is whole, in " + std::exchange(part_, {}).string();
  return error;
}

Result<void> PartFile::bringToDisk() {
  int synced = 0;
  do {
    synced = ::fsync(descriptor_);
  } while (synced != 0 && errno == EINTR);
  if (synced != 0 && errno != EINVAL) return cannotWrite(destination_, errno);
  return {};
}

Result<void> PartFile::closeNamed() {
  part_.clear();
  // Closing reports late errors of a network's file system. By then the file has the name, with the
  // contents that exist.
  if (::close(std::exchange(descriptor_, -1)) != 0) return cannotWrite(destination_, errno);
  return {};
}

Result<void> PartFile::commit(Nameless nameless) {
  struct stat replaced {};
  if (::stat(destination_.c_str(), &replaced) == 0) {
    if (auto taken = take(replaced, 0); !taken) return tl::unexpected(kept(std::move(taken.error()), nameless));
  }
  if (auto synced = bringToDisk(); !synced) return synced;
  if (::rename(part_.c_str(), destination_.c_str()) != 0)
    return tl::unexpected(kept(cannotWrite(destination_, errno).value(), nameless));
  return closeNamed();
}

Result<bool> PartFile::commitNew() {
  if (auto synced = bringToDisk(); !synced) return tl::unexpected(synced.error());
  bool named = ::renameat2(AT_FDCWD, part_.c_str(), AT_FDCWD, destination_.c_str(), RENAME_NOREPLACE) == 0;
  // A network's file system doesn't support that (EINVAL); it has links, which never take a name
  // from another file.
  if (!named && errno != EEXIST && ::link(part_.c_str(), destination_.c_str()) == 0) {
    named = true;
    ::unlink(part_.c_str());  // else the next file of this name does it
  }
  // If it has no links either, the name is taken by an empty file, which this one then replaces.
  if (!named && errno != EEXIST) {
    const int taken = ::open(destination_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (taken >= 0) {
      ::close(taken);
      named = ::rename(part_.c_str(), destination_.c_str()) == 0;
      const int failed = errno;
      if (!named) ::unlink(destination_.c_str());
      errno = failed;
    }
  }
  if (!named && errno == EEXIST) return false;
  if (!named) return cannotWrite(destination_, errno);
  return closeNamed().map([] { return true; });
}

}  // namespace base
