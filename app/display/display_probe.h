// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include <sys/types.h>

namespace app {

enum class DisplayAnswer { Yes, No, Late };

inline constexpr int kAnswerMilliseconds = 10000;

/// This is the process that asked a display and got the answer Yes. It keeps its connection until
/// this object is destroyed. An X server resets, or even ends, when its last client leaves, so the
/// process stays until Qt has a connection of its own.
class KeptConnection {
 public:
  KeptConnection() = default;
  explicit KeptConnection(pid_t process) : process_(process) {}
  ~KeptConnection();
  KeptConnection(KeptConnection&& other) noexcept : process_(std::exchange(other.process_, 0)) {}
  KeptConnection& operator=(KeptConnection&& other) noexcept {
    std::swap(process_, other.process_);
    return *this;
  }

 private:
  pid_t process_ = 0;
};

/// Asks whether the X server that DISPLAY names accepts and answers us, by the same library and
/// variables as Qt. It asks in a process of its own, so that a server that never answers gives
/// Late. After Yes the connection is put into `kept`, unless that is null.
[[nodiscard]] DisplayAnswer askXServer(int milliseconds = kAnswerMilliseconds, KeptConnection* kept = nullptr);

/// Asks the Wayland compositor that WAYLAND_DISPLAY names. Returns No where libwayland-client isn't
/// installed.
[[nodiscard]] DisplayAnswer askWayland(int milliseconds = kAnswerMilliseconds, KeptConnection* kept = nullptr);

/// Asks a test's question in a child: true is Yes.
[[nodiscard]] DisplayAnswer askInChild(bool (*question)(), int milliseconds, KeptConnection* kept = nullptr);

}  // namespace app
