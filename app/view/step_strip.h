// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "app/show/step_picture.h"

namespace app {

/// A step in a few plain English words, for files and terminals: "loop 2: the knee turns 12.3° of 28.7°; the limit took
/// 16.4°". `nameOf` gives a bone's name, -1 among them.
[[nodiscard]] std::string stepCaption(const ChainSteps& steps, std::size_t step,
                                      const std::function<std::string(std::int32_t bone)>& nameOf);

/// What a colour of a strip stands for, in English as its captions.
struct StepLegendEntry {
  StepRole role = StepRole::After;
  std::string_view words;
};
[[nodiscard]] std::span<const StepLegendEntry> stepLegendEntries();

/// A strip's title, with what is left out of it where `drawn` steps (2 or more) aren't all.
[[nodiscard]] std::string stripTitle(const ChainSteps& steps, const std::string& title, std::size_t drawn);

/// Steps beside each other as an SVG file, each seen across the plane that the chain bends in, all to one scale. `most`
/// steps are drawn: the first ones and the end; what is left out is said. Needs a chain that was solved.
[[nodiscard]] std::string stepStripSvg(const ChainSteps& steps, std::size_t most, const std::string& title,
                                       const std::function<std::string(std::int32_t bone)>& nameOf);

}  // namespace app
