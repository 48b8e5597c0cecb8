// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/json_layout.h"

#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

/// Parses a number's shortest digits: the double that is nearest to a float has more of them, and a
/// whole number needs no ".0".
template <class Value>
ordered_json numberOf(Value value) {
  if (!std::isfinite(value)) return nullptr;
  if (value == 0 && std::signbit(value)) return -0.0;  // parsed as a whole number it loses its sign
  return ordered_json::parse(fmt::format("{}", value));
}

/// Returns the shortest digits, which those of nlohmann's dump() aren't always.
std::string doubleText(double value) {
  std::string text = fmt::format("{}", value);
  return text == "-0" || text.find_first_of(".e") != std::string::npos ? text : text + ".0";
}

std::string listByLines(const ordered_json& list) {
  std::string out;
  for (const auto& element : list) out += (out.empty() ? "[\n    " : ",\n    ") + jsonOnOneLine(element);
  return out.empty() ? "[]" : out + "\n  ]";
}

}  // namespace

ordered_json jsonNumber(float value) { return numberOf(value); }
ordered_json jsonNumber(double value) { return numberOf(value); }

ordered_json jsonNumbers(const base::Vec3& value) {
  return ordered_json::array({jsonNumber(value.x), jsonNumber(value.y), jsonNumber(value.z)});
}

std::string jsonOnOneLine(const ordered_json& value) {
  if (value.is_string()) return base::jsonQuoted(value.get_ref<const std::string&>());
  if (value.is_number_float()) return doubleText(value.get<double>());
  if (!value.is_structured()) return value.dump();
  std::string out(value.is_object() ? "{" : "[");
  for (auto each = value.begin(); each != value.end(); ++each) {
    if (out.size() > 1) out += ", ";
    if (value.is_object()) out += base::jsonQuoted(each.key()) + ": ";
    out += jsonOnOneLine(*each);
  }
  return out + (value.is_object() ? '}' : ']');
}

std::string jsonByLines(const ordered_json& object, std::string_view onOneLine) {
  std::string out = "{";
  for (auto each = object.begin(); each != object.end(); ++each) {
    out += (out.size() > 1 ? ",\n  " : "\n  ") + base::jsonQuoted(each.key()) + ": ";
    out += each->is_array() && each.key() != onOneLine ? listByLines(*each) : jsonOnOneLine(*each);
  }
  return out + "\n}\n";
}

}  // namespace app
