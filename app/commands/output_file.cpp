// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/output_file.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <climits>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/commands/stop_signal.h"
#include "pmx/base/file.h"

namespace app {
namespace {

constexpr std::size_t kMaxWaiting = 1U << 16U;  // bytes
constexpr int kTurn = 50;                       // milliseconds between looks for a reader

bool standardOutputIs(const std::filesystem::path& input) {
  struct stat out {
  }, in{};
  return ::fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(out.st_mode) && ::stat(input.c_str(), &in) == 0 &&
         out.st_dev == in.st_dev && out.st_ino == in.st_ino;
}

/// Returns an error number, none when everything is written.
std::optional<int> writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    if (!waitToWrite(descriptor)) return EINTR;
    const ssize_t put = ::write(descriptor, bytes.data(), std::min(bytes.size(), std::size_t{PIPE_BUF}));
    if (put < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (put < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
  return std::nullopt;
}

/// Opens a pipe once it has a reader; a signal ends the waiting. Returns -1 with errno on failure.
int openSpecial(const std::filesystem::path& path) {
  for (;;) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (file >= 0 || errno != ENXIO) return file;
    if (stopAsked()) break;
    ::poll(nullptr, 0, kTurn);
  }
  errno = EINTR;
  return -1;
}

/// Returns the program's descriptor that a path such as /dev/stdout names; -1: none. Its target is
/// written to as it is open, and never replaced.
int descriptorNamed(const std::filesystem::path& path) {
  const std::string name = path.lexically_normal().string();
  if (name == "/dev/stdout") return STDOUT_FILENO;
  if (name == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!name.starts_with(folder)) continue;
    int number = -1;
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + folder.size(), end, number);
    if (read.ec == std::errc() && read.ptr == end) return number;
  }
  return -1;
}

}  // namespace

base::Result<OutputFile> OutputFile::open(const std::filesystem::path& path,
                                          std::span<const std::filesystem::path> inputs) {
  OutputFile file;
  file.path_ = path;
  if (path == "-" || descriptorNamed(path) == STDOUT_FILENO) {
    for (const auto& input : inputs) {
      if (standardOutputIs(input)) return base::outputIsInput(kStandardOutput, input);
    }
    file.path_ = kStandardOutput;
    file.descriptor_ = STDOUT_FILENO;
    return file;
  }
  if (auto checked = base::checkOutput(path, inputs); !checked) return tl::unexpected(checked.error());
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (const int number = descriptorNamed(path); number >= 0) {
    // Descriptors that the program opened itself, such as its connection to the display, aren't for
    // output.
    if (number > STDERR_FILENO && (::fcntl(number, F_GETFD) & FD_CLOEXEC) != 0) return base::cannotWrite(path, EBADF);
    file.descriptor_ = ::fcntl(number, F_DUPFD_CLOEXEC, 0);
    if (file.descriptor_ < 0) return base::cannotWrite(path, errno);
    file.closes_ = true;
    return file;
  }
  const bool special = std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
  if (special && !std::filesystem::is_directory(status)) {
    file.descriptor_ = openSpecial(path);
    if (file.descriptor_ < 0) return base::cannotWrite(path, errno);
    file.closes_ = true;
    return file;
  }
  auto part = base::PartFile::create(path);
  if (!part) return tl::unexpected(part.error());
  file.descriptor_ = part->descriptor();
  file.part_.emplace(std::move(*part));
  return file;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      closes_(std::exchange(other.closes_, false)),
      part_(std::move(other.part_)),
      waiting_(std::move(other.waiting_)),
      error_(std::move(other.error_)) {}

OutputFile::~OutputFile() {
  if (closes_ && descriptor_ >= 0) ::close(descriptor_);
}

bool OutputFile::onTerminal() const { return ::isatty(descriptor_) == 1; }

void OutputFile::write(std::string_view bytes) {
  if (error_) return;
  waiting_ += bytes;
  if (waiting_.size() >= kMaxWaiting) flush();
}

void OutputFile::flush() {
  if (const auto code = writeAll(descriptor_, waiting_)) error_ = base::cannotWrite(path_, *code).value();
  waiting_.clear();
}

base::Result<void> OutputFile::finish() {
  if (!error_) flush();
  if (error_) return tl::unexpected(*error_);
  return {};
}

base::Result<void> OutputFile::commit() {
  if (!error_) flush();
  if (closes_ && ::close(std::exchange(descriptor_, -1)) != 0 && !error_)
    error_ = base::cannotWrite(path_, errno).value();
  if (error_) return tl::unexpected(*error_);
  if (part_) return part_->commit();
  return {};
}

}  // namespace app
