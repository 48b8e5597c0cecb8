// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/inspect/named_rows.h"
#include "app/inspect/properties.h"

namespace app {

/// These rows are a model's rigid bodies, joints and soft bodies, under a heading each. Items are
/// bodies first, then joints, then soft bodies.
class BodyRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kOf, kKind, kGroup, kMass, kColumns };

  using NamedRows::NamedRows;
  /// With null there are no rows.
  void fill(std::shared_ptr<const LoadedModel> model);
  /// These return -1 for an index that the model doesn't have.
  [[nodiscard]] std::int32_t itemOfBody(std::int32_t body) const;
  [[nodiscard]] std::int32_t itemOfJoint(std::int32_t joint) const;
  /// These return -1 where the item is of another kind.
  [[nodiscard]] std::int32_t bodyOf(std::int32_t item) const;
  [[nodiscard]] std::int32_t jointOf(std::int32_t item) const;
  [[nodiscard]] std::vector<Property> properties(std::int32_t item) const;

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 protected:
  [[nodiscard]] FileNames namesOf(const Row& row) const override;
  [[nodiscard]] QString unnamed(const Row& row) const override;
  [[nodiscard]] QVariant moreOf(const Row& row, int column, int role) const override;
  [[nodiscard]] QString moreSearched(const Row& row) const override;

 private:
  [[nodiscard]] QVariant ofCell(std::int32_t item, int role) const;
  [[nodiscard]] std::int32_t softOf(std::int32_t item) const;
  [[nodiscard]] std::int32_t bodies() const;
  [[nodiscard]] std::int32_t joints() const;

  std::shared_ptr<const LoadedModel> model_;
  std::vector<QString> headings_;  // by the index of their rows
};

}  // namespace app
