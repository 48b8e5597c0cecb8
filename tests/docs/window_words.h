// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/docs/pages.h"

namespace docs {

/// This struct is a row of the table of keys: "F11, F1" and "full screen; all keys, which are
/// changed there".
struct KeyRow {
  std::vector<std::string> keys;  ///< portable names as Qt has them ("Ctrl+-"), each alone
  /// These are the keys' descriptions, separated by ; or, where their number isn't that of the
  /// keys, one with all of them.
  std::vector<std::string> parts;
  std::string where;
};

/// Returns the rows of the page's tables whose head is | key | does |.
[[nodiscard]] std::vector<KeyRow> keyRows(const Page& page);

/// Splits "Ctrl+1 to Ctrl+9", "X, Y, Z, with Shift", "Space or P" into single keys. U+2212 is -, \[
/// is [.
[[nodiscard]] std::vector<std::string> singleKeys(const std::string& cell);

/// This struct is a menu path in a sentence: "IK → Ghost, Shift+I" is the path after the first
/// arrow ("Ghost, Shift+I …", to the end of the line) in the menu IK.
struct MenuPath {
  std::string where, menu, rest;
};
[[nodiscard]] std::vector<MenuPath> menuPaths(const Page& page, const std::vector<std::string>& menus);

/// Returns the keys that sentences name: those with Ctrl+, Alt+ or Shift+ before them, and F1 to
/// F12.
[[nodiscard]] std::vector<Span> keysInSentences(const Page& page);

/// Returns whether two texts have a word of meaning in common: beginnings of four letters, or the
/// whole of a shorter word.
[[nodiscard]] bool sharesAWord(const std::string& a, const std::string& b);

}  // namespace docs
