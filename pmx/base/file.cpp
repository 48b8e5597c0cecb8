// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/file.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

#include "pmx/base/open_file.h"
#include "pmx/base/part_file.h"
#include "pmx/base/system_reason.h"

namespace base {
namespace {

constexpr std::size_t kMaxFileBytes = std::size_t{1} << 31U;

/// Fills `bytes` from `file` until its end; returns false with errno on a read error. At most one
/// byte more than kMaxFileBytes is read.
bool readAll(int file, std::size_t expected, FileBytes& bytes) {
  bytes.resize(expected + 1);  // one more, so that the end is seen without another round
  std::size_t filled = 0;
  while (filled <= kMaxFileBytes) {
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

}  // namespace

Result<FileBytes> readFile(const OpenFile& file, const std::filesystem::path& path) {
  struct stat about {};
  if (::fstat(file.number(), &about) != 0) return refusedBySystem(path, errno);
  const auto size = static_cast<std::size_t>(about.st_size);
  const auto tooLarge = [&] { return fail(ErrorCode::CannotOpen, "is larger than 2 GiB", path.string()); };
  if (size > kMaxFileBytes) return tooLarge();
  FileBytes bytes;
  if (!readAll(file.number(), size, bytes)) return refusedBySystem(path, errno);
  if (bytes.size() > kMaxFileBytes) return tooLarge();
  return bytes;
}

Result<FileBytes> readFile(const std::filesystem::path& path) {
  const auto file = openRegular(path);
  if (!file) return tl::unexpected(file.error());
  return readFile(*file, path);
}

std::string readStart(const OpenFile& file, std::size_t count, int& reason) {
  struct stat about {};
  if (::fstat(file.number(), &about) != 0) return {};
  std::string bytes(std::min(count, static_cast<std::size_t>(std::max<off_t>(about.st_size, 0))), '\0');
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const ssize_t got = ::read(file.number(), bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) reason = errno;
    if (got <= 0) break;
    filled += static_cast<std::size_t>(got);
  }
  bytes.resize(filled);
  return bytes;
}

tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int code) {
  return fail(ErrorCode::CannotWrite, "can't be written: " + systemReason(code), path.string());
}

Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  auto part = PartFile::create(path);
  if (!part) return tl::unexpected(part.error());
  return part->write(bytes).and_then([&] { return part->commit(); });
}

Result<void> writePrivateFile(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  auto part = PartFile::create(path);
  if (!part) return tl::unexpected(part.error());
  return part->makePrivate().and_then([&] { return part->write(bytes); }).and_then([&] {
    return part->commit(PartFile::Nameless::Removed);
  });
}

Result<bool> writeNewFile(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  struct stat about {};
  if (::lstat(path.c_str(), &about) == 0) return false;
  auto part = PartFile::create(path);
  if (!part) return tl::unexpected(part.error());
  return part->write(bytes).and_then([&] { return part->commitNew(); });
}

bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b) {
  std::error_code error;
  const bool same = std::filesystem::equivalent(a, b, error);
  return same && !error;
}

tl::unexpected<Error> outputIsInput(const std::string& output, const std::filesystem::path& input) {
  return fail(ErrorCode::BadArgument,
              output == input ? "is to be read as well as written; give another name"
                              : "is the same file as " + input.string() + ", which is to be read; give another name",
              output);
}

Result<void> checkOutput(const std::filesystem::path& output, std::span<const std::filesystem::path> inputs) {
  for (const auto& input : inputs) {
    // This error is for a folder that doesn't exist; then the names are compared as they are.
    std::error_code error;
    const auto wholeName = [&error](const std::filesystem::path& path) {
      return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
    };
    const auto whole = wholeName(output);
    const bool sameName = !whole.empty() && whole == wholeName(input);
    if (output == input || sameFile(output, input) || (sameName && !error))
      return outputIsInput(output.string(), input);
  }
  return {};
}

}  // namespace base
