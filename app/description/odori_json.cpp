// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/odori_json.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <new>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/json_tree.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr std::size_t kMaxDepth = 32;

base::Error notThis(std::string detail) { return {base::ErrorCode::NotThisFormat, {}, "", -1, -1, std::move(detail)}; }

/// A KeyAdder adds keys to an object. An ordered object searches all its keys at each insertion; a
/// file may have many unknown keys, and those differ from each other.
class KeyAdder {
 public:
  explicit KeyAdder(ordered_json& object) : keys_(object.get_ref<ordered_json::object_t&>()) {
    for (const auto& [key, value] : keys_) there_.insert(key);
  }
  void add(const std::string& key, ordered_json value) {
    if (there_.contains(key)) {
      keys_[key] = std::move(value);
    } else {
      keys_.emplace_back(key, std::move(value));
      there_.insert(key);
    }
  }

 private:
  ordered_json::object_t& keys_;
  std::set<std::string> there_;
};

}  // namespace

OdoriPlace placeOf(const FileRef& file) {
  std::error_code failed;
  if (file.tree->context().isReadPipe(file.path())) return {fs::current_path(failed), {}};
  if (file.diskFile() == file.path()) return {fs::absolute(file.diskFile(), failed).parent_path(), {}};
  const fs::path within(fs::absolute(file.tree->pathOf({}), failed).lexically_normal().string() + "!");
  return {within / std::string(file.folder()), within};
}

base::Result<nlohmann::json> parseOdoriJson(std::string_view text, const OdoriFormat& format,
                                            const std::function<bool()>& stopped) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  auto json = readJson(text, kMaxDepth, stopped);
  if (!json) return json;
  const auto name = json->is_object() ? json->value("format", nlohmann::json()) : nlohmann::json();
  if (name != format.name) return tl::unexpected(notThis(fmt::format("isn't a {} of Odori's", format.what)));
  const auto version = json->value("version", nlohmann::json());
  if (!version.is_number_integer() || version.get<std::int64_t>() < 1)
    return tl::unexpected(notThis(fmt::format("a {} without a version", format.what)));
  if (version.get<std::int64_t>() > format.version) {
    return tl::unexpected(notThis(fmt::format("a {} of version {}; this program reads up to {}", format.what,
                                              version.get<std::int64_t>(), format.version)));
  }
  return json;
}

base::Result<OdoriText> readOdoriText(const fs::path& file, const OdoriFormat& format, const OpenContext& context) {
  const auto found = findFile(file, context);
  if (!found) return tl::unexpected(found.error());
  if (found->tree->sizeOf(found->name) > format.mostBytes) {
    base::Error error = notThis(fmt::format("a {} has at most {} bytes", format.what, format.mostBytes));
    error.file = file.string();
    return tl::unexpected(std::move(error));
  }
  const auto bytes = found->read();
  if (!bytes) return tl::unexpected(bytes.error());
  return OdoriText{{reinterpret_cast<const char*>(bytes->data()), bytes->size()}, placeOf(*found)};
}

namespace {

/// Returns whether a text has the key "format" with this name. A text that stands for other texts
/// has quotes with backslashes, so the key isn't found there.
bool saysFormat(std::string_view text, std::string_view name) {
  constexpr std::string_view kKey = "\"format\"", kBlank = " \t\r\n";
  for (auto at = text.find(kKey); at != std::string_view::npos; at = text.find(kKey, at + 1)) {
    const auto colon = text.find_first_not_of(kBlank, at + kKey.size());
    if (colon == std::string_view::npos || text[colon] != ':') continue;
    const auto value = text.find_first_not_of(kBlank, colon + 1);
    if (value == std::string_view::npos) return false;
    const std::string_view rest = text.substr(value);
    if (rest.starts_with('"') && rest.substr(1).starts_with(name) && rest.substr(1 + name.size()).starts_with('"'))
      return true;
  }
  return false;
}

}  // namespace

bool isOdoriFile(const fs::path& file, const OdoriFormat& format, const OpenContext& context) {
  constexpr std::size_t kStart = 65536;
  const auto found = findFile(file, context);
  if (!found) return false;
  const std::string text = found->firstBytes(kStart);
  const auto first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
  return first != std::string::npos && text[first] == '{' && saysFormat(text, format.name);
}

fs::path wholePath(const std::string& text, const OdoriPlace& place, std::string_view& why) {
  why = {};
  if (text.find('\0') != std::string::npos) why = "isn't a name of a file";
  if (text.empty() || !why.empty()) return {};
  fs::path named = (place.folder / fs::path(text)).lexically_normal();
  const auto outside = std::ranges::mismatch(place.within, named).in1 != place.within.end();
  if (outside) why = "leads out of the archive";
  return outside ? fs::path() : named;
}

void readPath(JsonObject& object, const char* key, const OdoriPlace& place, fs::path& value) {
  std::string text;
  object.read(key, text);
  std::string_view why;
  fs::path named = wholePath(text, place, why);
  if (!why.empty()) return object.issue(fmt::format("{} {}; left out", key, why));
  if (!text.empty()) value = std::move(named);
}

std::string OdoriPaths::text(const fs::path& file) {
  if (file.empty()) return "";
  std::error_code failed;
  // Only the names count, as in reading: links stay what they are.
  const fs::path absolute = fs::absolute(file, failed);
  if (failed == std::errc::not_enough_memory) throw std::bad_alloc();
  const fs::path whole = absolute.lexically_normal();
  const fs::path relative = whole.lexically_relative(folder_);
  std::string text = (relative.empty() ? whole : relative).generic_string();
  if (!base::isUtf8(text)) {
    if (unwritable_.empty()) unwritable_ = text;
    text.clear();
  }
  return text;
}

base::Result<void> OdoriPaths::allWritten() const {
  if (unwritable_.empty()) return {};
  return base::fail(base::ErrorCode::CannotWrite, fmt::format("{} isn't UTF-8, so JSON can't name it", unwritable_));
}

void addUnknown(ordered_json& json, const UnknownKeys& keys) {
  // by the object's pointer
  std::map<std::string, std::vector<std::pair<std::string, ordered_json>>> byObject;
  for (const auto& [key, text] : keys) {
    auto value = ordered_json::parse(text, nullptr, false);
    if (value.is_discarded()) continue;
    try {
      const ordered_json::json_pointer pointer(key);
      if (pointer.empty()) continue;
      byObject[pointer.parent_pointer().to_string()].emplace_back(pointer.back(), std::move(value));
    } catch (const ordered_json::exception&) {  // malformed; wasn't read from a show file
    }
  }
  for (auto& [object, values] : byObject) {
    const ordered_json::json_pointer pointer(object);
    try {
      if (!json.contains(pointer) || !json[pointer].is_object()) continue;
      KeyAdder adder(json[pointer]);
      for (auto& [key, value] : values) adder.add(key, std::move(value));
    } catch (const ordered_json::exception&) {  // malformed, as above
    }
  }
}

}  // namespace app
