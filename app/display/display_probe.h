// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

enum class DisplayAnswer { Yes, No, Late };

/// Whether the X server that DISPLAY names lets us in and answers a question, found out as Qt will: the same library, the
/// same words of the environment. In a process of its own, so that a server that never answers is a Late after
/// kAnswerMilliseconds.
[[nodiscard]] DisplayAnswer askXServer();

/// The same of the Wayland compositor that WAYLAND_DISPLAY names. No where libwayland-client isn't there.
[[nodiscard]] DisplayAnswer askWayland();

/// For a question of a test: true in the child is Yes.
[[nodiscard]] DisplayAnswer askInChild(bool (*question)());

inline constexpr int kAnswerMilliseconds = 10000;

}  // namespace app
