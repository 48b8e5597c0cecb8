// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/docs/pages.h"

namespace docs {

/// A row of the table of keys: "F11, F1" and "full screen; all keys, which are changed there".
struct KeyRow {
  std::vector<std::string> keys;   ///< portable names as Qt has them ("Ctrl+-"), each alone
  std::vector<std::string> parts;  ///< of what they do, separated by ; or where that isn't as many as keys, all of it
  std::string where;
};

/// The rows of the page's tables whose head is | key | does |.
[[nodiscard]] std::vector<KeyRow> keyRows(const Page& page);

/// "Ctrl+1 to Ctrl+9", "X, Y, Z, with Shift", "Space or P" as single keys. U+2212 is -, \[ is [.
[[nodiscard]] std::vector<std::string> singleKeys(const std::string& cell);

/// What a sentence says of the window: "IK → Ghost, Shift+I" is the path behind the first arrow ("Ghost, Shift+I …", as
/// far as the line goes on) in the menu IK.
struct MenuPath {
  std::string where, menu, rest;
};
[[nodiscard]] std::vector<MenuPath> menuPaths(const Page& page, const std::vector<std::string>& menus);

/// Keys that sentences name: those with Ctrl+, Alt+ or Shift+ before them, and F1 to F12.
[[nodiscard]] std::vector<Span> keysInSentences(const Page& page);

/// Whether two texts have a word of meaning in common: beginnings of four letters, or the whole of a shorter word.
[[nodiscard]] bool sharesAWord(const std::string& a, const std::string& b);

}  // namespace docs
