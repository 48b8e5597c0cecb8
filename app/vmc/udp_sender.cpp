// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/vmc/udp_sender.h"

#include <cerrno>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fmt/format.h>

#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/system_reason.h"

namespace app {
namespace {

/// Returns whether the text is an address of four numbers, and sets it.
bool readHost(const std::string& host, in_addr& address) { return ::inet_pton(AF_INET, host.c_str(), &address) == 1; }

}  // namespace

bool UdpAddress::isLocal() const {
  in_addr address{};
  return readHost(host, address) && ntohl(address.s_addr) >> 24U == 127U;
}

base::Result<UdpAddress> parseUdpAddress(std::string_view text, const UdpAddress& missing) {
  UdpAddress parsed = missing;
  const std::size_t colon = text.find(':');
  const std::string_view host = text.substr(0, colon);
  if (!host.empty()) parsed.host = host;
  bool good = !text.empty();
  if (colon != std::string_view::npos) {
    const auto port = base::numberIn<std::uint16_t>(text.substr(colon + 1));
    good = good && port && *port > 0;
    if (port) parsed.port = *port;
  }
  in_addr address{};
  if (good && readHost(parsed.host, address)) return parsed;
  return tl::unexpected(base::badArgument(
      fmt::format("'{}' isn't ADDRESS:PORT, such as {}:{}", base::printable(text, 60), missing.host, missing.port)));
}

base::Result<UdpSender> UdpSender::open(const UdpAddress& to) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(to.port);
  if (!readHost(to.host, address.sin_addr))
    return tl::unexpected(base::badArgument(fmt::format("'{}' is no address", base::printable(to.host, 60))));
  UdpSender sender(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  // A socket with one receiver hears of its errors, and datagrams of others don't come in.
  if (sender.socket_ < 0 ||
      ::connect(sender.socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    return base::fail(base::ErrorCode::CannotWrite,
                      fmt::format("can't send to {}:{}: {}", to.host, to.port, base::systemReason(errno)));
  }
  return sender;
}

UdpSender::UdpSender(UdpSender&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}

UdpSender::~UdpSender() {
  if (socket_ >= 0) ::close(socket_);
}

base::Result<void> UdpSender::send(std::span<const std::byte> datagram) {
  const auto sent = ::send(socket_, datagram.data(), datagram.size(), MSG_NOSIGNAL);
  // The system says ECONNREFUSED after a datagram that nobody on this machine took.
  const bool lost =
      errno == ECONNREFUSED || errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOBUFS || errno == EINTR;
  if (sent >= 0 || lost) return {};
  return base::fail(base::ErrorCode::CannotWrite, fmt::format("can't send: {}", base::systemReason(errno)));
}

}  // namespace app
