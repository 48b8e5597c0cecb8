// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

enum class DisplayAnswer { Yes, No, Late };

inline constexpr int kAnswerMilliseconds = 10000;

/// Whether the X server that DISPLAY names lets us in and answers a question, found out as Qt will: the same library, the
/// same words of the environment. In a process of its own, so that a server that never answers is a Late.
[[nodiscard]] DisplayAnswer askXServer(int milliseconds = kAnswerMilliseconds);

/// The same of the Wayland compositor that WAYLAND_DISPLAY names. No where libwayland-client isn't there.
[[nodiscard]] DisplayAnswer askWayland(int milliseconds = kAnswerMilliseconds);

/// For a question of a test: true in the child is Yes.
[[nodiscard]] DisplayAnswer askInChild(bool (*question)(), int milliseconds);

}  // namespace app
