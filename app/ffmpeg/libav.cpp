// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/libav.h"

#include <array>
#include <cerrno>

#include <sys/stat.h>
#include <unistd.h>

namespace app::libav {

std::string reason(int code) {
  std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
  av_strerror(code, text.data(), text.size());
  return text.data();
}

std::string url(const std::filesystem::path& path) { return "file:" + path.string(); }

std::int64_t seekFile(int file, std::int64_t offset, int whence) {
  if ((whence & AVSEEK_SIZE) != 0) {
    struct stat about {};
    return ::fstat(file, &about) == 0 ? about.st_size : AVERROR(errno);
  }
  const off_t at = ::lseek(file, offset, whence & ~AVSEEK_FORCE);
  return at >= 0 ? at : AVERROR(errno);
}

tl::unexpected<base::Error> failure(base::ErrorCode code, const std::filesystem::path& path, std::string detail) {
  return tl::unexpected(base::Error{code, path.string(), {}, -1, -1, std::move(detail)});
}

}  // namespace app::libav
