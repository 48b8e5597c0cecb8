// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>
#include <vector>

#include <QImage>

#include "app/document/document.h"
#include "app/inspect/named_rows.h"
#include "app/inspect/properties.h"

namespace app {

/// A model's materials in the order in which they are drawn: a tick that shows each, a small picture of its texture, and
/// what became of that.
class MaterialRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kTexture, kTriangles, kColumns };
  static constexpr int kThumbnailSide = 24;  ///< pixels, device-independent

  using NamedRows::NamedRows;
  /// Null: no rows.
  void fill(const DocumentActor* actor);
  /// Those that are hidden; rising.
  void setHidden(std::vector<std::int32_t> hidden);

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 signals:
  void ticked(int material, bool shown);

 protected:
  [[nodiscard]] FileNames namesOf(const Row& row) const override;
  [[nodiscard]] QString unnamed(const Row& row) const override;
  [[nodiscard]] QVariant moreOf(const Row& row, int column, int role) const override;
  [[nodiscard]] QString moreSearched(const Row& row) const override;

 private:
  [[nodiscard]] QVariant picture(const pmx::Material& material) const;
  [[nodiscard]] bool hides(std::int32_t material) const;

  DocumentActor actor_;  // its model is null without one
  std::vector<std::int32_t> hidden_;
  mutable std::unordered_map<std::int32_t, QImage> thumbnails_;  // by texture; those that were on the screen
};

/// A material's name with its English one, as boneName(). One line.
[[nodiscard]] QString materialName(const pmx::Model& model, std::int32_t material);

/// All there is to know about a material.
[[nodiscard]] std::vector<Property> materialProperties(const DocumentActor& actor, std::int32_t material);

}  // namespace app
