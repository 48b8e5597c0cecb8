// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "pmx/base/result.h"

namespace app {

/// This is where datagrams go.
struct UdpAddress {
  std::string host;  ///< a numeric IPv4 address
  std::uint16_t port = 0;
  /// Returns whether it is this machine: 127.0.0.0/8.
  [[nodiscard]] bool isLocal() const;
  bool operator==(const UdpAddress&) const = default;
};

/// Parses `192.168.1.5:39539`; either part may be left out with its colon, and is that of `missing`
/// then. No name is looked up. Errors: BadArgument.
[[nodiscard]] base::Result<UdpAddress> parseUdpAddress(std::string_view text, const UdpAddress& missing);

/// This class sends datagrams to one address. Nothing is received, and nobody answers.
class UdpSender {
 public:
  /// Errors: BadArgument for no address, CannotWrite where the system gives no socket.
  [[nodiscard]] static base::Result<UdpSender> open(const UdpAddress& to);
  UdpSender(UdpSender&& other) noexcept;
  UdpSender& operator=(UdpSender&&) = delete;
  UdpSender(const UdpSender&) = delete;
  UdpSender& operator=(const UdpSender&) = delete;
  ~UdpSender();

  /// Sends one datagram without waiting. That nobody listens is no error; one that the system has
  /// no room for is lost, as any datagram may be. Errors: CannotWrite, where the network can't be
  /// reached.
  [[nodiscard]] base::Result<void> send(std::span<const std::byte> datagram);

 private:
  explicit UdpSender(int socket) : socket_(socket) {}
  int socket_ = -1;
};

}  // namespace app
