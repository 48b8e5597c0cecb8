// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <fstream>
#include <string>

namespace support {

/// This class measures the most memory that this program had at once since the object was made,
/// beyond what it had then. It counts everything, also what C libraries take, as Linux does: in
/// pages that were written to. Only one may exist at a time.
class PeakMemory {
 public:
  PeakMemory() {
    std::ofstream("/proc/self/clear_refs") << 5;  // the peak begins anew (proc(5))
    before_ = bytesOf("VmRSS:");
  }
  [[nodiscard]] std::size_t bytes() const {
    const std::size_t peak = bytesOf("VmHWM:");
    return peak > before_ ? peak - before_ : 0;
  }

 private:
  static std::size_t bytesOf(const std::string& name) {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word && word != name) {
    }
    std::size_t kilobytes = 0;
    status >> kilobytes;
    return kilobytes * 1024;
  }

  std::size_t before_ = 0;
};

}  // namespace support
