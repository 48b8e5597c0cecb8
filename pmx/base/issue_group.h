// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "pmx/base/result.h"

namespace base {

/// This class lists issues of one kind: the first twenty one by one, then one line tells how many
/// more there are. A broken file may have one for each vertex, more than anyone reads.
class IssueGroup {
 public:
  static constexpr std::size_t kListed = 20;

  /// Adds to `issues`, which outlives the group. `section` names the place in the last line, and
  /// that of issues which add() gets by an index. `kind` completes that line: "and 7 more <kind>".
  /// Both are literals.
  IssueGroup(Issues& issues, std::string_view section, std::string_view kind)
      : issues_(issues), section_(section), kind_(kind) {}
  IssueGroup(const IssueGroup&) = delete;
  IssueGroup& operator=(const IssueGroup&) = delete;
  ~IssueGroup() {
    try {
      tellRest();
    } catch (...) {  // no memory for a line; the others are listed
    }
  }

  /// Adds the issue that `make` returns. It is called only where the issue is listed, so that
  /// nothing is formatted for the others.
  template <class Make>
  void addMade(Make make) {
    if (count_++ < kListed) issues_.push_back(make());
  }
  /// Adds an issue about an element of the section. `detail` is a text, or a function that makes
  /// one, called as above.
  template <class Detail>
  void add(std::size_t index, Detail&& detail) {
    addMade([&] {
      Issue issue{std::string(section_), static_cast<std::int64_t>(index), -1, {}};
      if constexpr (std::is_invocable_v<Detail>) {
        issue.detail = detail();
      } else {
        issue.detail = std::forward<Detail>(detail);
      }
      return issue;
    });
  }

  /// Writes the last line if there is one, and begins anew. The destructor does it, too; this is
  /// for callers who pass the issues on before.
  void tellRest();

 private:
  Issues& issues_;
  std::string_view section_, kind_;
  std::size_t count_ = 0;
};

}  // namespace base
