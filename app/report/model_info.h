// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/files/loaded_files.h"
#include "pmx/x/vac_reader.h"

namespace app {

/// Returns what `odori info` prints about a model, for people and as one JSON object
/// (keys fixed by command-line.md). Missing textures are among the issues. For people, control
/// characters of a terminal appear as U+FFFD, and text that didn't decode exactly is marked. Both
/// end with a line break. `vac` is the .vac file that named the model; null: there was none.
[[nodiscard]] std::string infoText(const LoadedModel& model, const pmx::Vac* vac = nullptr);
[[nodiscard]] std::string infoJson(const LoadedModel& model, const pmx::Vac* vac = nullptr);

}  // namespace app
