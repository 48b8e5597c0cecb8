// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "pmx/base/result.h"

namespace app {

/// Lists what is odd about single elements of a section: the first twenty, then none.
class Oddities {
 public:
  Oddities(base::Issues& issues, std::string section) : issues_(issues), section_(std::move(section)) {}
  void add(std::size_t index, std::string detail) {
    if (count_++ < kListed) issues_.push_back({section_, static_cast<std::int64_t>(index), -1, std::move(detail)});
  }

 private:
  static constexpr std::size_t kListed = 20;
  base::Issues& issues_;
  std::string section_;
  std::size_t count_ = 0;
};

}  // namespace app
