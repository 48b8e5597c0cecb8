// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_properties.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>

#include "app/remote/controlled_player.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr double kFull = 100.0;  // mpv's full volume, and a dance's end in percent
constexpr QLatin1String kSwitch("switch/");

double secondsAt(double frame) { return frame / base::kFramesPerSecond; }

/// Returns what a property has where there is nothing to tell: it is unavailable then.
QJsonValue none() { return QJsonValue(QJsonValue::Undefined); }

using Reader = QJsonValue (*)(const ControlledPlayer&, const PlayerState&);
/// Returns false for a value of another kind.
using Setter = bool (*)(ControlledPlayer&, const QJsonValue&);

struct PropertyRow {
  std::string_view name;
  Reader read;
  Setter set;  ///< null: it can't be set
  bool moves = false;
};

template <class Act>
bool withBool(const QJsonValue& value, Act act) {
  if (!value.isBool()) return false;
  act(value.toBool());
  return true;
}

template <class Act>
bool withNumber(const QJsonValue& value, Act act) {
  if (!value.isDouble() || !std::isfinite(value.toDouble())) return false;
  act(value.toDouble());
  return true;
}

QJsonValue text(const QString& of) { return of.isEmpty() ? none() : QJsonValue(of); }

QJsonValue metadata(const ControlledPlayer& /*player*/, const PlayerState& state) {
  if (state.item.number == 0) return none();
  QJsonObject tags{{QStringLiteral("title"), state.item.title}};
  if (!state.item.artists.isEmpty())
    tags.insert(QStringLiteral("artist"), state.item.artists.join(QStringLiteral(", ")));
  if (!state.item.album.isEmpty()) tags.insert(QStringLiteral("album"), state.item.album);
  return tags;
}

QJsonValue actions(const ControlledPlayer& player, const PlayerState& /*state*/) {
  QJsonArray all;
  for (const PlayerCommand& command : player.commands()) {
    QJsonObject entry{{QStringLiteral("name"), command.name},
                      {QStringLiteral("text"), command.text},
                      {QStringLiteral("enabled"), command.possible}};
    if (command.on) entry.insert(QStringLiteral("checked"), *command.on);
    all.append(entry);
  }
  return all;
}

QJsonValue names(const ControlledPlayer& /*player*/, const PlayerState& /*state*/) {
  return QJsonArray::fromStringList(propertyNames());
}

QJsonValue percent(const ControlledPlayer& player, const PlayerState& state) {
  if (state.item.lastFrame <= 0.0) return none();
  return kFull * player.frame() / state.item.lastFrame;
}

QJsonValue endReached(const ControlledPlayer& player, const PlayerState& state) {
  if (state.item.lastFrame <= 0.0) return none();
  return !state.playing && player.frame() >= state.item.lastFrame;
}

/// Returns a volume in percent. It has four places, which the product mustn't blur: 29 % is 29.
double percentOf(double volume) { return std::round(volume * 1e6) / 1e4; }

QJsonValue loopsList(const ControlledPlayer& /*player*/, const PlayerState& state) {
  return state.shuffled ? QJsonValue(state.loop == PlayerLoop::Playlist) : none();
}

/// Sets one way of looping; without it, what another way has set stays.
void setLoopTo(ControlledPlayer& player, PlayerLoop loop, bool on) {
  const PlayerLoop now = player.state().loop;
  if (on || now == loop) player.setLoop(on ? loop : PlayerLoop::Off);
}

