// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/output_file.h"

#include <cerrno>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>

#include "pmx/base/file.h"

namespace app {

base::Result<OutputFile> OutputFile::open(const std::filesystem::path& path) {
  OutputFile file;
  file.path_ = path;
  if (path == "-") {
    file.path_ = "standard output";
    file.stream_ = stdout;
    return file;
  }
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
    if (std::filesystem::is_directory(status)) return base::cannotWrite(path, EISDIR);
    file.stream_ = std::fopen(path.c_str(), "wb");
  } else {
    // Through a link to the file it means, so that the link stays a link.
    if (std::filesystem::exists(status)) file.path_ = std::filesystem::canonical(path, ignored);
    file.part_ = file.path_;
    file.part_ += fmt::format(".{}.part", getpid());
    file.stream_ = std::fopen(file.part_.c_str(), "wbx");
  }
  if (file.stream_ == nullptr) {
    const int code = errno;
    file.part_.clear();
    return base::cannotWrite(path, code);
  }
  return file;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : stream_(std::exchange(other.stream_, nullptr)),
      path_(std::move(other.path_)),
      part_(std::exchange(other.part_, {})),
      error_(other.error_) {}

OutputFile::~OutputFile() {
  if (stream_ != nullptr && stream_ != stdout) std::fclose(stream_);
  if (!part_.empty()) {
    std::error_code ignored;
    std::filesystem::remove(part_, ignored);
  }
}

void OutputFile::write(std::string_view bytes) {
  if (error_ != 0 || bytes.empty()) return;
  if (std::fwrite(bytes.data(), 1, bytes.size(), stream_) != bytes.size()) error_ = errno != 0 ? errno : EIO;
}

base::Result<void> OutputFile::commit() {
  if (error_ == 0 && std::fflush(stream_) != 0) error_ = errno;
  if (stream_ != stdout && std::fclose(std::exchange(stream_, nullptr)) != 0 && error_ == 0) error_ = errno;
  if (error_ != 0) return base::cannotWrite(path_, error_);
  if (part_.empty()) return {};
  if (std::rename(part_.c_str(), path_.c_str()) != 0) return base::cannotWrite(path_, errno);
  part_.clear();
  return {};
}

}  // namespace app
