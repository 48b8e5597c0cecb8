// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/limited_broadphase.h"

#include <BulletSoftBody/btSoftBody.h>

namespace app {
namespace {

std::size_t nodesOf(const btBroadphaseProxy& proxy) {
  const auto* soft = btSoftBody::upcast(static_cast<const btCollisionObject*>(proxy.m_clientObject));
  return soft == nullptr ? 0 : static_cast<std::size_t>(soft->m_nodes.size());
}

}  // namespace

std::size_t softNodesOf(const btBroadphaseProxy& a, const btBroadphaseProxy& b) { return nodesOf(a) + nodesOf(b); }

btBroadphasePair* LimitedPairCache::addOverlappingPair(btBroadphaseProxy* a, btBroadphaseProxy* b) {
  // Bullet doesn't use the result. Once all room is taken it calls this for every two bodies that
  // overlap, again and again, so the quick test comes first.
  if (leftOut_ && room_.full()) return nullptr;
  if (!needsBroadphaseCollision(a, b)) return nullptr;
  if (btBroadphasePair* known = findPair(a, b); known != nullptr) return known;
  if (!room_.take(softNodesOf(*a, *b))) {
    leftOut_ = true;
    return nullptr;
  }
  return btHashedOverlappingPairCache::addOverlappingPair(a, b);
}

void* LimitedPairCache::removeOverlappingPair(btBroadphaseProxy* a, btBroadphaseProxy* b, btDispatcher* dispatcher) {
  const int before = getNumOverlappingPairs();
  void* const info = btHashedOverlappingPairCache::removeOverlappingPair(a, b, dispatcher);
  if (getNumOverlappingPairs() < before) room_.giveBack(softNodesOf(*a, *b));
  return info;
}

}  // namespace app
