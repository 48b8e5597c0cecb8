// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/libav.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>
#include <mutex>

#include <sys/stat.h>
#include <unistd.h>

#include "pmx/base/neutral_locale.h"

namespace app::libav {

void allowAllocations(std::size_t bytes) {
  static std::mutex mutex;
  static std::size_t most = kMaxAllocation;
  const std::scoped_lock lock(mutex);
  // FFmpeg's own bound
  most = std::min<std::size_t>(std::max(most, bytes), std::numeric_limits<int>::max());
  av_max_alloc(most);
}

void allowPictures(int width, int height, std::int64_t packets) {
  // the largest formats have 16, and encoders may write twice as much
  constexpr std::size_t kPixel = 32;
  constexpr std::size_t kPacket = 128;  // the list has 64 each and grows by several at a time
  allowAllocations(kMaxAllocation + kPixel * static_cast<std::size_t>(width) * static_cast<std::size_t>(height) +
                   kPacket * static_cast<std::size_t>(std::max(packets, std::int64_t{0})));
}

std::string reason(int code) {
  const base::NeutralLocale english;  // FFmpeg takes texts of system errors from the C library
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

}  // namespace app::libav
