// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/pair_broadphase.h"

#include <algorithm>

#include "app/physics/limited_broadphase.h"

namespace app {
namespace {

bool overlapping(const btBroadphaseProxy& a, const btBroadphaseProxy& b) {
  // All six comparisons are made without branches, half of which the processor would guess wrong.
  return static_cast<unsigned>(a.m_aabbMin.x() <= b.m_aabbMax.x()) &
         static_cast<unsigned>(b.m_aabbMin.x() <= a.m_aabbMax.x()) &
         static_cast<unsigned>(a.m_aabbMin.y() <= b.m_aabbMax.y()) &
         static_cast<unsigned>(b.m_aabbMin.y() <= a.m_aabbMax.y()) &
         static_cast<unsigned>(a.m_aabbMin.z() <= b.m_aabbMax.z()) &
         static_cast<unsigned>(b.m_aabbMin.z() <= a.m_aabbMax.z());
}

}  // namespace

PairBroadphase::~PairBroadphase() = default;

btBroadphaseProxy* PairBroadphase::createProxy(const btVector3& low, const btVector3& high, int, void* user, int group,
                                               int mask, btDispatcher*) {
  proxies_.push_back(std::make_unique<btBroadphaseProxy>(low, high, user, group, mask));
  proxies_.back()->m_uniqueId = static_cast<int>(proxies_.size());
  stale_ = true;
  return proxies_.back().get();
}

void PairBroadphase::destroyProxy(btBroadphaseProxy* proxy, btDispatcher* dispatcher) {
  cache_.removeOverlappingPairsContainingProxy(proxy, dispatcher);
  std::erase_if(pairs_, [proxy](const Pair& pair) { return pair.a == proxy || pair.b == proxy; });
  std::erase_if(proxies_, [proxy](const auto& own) { return own.get() == proxy; });
}

void PairBroadphase::setAabb(btBroadphaseProxy* proxy, const btVector3& low, const btVector3& high, btDispatcher*) {
  proxy->m_aabbMin = low;
  proxy->m_aabbMax = high;
}

void PairBroadphase::getAabb(btBroadphaseProxy* proxy, btVector3& low, btVector3& high) const {
  low = proxy->m_aabbMin;
  high = proxy->m_aabbMax;
}

void PairBroadphase::rayTest(const btVector3&, const btVector3&, btBroadphaseRayCallback& callback, const btVector3&,
                             const btVector3&) {
  for (const auto& proxy : proxies_) callback.process(proxy.get());
}

void PairBroadphase::aabbTest(const btVector3& low, const btVector3& high, btBroadphaseAabbCallback& callback) {
  const btBroadphaseProxy box(low, high, nullptr, 0, 0);
  for (const auto& proxy : proxies_) {
    if (overlapping(*proxy, box)) callback.process(proxy.get());
  }
}

void PairBroadphase::findPairs() {
  std::vector<Pair> found;
  for (std::size_t i = 0; i < proxies_.size(); ++i) {
    for (std::size_t j = i + 1; j < proxies_.size(); ++j) {
      btBroadphaseProxy *a = proxies_[i].get(), *b = proxies_[j].get();
      if (!filter_.needBroadphaseCollision(a, b)) continue;
      found.push_back({a, b, static_cast<std::uint32_t>(softNodesOf(*a, *b)), cache_.findPair(a, b) != nullptr});
    }
  }
  pairs_ = std::move(found);
  stale_ = false;
}

void PairBroadphase::calculateOverlappingPairs(btDispatcher* dispatcher) {
  if (stale_) findPairs();
  PairRoom room;
  for (Pair& pair : pairs_) {
    const bool near = overlapping(*pair.a, *pair.b), overlap = near && room.take(pair.softNodes);
    leftOut_ |= near && !overlap;
    if (overlap == pair.overlap) continue;
    pair.overlap = overlap;
    if (overlap) {
      cache_.addOverlappingPair(pair.a, pair.b);
    } else {
      cache_.removeOverlappingPair(pair.a, pair.b, dispatcher);
    }
  }
}

void PairBroadphase::getBroadphaseAabb(btVector3& low, btVector3& high) const {
  low.setValue(-1e18F, -1e18F, -1e18F);
  high.setValue(1e18F, 1e18F, 1e18F);
}

}  // namespace app
