// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pmx/base/result.h"

namespace support {

/// Returns issues, one line each.
inline std::string lines(const base::Issues& issues) {
  std::string all;
  for (const auto& issue : issues) {
    if (!all.empty()) all += '\n';
    all += describe(issue);
  }
  return all;
}

}  // namespace support
