// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <BulletCollision/BroadphaseCollision/btBroadphaseInterface.h>
#include <BulletCollision/BroadphaseCollision/btOverlappingPairCache.h>

namespace app {

/// This class finds overlapping bounding boxes among the few pairs that may ever touch. A model has
/// tens to hundreds of bodies, and their masks rule out most pairs for good. The others are tested
/// pair by pair, which takes a fraction of the time of Bullet's trees, and has no memory: equal
/// boxes give equal pairs. If there are more than a world may have (physics_limits.h), those of
/// bodies that were made first count.
class PairBroadphase final : public btBroadphaseInterface {
 public:
  /// `filter` says which pairs may ever touch; it is asked once per pair. It has to outlive this.
  explicit PairBroadphase(const btOverlapFilterCallback& filter) : filter_(filter) {}
  ~PairBroadphase() override;

  btBroadphaseProxy* createProxy(const btVector3& low, const btVector3& high, int shapeType, void* user, int group,
                                 int mask, btDispatcher* dispatcher) override;
  void destroyProxy(btBroadphaseProxy* proxy, btDispatcher* dispatcher) override;
  void setAabb(btBroadphaseProxy* proxy, const btVector3& low, const btVector3& high,
               btDispatcher* dispatcher) override;
  void getAabb(btBroadphaseProxy* proxy, btVector3& low, btVector3& high) const override;
  void rayTest(const btVector3& from, const btVector3& to, btBroadphaseRayCallback& callback, const btVector3& low,
               const btVector3& high) override;
  void aabbTest(const btVector3& low, const btVector3& high, btBroadphaseAabbCallback& callback) override;
  void calculateOverlappingPairs(btDispatcher* dispatcher) override;
  btOverlappingPairCache* getOverlappingPairCache() override { return &cache_; }
  [[nodiscard]] const btOverlappingPairCache* getOverlappingPairCache() const override { return &cache_; }
  void getBroadphaseAabb(btVector3& low, btVector3& high) const override;
  void printStats() override {}
  /// Returns whether some pair was ever left out.
  [[nodiscard]] bool leftOut() const { return leftOut_; }

 private:
  struct Pair {
    btBroadphaseProxy *a, *b;
    std::uint32_t softNodes;  // of the soft bodies in it
    bool overlap;             // and there is room for it
  };
  void findPairs();

  const btOverlapFilterCallback& filter_;
  btHashedOverlappingPairCache cache_;
  std::vector<std::unique_ptr<btBroadphaseProxy>> proxies_;  // in the order of their making
  std::vector<Pair> pairs_;
  bool stale_ = true;  // pairs_ was made for other proxies
  bool leftOut_ = false;
};

}  // namespace app
