// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/inspect/issue_words.h"
#include "app/inspect/tree_rows.h"

namespace app {

/// An issue, where it stands, and under which heading.
struct ListedIssue {
  const base::Issue* issue;  ///< of the file that `file` keeps, or of IssueRows itself
  std::uint32_t file;
  IssueKind kind;
};

/// What is odd about files: under each file what kinds of things are, and under those a row for each. A row says two things:
/// a name, and what is odd or what that means.
class IssueRows : public TreeRows {
  Q_OBJECT
 public:
  /// What a row's second line is, and the dim end of its first: of an issue its place. Qt::DisplayRole is all of it.
  enum Role { kNameRole = Qt::UserRole, kWhatRole, kPlaceRole };

  /// Issues of a file. `own` is what the file keeps (a reader's or a check's, its textures'), `playing` is taken over.
  struct Odd {
    IssueFile file;
    std::vector<std::shared_ptr<const base::Issues>> own;
    base::Issues playing;
  };

  using TreeRows::TreeRows;
  void fill(std::vector<Odd> files);
  /// What a heading is of: a file, and in it a kind, or the file as a whole.
  struct HeadingKey {
    const void* file = nullptr;  ///< its model or motion
    int kind = -1;               ///< IssueKind's number; -1: none
    bool operator<(const HeadingKey& other) const { return std::pair(file, kind) < std::pair(other.file, other.kind); }
  };
  /// None of an issue's row.
  [[nodiscard]] std::optional<HeadingKey> headingAt(const QModelIndex& index) const;
  /// The file of an issue, by its model or motion.
  [[nodiscard]] const void* fileKeyOf(const ListedIssue& issue) const { return keyOf(fileOf(issue)); }
  [[nodiscard]] static const void* keyOf(const IssueFile& file) {
    return file.model ? static_cast<const void*>(file.model.get()) : file.motion.get();
  }
  [[nodiscard]] const std::vector<ListedIssue>& listed() const { return listed_; }
  [[nodiscard]] const IssueFile& fileOf(const ListedIssue& issue) const { return files_[issue.file].file; }
  /// A row with its file's name, as it is copied: `miku.pmx: 左足: …`; of a heading all rows below, also those that a search
  /// leaves out.
  [[nodiscard]] QStringList copied(const QModelIndex& index) const;
  [[nodiscard]] QStringList copiedAll() const;

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

 protected:
  [[nodiscard]] QVariant cell(const Row& row, int column, int role) const override;
  [[nodiscard]] QString searchedText(const Row& row) const override;

 private:
  struct Heading {
    std::int32_t place;
    std::uint32_t file, first, count;  // of listed_
    bool ofKind;
  };
  [[nodiscard]] const Heading& heading(const Row& row) const;
  [[nodiscard]] QVariant headingCell(const Heading& of, int role) const;
  [[nodiscard]] QString copiedLine(const ListedIssue& issue) const;
  void addFile(std::uint32_t file, std::vector<Row>& rows);

  std::vector<Odd> files_;
  std::vector<ListedIssue> listed_;
  std::vector<Heading> headings_;  // in the order of their places
};

}  // namespace app
