// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/memory_meter.h"

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

// The counters are relaxed, so that they order no threads and hide no races.
constexpr auto kRelaxed = std::memory_order_relaxed;
std::atomic<std::size_t> held{0}, peak{0};

void* taken(void* memory) noexcept {
  if (memory == nullptr) return nullptr;
  const std::size_t bytes = ::malloc_usable_size(memory), now = held.fetch_add(bytes, kRelaxed) + bytes;
  std::size_t most = peak.load(kRelaxed);
  while (now > most && !peak.compare_exchange_weak(most, now, kRelaxed)) {
  }
  return memory;
}

void* take(std::size_t size) noexcept { return taken(std::malloc(size == 0 ? 1 : size)); }

void* takeAligned(std::size_t size, std::align_val_t alignment) noexcept {
  const auto step = static_cast<std::size_t>(alignment);
  return taken(std::aligned_alloc(step, (size + step - 1) / step * step));
}

void* orThrow(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void give(void* memory) noexcept {
  if (memory != nullptr) held.fetch_sub(::malloc_usable_size(memory), kRelaxed);
  std::free(memory);
}

}  // namespace

// All forms are replaced, so that none goes unmeasured and each delete matches its new. They have a
// file of their own: where a compiler sees both ends, it warns of a mismatch of malloc and delete.
void* operator new(std::size_t size) { return orThrow(take(size)); }
void* operator new[](std::size_t size) { return orThrow(take(size)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
void* operator new(std::size_t size, std::align_val_t alignment) { return orThrow(takeAligned(size, alignment)); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return orThrow(takeAligned(size, alignment)); }
void operator delete(void* memory) noexcept { give(memory); }
void operator delete[](void* memory) noexcept { give(memory); }
void operator delete(void* memory, std::size_t) noexcept { give(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { give(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { give(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { give(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { give(memory); }

namespace support {

MemoryMeter::MemoryMeter() : before_(held) { peak = before_; }

std::size_t MemoryMeter::peakBytes() const { return peak - before_; }

}  // namespace support
