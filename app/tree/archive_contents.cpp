// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/archive_contents.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {
namespace {

bool isVac(std::string_view name) {
  constexpr std::string_view kEnding = ".vac";
  return name.size() > kEnding.size() &&
         std::ranges::equal(name.substr(name.size() - kEnding.size()), kEnding,
                            [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; });
}

void addFiles(const std::shared_ptr<const ArchiveTree>& archive, const std::string& before, ArchiveContents& contents) {
  for (const auto& entry : archive->listing().entries) {
    if (!entry.inTree || entry.folder || !entry.left.empty()) continue;
    ArchiveFile file{{archive, entry.name}, before + entry.name, ContentKind::Unknown};
    file.kind = contentKind(file.file.firstBytes(kSignatureBytes));
    if (file.kind == ContentKind::Unknown && isVac(entry.name)) file.kind = ContentKind::Accessory;
    contents.files.push_back(std::move(file));
  }
}

}  // namespace

ArchiveContents archiveContents(const std::shared_ptr<const ArchiveTree>& archive) {
  ArchiveContents outer;
  addFiles(archive, {}, outer);
  ArchiveContents all;
  std::size_t inner = 0;
  for (auto& file : outer.files) {
    all.files.push_back(file);
    if (file.kind != ContentKind::Archive || ++inner > kMostInnerArchives) continue;
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
