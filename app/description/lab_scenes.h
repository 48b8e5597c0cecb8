// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string_view>

#include "pmx/base/result.h"

namespace app {

/// A LabScene is a scene of the IK lab: a show that came with the program. Its texts are English;
/// the window translates them in the context "LabScenes".
struct LabScene {
  std::string_view name;     ///< as command lines have it, and of its files
  const char* title;         ///< a few words
  const char* card;          ///< five sentences: what is seen, and what to try
  std::string_view chapter;  ///< the chapter about it, "docs/mmd/ik-solvers.md 2"
};

/// Returns all scenes, in the order in which one would go through them.
[[nodiscard]] std::span<const LabScene> labScenes();

/// Names of files that begin so name a scene: "lab:ccd". A file that is called so is named with its
/// folder: "./lab:ccd".
inline constexpr std::string_view kLabPrefix = "lab:";
[[nodiscard]] bool namesLabScene(const std::filesystem::path& file);

/// Returns the folder of the scenes beside the program; empty where nobody knows where that lies.
[[nodiscard]] std::filesystem::path labFolder();
/// Returns the show file of a scene.
[[nodiscard]] std::filesystem::path labShow(const LabScene& scene, const std::filesystem::path& folder);
/// Returns the show file that "lab:NAME" names. Errors: BadArgument where there is no such scene,
/// with all names; CannotOpen where the scenes weren't made or installed.
[[nodiscard]] base::Result<std::filesystem::path> foundLabScene(const std::filesystem::path& file,
                                                                const std::filesystem::path& folder);

}  // namespace app
