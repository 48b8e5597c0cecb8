// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/vmd/allocation_count.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

support::Allocations seen;

void* counted(std::size_t bytes) noexcept {
  ++seen.count;
  seen.largestBytes = std::max(seen.largestBytes, bytes);
  return std::malloc(std::max<std::size_t>(bytes, 1));
}

void* countedOrThrow(std::size_t bytes) {
  if (void* memory = counted(bytes)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t bytes) { return countedOrThrow(bytes); }
void* operator new[](std::size_t bytes) { return countedOrThrow(bytes); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace support {

void Allocations::reset() { seen = {}; }
Allocations Allocations::sinceReset() { return seen; }

}  // namespace support
