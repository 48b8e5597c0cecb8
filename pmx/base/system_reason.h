// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <system_error>

namespace base {

/// Returns why the system refuses something, in English in every locale, like the rest of an
/// error's line: "No such file or directory". `code`: an errno.
[[nodiscard]] std::string systemReason(int code);
[[nodiscard]] std::string systemReason(const std::error_code& error);

}  // namespace base
