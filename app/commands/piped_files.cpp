// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/piped_files.h"

#include <filesystem>
#include <type_traits>
#include <variant>
#include <vector>

#include "pmx/base/open_file.h"

namespace app {
namespace {

/// Returns all files that a command reads.
std::vector<std::filesystem::path> filesOf(const Command& command) {
  return std::visit(
      [](const auto& given) {
        using Given = std::decay_t<decltype(given)>;
        std::vector<std::filesystem::path> files;
        constexpr bool kReads = requires { given.files; };  // a thumbnail is of one plain file
        if constexpr (kReads && !std::is_same_v<Given, WindowCommand>) files = given.files;
        if constexpr (std::is_same_v<Given, RenderCommand>) {
          files.push_back(given.camera);  // a song is a plain file (films.md)
        }
        return files;
      },
      command);
}

}  // namespace

base::Result<void> readPipedFiles(const Command& command, const OpenContext& context) {
  for (const auto& file : filesOf(command)) {
    if (!base::isPipe(file)) continue;
    if (auto read = context.readPipe(file); !read) return read;
  }
  return {};
}

}  // namespace app
