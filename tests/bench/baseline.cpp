// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/baseline.h"

#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

namespace bench {

namespace {

void skipSpace(std::string_view& text) {
  const auto at = text.find_first_not_of(" \t\r\n");
  text.remove_prefix(at == std::string_view::npos ? text.size() : at);
}

bool take(std::string_view& text, char c) {
  skipSpace(text);
  if (text.empty() || text.front() != c) return false;
  text.remove_prefix(1);
  return true;
}

std::optional<std::string> takeName(std::string_view& text) {
  if (!take(text, '"')) return std::nullopt;
  const auto end = text.find_first_of("\"\\");
  if (end == std::string_view::npos || text[end] != '"') return std::nullopt;
  std::string name(text.substr(0, end));
  text.remove_prefix(end + 1);
  return name;
}

std::optional<double> takeRatio(std::string_view& text) {
  skipSpace(text);
  const std::string number(text.substr(0, text.find_first_not_of("0123456789.eE+-")));
  char* end = nullptr;
  const double value = std::strtod(number.c_str(), &end);
  if (number.empty() || *end != 0 || !std::isfinite(value) || value <= 0) return std::nullopt;
  text.remove_prefix(number.size());
  return value;
}

}  // namespace

std::optional<Ratios> readRatios(std::string_view json) {
  Ratios ratios;
  if (!take(json, '{')) return std::nullopt;
  if (!take(json, '}')) {
    do {
      const auto name = takeName(json);
      if (!name || !take(json, ':')) return std::nullopt;
      const auto ratio = takeRatio(json);
      if (!ratio || !ratios.emplace(*name, *ratio).second) return std::nullopt;
    } while (take(json, ','));
    if (!take(json, '}')) return std::nullopt;
  }
  skipSpace(json);
  return json.empty() ? std::optional(ratios) : std::nullopt;
}

std::string writeRatios(const Ratios& ratios) {
  std::string text = "{";
  for (const auto& [name, ratio] : ratios) {
    text += fmt::format("{}\n  \"{}\": {:.4g}", text.size() > 1 ? "," : "", name, ratio);
  }
  return text + "\n}\n";
}

std::vector<std::string> warnings(const Ratios& baseline, const Ratios& now) {
  std::vector<std::string> lines;
  for (const auto& [name, ratio] : now) {
    const auto before = baseline.find(name);
    if (before == baseline.end()) {
      lines.push_back(fmt::format("{}: not in the baseline", name));
      continue;
    }
    const double fall = 1.0 - before->second / ratio;
    if (fall <= kWorstFall) continue;
    lines.push_back(fmt::format("{}: {:.0f} % slower than the baseline: {:.3g} yardsticks, not {:.3g}", name,
                                fall * 100, ratio, before->second));
  }
  return lines;
}

}  // namespace bench
