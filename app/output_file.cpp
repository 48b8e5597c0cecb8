// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/output_file.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pmx/base/file.h"

namespace app {
namespace {

constexpr std::size_t kMostWaiting = 1U << 16U;  // bytes

bool standardOutputIs(const std::filesystem::path& input) {
  struct stat out {
  }, in{};
  return ::fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(out.st_mode) && ::stat(input.c_str(), &in) == 0 &&
         out.st_dev == in.st_dev && out.st_ino == in.st_ino;
}

/// None when all is written.
std::optional<int> writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(descriptor, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
  return std::nullopt;
}

}  // namespace

base::Result<OutputFile> OutputFile::open(const std::filesystem::path& path,
                                          std::span<const std::filesystem::path> inputs) {
  OutputFile file;
  file.path_ = path;
  if (path == "-") {
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
  const bool special = std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
  if (special && !std::filesystem::is_directory(status)) {
    file.descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
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
  if (waiting_.size() >= kMostWaiting) flush();
}

void OutputFile::flush() {
  if (const auto code = writeAll(descriptor_, waiting_)) error_ = base::cannotWrite(path_, *code).value();
  waiting_.clear();
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
