// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/issue_group.h"

#include <fmt/format.h>

namespace base {

void IssueGroup::tellRest() {
  if (count_ > kListed)
    issues_.push_back({std::string(section_), -1, -1, fmt::format("and {} more {}", count_ - kListed, kind_)});
  count_ = 0;
}

}  // namespace base
