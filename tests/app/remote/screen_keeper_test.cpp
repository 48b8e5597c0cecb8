// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The screen that doesn't sleep, with a portal and a screen saver of the test's own.
#include "app/remote/screen_keeper.h"

#include <memory>
#include <optional>

#include <gtest/gtest.h>
#include <QDBusObjectPath>

#include "tests/app/remote/fake_player.h"
#include "tests/app/remote/private_bus.h"

namespace {

using support::waitUntil;

/// This is org.freedesktop.portal.Inhibit.
class Portal : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Inhibit")
 public:
  int asked = 0;
  uint flags = 0;
  QString reason;

 public slots:
  Q_SCRIPTABLE QDBusObjectPath Inhibit(const QString& /*window*/, uint what, const QVariantMap& options) {
    ++asked;
    flags = what;
    reason = options.value(QStringLiteral("reason")).toString();
    return QDBusObjectPath(QStringLiteral("/org/freedesktop/portal/desktop/request/1"));
  }
};

/// This is the portal's request, which ends by Close.
class PortalRequest : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Request")
 public:
  int closed = 0;

 public slots:
  Q_SCRIPTABLE void Close() { ++closed; }
};

class ScreenSaver : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
 public:
  int held = 0;
  QString who;

 public slots:
  Q_SCRIPTABLE uint Inhibit(const QString& application, const QString& /*reason*/) {
    who = application;
    ++held;
    return 4711;
  }
  Q_SCRIPTABLE void UnInhibit(uint cookie) {
    if (cookie == 4711) --held;
  }
};

class ScreenKeeper : public ::testing::Test {
 protected:
  void SetUp() override {
    const QString missing = support::PrivateBus::missing({QStringLiteral("dbus-daemon")});
    if (!missing.isEmpty()) GTEST_SKIP() << missing.toStdString();
    ASSERT_TRUE(bus.start());
    desktop.emplace(bus.connection());
  }
  void offerPortal() {
    ASSERT_TRUE(desktop->registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                        QDBusConnection::ExportScriptableSlots));
    ASSERT_TRUE(desktop->registerObject(QStringLiteral("/org/freedesktop/portal/desktop/request/1"), &request,
                                        QDBusConnection::ExportScriptableSlots));
    ASSERT_TRUE(desktop->registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
  }
  void offerScreenSaver() {
    ASSERT_TRUE(desktop->registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &saver,
                                        QDBusConnection::ExportScriptableSlots));
    ASSERT_TRUE(desktop->registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
  }

  support::PrivateBus bus;
  std::optional<QDBusConnection> desktop;
  support::FakePlayer player;
  Portal portal;
  PortalRequest request;
  ScreenSaver saver;
};

TEST_F(ScreenKeeper, KeepsItAwakeByThePortalWhileADancePlaysInFullScreen) {
  offerPortal();
  offerScreenSaver();
  app::ScreenKeeper keeper(bus.connection(), player);
  player.setPlaying(true);
  EXPECT_FALSE(waitUntil([&] { return portal.asked > 0; }, 300));  // not in a window
  player.setFullScreen(true);
  EXPECT_TRUE(waitUntil([&] { return keeper.keepsAwake(); }));
  EXPECT_EQ(portal.asked, 1);
  EXPECT_EQ(portal.flags, 8U);  // the portal's number for "idle"
  EXPECT_EQ(portal.reason, QStringLiteral("A dance plays in full screen"));
  EXPECT_EQ(saver.held, 0);
  // Released on a pause,
  player.setPlaying(false);
  EXPECT_TRUE(waitUntil([&] { return request.closed == 1; }));
  EXPECT_FALSE(keeper.keepsAwake());
  // AND when full screen is left
  player.setPlaying(true);
  EXPECT_TRUE(waitUntil([&] { return keeper.keepsAwake(); }));
  player.setFullScreen(false);
  EXPECT_TRUE(waitUntil([&] { return request.closed == 2; }));
  // AND where that was over before the portal answered
  player.setFullScreen(true);
  player.setFullScreen(false);
  EXPECT_TRUE(waitUntil([&] { return request.closed == 3; }));
  EXPECT_FALSE(keeper.keepsAwake());
}

TEST_F(ScreenKeeper, FallsBackToTheScreenSaverAndLetsGoAtTheEnd) {
  offerScreenSaver();
  auto keeper = std::make_unique<app::ScreenKeeper>(bus.connection(), player);
  player.setFullScreen(true);
  player.setPlaying(true);
  EXPECT_TRUE(waitUntil([&] { return saver.held == 1; }));
  EXPECT_TRUE(waitUntil([&] { return keeper->keepsAwake(); }));
  EXPECT_EQ(saver.who, QStringLiteral("Odori"));
  player.setPlaying(false);
  EXPECT_TRUE(waitUntil([&] { return saver.held == 0; }));
  player.setPlaying(true);
  EXPECT_TRUE(waitUntil([&] { return keeper->keepsAwake(); }));
  keeper.reset();
  EXPECT_TRUE(waitUntil([&] { return saver.held == 0; }));
}

TEST_F(ScreenKeeper, DoesWithoutEither) {
  app::ScreenKeeper keeper(bus.connection(), player);
  player.setFullScreen(true);
  player.setPlaying(true);
  EXPECT_FALSE(waitUntil([&] { return keeper.keepsAwake(); }, 300));
  // WHEN there is one later, THEN the next dance is shown by it
  offerScreenSaver();
  player.setPlaying(false);
  player.setPlaying(true);
  EXPECT_TRUE(waitUntil([&] { return keeper.keepsAwake(); }));
}

}  // namespace

#include "screen_keeper_test.moc"
