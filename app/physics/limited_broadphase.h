// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <BulletCollision/BroadphaseCollision/btDbvtBroadphase.h>

#include "app/physics/physics_limits.h"

namespace app {

/// Returns the nodes of the soft bodies of a pair, by which it counts in a PairRoom.
[[nodiscard]] std::size_t softNodesOf(const btBroadphaseProxy& a, const btBroadphaseProxy& b);

/// This cache has Bullet's pairs, up to the limit of a world: those found first.
class LimitedPairCache final : public btHashedOverlappingPairCache {
 public:
  btBroadphasePair* addOverlappingPair(btBroadphaseProxy* a, btBroadphaseProxy* b) override;
  void* removeOverlappingPair(btBroadphaseProxy* a, btBroadphaseProxy* b, btDispatcher* dispatcher) override;
  /// Returns whether some pair was ever left out.
  [[nodiscard]] bool leftOut() const { return leftOut_; }

 private:
  PairRoom room_;
  bool leftOut_ = false;
};

/// These are Bullet's trees, with a bound on their pairs.
class LimitedBroadphase final : private std::unique_ptr<LimitedPairCache>, public btDbvtBroadphase {
 public:
  LimitedBroadphase() : unique_ptr(std::make_unique<LimitedPairCache>()), btDbvtBroadphase(get()) {}
  [[nodiscard]] bool leftOut() const { return get()->leftOut(); }
};

}  // namespace app
