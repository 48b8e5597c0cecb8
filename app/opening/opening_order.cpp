// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/opening_order.h"

#include <algorithm>
#include <utility>

namespace app {

OpeningOrder::Request OpeningOrder::ask() {
  ++pending_;
  return ++latest_;
}

bool OpeningOrder::outdone(const Ended& ended) const {
  return ended.found.model && std::ranges::any_of(ended_, [&](const Ended& other) {
           return other.found.model && other.request > ended.request && other.request <= ended.latest;
         });
}

Motions OpeningOrder::end(Request request, Found found, const Motions& present) {
  --pending_;
  if (ended_.empty()) before_ = present;
  if (dropped(request)) {
    found = {};
  } else if (request <= motionsDropped_) {
    found.motions.clear();
  }
  const auto place = std::ranges::upper_bound(ended_, request, {}, &Ended::request);
  ended_.insert(place, {request, latest_, std::move(found)});
  Motions after = before_;
  for (const Ended& each : ended_) {
    if (outdone(each)) continue;
    if (each.found.whole) after.clear();
    after = motionsAfterOpening(after, each.found.motions, each.found.add);
  }
  if (!busy()) ended_.clear();
  return after;
}

void OpeningOrder::dropMotions() {
  motionsDropped_ = latest_;
  for (Ended& each : ended_) each.found.motions.clear();
  before_.clear();
}

void OpeningOrder::dropAll() {
  dropMotions();
  allDropped_ = latest_;
}

}  // namespace app
