// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/names_choice.h"

#include <map>
#include <mutex>
#include <string>
#include <system_error>

namespace app {
namespace {

struct Choices {
  std::mutex mutex;
  std::map<std::string, std::optional<base::CodePage>> byHand;  // none: to be detected
  std::map<std::string, base::CodePage> byShow;
};

Choices& choices() {
  static Choices all;
  return all;
}

/// Returns one key for all spellings of a path.
std::string keyOf(const std::filesystem::path& archive) {
  std::error_code error;
  const auto whole = std::filesystem::absolute(archive, error).lexically_normal();
  return error ? archive.string() : whole.string();
}

}  // namespace

void chooseNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding) {
  const std::scoped_lock lock(choices().mutex);
  choices().byHand[keyOf(archive)] = encoding;
}

void chooseNamesByShow(const std::filesystem::path& archive, base::CodePage encoding) {
  const std::scoped_lock lock(choices().mutex);
  choices().byShow[keyOf(archive)] = encoding;
}

std::optional<base::CodePage> chosenNames(const std::filesystem::path& archive) {
  const std::scoped_lock lock(choices().mutex);
  const std::string key = keyOf(archive);
  if (const auto chosen = choices().byHand.find(key); chosen != choices().byHand.end()) return chosen->second;
  const auto told = choices().byShow.find(key);
  return told == choices().byShow.end() ? std::nullopt : std::optional(told->second);
}

}  // namespace app
