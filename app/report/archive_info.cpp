// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/archive_info.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/tree/archive_contents.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

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

std::vector<std::string> issueLines(const ArchiveListing& listing, const ArchiveContents& contents) {
  std::vector<std::string> lines;
  for (const auto* issues : {&listing.issues, &contents.issues}) {
    for (const auto& issue : *issues) lines.push_back(base::printable(base::describe(issue)));
  }
  return lines;
}

std::string archiveJsonList(const std::vector<std::string>& elements) {
  return elements.empty() ? "[]" : fmt::format("[\n    {}\n  ]", fmt::join(elements, ",\n    "));
}

std::string jsonNames(const std::vector<std::string>& names) {
  std::vector<std::string> quoted;
  quoted.reserve(names.size());
  for (const auto& name : names) quoted.push_back(base::jsonQuoted(name));
  return archiveJsonList(quoted);
}

std::string jsonEntry(const ArchiveEntry& entry) {
  return fmt::format(R"({{"name": {}, "size": {}, "folder": {}, "encrypted": {}, "left": {}}})",
                     base::jsonQuoted(entry.name), entry.size, entry.folder, entry.encrypted,
                     entry.left.empty() ? "null" : base::jsonQuoted(entry.left));
}

void archiveLine(std::string& out, std::string_view label, std::string_view value) {
  fmt::format_to(std::back_inserter(out), "{:<18}{}\n", label, value);
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
  archiveLine(out, "format", fmt::format("{} archive", formatName(listing.format)));
  archiveLine(out, "names in",
              fmt::format("{} ({})", base::codePageName(listing.encoding), namesByText(listing.encodingBy)));
  archiveLine(out, "entries", fmt::to_string(listing.entries.size()));
  for (const auto& group : groups) archiveLine(out, group.key, fmt::to_string(group.names.size()));
  for (const auto& group : groups) list(out, group.title, group.names);
  listEntries(out, listing.entries);
  const auto issues = issueLines(listing, contents);
  const bool whole = std::ranges::all_of(listing.entries, [](const ArchiveEntry& entry) { return entry.left.empty(); });
  if (issues.empty() && whole) out += "\nNo issues\n";
  list(out, "Issues", issues);
  return out;
}

std::string infoJson(const std::shared_ptr<const ArchiveTree>& archive) {
  const auto& listing = archive->listing();
  const auto contents = archiveContents(archive);
  std::vector<std::string> entries;
  entries.reserve(listing.entries.size());
  for (const auto& entry : listing.entries) entries.push_back(jsonEntry(entry));
  std::string out = "{\n";
  const auto member = [&out](std::string_view key, const std::string& json) {
    fmt::format_to(std::back_inserter(out), "{}  \"{}\": {}", out.size() > 2 ? ",\n" : "", key, json);
  };
  member("format", base::jsonQuoted(formatName(listing.format)));
  member("encoding", base::jsonQuoted(base::codePageName(listing.encoding)));
  member("encodingBy", base::jsonQuoted(namesByText(listing.encodingBy)));
  member("entries", archiveJsonList(entries));
  for (const auto& group : groupsOf(contents)) member(group.key, jsonNames(group.names));
  member("issues", jsonNames(issueLines(listing, contents)));
  return out + "\n}\n";
}

}  // namespace app
