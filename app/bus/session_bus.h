// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QDBusConnection>

namespace app {

/// Returns the connection to the user's session bus; none where there is no bus. None is started,
/// and nothing is said.
[[nodiscard]] std::optional<QDBusConnection> sessionBus();

}  // namespace app
