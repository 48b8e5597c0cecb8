// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bus/session_bus.h"

#include <memory>
#include <optional>
#include <utility>

#include <QFileInfo>
#include <QObject>
#include <QThread>

namespace app {
namespace {

/// Without an address libdbus would start a bus of its own, by the display.
bool mayBeThere() {
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
         (!runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus")));
}

}  // namespace

void findSessionBus(QObject& context, std::function<void(const QDBusConnection& bus)> take) {
  if (!mayBeThere()) return;
  const auto found = std::make_shared<std::optional<QDBusConnection>>();
  // It belongs to nobody, so that a program that ends doesn't wait for it.
  QThread* const thread = QThread::create([found] { found->emplace(QDBusConnection::sessionBus()); });
  QObject::connect(thread, &QThread::finished, &context, [found, take = std::move(take)] {
    if (*found && (*found)->isConnected()) take(**found);
  });
  QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
  thread->start();
}

}  // namespace app
