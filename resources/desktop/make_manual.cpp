// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// odori_make_manual FOLDER writes the manual page and the shells' completions into a folder. They
// come from the definition of the command line itself, so no option of the program can be missing.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_definition.h"
#include "resources/desktop/bash_completion.h"
#include "resources/desktop/manual_page.h"
#include "resources/desktop/zsh_completion.h"

namespace {

bool write(const std::filesystem::path& path, const std::string& text) {
  std::error_code failed;
  std::filesystem::create_directories(path.parent_path(), failed);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) fmt::print(stderr, "odori_make_manual: {} can't be written\n", path.string());
  return static_cast<bool>(file);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("odori_make_manual FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder(argv[1]);
  app::CommandOptions options;
  CLI::App cli;
  app::defineCommands(cli, options);
  const bool done = write(folder / "man" / "man1" / "odori.1", manual::manualPage(cli)) &&
                    write(folder / "bash-completion" / "completions" / "odori", manual::bashCompletion(cli)) &&
                    write(folder / "zsh" / "site-functions" / "_odori", manual::zshCompletion(cli));
  return done ? 0 : 1;
}
