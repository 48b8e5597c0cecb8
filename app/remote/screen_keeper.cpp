// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/screen_keeper.h"

#include <utility>

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include "app/remote/controlled_player.h"

namespace app {
namespace {

constexpr std::uint32_t kIdle = 8;  // the portal's flag for a session that counts as idle
constexpr QLatin1String kPortal("org.freedesktop.portal.Desktop");
constexpr QLatin1String kScreenSaver("org.freedesktop.ScreenSaver");
constexpr QLatin1String kScreenSaverPath("/org/freedesktop/ScreenSaver");

}  // namespace

ScreenKeeper::ScreenKeeper(const QDBusConnection& bus, ControlledPlayer& player, QObject* parent)
    : QObject(parent), bus_(bus), player_(player) {
  connect(&player, &ControlledPlayer::changed, this, &ScreenKeeper::follow);
  follow();
}

ScreenKeeper::~ScreenKeeper() { release(); }

void ScreenKeeper::follow() {
  const PlayerState state = player_.state();
  const bool wanted = state.playing && state.fullScreen;
  if (std::exchange(wanted_, wanted) == wanted || asking_) return;
  if (!wanted) {
    release();
  } else if (held_ == Held::Nothing) {
    askPortal();
  }
}

void ScreenKeeper::askPortal() {
  asking_ = true;
  QDBusMessage call =
      QDBusMessage::createMethodCall(kPortal, QStringLiteral("/org/freedesktop/portal/desktop"),
                                     QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
  call << QString() << kIdle << QVariantMap{{QStringLiteral("reason"), tr("A dance plays in full screen")}};
  auto* watcher = new QDBusPendingCallWatcher(bus_.asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
    done->deleteLater();
    const QDBusPendingReply<QDBusObjectPath> reply = *done;
    if (reply.isError() && wanted_) return askScreenSaver();
    asking_ = false;
    if (reply.isError()) return;
    held_ = Held::ByPortal;
    handle_ = reply.value().path();
    if (!wanted_) release();
  });
}

void ScreenKeeper::askScreenSaver() {
  QDBusMessage call =
      QDBusMessage::createMethodCall(kScreenSaver, kScreenSaverPath, kScreenSaver, QStringLiteral("Inhibit"));
  call << QStringLiteral("Odori") << tr("A dance plays in full screen");
  auto* watcher = new QDBusPendingCallWatcher(bus_.asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
    done->deleteLater();
    asking_ = false;
    const QDBusPendingReply<std::uint32_t> reply = *done;
    if (reply.isError()) return;  // the next time that it is wanted it is tried again
    held_ = Held::ByScreenSaver;
    cookie_ = reply.value();
    if (!wanted_) release();
  });
}

void ScreenKeeper::release() {
  const Held held = std::exchange(held_, Held::Nothing);
  if (held == Held::ByPortal) {
    bus_.send(QDBusMessage::createMethodCall(kPortal, handle_, QStringLiteral("org.freedesktop.portal.Request"),
                                             QStringLiteral("Close")));
  } else if (held == Held::ByScreenSaver) {
    QDBusMessage call =
        QDBusMessage::createMethodCall(kScreenSaver, kScreenSaverPath, kScreenSaver, QStringLiteral("UnInhibit"));
    call << cookie_;
    bus_.send(call);
  }
}

}  // namespace app
