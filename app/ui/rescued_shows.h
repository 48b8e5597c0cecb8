// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

#include "app/description/show_description.h"
#include "pmx/base/result.h"

namespace app {

/// Shows that were on the stage, with changes that no file has, when the program had to end: each a show file in a folder of the
/// user's own, until somebody has it back or throws it away.
class RescuedShows {
 public:
  /// The user's own: odori/rescued in XDG_STATE_HOME. Empty where there is no home.
  [[nodiscard]] static std::filesystem::path standardFolder();
  /// An empty folder: nothing is kept.
  explicit RescuedShows(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// Writes one, which its owner alone may read. `from`: the show's file, which stays as it is; empty: it has none. Gives its
  /// file. Errors: CannotWrite; showJson()'s.
  [[nodiscard]] base::Result<std::filesystem::path> keep(ShowDescription show, const std::filesystem::path& from) const;
  /// Those that are there, the latest first.
  [[nodiscard]] std::vector<std::filesystem::path> all() const;
  /// Whether a file is one of them.
  [[nodiscard]] bool has(const std::filesystem::path& file) const;
  /// Removes one; nothing happens to any other file.
  void remove(const std::filesystem::path& file) const;

  /// Takes from a show that was rescued what keep() added to it: the show's own file; empty where it had none.
  [[nodiscard]] static std::filesystem::path takeOrigin(ShowDescription& show);

 private:
  std::filesystem::path folder_;
};

}  // namespace app
