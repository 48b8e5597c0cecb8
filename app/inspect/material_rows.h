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

/// These rows are a model's materials in drawing order: a tick that shows each, a small picture of
/// its texture, and the texture's state.
class MaterialRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kTexture, kTriangles, kColumns };
  static constexpr int kThumbnailSide = 24;  ///< pixels, device-independent

  using NamedRows::NamedRows;
  /// With null there are no rows.
  void fill(const DocumentActor* actor);
  /// Sets the hidden materials, in rising order.
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

  DocumentActor actor_;  // its model is null without an actor
  std::vector<std::int32_t> hidden_;
  // These are by texture, for materials that were on the screen.
  mutable std::unordered_map<std::int32_t, QImage> thumbnails_;
};

/// Returns a material's name with its English one, in one line, as boneName() does.
[[nodiscard]] QString materialName(const pmx::Model& model, std::int32_t material);

/// Returns all properties of a material.
[[nodiscard]] std::vector<Property> materialProperties(const DocumentActor& actor, std::int32_t material);

}  // namespace app
