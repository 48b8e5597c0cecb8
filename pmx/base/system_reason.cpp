// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/system_reason.h"

#include "pmx/base/neutral_locale.h"

namespace base {

std::string systemReason(int code) { return systemReason({code, std::generic_category()}); }

std::string systemReason(const std::error_code& error) {
  const NeutralLocale english;  // the C library translates its reasons
  return error.message();
}

}  // namespace base
