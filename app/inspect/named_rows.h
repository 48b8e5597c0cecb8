// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>

#include "app/inspect/tree_rows.h"
#include "app/widgets/name_lines.h"

namespace app {

/// Rows whose first column is a name: shown with its readable form as a second line (kReadableRole), found by both, and put
/// in order by ICU's collation for the window's language.
class NamedRows : public TreeRows {
  Q_OBJECT
 public:
  static constexpr int kNameColumn = 0;

  explicit NamedRows(QObject* parent = nullptr);
  /// Whether there is a row with a second line; true where nearly so.
  [[nodiscard]] bool hasTwoLines() const;

 protected:
  /// What a row is called in its file; null: nothing.
  struct FileNames {
    const base::Text* name = nullptr;
    const base::Text* english = nullptr;
  };
  [[nodiscard]] virtual FileNames namesOf(const Row& row) const = 0;
  /// What stands in a name's place where the file has none: a heading, a number. One line.
  [[nodiscard]] virtual QString unnamed(const Row& row) const = 0;
  /// What cells besides the name say, and of the name's what isn't text: not asked for its Qt::DisplayRole, and for its
  /// tool tip and Qt::AccessibleTextRole only where it has no second line.
  [[nodiscard]] virtual QVariant moreOf(const Row& row, int column, int role) const = 0;
  /// What a search looks into besides names.
  [[nodiscard]] virtual QString moreSearched(const Row& row) const;

 private:
  [[nodiscard]] QVariant cell(const Row& row, int column, int role) const final;
  [[nodiscard]] QString searchedText(const Row& row) const final;
  [[nodiscard]] std::vector<std::int32_t> ranks() const final;
  [[nodiscard]] const NameLines& lines(const Row& row) const;
  [[nodiscard]] NameLines linesOf(const Row& row) const;

  mutable std::unordered_map<const Row*, NameLines> lines_;  // of those that were on the screen
};

}  // namespace app
