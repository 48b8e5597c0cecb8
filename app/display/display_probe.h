// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include <sys/types.h>

namespace app {

enum class DisplayAnswer { Yes, No, Late };

inline constexpr int kAnswerMilliseconds = 10000;

/// The process that asked a display and had a Yes, with its connection, until this ends. An X server starts anew, and an
/// only one may end, when its last client leaves: so the one that asked stays until Qt has a connection of its own.
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

/// Whether the X server that DISPLAY names lets us in and answers a question, found out as Qt will: the same library, the
/// same words of the environment. In a process of its own, so that a server that never answers is a Late. With a Yes the
/// connection is put into `kept`, if that is wanted.
[[nodiscard]] DisplayAnswer askXServer(int milliseconds = kAnswerMilliseconds, KeptConnection* kept = nullptr);

/// The same of the Wayland compositor that WAYLAND_DISPLAY names. No where libwayland-client isn't there.
[[nodiscard]] DisplayAnswer askWayland(int milliseconds = kAnswerMilliseconds, KeptConnection* kept = nullptr);

/// For a question of a test: true in the child is Yes.
[[nodiscard]] DisplayAnswer askInChild(bool (*question)(), int milliseconds, KeptConnection* kept = nullptr);

}  // namespace app
