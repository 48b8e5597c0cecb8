// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <QKeySequence>

#include "app/actions/window_actions.h"

namespace app {

/// These are a command's standard keys: those of the desktop, or up to three of our own.
struct ActionKeys {
  constexpr ActionKeys() = default;
  constexpr ActionKeys(QKeySequence::StandardKey key) : standard(key) {}
  constexpr ActionKeys(QKeyCombination first, QKeyCombination second = {}, QKeyCombination third = {})
      : own{first, second, third} {}

  QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
  std::array<QKeyCombination, 3> own{};
};

enum class ActionKind : std::uint8_t {
  Plain,
  Repeats,  ///< while its key is held
  Off,      ///< a switch that is off at first
  On,       ///< a switch that is on at first
};

/// This is a command as the menus show it. Texts are sources of WindowActions::tr().
struct ActionRow {
  ActionId id;
  const char* name;  ///< in the settings, whatever the language
  ActionKind kind;
  const char* text;
  const char* tip;  ///< null: the text
  ActionKeys keys;
};

/// Returns the rows of all commands except ActionId::LeaveFullScreen, in the order of ActionId.
[[nodiscard]] std::span<const ActionRow> actionRows();

}  // namespace app
