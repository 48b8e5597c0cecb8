// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace support {

/// This class is a named pipe of small capacity that is open for reading but never read.
class StuckPipe {
 public:
  explicit StuckPipe(const std::filesystem::path& path) {
    EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
    // The test opens both ends, to ask whether there is room.
    pipe_ = ::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    // The pipe holds two writes of any length: a film's header is one.
    EXPECT_EQ(fcntl(pipe_, F_SETPIPE_SZ, 8192), 8192);
  }
  ~StuckPipe() { ::close(pipe_); }
  StuckPipe(const StuckPipe&) = delete;
  StuckPipe& operator=(const StuckPipe&) = delete;

  /// Returns whether the pipe is full.
  [[nodiscard]] bool full() const {
    pollfd room{pipe_, POLLOUT, 0};
    return ::poll(&room, 1, 0) == 0;
  }
  /// Waits until the pipe is full, a minute at most. Returns false if the time runs out.
  [[nodiscard]] bool fills() const {
    for (int i = 0; i < 6000 && !full(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return full();
  }
  /// Reads all that is in the pipe.
  void empty() const {
    std::array<char, 4096> bytes{};
    while (::read(pipe_, bytes.data(), bytes.size()) > 0) {
    }
  }

 private:
  int pipe_ = -1;
};

}  // namespace support
