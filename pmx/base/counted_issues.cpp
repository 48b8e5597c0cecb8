// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/counted_issues.h"

#include <cstddef>
#include <map>
#include <tuple>

#include <fmt/format.h>

#include "pmx/base/issue_group.h"

namespace base {

Issues countedIssues(const Issues& issues) {
  struct Counted {
    const Issue* first;
    std::size_t times;
  };
  std::vector<Counted> counted;
  std::map<std::tuple<std::string_view, std::int64_t, std::int64_t, std::string_view>, std::size_t> places;
  for (const Issue& issue : issues) {
    const auto [at, added] =
        places.try_emplace({issue.section, issue.index, issue.offset, issue.detail}, counted.size());
    if (added) counted.push_back({&issue, 0});
    ++counted[at->second].times;
  }
  Issues listed;
  std::map<std::string_view, std::size_t> ofSection;
  for (const Counted& each : counted) {
    if (++ofSection[each.first->section] > IssueGroup::kListed) continue;
    Issue& issue = listed.emplace_back(*each.first);
    if (each.times > 1) issue.detail += fmt::format(" ({} times)", each.times);
  }
  for (const auto& [section, count] : ofSection) {
    if (count > IssueGroup::kListed)
      listed.push_back({std::string(section), -1, -1, fmt::format("and {} more", count - IssueGroup::kListed)});
  }
  return listed;
}

}  // namespace base
