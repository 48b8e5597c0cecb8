// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/morphs_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/inspect/morph_view.h"
#include "app/language/live_text.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/row_button.h"

namespace app {
namespace {

constexpr double kMaxByHand = 10.0;  // in both directions: larger weights are only for files

}  // namespace

MorphsPanel::MorphsPanel(Document& document, Selection& selection, QWidget* parent)
    : InspectPanel(
          document, selection, [] { return tr("Morphs"); }, parent, new MorphView),
      weight(new QDoubleSpinBox(this)),
      morphs_(new MorphRows([this] { return actor(); }, this)) {
  begin(*morphs_);
  auto* sliders = static_cast<MorphView*>(view);
  view->setIndentation(10);
  view->header()->setStretchLastSection(false);
  view->header()->setSectionResizeMode(MorphRows::kName, QHeaderView::Stretch);
  new ColumnWidths(view, {{MorphRows::kWeight, 14}, {MorphRows::kValue, 6}});
  weight->setRange(-kMaxByHand, kMaxByHand);
  weight->setSingleStep(static_cast<double>(MorphView::kStep));
  weight->setDecimals(2);
  weight->setKeyboardTracking(false);
  keepTranslated(this, [this] {
    weight->setAccessibleName(tr("Weight of the selected morph"));
    weight->setToolTip(tr("The weight of the selected morph, set by hand; usually 0 to 1"));
  });
  auto* row = new QHBoxLayout;
  row->addWidget(weight);
  reset = addRowButton([] { return tr("Reset"); },
                       [] { return tr("Reset the selected morph to the motion's value (Delete)"); }, row, this);
  resetAll = addRowButton([] { return tr("Reset All"); }, [] { return tr("Reset all morphs to the motion's values"); },
                          row, this);
  row->addStretch(1);
  below->addLayout(row);
  connect(sliders, &MorphView::moved, this, &MorphsPanel::move);
  connect(sliders, &MorphView::fieldWanted, this, [this] {
    weight->setFocus(Qt::OtherFocusReason);
    weight->selectAll();
  });
  connect(view, &ItemView::deletedByKey, this, [this](const QModelIndex& at) { giveBack(morphs_->itemOf(at)); });
  connect(weight, &QDoubleSpinBox::valueChanged, this, [this](double to) {
    move(selection_.parts().morph, static_cast<float>(to), std::exchange(fieldBegins_, false));
  });
  connect(weight, &QDoubleSpinBox::editingFinished, this, [this] { fieldBegins_ = true; });
  connect(reset, &QToolButton::clicked, this, [this] { giveBack(selection_.parts().morph); });
  connect(resetAll, &QToolButton::clicked, this, &MorphsPanel::giveAllBack);
  connect(&document_, &Document::editsChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) refresh();
  });
}

void MorphsPanel::fill() {
  const DocumentActor* of = described();
  morphs_->fill(of == nullptr ? nullptr : of->model);
}

void MorphsPanel::choose(std::int32_t item) {
  SelectedParts parts = selection_.parts();
  parts.morph = item;
  selection_.setParts(parts);
}

const Edits* MorphsPanel::edits() const {
  const DocumentActor* of = described();
  return of == nullptr ? nullptr : &of->switches.edits;
}

void MorphsPanel::move(std::int32_t morph, float to, bool begins) {
  const DocumentActor* of = described();
  if (of == nullptr || !std::isfinite(to) || morph < 0 ||
      static_cast<std::size_t>(morph) >= of->model->model.morphs.size())
    return;
  if (begins) ++gesture_;
  Edits changed = of->switches.edits;
  changed.set(MorphEdit{morph, EditKind::Replace, to});
  const QString name = morphName(of->model->model, morph);
  document_.setEdits(
      of->id, [name] { return tr("Morph %1").arg(name); }, changed, true, gesture_);
}

void MorphsPanel::giveBack(std::int32_t morph) {
  if (edits() == nullptr) return;
  Edits changed = *edits();
  changed.clearMorph(morph);
  document_.resetEdits(
      selection_.actor(), [] { return tr("Reset morph"); }, changed);
}

void MorphsPanel::giveAllBack() {
  if (edits() == nullptr) return;
  Edits changed = *edits();
  for (const MorphEdit& edit : edits()->morphs()) changed.clearMorph(edit.morph);
  document_.resetEdits(
      selection_.actor(), [] { return tr("Reset all morphs"); }, changed);
}

std::vector<Property> MorphsPanel::details() const {
  const DocumentActor* of = described();
  if (of == nullptr) return {};
  const std::int32_t morph = selection_.parts().morph;
  const auto weights = morphs_->weightsOf(morph);
  std::optional<float> inPicture;
  const auto resolved = actor()->frame().morphWeights;
  if (weights && static_cast<std::size_t>(morph) < resolved.size())
    inPicture = resolved[static_cast<std::size_t>(morph)];
  return morphProperties(of->model->model, morph, weights, inPicture);
}

void MorphsPanel::refreshMore() {
  morphs_->update();
  const auto weights = morphs_->weightsOf(selection_.parts().morph);
  const Edits* byHand = edits();
  reset->setEnabled(weights && weights->hand);
  resetAll->setEnabled(byHand != nullptr && !byHand->morphs().empty());
  weight->setEnabled(weights.has_value());
  const bool same = std::exchange(shownMorph_, selection_.parts().morph) == selection_.parts().morph;
  if (same && weight->hasFocus() && weights && !weights->hand) return;  // the user is about to type
  if (!same) fieldBegins_ = true;
  const QSignalBlocker quiet(weight);
  const double shown = weights ? static_cast<double>(weights->hand.value_or(weights->shown)) : 0.0;
  if (std::abs(weight->value() - shown) >= 0.005) weight->setValue(shown);
}

QString MorphsPanel::countText(std::size_t found, std::size_t all) const {
  return foundText(all == 1 ? tr("1 morph") : tr("%1 morphs").arg(all),
                   described() == nullptr ? tr("No model") : tr("The model has no morphs"), found, all);
}

}  // namespace app
