// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

#include "app/film/frame_range.h"
#include "app/film/picture_name.h"
#include "pmx/base/result.h"

namespace app {

inline constexpr std::int64_t kMaxAskedFor = 1'000'000;  ///< names; a second or two

/// Calls `each` with those pictures of a sequence that are there, in any order, until it says false. The folder is listed
/// once; one that can't be listed to its end may let its files be written, so that each number is asked for by its name,
/// and some may be told of twice. Errors: CannotWrite with the system's reason where these are more than kMaxAskedFor.
[[nodiscard]] base::Result<void> forEachPresent(
    const PictureName& name, const PictureNumbers& numbers,
    const std::function<bool(const std::filesystem::path& picture, std::int64_t number)>& each);

}  // namespace app
