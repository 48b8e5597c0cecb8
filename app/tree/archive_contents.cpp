// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/archive_contents.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/ascii.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

bool isVac(std::string_view name) {
  constexpr std::string_view kEnding = ".vac";
  return name.size() > kEnding.size() && base::endsAsAscii(name, kEnding);
}

/// Adds an issue for an entry that has data of which nothing could be read: without it the archive
/// would seem to lack the file.
void tellWhyUnread(const ArchiveFile& file, base::Issues& issues) {
  const auto whole = file.file.read();
  const std::string why = whole ? "can't be read" : whole.error().detail;
  issues.push_back({"entries", -1, -1, fmt::format("{}: {}", base::printable(file.name), why)});
}

void addFiles(const std::shared_ptr<const ArchiveTree>& archive, const std::string& before, ArchiveContents& contents) {
  for (const auto& entry : archive->listing().entries) {
    if (!entry.inTree || entry.folder || !entry.left.empty()) continue;
    ArchiveFile file{{archive, entry.name}, before + entry.name, ContentKind::Unknown};
    const std::string start = file.file.firstBytes(kSignatureBytes);
    file.kind = contentKind(start);
    if (start.empty() && archive->sizeOf(entry.name) > 0) tellWhyUnread(file, contents.issues);
    if (file.kind == ContentKind::Unknown && isVac(entry.name)) file.kind = ContentKind::Accessory;
    contents.files.push_back(std::move(file));
  }
}

}  // namespace

ArchiveContents archiveContents(const std::shared_ptr<const ArchiveTree>& archive) {
  ArchiveContents outer;
  addFiles(archive, {}, outer);
  ArchiveContents all;
  all.issues = std::move(outer.issues);
  std::size_t inner = 0;
  for (auto& file : outer.files) {
    all.files.push_back(file);
    if (file.kind != ContentKind::Archive || ++inner > kMaxInnerArchives) continue;
    const auto opened = archive->openInner(file.file.name);
    if (opened) {
      addFiles(*opened, file.name + '!', all);
    } else {
      all.issues.push_back(
          {"entries", -1, -1, fmt::format("{}: {}", base::printable(file.name), opened.error().detail)});
    }
  }
  return all;
}

}  // namespace app
