// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QElapsedTimer>

#include "pmx/base/open_file.h"

namespace support {

/// Runs the event loop until the condition holds. Returns false after `most` milliseconds.
template <class Condition>
[[nodiscard]] bool waitUntil(Condition condition, qint64 most = 30'000) {
  QElapsedTimer timer;
  timer.start();
  while (!condition()) {
    if (timer.elapsed() > most) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  return true;
}

/// This is a plain socket that never blocks.
class SocketClient {
 public:
  explicit SocketClient(const std::filesystem::path& path) : socket_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.string().copy(address.sun_path, sizeof address.sun_path - 1);
    EXPECT_EQ(::connect(socket_.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(::fcntl(socket_.number(), F_SETFL, O_NONBLOCK), 0);
  }

  /// Sends all of it, while the program works. Returns how many bytes it took before it closed.
  std::size_t send(const std::string& bytes) {
    std::size_t sent = 0;
    EXPECT_TRUE(waitUntil([&] {
      const auto put = ::send(socket_.number(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
      if (put > 0) sent += static_cast<std::size_t>(put);
      return sent == bytes.size() || (put < 0 && errno != EAGAIN);
    }));
    return sent;
  }
  /// Reads what has come.
  void read() {
    char bytes[4096];
    for (;;) {
      const auto got = ::recv(socket_.number(), bytes, sizeof bytes, 0);
      if (got > 0) {
        text.append(bytes, static_cast<std::size_t>(got));
      } else {
        ended = ended || got == 0 || errno != EAGAIN;
        return;
      }
    }
  }
  /// Sends a line, and returns the line that comes next.
  std::string ask(const std::string& line) {
    taken_ = text.size();
    send(line + "\n");
    return nextLine();
  }
  /// Returns the line behind the one that ask() or this returned.
  std::string nextLine() {
    EXPECT_TRUE(waitUntil([&] {
      read();
      return text.find('\n', taken_) != std::string::npos || ended;
    }));
    const std::size_t begin = taken_, end = std::min(text.find('\n', begin), text.size());
    taken_ = std::min(end + 1, text.size());
    return text.substr(begin, end - begin);
  }
  [[nodiscard]] bool hears(const std::string& part) {
    return waitUntil([&] {
      read();
      return text.find(part) != std::string::npos;
    });
  }
  [[nodiscard]] bool isEnded() {
    return waitUntil([&] {
      read();
      return ended;
    });
  }
  void stopSending() const { ::shutdown(socket_.number(), SHUT_WR); }

  std::string text;
  bool ended = false;

 private:
  base::OpenFile socket_;
  std::size_t taken_ = 0;  // of the text, by ask()
};

}  // namespace support
