// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QDBusConnection>

#include "app/remote/control_listener.h"

namespace app {

/// A RemoteWays has the ways by which other programs may control a window.
struct RemoteWays {
  std::optional<ControlListener> socket;
  /// The desktop's: media keys, applets, and the screen that doesn't sleep.
  std::optional<QDBusConnection> bus;
};

}  // namespace app
