// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QDBusConnection>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "tests/app/remote/socket_client.h"

namespace support {

/// This is a session bus of the test's own, with the desktop's programs that ask on it.
class PrivateBus {
 public:
  PrivateBus() = default;
  PrivateBus(const PrivateBus&) = delete;
  PrivateBus& operator=(const PrivateBus&) = delete;
  ~PrivateBus() {
    for (const QString& each : connections_) QDBusConnection::disconnectFromBus(each);
    daemon_.terminate();
    if (!daemon_.waitForFinished(10'000)) daemon_.kill();
    daemon_.waitForFinished();
  }

  /// Returns what this machine lacks of these programs; empty: nothing.
  [[nodiscard]] static QString missing(const QStringList& programs) {
    for (const QString& each : programs)
      if (QStandardPaths::findExecutable(each).isEmpty()) return QStringLiteral("no ") + each;
    return {};
  }
  [[nodiscard]] bool start() {
    daemon_.setStandardErrorFile(QProcess::nullDevice());
    // Without folders of services the bus starts none of this machine's own portals.
    QFile rules(folder_.filePath(QStringLiteral("bus.conf")));
    if (!rules.open(QIODevice::WriteOnly)) return false;
    rules.write(
        QStringLiteral(
            "<busconfig><type>session</type><listen>unix:tmpdir=%1</listen>"
            "<auth>EXTERNAL</auth><policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
            "<allow eavesdrop=\"true\"/>"
            "<allow own=\"*\"/></policy></busconfig>")
            .arg(folder_.path())
            .toUtf8());
    rules.close();
    daemon_.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--config-file=") + rules.fileName(),
                                                  QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
    while (!daemon_.canReadLine())
      if (!daemon_.waitForReadyRead(30'000)) return false;
    address = QString::fromLatin1(daemon_.readLine().trimmed());
    return true;
  }
  /// Returns another connection, as of another program.
  [[nodiscard]] QDBusConnection connection() {
    static int next = 0;
    connections_ << QStringLiteral("odori-test-bus-%1").arg(++next);
    return QDBusConnection::connectToBus(address, connections_.back());
  }
  /// Runs a program of the desktop to its end, while the event loop works, and returns what it
  /// printed; then `status` has how it ended.
  [[nodiscard]] QString run(const QString& program, const QStringList& words) {
    QProcess other;
    QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    own.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
    own.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    other.setProcessEnvironment(own);
    other.setProcessChannelMode(QProcess::MergedChannels);
    other.start(program, words);
    EXPECT_TRUE(waitUntil([&] { return other.state() == QProcess::NotRunning; })) << program.toStdString();
    status = other.exitCode();
    return QString::fromUtf8(other.readAll()).trimmed();
  }

  QString address;
  int status = -1;

 private:
  QTemporaryDir folder_;
  QProcess daemon_;
  QStringList connections_;
};

}  // namespace support
