// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/open_file.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <string>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pmx/base/system_reason.h"

namespace base {
namespace {

namespace fs = std::filesystem;

constexpr int kWaitForWriter = 5000, kTurn = 50;              // milliseconds
constexpr std::uint64_t kMaxPiped = std::uint64_t{1} << 31U;  // as much as readFile() takes

/// Returns the number of an open file of this program that a path names; -1: none.
int descriptorNamed(const fs::path& path) {
  const std::string name = path.lexically_normal().native();
  if (name == "-" || name == "/dev/stdin") return STDIN_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!name.starts_with(folder)) continue;
    int number = -1;
    const auto [end, error] = std::from_chars(name.data() + folder.size(), name.data() + name.size(), number);
    if (error == std::errc() && end == name.data() + name.size() && number >= 0) return number;
  }
  return -1;
}

bool writeAll(int file, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(file, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(put));
  }
  return true;
}

}  // namespace

ErrorCode readingFailure(int reason) {
  switch (reason) {
    case EMFILE:
    case ENFILE:
    case ENOMEM:
    case ENOBUFS:
    case EIO:
    case EREMOTEIO:
    case EAGAIN:
    case EINTR:
    case EBUSY:
    case ESTALE:
    case ETIMEDOUT:
      return ErrorCode::CannotRead;
    default:
      return ErrorCode::CannotOpen;
  }
}

OpenFile::~OpenFile() {
  if (number_ >= 0) ::close(number_);
}

tl::unexpected<Error> refusedBySystem(const fs::path& path, int reason) {
  return fail(readingFailure(reason), systemReason(reason), path.string());
}

namespace {

/// Returns the file if it is a regular one.
Result<OpenFile> onlyRegular(OpenFile file, const fs::path& path) {
  struct stat about {};
  if (file.number() < 0 || ::fstat(file.number(), &about) != 0) return refusedBySystem(path, errno);
  if (S_ISDIR(about.st_mode)) return fail(ErrorCode::CannotOpen, "is a folder", path.string());
  if (!S_ISREG(about.st_mode)) return fail(ErrorCode::CannotOpen, "isn't a regular file", path.string());
  return file;
}

}  // namespace

Result<OpenFile> openRegular(const fs::path& path) {
  // It is non-blocking, so that a pipe is refused instead of waited for.
  return onlyRegular(OpenFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)), path);
}

Result<OpenFile> openAgain(const OpenFile& file, const fs::path& path) {
  const std::string again = fmt::format("/proc/self/fd/{}", file.number());
  return onlyRegular(OpenFile(::open(again.c_str(), O_RDONLY | O_CLOEXEC)), path);
}

Result<OpenFile> memoryFile(std::span<const std::byte> bytes, const fs::path& path) {
  OpenFile file(::memfd_create("odori", MFD_CLOEXEC));
  if (file.number() < 0 || !writeAll(file.number(), bytes) || ::lseek(file.number(), 0, SEEK_SET) != 0)
    return refusedBySystem(path, errno);
  return file;
}

bool isPipe(const fs::path& path) {
  if (path == "-") return true;
  std::error_code unknown;
  const auto status = fs::status(path, unknown);
  return fs::is_fifo(status) || (fs::is_socket(status) && descriptorNamed(path) >= 0);
}

Result<OpenFile> readPipe(const fs::path& path) {
  const int own = descriptorNamed(path);
  const OpenFile opened(own >= 0 ? ::fcntl(own, F_DUPFD_CLOEXEC, 0)
                                 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  const int from = opened.number();
  if (from < 0) return refusedBySystem(path, errno);
  auto memory = memoryFile({}, path);
  if (!memory) return tl::unexpected(memory.error());
  std::array<std::byte, 1U << 16U> block{};
  // A named pipe without a writer is at its end at once; a writer may still be about to open it.
  bool written = own >= 0;
  int patience = kWaitForWriter;
  for (std::uint64_t all = 0;;) {
    const ssize_t got = ::read(from, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) {
      written = true;
      pollfd waiting{from, POLLIN, 0};
      ::poll(&waiting, 1, -1);
      continue;
    }
    if (got < 0) return refusedBySystem(path, errno);
    written = written || got > 0;
    if (got == 0 && written) break;
    if (got == 0) {
      if (patience <= 0) return fail(ErrorCode::CannotOpen, "nobody writes into this pipe", path.string());
      ::poll(nullptr, 0, kTurn);
      patience -= kTurn;
      continue;
    }
    all += static_cast<std::uint64_t>(got);
    if (all > kMaxPiped) return fail(ErrorCode::CannotOpen, "is larger than 2 GiB", path.string());
    if (!writeAll(memory->number(), std::span(block).first(static_cast<std::size_t>(got))))
      return refusedBySystem(path, errno);
  }
  return memory;
}

}  // namespace base
