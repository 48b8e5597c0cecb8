// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/vmc/udp_sender.h"

namespace app {

/// This says where poses are sent to, and how many a second: 1 to kMaxPlayRate.
struct VmcChoice {
  UdpAddress to{.host = "127.0.0.1", .port = 39539};  ///< where the protocol's receivers listen
  int rate = 30;
  bool operator==(const VmcChoice&) const = default;
};
inline constexpr int kMaxPlayRate = 240;

/// Returns which pose is sent after the one with number `sent`, when that was `elapsed` seconds
/// after pose 0: the next one, or after a delay the first that isn't due yet, so that the dance
/// stays in time. `rate` is per second.
[[nodiscard]] std::uint64_t nextPose(std::uint64_t sent, double elapsed, int rate);

}  // namespace app
