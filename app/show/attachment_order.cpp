// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/attachment_order.h"

#include <algorithm>
#include <numeric>

namespace app {
namespace {

/// Returns per actor: 0, or one more than the highest level of those it is attached to. They are
/// found from the parents down.
std::vector<std::size_t> levelsOf(const std::vector<std::vector<std::size_t>>& parents) {
  std::vector<std::vector<std::size_t>> children(parents.size());
  std::vector<std::size_t> levels(parents.size(), 0), waitsFor(parents.size(), 0), ready;
  for (std::size_t i = 0; i < parents.size(); ++i) {
    waitsFor[i] = parents[i].size();
    for (const std::size_t parent : parents[i]) children[parent].push_back(i);
    if (parents[i].empty()) ready.push_back(i);
  }
  for (std::size_t next = 0; next < ready.size(); ++next) {
    const std::size_t at = ready[next];
    for (const std::size_t child : children[at]) {
      levels[child] = std::max(levels[child], levels[at] + 1);
      if (--waitsFor[child] == 0) ready.push_back(child);
    }
  }
  return levels;
}

void nameGroups(const std::vector<std::vector<std::size_t>>& parents, std::span<const std::size_t> meeting,
                AttachmentOrder& order) {
  std::vector<std::size_t> up(parents.size());
  std::iota(up.begin(), up.end(), std::size_t{0});
  const auto top = [&up](std::size_t i) {
    while (up[i] != i) i = up[i] = up[up[i]];
    return i;
  };
  for (std::size_t i = 0; i < parents.size(); ++i) {
    for (const std::size_t parent : parents[i]) up[top(i)] = top(parent);
  }
  for (const std::size_t index : meeting) up[top(index)] = top(meeting.front());
  std::vector<std::size_t> sizes(parents.size(), 0), names(parents.size(), AttachmentOrder::kAlone);
  for (std::size_t i = 0; i < parents.size(); ++i) ++sizes[top(i)];
  order.groups.assign(parents.size(), AttachmentOrder::kAlone);
  for (std::size_t i = 0; i < parents.size(); ++i) {
    if (sizes[top(i)] < 2) continue;
    std::size_t& name = names[top(i)];
    if (name == AttachmentOrder::kAlone) name = order.groupCount++;
    order.groups[i] = name;
  }
}

}  // namespace

AttachmentOrder attachmentOrder(const std::vector<std::vector<std::size_t>>& parents,
                                std::span<const std::size_t> meeting) {
  AttachmentOrder order;
  const std::vector<std::size_t> levels = levelsOf(parents);
  order.indices.resize(parents.size());
  std::iota(order.indices.begin(), order.indices.end(), std::size_t{0});
  std::ranges::stable_sort(order.indices, {}, [&levels](std::size_t i) { return levels[i]; });
  for (std::size_t i = 0; i < order.indices.size(); ++i) {
    const bool last = i + 1 == order.indices.size() || levels[order.indices[i + 1]] != levels[order.indices[i]];
    if (last) order.levelEnds.push_back(i + 1);
  }
  nameGroups(parents, meeting, order);
  return order;
}

std::vector<unsigned char> attachedTo(const std::vector<std::vector<std::size_t>>& parents,
                                      const AttachmentOrder& order, std::size_t of) {
  std::vector<unsigned char> attached(parents.size(), 0);
  attached[of] = 1;
  for (const std::size_t at : order.indices) {
    for (const std::size_t parent : parents[at]) {
      if (attached[parent] != 0) attached[at] = 1;
    }
  }
  return attached;
}

}  // namespace app
