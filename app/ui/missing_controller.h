// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class FileLoader;
class MissingDialog;
class SaveController;

/// This knows which files of the opened show are missing, and asks where they are.
class MissingController : public QObject {
  Q_OBJECT
 public:
  MissingController(Document& document, FileLoader& loader, const SaveController& saving, const WindowParts& parts);

  /// Sets the missing files of a show; none: nothing is missing.
  void setMissing(const std::filesystem::path& show, const std::vector<std::filesystem::path>& missing);
  /// A Whole is what a show lacks.
  struct Whole {
    std::filesystem::path show;
    std::vector<std::filesystem::path> missing;
  };
  [[nodiscard]] Whole whole() const { return {show_, missing_}; }
  void restore(const Whole& whole) { setMissing(whole.show, whole.missing); }
  /// Asks where the show's missing files are, and opens it again with those that were found.
  MissingDialog* find();

 private:
  Document& document_;
  FileLoader& loader_;
  const SaveController& saving_;
  const WindowParts parts_;
  std::filesystem::path show_;  // empty: nothing is missing
  std::vector<std::filesystem::path> missing_;
};

}  // namespace app
