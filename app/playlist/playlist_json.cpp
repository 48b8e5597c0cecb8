// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist_json.h"

#include <initializer_list>
#include <span>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/json_words.h"
#include "pmx/base/file.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr OdoriFormat kPlaylistFile{"odori list", "playlist", 1, kMaxPlaylistBytes};
constexpr std::initializer_list<std::pair<const char*, Repeat>> kRepeatWords{
    {"off", Repeat::Off}, {"one", Repeat::One}, {"all", Repeat::All}};

std::vector<fs::path> filesIn(JsonObject& object, const OdoriPlace& place) {
  std::vector<fs::path> files;
  const auto* list = object.list("files");
  if (list == nullptr) return files;
  for (const auto& item : *list) {
    if (files.size() == kMaxDanceFiles) {
      object.issue(fmt::format("a dance has at most {} files; the others are left out", kMaxDanceFiles));
      break;
    }
    std::string_view why = "isn't a text";
    fs::path file = item.is_string() ? wholePath(item.get<std::string>(), place, why) : fs::path();
    if (!why.empty()) {
      object.issue(fmt::format("a file {}; left out", why));
    } else if (!file.empty()) {
      files.push_back(std::move(file));
    }
  }
  return files;
}

}  // namespace

std::string_view nameOf(Repeat repeat) { return wordIn(kRepeatWords, repeat); }

base::Result<ReadPlaylist> parsePlaylist(std::string_view text, const OdoriPlace& place) {
  const auto json = parseOdoriJson(text, kPlaylistFile);
  if (!json) return tl::unexpected(json.error());
  ReadPlaylist result;
  base::IssueGroup issues(result.issues, "list", "values that can't be meant");
  JsonObject object(*json, "list", -1, issues);
  object.find("format");
  object.find("version");
  readPath(object, "dancer", place, result.list.dancer);
  object.read("repeat", result.list.repeat, kRepeatWords);
  object.read("shuffle", result.list.shuffle);
  object.read("fade", result.list.fade, 0.0, kMaxFade);
  if (const auto* entries = object.list("entries")) {
    for (std::size_t i = 0; i < entries->size(); ++i) {
      JsonObject item((*entries)[i], "entries", static_cast<std::int64_t>(i), issues);
      if (result.list.entries.size() == kMaxDances) {
        item.issue(fmt::format("a playlist has at most {} dances; the others are left out", kMaxDances));
        break;
      }
      PlaylistEntry entry;
      item.read("title", entry.title);
      entry.files = filesIn(item, place);
      item.read("favourite", entry.favourite);
      entry.unknown = item.unknown();
      if (entry.files.empty()) {
        item.issue("a dance without files; left out");
      } else {
        result.list.entries.push_back(std::move(entry));
      }
    }
  }
  result.list.unknown = object.unknown();
  issues.tellRest();
  return result;
}

base::Result<std::string> playlistJson(const Playlist& list, const fs::path& folder) {
  OdoriPaths paths(folder);
  ordered_json json{{"format", kPlaylistFile.name}, {"version", kPlaylistFile.version}};
  if (!list.dancer.empty()) json["dancer"] = paths.text(list.dancer);
  json["repeat"] = wordIn(kRepeatWords, list.repeat);
  json["shuffle"] = list.shuffle;
  if (list.fade != 0.0) json["fade"] = list.fade;
  auto entries = ordered_json::array();
  for (const PlaylistEntry& entry : list.entries) {
    auto item = ordered_json::object();
    if (!entry.title.empty()) item["title"] = entry.title;
    auto files = ordered_json::array();
    for (const fs::path& file : entry.files) files.push_back(paths.text(file));
    item["files"] = std::move(files);
    if (entry.favourite) item["favourite"] = true;
    addUnknown(item, entry.unknown);
    entries.push_back(std::move(item));
  }
  json["entries"] = std::move(entries);
  addUnknown(json, list.unknown);
  if (auto all = paths.allWritten(); !all) return tl::unexpected(all.error());
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

base::Result<ReadPlaylist> readPlaylist(const fs::path& file, const OpenContext& context) {
  const auto own = readOdoriText(file, kPlaylistFile, context);
  if (!own) return tl::unexpected(own.error());
  auto list = parsePlaylist(own->text, own->place);
  if (!list) list.error().file = file.string();
  return list;
}

base::Result<void> writePlaylist(const Playlist& list, const fs::path& file) {
  std::error_code failed;
  const fs::path whole = fs::absolute(file, failed);
  if (failed) return base::cannotWrite(file, failed.value());
  const auto json = playlistJson(list, whole.parent_path());
  if (!json) return tl::unexpected(json.error());
  return base::writeFile(file, std::as_bytes(std::span(*json)));
}

bool isPlaylist(const fs::path& file, const OpenContext& context) { return isOdoriFile(file, kPlaylistFile, context); }

}  // namespace app
