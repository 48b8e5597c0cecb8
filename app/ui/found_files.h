// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/files/contents.h"

namespace app {

inline constexpr std::size_t kMaxOpened = 1000;  ///< files opened together

enum class OpenedKind {
  Model,
  Accessory,  ///< .x or .vac
  Motion,
  Sound,
  Show,
  Unknown,  ///< by its content, and by its name no motion
};

struct FoundFile {
  std::filesystem::path path;
  OpenedKind kind = OpenedKind::Unknown;
  bool operator==(const FoundFile&) const = default;
};

/// Files that were opened together, in the order given.
struct FoundFiles {
  std::vector<FoundFile> files;
  std::vector<std::string> errors;                       ///< one line for each that is left out
  std::vector<std::shared_ptr<const Contents>> choices;  ///< folders and archives of which somebody has to choose

  /// A model or a show is among them, by its content.
  [[nodiscard]] bool hasModel() const;
  /// Accessories are, and neither a model nor a show: they join what is there.
  [[nodiscard]] bool onlyAccessories() const;
};

/// Folders and archives give way to what is opened of them without asking (withoutAsking()); those that hold nothing are
/// errors. Pipes, sockets and devices are never opened. `stop` is asked now and then; when true, what was found so far
/// is given.
[[nodiscard]] FoundFiles findFiles(const std::vector<std::filesystem::path>& paths, const std::function<bool()>& stop);

}  // namespace app
