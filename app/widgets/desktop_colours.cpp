// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/desktop_colours.h"

#include <utility>

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include "app/bus/session_bus.h"

namespace app {
namespace {

const QString kPortal = QStringLiteral("org.freedesktop.portal.Desktop"),
              kPath = QStringLiteral("/org/freedesktop/portal/desktop"),
              kSettings = QStringLiteral("org.freedesktop.portal.Settings"),
              kAppearance = QStringLiteral("org.freedesktop.appearance"), kScheme = QStringLiteral("color-scheme");
constexpr uint kPrefersDark = 1;

}  // namespace

DesktopColours::DesktopColours(QObject* parent) : QObject(parent) {
  findSessionBus(*this, [this](const QDBusConnection& bus) { ask(bus); });
}

void DesktopColours::ask(QDBusConnection bus) {
  bus.connect(kPortal, kPath, kSettings, QStringLiteral("SettingChanged"), this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));
  QDBusMessage call = QDBusMessage::createMethodCall(kPortal, kPath, kSettings, QStringLiteral("Read"));
  call << kAppearance << kScheme;
  auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
    const QDBusPendingReply<QDBusVariant> reply = *answer;
    if (!reply.isError()) take(QVariant::fromValue(reply.value()));
    answer->deleteLater();
  });
}

void DesktopColours::settingChanged(const QString& of, const QString& key, const QDBusVariant& value) {
  if (of == kAppearance && key == kScheme) take(QVariant::fromValue(value));
}

/// Portals wrap the value once or twice.
void DesktopColours::take(QVariant value) {
  for (int i = 0; i < 3 && value.canConvert<QDBusVariant>(); ++i) value = value.value<QDBusVariant>().variant();
  const bool dark = value.toUInt() == kPrefersDark;
  if (std::exchange(dark_, dark) != dark) emit changed();
}

}  // namespace app
