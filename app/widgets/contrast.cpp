// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/contrast.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// Returns the relative luminance of a colour in sRGB, 0 to 1.
double luminance(const QColor& of) {
  const auto linear = [](float part) {
    const auto v = static_cast<double>(part);
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(of.redF()) + 0.7152 * linear(of.greenF()) + 0.0722 * linear(of.blueF());
}

}  // namespace

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

QColor dimmed(const QColor& text, const QColor& behind) {
  constexpr int kFrom = 65, kStep = 5;  // parts of the text's colour, of 100
  for (int parts = kFrom; parts < 100; parts += kStep) {
    const float share = static_cast<float>(parts) / 100.0F;
    const auto mixed = [share](float a, float b) { return a * share + b * (1.0F - share); };
    const QColor colour = QColor::fromRgbF(mixed(text.redF(), behind.redF()), mixed(text.greenF(), behind.greenF()),
                                           mixed(text.blueF(), behind.blueF()));
    if (contrast(colour, behind) >= kReadable) return colour;
  }
  return text;
}

}  // namespace app
