// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/readmes.h"

#include <filesystem>
#include <string>

#include "pmx/base/text.h"

namespace app {

std::vector<FileRef> readmesBeside(const FileRef& model) {
  std::error_code unread;
  return readmesBeside(model, unread);
}

std::vector<FileRef> readmesBeside(const FileRef& model, std::error_code& unread) {
  std::vector<FileRef> found;
  if (!model) return found;
  const auto addFrom = [&](const std::string& folder) {
    for (const auto& entry : model.tree->list(folder, unread)) {
      const bool text = base::fileNameKey(std::filesystem::path(entry.name).extension().string()) == ".txt";
      if (!text || entry.kind != FileTree::Kind::File || found.size() >= kMaxReadmes) continue;
      found.push_back({model.tree, folder.empty() ? entry.name : folder + '/' + entry.name});
    }
  };
  const std::string folder(model.folder());
  addFrom(folder);
  const bool inArchive = model.path() != model.diskFile();
  if (inArchive && !folder.empty()) addFrom(std::string(FileRef{model.tree, folder}.folder()));
  return found;
}

}  // namespace app
