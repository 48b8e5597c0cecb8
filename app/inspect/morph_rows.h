// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/inspect/named_rows.h"
#include "app/inspect/properties.h"
#include "app/show/actor.h"

namespace app {

/// These are a morph's weights in the frame that was made last.
struct MorphWeights {
  float shown = 0.0F;         ///< its own, before groups and flips
  float motion = 0.0F;        ///< from motions and poses
  std::optional<float> hand;  ///< set by hand instead
};

/// These rows are a model's morphs, by the panels of MMD, with their weights.
class MorphRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kWeight, kValue, kColumns };
  using Live = std::function<const Actor*()>;

  explicit MorphRows(Live live, QObject* parent = nullptr);
  /// With null there are no rows.
  void fill(std::shared_ptr<const LoadedModel> model);
  /// Must be called for another frame or other edits: the motion is sampled anew.
  void update();
  /// Returns the weights of a row's morph; none for a heading, and before the first frame.
  [[nodiscard]] std::optional<MorphWeights> weightsOf(const QModelIndex& index) const;
  [[nodiscard]] std::optional<MorphWeights> weightsOf(std::int32_t morph) const;

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 protected:
  [[nodiscard]] FileNames namesOf(const Row& row) const override;
  [[nodiscard]] QString unnamed(const Row& row) const override;
  [[nodiscard]] QVariant moreOf(const Row& row, int column, int role) const override;

 private:
  [[nodiscard]] const Actor* actor() const;
  [[nodiscard]] QString heading(const Row& row) const;
  [[nodiscard]] QString told(std::int32_t morph) const;

  Live live_;
  std::shared_ptr<const LoadedModel> model_;
  std::vector<std::uint8_t> headings_;  // the panel, by the index of its row
  std::vector<float> motion_;           // per morph; empty before the first frame
};

/// Returns a morph's name with its English one, in one line, as boneName() does.
[[nodiscard]] QString morphName(const pmx::Model& model, std::int32_t morph);
/// Returns "eyebrow", "eye", …
[[nodiscard]] QString morphPanelName(std::uint8_t panel);
[[nodiscard]] QString morphKindName(pmx::MorphKind kind);

/// Returns all properties of a morph. `weights` is none before the first frame; `inPicture` is
/// after groups and flips.
[[nodiscard]] std::vector<Property> morphProperties(const pmx::Model& model, std::int32_t morph,
                                                    const std::optional<MorphWeights>& weights,
                                                    std::optional<float> inPicture);

}  // namespace app
