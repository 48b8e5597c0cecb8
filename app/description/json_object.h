// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <filesystem>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/show_description.h"
#include "pmx/base/issue_group.h"

namespace app {

/// A JsonObject reads a JSON object key by key. An impossible value is an issue, and leaves the
/// variable as it is.
class JsonObject {
 public:
  /// `section` and `index` name the object in issues. Any other JSON counts as an empty object,
  /// with an issue.
  JsonObject(const nlohmann::json& json, std::string section, std::int64_t index, base::IssueGroup& issues)
      : json_(json.is_object() ? json : empty()), section_(std::move(section)), index_(index), issues_(issues) {
    if (!json.is_object()) issue("isn't an object");
  }

  /// Returns null where the key is missing.
  const nlohmann::json* find(const char* key) {
    seen_.insert(key);
    const auto at = json_.find(key);
    return at == json_.end() ? nullptr : &*at;
  }

  /// Returns null where the key is missing, and, with an issue, where its value is no list.
  const nlohmann::json* list(const char* key) {
    const auto* json = find(key);
    if (json == nullptr || json->is_array()) return json;
    issue(fmt::format("{} isn't a list; left out", key));
    return nullptr;
  }

  void read(const char* key, bool& value) {
    if (const auto* json = find(key))
      json->is_boolean() ? void(value = json->get<bool>()) : wrong(key, "true or false");
  }
  void read(const char* key, std::string& value) {
    if (const auto* json = find(key)) json->is_string() ? void(value = json->get<std::string>()) : wrong(key, "a text");
  }
  template <class Number>
  void read(const char* key, Number& value, double least, double most) {
    const auto* json = find(key);
    if (json == nullptr) return;
    const double number = json->is_number() ? json->get<double>() : std::nan("");
    if (number >= least && number <= most) {
      value = static_cast<Number>(number);
    } else {
      wrong(key, fmt::format("a number from {:g} to {:g}", least, most));
    }
  }
  void read(const char* key, base::Vec3& value, double least, double most) {
    const auto* json = find(key);
    if (json == nullptr) return;
    base::Vec3 numbers{0.0F};
    bool good = json->is_array() && json->size() == 3;
    for (int i = 0; good && i < 3; ++i) {
      const auto& item = (*json)[static_cast<std::size_t>(i)];
      const double number = item.is_number() ? item.get<double>() : std::nan("");
      good = number >= least && number <= most;
      if (good) numbers[i] = static_cast<float>(number);
    }
    if (good) {
      value = numbers;
    } else {
      wrong(key, fmt::format("three numbers from {:g} to {:g}", least, most));
    }
  }
  /// Reads one of some words.
  template <class Value>
  void read(const char* key, Value& value, std::initializer_list<std::pair<const char*, Value>> words) {
    const auto* json = find(key);
    if (json == nullptr) return;
    std::string known;
    for (const auto& [word, meaning] : words) {
      if (json->is_string() && json->get_ref<const std::string&>() == word) {
        value = meaning;
        return;
      }
      known += (known.empty() ? "" : ", ") + std::string(word);
    }
    wrong(key, "one of " + known);
  }

  void issue(const std::string& detail) {
    issues_.addMade([&] { return base::Issue{section_, index_, -1, detail}; });
  }

  /// Keeps the unread keys of `inner`, an object that is this one's value under a key.
  void keepUnknownOf(const char* key, const JsonObject& inner) {
    for (auto& [pointer, value] : inner.unknown()) ofInner_.emplace(fmt::format("/{}{}", key, pointer), value);
  }
  /// Returns the keys that no read() asked for, those of inner objects included.
  [[nodiscard]] UnknownKeys unknown() const {
    UnknownKeys keys = ofInner_;
    for (const auto& [key, value] : json_.items()) {
      if (!seen_.contains(key)) keys.emplace((nlohmann::json::json_pointer() / key).to_string(), value.dump());
    }
    return keys;
  }

 private:
  static const nlohmann::json& empty() {
    static const nlohmann::json object = nlohmann::json::object();
    return object;
  }
  void wrong(const char* key, const std::string& wanted) {
    issue(fmt::format("{} isn't {}; left as it is", key, wanted));
  }

  const nlohmann::json& json_;
  std::string section_;
  std::int64_t index_;
  base::IssueGroup& issues_;
  std::set<std::string> seen_;
  UnknownKeys ofInner_;
};

}  // namespace app
