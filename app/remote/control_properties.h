// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace app {

class ControlledPlayer;

/// This says whether a property was read or set, as mpv's protocol does.
enum class PropertyOutcome : std::uint8_t {
  Done,
  Unknown,      ///< no property has this name
  Unavailable,  ///< it has no value now: nothing is open, or there is no song
  ReadOnly,
  BadValue,  ///< a value of another kind
};

/// Reads a property of the control socket (docs/user/remote.md): one of mpv's with its name and
/// unit, one of Odori's own, or `switch/NAME`, a command of the window's menus that is a switch.
[[nodiscard]] PropertyOutcome readProperty(const ControlledPlayer& player, const QString& name, QJsonValue& value);

/// Sets it. Numbers beyond their range are clamped. A switch of the menus may open a dialog: `then`
/// gets what is to be called in a turn of its own, and stays empty for others.
[[nodiscard]] PropertyOutcome setProperty(ControlledPlayer& player, const QString& name, const QJsonValue& value,
                                          std::function<void()>& then);

/// Returns whether it changes all the time while a dance plays.
[[nodiscard]] bool propertyMoves(const QString& name);

/// Returns the names of all properties but those of switches, in the order of their alphabet.
[[nodiscard]] QStringList propertyNames();

}  // namespace app
