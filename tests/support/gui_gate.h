// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <set>
#include <string>

namespace support {

/// This class holds files back on their way into the window: the loader's thread waits at pass()
/// until the file is let through. So tests decide in which order files are read, however fast the
/// machine is.
class Gate {
 public:
  void hold(const std::filesystem::path& file) {
    const std::lock_guard lock(mutex_);
    held_.insert(file.string());
  }
  void letThrough(const std::filesystem::path& file) {
    const std::lock_guard lock(mutex_);
    held_.erase(file.string());
    changed_.notify_all();
  }
  void letAllThrough() {
    const std::lock_guard lock(mutex_);
    held_.clear();
    changed_.notify_all();
  }
  /// Waits for the file's turn. To be called on the loader's thread.
  void pass(const std::filesystem::path& file) {
    std::unique_lock lock(mutex_);
    if (held_.contains(file.string())) waiting_.insert(file.string());
    changed_.wait(lock, [&] { return !held_.contains(file.string()); });
    waiting_.erase(file.string());
  }
  [[nodiscard]] bool waits(const std::filesystem::path& file) {
    const std::lock_guard lock(mutex_);
    return waiting_.contains(file.string());
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::set<std::string> held_, waiting_;
};

}  // namespace support
