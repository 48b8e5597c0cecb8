// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include <QString>

#include "app/files/content_hash.h"

namespace app {

class Document;
struct LabScene;
struct FileOrigin;

/// This is the user's file of the window's show, and the answer to whether the show is the built-in
/// demo, which has no such file.
class ShowFile {
 public:
  /// `demoFolder` has the demo's files, `labFolder` the scenes of the IK lab; empty: there are
  /// none.
  ShowFile(const Document& document, std::filesystem::path demoFolder, std::filesystem::path labFolder);

  /// Returns the file from which the show was opened or to which it was saved; empty: none.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Returns the hash of its bytes at that time; none: unknown.
  [[nodiscard]] const std::optional<ContentHash>& hash() const { return hash_; }
  [[nodiscard]] bool exists() const { return !path_.empty(); }
  void set(const std::filesystem::path& path, const std::optional<ContentHash>& hash);
  void clear();
  /// Remembers that the scene of the lab that this file is was opened. It is none's own file.
  void enterScene(const std::filesystem::path& file);
  /// Returns both as rescued shows store them.
  [[nodiscard]] FileOrigin origin() const;
  /// Returns inputsOf() with this file.
  [[nodiscard]] std::vector<std::filesystem::path> inputs() const;

  /// Returns the demo's show file; empty: there is no demo.
  [[nodiscard]] std::filesystem::path demo() const;
  [[nodiscard]] bool isOfDemo(const std::filesystem::path& file) const;
  /// Returns whether the demo alone is open. Changes to it are lost without a question.
  [[nodiscard]] bool showsDemo() const;
  [[nodiscard]] const std::filesystem::path& labFolder() const { return labFolder_; }
  [[nodiscard]] bool isOfLab(const std::filesystem::path& file) const;
  /// Returns the scene of the IK lab that was opened, while nothing of somebody's own is with it;
  /// null: there is none. Changes to it are lost without a question, too.
  [[nodiscard]] const LabScene* showsScene() const;

 private:
  const Document& document_;
  /// Returns whether all models, motions and songs came with the program: the demo's, or also the
  /// lab's.
  [[nodiscard]] bool showsOnlyBuiltIn(bool lab) const;

  std::filesystem::path demoFolder_, labFolder_, path_;
  std::optional<ContentHash> hash_;
  const LabScene* scene_ = nullptr;
};

}  // namespace app
