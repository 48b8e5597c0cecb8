// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "app/ik_lab/step_picture.h"

namespace app {

/// Returns a step in a few plain English words, for files and terminals: "loop 2: the knee turns
/// 12.3° of 28.7°; the limit took 16.4°". `nameOf` gives a bone's name, also for -1.
[[nodiscard]] std::string stepCaption(const ChainSteps& steps, std::size_t step,
                                      const std::function<std::string(std::int32_t bone)>& nameOf);

/// This is the meaning of a colour in a strip, in English as its captions.
struct StepLegendEntry {
  StepRole role = StepRole::After;
  std::string_view words;
};
[[nodiscard]] std::span<const StepLegendEntry> stepLegendEntries();

/// Returns a strip's title. It mentions the steps that are left out where only `drawn` (2 or more)
/// are drawn.
[[nodiscard]] std::string stripTitle(const ChainSteps& steps, const std::string& title, std::size_t drawn);

/// Returns steps beside each other as an SVG file. All are seen across the plane in which the chain
/// bends, at one scale. At most `most` steps are drawn: the first ones and the end; the title
/// mentions those left out. The chain must have been solved.
[[nodiscard]] std::string stepStripSvg(const ChainSteps& steps, std::size_t most, const std::string& title,
                                       const std::function<std::string(std::int32_t bone)>& nameOf);

}  // namespace app
