// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/lab_command.h"

#include <algorithm>
#include <string>
#include <variant>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/commands/commands.h"
#include "app/commands/output_file.h"
#include "app/description/lab_scenes.h"
#include "app/report/json_layout.h"

namespace app {
namespace {

base::Result<void> findScene(std::filesystem::path& file, const std::filesystem::path& folder) {
  if (!namesLabScene(file)) return {};
  return foundLabScene(file, folder).map([&](std::filesystem::path found) { file = std::move(found); });
}

std::string listAsText() {
  std::size_t wide = 0;
  for (const LabScene& scene : labScenes()) wide = std::max(wide, scene.name.size());
  std::string text;
  for (const LabScene& scene : labScenes()) text += fmt::format("{:<{}}  {}\n", scene.name, wide, scene.title);
  return text;
}

std::string listAsJson(const std::filesystem::path& folder) {
  nlohmann::ordered_json scenes = nlohmann::ordered_json::array();
  for (const LabScene& scene : labScenes()) {
    scenes.push_back({{"name", scene.name},
                      {"title", scene.title},
                      {"card", scene.card},
                      {"chapter", scene.chapter},
                      {"file", labShow(scene, folder).string()}});
  }
  return jsonByLines({{"scenes", scenes}});
}

}  // namespace

base::Result<void> findLabScenes(Command& command, const std::filesystem::path& folder) {
  return std::visit(
      [&](auto& given) -> base::Result<void> {
        if constexpr (requires { given.files; }) {
          for (std::filesystem::path& file : given.files) {
            if (auto found = findScene(file, folder); !found) return found;
          }
        }
        if constexpr (requires { given.file; }) return findScene(given.file, folder);
        return {};
      },
      command);
}

int runLab(const LabCommand& command, const std::filesystem::path& folder) {
  auto out = OutputFile::open("-", {});
  if (!out) return complain(out.error());
  out->write(command.json ? listAsJson(folder) : listAsText());
  const auto done = out->commit();
  return done ? static_cast<int>(kDone) : complain(done.error());
}

}  // namespace app
