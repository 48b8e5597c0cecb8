// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/gui_screen_reader.h"

#include <set>

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QFileInfo>
#include <QStandardPaths>

namespace support {
namespace {

constexpr const char* kAccessible = "org.a11y.atspi.Accessible";
constexpr const char* kAction = "org.a11y.atspi.Action";
constexpr const char* kValue = "org.a11y.atspi.Value";
constexpr const char* kProperties = "org.freedesktop.DBus.Properties";
constexpr int kMaxChildren = 200, kMaxParts = 20'000;  // limits of the search

SpokenPart read(const QDBusArgument& from) {
  SpokenPart part;
  QDBusObjectPath path;
  from.beginStructure();
  from >> part.bus >> path;
  from.endStructure();
  part.path = path.path();
  return part;
}

std::vector<SpokenPart> readList(const QDBusArgument& from) {
  std::vector<SpokenPart> parts;
  from.beginArray();
  while (!from.atEnd()) parts.push_back(read(from));
  from.endArray();
  return parts;
}

}  // namespace

ScreenReader::~ScreenReader() {
  // Their own child processes end with them.
  for (QProcess* each : {&program_, &sessionBus_}) {
    each->terminate();
    if (each->state() != QProcess::NotRunning && !each->waitForFinished(10'000)) each->kill();
    if (each->state() != QProcess::NotRunning) each->waitForFinished();
  }
  for (const auto* bus : {&session_, &accessible_})
    if (*bus) QDBusConnection::disconnectFromBus((*bus)->name());
}

QString ScreenReader::missing() {
  if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
    return QStringLiteral("no dbus-daemon (Debian's package dbus-daemon)");
  if (!QFileInfo::exists(QStringLiteral("/usr/share/dbus-1/services/org.a11y.Bus.service")))
    return QStringLiteral("no accessibility bus (Debian's package at-spi2-core)");
  return {};
}

bool ScreenReader::start(const QString& program, const QStringList& words) {
  static int next = 0;
  const QString number = QString::number(++next);
  QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
  own.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder_.path());
  own.insert(QStringLiteral("ODORI_NO_SETTINGS"), QStringLiteral("1"));
  for (const char* others : {"DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"}) own.remove(QLatin1String(others));
  sessionBus_.setProcessEnvironment(own);
  sessionBus_.setStandardErrorFile(QProcess::nullDevice());
  sessionBus_.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
  while (!sessionBus_.canReadLine()) {
    if (!sessionBus_.waitForReadyRead(30'000)) return false;
  }
  const QString address = QString::fromLatin1(sessionBus_.readLine().trimmed());
  session_ = std::make_unique<QDBusConnection>(
      QDBusConnection::connectToBus(address, QStringLiteral("odori-test-session-") + number));
  if (!session_->isConnected()) return false;
  const SpokenPart bus{QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus")};
  const auto ask = [&](const char* interface, const char* method, const QVariantList& with) {
    QDBusMessage message =
        QDBusMessage::createMethodCall(bus.bus, bus.path, QLatin1String(interface), QLatin1String(method));
    message.setArguments(with);
    return session_->call(message);
  };
  const QDBusMessage where = ask("org.a11y.Bus", "GetAddress", {});
  if (where.type() != QDBusMessage::ReplyMessage) return false;
  accessible_ = std::make_unique<QDBusConnection>(QDBusConnection::connectToBus(
      where.arguments().value(0).toString(), QStringLiteral("odori-test-accessible-") + number));
  // Orca does this when it begins.
  const QVariantList on{QStringLiteral("org.a11y.Status"), QStringLiteral("ScreenReaderEnabled"),
                        QVariant::fromValue(QDBusVariant(true))};
  if (ask(kProperties, "Set", on).type() != QDBusMessage::ReplyMessage) return false;
  own.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
  program_.setProcessEnvironment(own);
  program_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  program_.start(program, words);
  return accessible_->isConnected() && program_.waitForStarted();
}

QDBusMessage ScreenReader::call(const SpokenPart& to, const char* interface, const char* method,
                                const QVariantList& words) const {
  QDBusMessage message =
      QDBusMessage::createMethodCall(to.bus, to.path, QLatin1String(interface), QLatin1String(method));
  message.setArguments(words);
  return accessible_->call(message);
}

QVariant ScreenReader::property(const SpokenPart& of, const char* interface, const char* name) const {
  const QDBusMessage reply = call(of, kProperties, "Get", {QLatin1String(interface), QLatin1String(name)});
  return reply.type() == QDBusMessage::ReplyMessage ? reply.arguments().value(0).value<QDBusVariant>().variant()
                                                    : QVariant();
}

std::optional<SpokenPart> ScreenReader::application() const {
  const SpokenPart root{QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/accessible/root")};
  for (const SpokenPart& each : children(root))
    if (name(each) == QLatin1String("odori")) return each;
  return {};
}

std::vector<SpokenPart> ScreenReader::children(const SpokenPart& of) const {
  const QDBusMessage reply = call(of, kAccessible, "GetChildren");
  if (reply.type() != QDBusMessage::ReplyMessage) return {};
  return readList(reply.arguments().value(0).value<QDBusArgument>());
}

QString ScreenReader::name(const SpokenPart& of) const { return property(of, kAccessible, "Name").toString(); }

QString ScreenReader::description(const SpokenPart& of) const {
  return property(of, kAccessible, "Description").toString();
}

QString ScreenReader::role(const SpokenPart& of) const {
  return call(of, kAccessible, "GetRoleName").arguments().value(0).toString();
}

bool ScreenReader::is(SpokenState state, const SpokenPart& of) const {
  const QDBusMessage reply = call(of, kAccessible, "GetState");
  if (reply.type() != QDBusMessage::ReplyMessage) return false;
  const auto bits = qdbus_cast<QList<uint>>(reply.arguments().value(0));
  const auto number = static_cast<unsigned>(state);
  return bits.size() == 2 && (bits[number / 32] >> (number % 32) & 1U) != 0;
}

QStringList ScreenReader::actions(const SpokenPart& of) const {
  QStringList names;
  const int count = property(of, kAction, "NActions").toInt();
  for (int i = 0; i < count; ++i) names << call(of, kAction, "GetName", {i}).arguments().value(0).toString();
  return names;
}

bool ScreenReader::act(const SpokenPart& on, const QString& action) const {
  const auto at = static_cast<int>(actions(on).indexOf(action));
  return at >= 0 && call(on, kAction, "DoAction", {at}).arguments().value(0).toBool();
}

std::optional<double> ScreenReader::value(const SpokenPart& of) const {
  const QVariant value = property(of, kValue, "CurrentValue");
  return value.isValid() ? std::optional(value.toDouble()) : std::nullopt;
}

bool ScreenReader::setValue(const SpokenPart& of, double value) const {
  const QVariantList words{QLatin1String(kValue), QStringLiteral("CurrentValue"),
                           QVariant::fromValue(QDBusVariant(value))};
  return call(of, kProperties, "Set", words).type() == QDBusMessage::ReplyMessage;
}

std::vector<SpokenPart> ScreenReader::labels(const SpokenPart& of) const {
  constexpr uint kLabelledBy = 2;
  const QDBusMessage reply = call(of, kAccessible, "GetRelationSet");
  std::vector<SpokenPart> found;
  if (reply.type() != QDBusMessage::ReplyMessage) return found;
  const auto sets = reply.arguments().value(0).value<QDBusArgument>();
  sets.beginArray();
  while (!sets.atEnd()) {
    uint relation = 0;
    sets.beginStructure();
    sets >> relation;
    for (const SpokenPart& part : readList(sets))
      if (relation == kLabelledBy) found.push_back(part);
    sets.endStructure();
  }
  sets.endArray();
  return found;
}

void ScreenReader::walk(const SpokenPart& from, const std::function<bool(const SpokenPart&)>& visit) const {
  std::vector<SpokenPart> open{from};
  std::set<QString> seen;
  while (!open.empty() && seen.size() < kMaxParts) {
    const SpokenPart part = open.back();
    open.pop_back();
    if (!seen.insert(part.path).second || !visit(part)) continue;
    auto inside = children(part);
    if (inside.size() > kMaxChildren) inside.resize(kMaxChildren);
    open.insert(open.end(), inside.rbegin(), inside.rend());
  }
}

std::optional<SpokenPart> ScreenReader::find(const QString& role, const QString& name) const {
  std::optional<SpokenPart> found;
  const auto program = application();
  if (!program) return {};
  walk(*program, [&](const SpokenPart& part) {
    if (found) return false;
    const QString kind = this->role(part);
    if (kind == role && this->name(part) == name) found = part;
    // These roles have many children.
    return kind != QLatin1String("menu bar") && kind != QLatin1String("combo box");
  });
  return found;
}

std::optional<SpokenPart> ScreenReader::await(const QString& role, const QString& name) const {
  std::optional<SpokenPart> found;
  static_cast<void>(waitFor([&] { return (found = find(role, name)).has_value(); }));
  return found;
}

}  // namespace support
