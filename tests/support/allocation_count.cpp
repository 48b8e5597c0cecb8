// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/allocation_count.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

// The count is relaxed: in any other order each allocation would order the threads and hide their
// races from the thread sanitizer.
std::atomic<std::size_t> count{0};

[[maybe_unused]] void* counted(std::size_t size) noexcept {
  support::countAllocation();
  return std::malloc(size == 0 ? 1 : size);
}

[[maybe_unused]] void* countedOrThrow(std::size_t size) {
  if (void* memory = counted(size)) return memory;
  throw std::bad_alloc();
}

[[maybe_unused]] void* countedAligned(std::size_t size, std::align_val_t alignment) noexcept {
  support::countAllocation();
  const auto step = static_cast<std::size_t>(alignment);
  return std::aligned_alloc(step, (size + step - 1) / step * step);
}

}  // namespace

// Clang's thread sanitizer has these operators itself and takes no others: there only
// countAllocation() counts.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ODORI_OTHER_OPERATOR_NEW
#endif
#endif
#ifndef ODORI_OTHER_OPERATOR_NEW
// All forms are replaced, so that none goes uncounted and each delete matches its new. They have a
// file of their own: where a compiler sees both ends, it warns of a mismatch of malloc and delete.
void* operator new(std::size_t size) { return countedOrThrow(size); }
void* operator new[](std::size_t size) { return countedOrThrow(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  if (void* memory = countedAligned(size, alignment)) return memory;
  throw std::bad_alloc();
}
void* operator new[](std::size_t size, std::align_val_t alignment) { return operator new(size, alignment); }
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return countedAligned(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return countedAligned(size, alignment);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }
#endif

namespace support {
void countAllocation() noexcept { count.fetch_add(1, std::memory_order_relaxed); }
std::size_t allocationCount() { return count.load(std::memory_order_relaxed); }
}  // namespace support
