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

/// A morph's weights in the frame that was made last.
struct MorphWeights {
  float shown = 0.0F;         ///< of itself, before groups and flips
  float motion = 0.0F;        ///< what motions and poses say
  std::optional<float> hand;  ///< what the hand says instead
};

/// A model's morphs, by the panels of MMD, with their weights.
class MorphRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kWeight, kValue, kColumns };
  using Live = std::function<const Actor*()>;

  explicit MorphRows(Live live, QObject* parent = nullptr);
  /// Null: no rows.
  void fill(std::shared_ptr<const LoadedModel> model);
  /// Another frame, or other edits: what the motion says is sampled anew.
  void update();
  /// Of a row's morph; none of a heading, and before the first frame.
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
  std::vector<std::uint8_t> headings_;  // the panel, by the place of its row
  std::vector<float> motion_;           // per morph; empty before the first frame
};

/// A morph's name with its English one, as boneName(). One line.
[[nodiscard]] QString morphName(const pmx::Model& model, std::int32_t morph);
/// "eyebrow", "eye", …
[[nodiscard]] QString morphPanelName(std::uint8_t panel);
[[nodiscard]] QString morphKindName(pmx::MorphKind kind);

/// All there is to know about a morph. `weights`: none before the first frame; `inPicture`: after groups and flips.
[[nodiscard]] std::vector<Property> morphProperties(const pmx::Model& model, std::int32_t morph,
                                                    const std::optional<MorphWeights>& weights,
                                                    std::optional<float> inPicture);

}  // namespace app
