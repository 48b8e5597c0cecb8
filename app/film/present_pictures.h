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

/// So many names are tried one by one, which takes a second or two.
inline constexpr std::int64_t kMaxAskedFor = 1'000'000;

/// Calls `each` with every existing picture of a sequence, in any order, until it returns false.
/// The folder is listed once. In a folder that can't be listed to its end each number is tried by
/// name, so some pictures may be reported twice. Errors: CannotWrite with the system's reason where
/// there are more than kMaxAskedFor numbers.
[[nodiscard]] base::Result<void> forEachPresent(
    const PictureName& name, const PictureNumbers& numbers,
    const std::function<bool(const std::filesystem::path& picture, std::int64_t number)>& each);

}  // namespace app
