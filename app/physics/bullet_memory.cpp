// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/bullet_memory.h"

#include <cstdlib>
#include <new>

#include <LinearMath/btAlignedAllocator.h>

namespace app {
namespace {

void* taken(std::size_t bytes) {
  // As Bullet itself does, so that memory which it took before can be freed by this function.
  void* memory = std::malloc(bytes);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void given(void* memory) { std::free(memory); }

}  // namespace

void letBulletThrow() {
  [[maybe_unused]] static const bool once = [] {
    btAlignedAllocSetCustom(taken, given);
    return true;
  }();
}

}  // namespace app