/// They stand in the order of their alphabet.
constexpr std::array kPropertyRows{
    PropertyRow{"actions", actions, nullptr},
    PropertyRow{"duration",
                [](const ControlledPlayer&, const PlayerState& s) {
                  return s.item.lastFrame > 0.0 ? QJsonValue(secondsAt(s.item.lastFrame)) : none();
                },
                nullptr},
    PropertyRow{"eof-reached", endReached, nullptr, true},
    PropertyRow{
        "frame", [](const ControlledPlayer& p, const PlayerState&) { return QJsonValue(p.frame()); },
        [](ControlledPlayer& p, const QJsonValue& v) { return withNumber(v, [&](double frame) { p.seek(frame); }); },
        true},
    PropertyRow{"fullscreen", [](const ControlledPlayer&, const PlayerState& s) { return QJsonValue(s.fullScreen); },
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withBool(v, [&](bool full) { p.setFullScreen(full); });
                }},
    PropertyRow{"idle-active",
                [](const ControlledPlayer&, const PlayerState& s) { return QJsonValue(s.item.number == 0); }, nullptr},
    PropertyRow{"last-frame",
                [](const ControlledPlayer&, const PlayerState& s) {
                  return s.item.number != 0 ? QJsonValue(s.item.lastFrame) : none();
                },
                nullptr},
    PropertyRow{"loop",
                [](const ControlledPlayer&, const PlayerState& s) { return QJsonValue(s.loop == PlayerLoop::One); },
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withBool(v, [&](bool loop) { setLoopTo(p, PlayerLoop::One, loop); });
                }},
    PropertyRow{"loop-playlist", loopsList,
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withBool(v, [&](bool loop) { setLoopTo(p, PlayerLoop::Playlist, loop); });
                }},
    PropertyRow{"media-title", [](const ControlledPlayer&, const PlayerState& s) { return text(s.item.title); },
                nullptr},
    PropertyRow{"metadata", metadata, nullptr},
    PropertyRow{
        "mute", [](const ControlledPlayer&, const PlayerState& s) { return s.volume ? QJsonValue(s.muted) : none(); },
        [](ControlledPlayer& p, const QJsonValue& v) { return withBool(v, [&](bool muted) { p.setMuted(muted); }); }},
    PropertyRow{"path", [](const ControlledPlayer&, const PlayerState& s) { return text(s.item.file); }, nullptr},
    PropertyRow{"pause", [](const ControlledPlayer&, const PlayerState& s) { return QJsonValue(!s.playing); },
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withBool(v, [&](bool paused) { p.setPlaying(!paused); });
                }},
    PropertyRow{"percent-pos", percent,
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withNumber(v, [&](double part) { p.seek(part / kFull * p.state().item.lastFrame); });
                },
                true},
    PropertyRow{"property-list", names, nullptr},
    PropertyRow{
        "shuffle",
        [](const ControlledPlayer&, const PlayerState& s) { return s.shuffled ? QJsonValue(*s.shuffled) : none(); },
        [](ControlledPlayer& p, const QJsonValue& v) {
          return withBool(v, [&](bool shuffled) { p.setShuffled(shuffled); });
        }},
    PropertyRow{"speed", [](const ControlledPlayer&, const PlayerState& s) { return QJsonValue(s.speed); },
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withNumber(v, [&](double speed) { p.setSpeed(speed); });
                }},
    PropertyRow{"time-pos",
                [](const ControlledPlayer& p, const PlayerState&) { return QJsonValue(secondsAt(p.frame())); },
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withNumber(v, [&](double seconds) { p.seek(seconds * base::kFramesPerSecond); });
                },
                true},
    PropertyRow{"volume",
                [](const ControlledPlayer&, const PlayerState& s) {
                  return s.volume ? QJsonValue(percentOf(*s.volume)) : none();
                },
                [](ControlledPlayer& p, const QJsonValue& v) {
                  return withNumber(v, [&](double volume) { p.setVolume(volume / kFull); });
                }},
};
static_assert(std::ranges::is_sorted(kPropertyRows, {}, &PropertyRow::name));

const PropertyRow* rowOf(const QString& name) {
  const std::string utf8 = name.toStdString();
  const auto* found = std::ranges::find(kPropertyRows, std::string_view(utf8), &PropertyRow::name);
  return found == kPropertyRows.end() ? nullptr : found;
}

/// Returns the command of a property `switch/NAME`; none where there is no such switch.
std::optional<PlayerCommand> switchNamed(const ControlledPlayer& player, const QString& property) {
  if (!property.startsWith(kSwitch)) return std::nullopt;
  const QString name = property.mid(kSwitch.size());
  for (const PlayerCommand& command : player.commands())
    if (command.name == name && command.on) return command;
  return std::nullopt;
}

}  // namespace

PropertyOutcome readProperty(const ControlledPlayer& player, const QString& name, QJsonValue& value) {
  if (const PropertyRow* row = rowOf(name)) {
    value = row->read(player, player.state());
    return value.isUndefined() ? PropertyOutcome::Unavailable : PropertyOutcome::Done;
  }
  const auto command = switchNamed(player, name);
  if (!command) return PropertyOutcome::Unknown;
  value = *command->on;
  return PropertyOutcome::Done;
}

PropertyOutcome setProperty(ControlledPlayer& player, const QString& name, const QJsonValue& value,
                            std::function<void()>& then) {
  if (const PropertyRow* row = rowOf(name)) {
    if (row->set == nullptr) return PropertyOutcome::ReadOnly;
    if (row->read(player, player.state()).isUndefined()) return PropertyOutcome::Unavailable;
    return row->set(player, value) ? PropertyOutcome::Done : PropertyOutcome::BadValue;
  }
  const auto command = switchNamed(player, name);
  if (!command) return PropertyOutcome::Unknown;
  if (!value.isBool()) return PropertyOutcome::BadValue;
  if (value.toBool() == *command->on) return PropertyOutcome::Done;
  if (command->oneIsOn && *command->on) return PropertyOutcome::BadValue;
  if (!command->possible || player.waitsForAnswer()) return PropertyOutcome::Unavailable;
  then = [of = QPointer(&player), named = command->name] {
    if (of) of->run(named);
  };
  return PropertyOutcome::Done;
}

bool propertyMoves(const QString& name) {
  const PropertyRow* row = rowOf(name);
  return row != nullptr && row->moves;
}

QStringList propertyNames() {
  QStringList all;
  for (const PropertyRow& row : kPropertyRows) all << QString::fromUtf8(row.name.data(), qsizetype(row.name.size()));
  return all;
}

}  // namespace app
