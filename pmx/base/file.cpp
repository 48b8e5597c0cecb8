// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/file.h"

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{1} << 31U;

/// An open file descriptor.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  /// False when the system reports a late write error.
  [[nodiscard]] bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

std::string reason(int code) { return std::generic_category().message(code); }

tl::unexpected<Error> failure(ErrorCode code, const std::filesystem::path& path, std::string detail) {
  return tl::unexpected(Error{code, path.string(), {}, -1, -1, std::move(detail)});
}

/// Fills `bytes` from `file` until its end; false with errno on a read error. One byte more than
/// kMaxBytes is read at most.
bool readAll(int file, std::size_t expected, FileBytes& bytes) {
  bytes.resize(expected + 1);  // one more, so that the end shows without another round
  std::size_t filled = 0;
  while (filled <= kMaxBytes) {
    if (filled == bytes.size()) bytes.resize(2 * filled);  // it grew meanwhile
    const ssize_t got = ::read(file, bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return false;
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
  }
  bytes.resize(filled);
  return true;
}

bool writeAll(int file, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(file, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(put));
  }
  return true;
}

std::filesystem::path temporaryBeside(const std::filesystem::path& path) {
  static std::atomic<std::uint32_t> counter{0};
  auto name = path;
  name += fmt::format(".{}-{}.part", ::getpid(), counter.fetch_add(1));
  return name;
}

}  // namespace

Result<FileBytes> readFile(const std::filesystem::path& path) {
  // Non-blocking, so that a pipe is refused below instead of waited for here.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.number() < 0) return failure(ErrorCode::CannotOpen, path, reason(errno));
  struct stat about {};
  if (::fstat(file.number(), &about) != 0) return failure(ErrorCode::CannotOpen, path, reason(errno));
  if (S_ISDIR(about.st_mode)) return failure(ErrorCode::CannotOpen, path, "is a folder");
  if (!S_ISREG(about.st_mode)) return failure(ErrorCode::CannotOpen, path, "isn't a regular file");
  const auto size = static_cast<std::size_t>(about.st_size);
  const auto tooLarge = [&] { return failure(ErrorCode::CannotOpen, path, "is larger than 2 GiB"); };
  if (size > kMaxBytes) return tooLarge();
  FileBytes bytes;
  if (!readAll(file.number(), size, bytes)) return failure(ErrorCode::CannotOpen, path, reason(errno));
  if (bytes.size() > kMaxBytes) return tooLarge();
  return bytes;
}

tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int code) {
  return failure(ErrorCode::CannotWrite, path, "can't be written: " + reason(code));
}

Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  const auto refuse = [&path](std::string why) { return failure(ErrorCode::CannotWrite, path, std::move(why)); };
  std::error_code error;
  // Through a link, so that the link stays one.
  const auto canonical = std::filesystem::canonical(path, error);
  const auto destination = error ? path : canonical;
  const auto present = std::filesystem::status(destination, error);
  if (std::filesystem::is_directory(present)) return refuse("is a folder");
  const bool replaces = std::filesystem::exists(present);
  if (replaces && !std::filesystem::is_regular_file(present)) return refuse("isn't a regular file");

  const auto temporary = temporaryBeside(destination);
  Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (file.number() < 0) return refuse(reason(errno));
  const auto giveUp = [&](int code) {
    std::filesystem::remove(temporary, error);
    return refuse(reason(code));
  };
  if (replaces) {
    const auto mode = static_cast<mode_t>(present.permissions()) & 07777U;
    if (::fchmod(file.number(), mode) != 0) return giveUp(errno);
  }
  if (!writeAll(file.number(), bytes) || ::fsync(file.number()) != 0 || !file.close()) return giveUp(errno);
  if (::rename(temporary.c_str(), destination.c_str()) != 0) return giveUp(errno);
  return {};
}

bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b) {
  std::error_code error;
  return std::filesystem::equivalent(a, b, error) && !error;
}

}  // namespace base
