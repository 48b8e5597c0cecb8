// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace support {

/// This class listens on a free port of this machine.
class UdpReceiver {
 public:
  UdpReceiver() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(::bind(socket_, reinterpret_cast<const sockaddr*>(&address), size), 0);
    EXPECT_EQ(::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size), 0);
    port_ = ntohs(address.sin_port);
  }
  ~UdpReceiver() { ::close(socket_); }
  UdpReceiver(const UdpReceiver&) = delete;
  UdpReceiver& operator=(const UdpReceiver&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// Returns the next datagram that has come; empty where none has.
  [[nodiscard]] std::vector<std::byte> next() const {
    std::array<std::byte, 4096> bytes;
    const auto size = ::recv(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    return {bytes.begin(), bytes.begin() + (size > 0 ? size : 0)};
  }

 private:
  int socket_ = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  std::uint16_t port_ = 0;
};

}  // namespace support
