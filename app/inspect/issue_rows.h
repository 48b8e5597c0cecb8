// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/inspect/issue_words.h"
#include "app/inspect/tree_rows.h"

namespace app {

/// This is an issue with its location and its heading.
struct ListedIssue {
  const base::Issue* issue;  ///< belongs to the file's data in `file`, or to IssueRows itself
  std::uint32_t file;
  IssueKind kind;
};

/// These rows list what is odd about files: under each file the kinds of things, and under those a
/// row for each. A row has two texts: a name, and what is odd or what that means.
class IssueRows : public TreeRows {
  Q_OBJECT
 public:
  /// These roles give a row's second line and the dim end of its first: the location of an issue.
  /// Qt::DisplayRole has all of it.
  enum Role { kNameRole = Qt::UserRole, kWhatRole, kPlaceRole };

  /// These are the issues of a file. `own` is what the file keeps (from a reader or a check, or
  /// about its textures), `playing` is taken over.
  struct Odd {
    IssueFile file;
    std::vector<std::shared_ptr<const base::Issues>> own;
    base::Issues playing;
  };

  using TreeRows::TreeRows;
  void fill(std::vector<Odd> files);
  /// This identifies a heading: a file and a kind in it, or the file as a whole.
  struct HeadingKey {
    const void* file = nullptr;  ///< address of its model or motion
    int kind = -1;               ///< IssueKind's number; -1: none
    bool operator<(const HeadingKey& other) const { return std::pair(file, kind) < std::pair(other.file, other.kind); }
  };
  /// Returns none for an issue's row.
  [[nodiscard]] std::optional<HeadingKey> headingAt(const QModelIndex& index) const;
  /// Returns the file of an issue, by its model or motion.
  [[nodiscard]] const void* fileKeyOf(const ListedIssue& issue) const { return keyOf(fileOf(issue)); }
  [[nodiscard]] static const void* keyOf(const IssueFile& file) {
    return file.model ? static_cast<const void*>(file.model.get()) : file.motion.get();
  }
  [[nodiscard]] const std::vector<ListedIssue>& listed() const { return listed_; }
  [[nodiscard]] const IssueFile& fileOf(const ListedIssue& issue) const { return files_[issue.file].file; }
  /// Returns a row with its file's name, as it is copied: `miku.pmx: 左足: …`. For a heading it is
  /// all rows below, including those that a search hides.
  [[nodiscard]] QStringList copied(const QModelIndex& index) const;
  [[nodiscard]] QStringList copiedAll() const;

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

 protected:
  [[nodiscard]] QVariant cell(const Row& row, int column, int role) const override;
  [[nodiscard]] QString searchedText(const Row& row) const override;

 private:
  struct Heading {
    std::int32_t place;
    std::uint32_t file, first, count;  // in listed_
    bool ofKind;
  };
  [[nodiscard]] const Heading& heading(const Row& row) const;
  [[nodiscard]] QVariant headingCell(const Heading& of, int role) const;
  [[nodiscard]] QString copiedLine(const ListedIssue& issue) const;
  void addFile(std::uint32_t file, std::vector<Row>& rows);

  std::vector<Odd> files_;
  std::vector<ListedIssue> listed_;
  std::vector<Heading> headings_;  // in the order of their rows
};

}  // namespace app
