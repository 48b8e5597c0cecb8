// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/libav.h"

#include <array>

namespace app::libav {

std::string reason(int code) {
  std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
  av_strerror(code, text.data(), text.size());
  return text.data();
}

std::string url(const std::filesystem::path& path) { return "file:" + path.string(); }

tl::unexpected<base::Error> failure(base::ErrorCode code, const std::filesystem::path& path, std::string detail) {
  return tl::unexpected(base::Error{code, path.string(), {}, -1, -1, std::move(detail)});
}

}  // namespace app::libav
