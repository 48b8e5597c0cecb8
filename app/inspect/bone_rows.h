// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/inspect/bone_words.h"
#include "app/inspect/named_rows.h"

namespace app {

/// This says in which order a model's bones are listed.
enum class BoneOrder : std::uint8_t { ByParent, ByDisplayFrame, InOneList };

/// These rows are a model's bones, with their kinds, and where they are in the frame that was made
/// last.
class BoneRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kKind, kLayer, kMoved, kTurned, kPlace, kColumns };
  /// Returns the actor whose values are live, or null for none.
  using Live = std::function<const Actor*()>;

  explicit BoneRows(Live live, QObject* parent = nullptr);
  /// With null there are no rows.
  void fill(std::shared_ptr<const LoadedModel> model, BoneOrder order);

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 protected:
  [[nodiscard]] FileNames namesOf(const Row& row) const override;
  [[nodiscard]] QString unnamed(const Row& row) const override;
  [[nodiscard]] QVariant moreOf(const Row& row, int column, int role) const override;

 private:
  [[nodiscard]] std::vector<Row> byParent() const;
  [[nodiscard]] std::vector<Row> byDisplayFrame();
  [[nodiscard]] std::vector<Row> inOneList() const;
  [[nodiscard]] std::int32_t displayFrame(const Row& heading) const;
  [[nodiscard]] QVariant liveText(std::int32_t bone, int column) const;

  Live live_;
  std::shared_ptr<const LoadedModel> model_;
  std::vector<BoneKind> kinds_;
  // These are the display frames of rows without an item, -1 for bones in none.
  std::vector<std::int32_t> headings_;
};

}  // namespace app
