// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/archive_info.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/report/info_lines.h"
#include "app/report/json_layout.h"
#include "app/tree/archive_contents.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMaxRows = 1000;  // rows of entries, for people

/// A Group is a kind of file that is listed separately.
struct Group {
  std::string_view key, title;
  std::vector<std::string> names;
};

std::vector<Group> groupsOf(const ArchiveContents& contents) {
  std::vector<Group> groups{{"models", "Models", {}},
                            {"motions", "Motions", {}},
                            {"poses", "Poses", {}},
                            {"accessories", "Accessories", {}},
                            {"sounds", "Sounds", {}}};
  for (const auto& file : contents.files) {
    switch (file.kind) {
      case ContentKind::Pmx:
      case ContentKind::Pmd:
        groups[0].names.push_back(file.name);
        break;
      case ContentKind::Motion:
        groups[1].names.push_back(file.name);
        break;
      case ContentKind::Pose:
        groups[2].names.push_back(file.name);
        break;
      case ContentKind::Accessory:
        groups[3].names.push_back(file.name);
        break;
      case ContentKind::Sound:
        groups[4].names.push_back(file.name);
        break;
      default:
        break;
    }
  }
  return groups;
}

ordered_json entryJson(const ArchiveEntry& entry) {
  return {{"name", entry.name},
          {"size", entry.size},
          {"folder", entry.folder},
          {"encrypted", entry.encrypted},
          {"left", entry.left.empty() ? ordered_json() : ordered_json(entry.left)}};
}

void list(std::string& out, std::string_view title, const std::vector<std::string>& names) {
  if (names.empty()) return;
  fmt::format_to(std::back_inserter(out), "\n{}\n", title);
  for (const auto& name : names) fmt::format_to(std::back_inserter(out), "  {}\n", base::printable(name));
}

void listEntries(std::string& out, const std::vector<ArchiveEntry>& entries) {
  if (!entries.empty()) out += "\nEntries\n";
  for (std::size_t i = 0; i < std::min(entries.size(), kMaxRows); ++i) {
    const auto& entry = entries[i];
    fmt::format_to(std::back_inserter(out), "  {:>12}  {}{}\n", entry.folder ? "folder" : fmt::to_string(entry.size),
                   base::printable(entry.name), entry.left.empty() ? "" : "  (" + entry.left + ")");
  }
  if (entries.size() > kMaxRows) fmt::format_to(std::back_inserter(out), "  and {} more\n", entries.size() - kMaxRows);
}

}  // namespace

std::string infoText(const std::shared_ptr<const ArchiveTree>& archive) {
  const auto& listing = archive->listing();
  const auto contents = archiveContents(archive);
  const auto groups = groupsOf(contents);
  std::string out;
  addInfoLine(out, "format", fmt::format("{} archive", formatName(listing.format)));
  addInfoLine(out, "names in",
              fmt::format("{} ({})", base::codePageName(listing.encoding), namesByText(listing.encodingBy)));
  addInfoLine(out, "entries", listing.entries.size());
  for (const auto& group : groups) addInfoLine(out, group.key, group.names.size());
  for (const auto& group : groups) list(out, group.title, group.names);
  listEntries(out, listing.entries);
  const auto issues = issueLines({&listing.issues, &contents.issues});
  const bool whole = std::ranges::all_of(listing.entries, [](const ArchiveEntry& entry) { return entry.left.empty(); });
  if (issues.empty() && whole) out += "\nNo issues\n";
  list(out, "Issues", issues);
  return out;
}

std::string infoJson(const std::shared_ptr<const ArchiveTree>& archive) {
  const auto& listing = archive->listing();
  const auto contents = archiveContents(archive);
  auto entries = ordered_json::array();
  for (const auto& entry : listing.entries) entries.push_back(entryJson(entry));
  ordered_json json{{"format", formatName(listing.format)},
                    {"encoding", base::codePageName(listing.encoding)},
                    {"encodingBy", namesByText(listing.encodingBy)},
                    {"entries", std::move(entries)}};
  for (const auto& group : groupsOf(contents)) json[std::string(group.key)] = group.names;
  json["issues"] = issueLines({&listing.issues, &contents.issues});
  return jsonByLines(json);
}

}  // namespace app
