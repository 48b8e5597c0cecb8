// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/endurance/use.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <malloc.h>
#include <unistd.h>

#include <fmt/format.h>

namespace support {

Use Use::now() {
  Use use;
  use.heapBytes = mallinfo2().uordblks + mallinfo2().hblkhd;
  std::ifstream statm("/proc/self/statm");
  long total = 0, resident = 0;
  statm >> total >> resident;
  use.residentKb = resident * (sysconf(_SC_PAGESIZE) / 1024);
  const auto count = [](const char* folder) {
    return static_cast<long>(std::distance(std::filesystem::directory_iterator(folder), {}));
  };
  use.handles = count("/proc/self/fd");
  use.threads = count("/proc/self/task");
  return use;
}

std::string Use::text(std::string_view objectsName) const {
  return fmt::format("heap {:.2f} MB, resident {:.1f} MB, {} handles, {} threads, {} {}",
                     static_cast<double>(heapBytes) / 1e6, static_cast<double>(residentKb) / 1e3, handles, threads,
                     objects, objectsName);
}

std::string Use::grownSince(const Use& before, std::size_t heapRoom, long objectsRoom) const {
  if (heapBytes > before.heapBytes + heapRoom) return "the heap grows";
  if (residentKb > before.residentKb + before.residentKb / 4 + 8192 + static_cast<long>(heapRoom / 1024))
    return "memory grows";
  if (handles > before.handles) return "handles grow";
  if (threads > before.threads) return "threads grow";
  if (objects > before.objects + before.objects / 10 + objectsRoom) return "a library's objects grow";
  return {};
}

}  // namespace support
