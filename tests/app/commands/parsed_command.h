// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "app/commands/cli.h"

namespace support {

/// Returns the command that these words after the program's name ask for.
inline app::Command parse(std::vector<const char*> words) {
  words.insert(words.begin(), "odori");
  return app::parseCommandLine(static_cast<int>(words.size()), words.data());
}

/// Returns the command as one of kind T. One that can't be parsed is a failure of the test.
template <class T>
[[nodiscard]] T parsed(std::vector<const char*> words) {
  auto command = parse(std::move(words));
  if (const auto* text = std::get_if<app::PrintAndExit>(&command)) {
    ADD_FAILURE() << text->text;
    return {};
  }
  return std::get<T>(command);
}

}  // namespace support
