// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>

#include "app/inspect/tree_rows.h"
#include "app/widgets/name_lines.h"

namespace app {

/// These rows have a name in their first column: shown with its readable form as a second line
/// (kReadableRole), found by both, and ordered by ICU's collation for the window's language.
class NamedRows : public TreeRows {
  Q_OBJECT
 public:
  static constexpr int kNameColumn = 0;

  explicit NamedRows(QObject* parent = nullptr);
  /// Returns whether some row has a second line; also true where one nearly has.
  [[nodiscard]] bool hasTwoLines() const;

 protected:
  /// These are a row's names in its file; null where there is none.
  struct FileNames {
    const base::Text* name = nullptr;
    const base::Text* english = nullptr;
  };
  [[nodiscard]] virtual FileNames namesOf(const Row& row) const = 0;
  /// Returns a heading or number for a row without a name in the file. It is one line.
  [[nodiscard]] virtual QString unnamed(const Row& row) const = 0;
  /// Returns the other cells' data, and that of the name's cell which isn't its text. Its
  /// Qt::DisplayRole isn't asked for, and its tool tip and Qt::AccessibleTextRole only where it has
  /// no second line.
  [[nodiscard]] virtual QVariant moreOf(const Row& row, int column, int role) const = 0;
  /// Returns further text in which a search looks, besides names.
  [[nodiscard]] virtual QString moreSearched(const Row& row) const;

 private:
  [[nodiscard]] QVariant cell(const Row& row, int column, int role) const final;
  [[nodiscard]] QString searchedText(const Row& row) const final;
  [[nodiscard]] std::vector<std::int32_t> ranks() const final;
  [[nodiscard]] const NameLines& lines(const Row& row) const;
  [[nodiscard]] NameLines linesOf(const Row& row) const;

  mutable std::unordered_map<const Row*, NameLines> lines_;  // for rows that were on the screen
};

}  // namespace app
