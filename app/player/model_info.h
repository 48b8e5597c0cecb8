// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/player/session.h"

namespace app {

/// What `odori info` prints, for people and as one JSON object (keys fixed by the README's table).
/// `textureIssues` are the scene's findings on textures, appended to the list of issues.
[[nodiscard]] std::string infoText(const LoadedModel& model);
[[nodiscard]] std::string infoJson(const LoadedModel& model);
[[nodiscard]] std::string infoText(const LoadedMotion& motion);
[[nodiscard]] std::string infoJson(const LoadedMotion& motion);

/// A JSON string literal with quotes.
[[nodiscard]] std::string jsonQuoted(std::string_view utf8);

}  // namespace app
