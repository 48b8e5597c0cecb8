// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The connection to the session bus, by a bus that only answers while this thread works.
#include "app/bus/session_bus.h"

#include <memory>
#include <optional>

#include <gtest/gtest.h>
#include <QLocalServer>
#include <QLocalSocket>
#include <QObject>

#include "tests/app/remote/private_bus.h"

namespace {

using support::waitUntil;

/// Hands what comes from one socket to another.
void pump(QLocalSocket& from, QLocalSocket& to) {
  QObject::connect(&from, &QLocalSocket::readyRead, &to, [&from, &to] { to.write(from.readAll()); });
  QObject::connect(&from, &QLocalSocket::disconnected, &to, [&to] { to.abort(); });
}

/// Returns the path in an address such as unix:path=/tmp/x,guid=y.
QString pathIn(const QString& address) {
  return address.section(QStringLiteral("path="), 1).section(QLatin1Char(','), 0, 0);
}

TEST(SessionBus, IsFoundWhileTheWindowWorks) {
  const QString missing = support::PrivateBus::missing({QStringLiteral("dbus-daemon")});
  if (!missing.isEmpty()) GTEST_SKIP() << missing.toStdString();
  // GIVEN a bus behind a socket of this thread: whoever waits for it here, waits for ever
  support::PrivateBus bus;
  ASSERT_TRUE(bus.start());
  const QTemporaryDir folder;
  QLocalServer door;
  ASSERT_TRUE(door.listen(folder.filePath(QStringLiteral("bus"))));
  QObject::connect(&door, &QLocalServer::newConnection, &door, [&] {
    QLocalSocket* const inside = door.nextPendingConnection();
    auto* const outside = new QLocalSocket(inside);
    outside->connectToServer(pathIn(bus.address));
    ASSERT_TRUE(outside->waitForConnected());
    pump(*inside, *outside);
    pump(*outside, *inside);
  });
  const QByteArray before = qgetenv("DBUS_SESSION_BUS_ADDRESS");
  // WHEN it is looked for by something that is gone meanwhile, and by something that stays
  qputenv("DBUS_SESSION_BUS_ADDRESS", "");
  qunsetenv("XDG_RUNTIME_DIR");
  QObject stays;
  std::optional<QDBusConnection> found;
  const auto take = [&found](const QDBusConnection& connection) { found = connection; };
  app::findSessionBus(stays, take);
  EXPECT_FALSE(found) << "there is none";
  qputenv("DBUS_SESSION_BUS_ADDRESS", QStringLiteral("unix:path=%1").arg(door.fullServerName()).toLocal8Bit());
  bool hasLeft = false;
  auto leaves = std::make_unique<QObject>();
  app::findSessionBus(*leaves, [&hasLeft](const QDBusConnection& /*bus*/) { hasLeft = true; });
  leaves.reset();
  app::findSessionBus(stays, take);
  // THEN it is there after the loop has worked, and only for what stays
  EXPECT_FALSE(found);
  EXPECT_TRUE(waitUntil([&] { return found.has_value(); }));
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->isConnected());
  EXPECT_FALSE(hasLeft);
  qputenv("DBUS_SESSION_BUS_ADDRESS", before);
}

}  // namespace
