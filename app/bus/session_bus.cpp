// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/session_bus.h"

#include <QFileInfo>

namespace app {

std::optional<QDBusConnection> sessionBus() {
  // Without an address libdbus would start a bus of its own, by the display.
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  const bool usual = !runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus"));
  if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") && !usual) return std::nullopt;
  QDBusConnection bus = QDBusConnection::sessionBus();
  return bus.isConnected() ? std::optional(bus) : std::nullopt;
}

}  // namespace app
