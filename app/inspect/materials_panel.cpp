// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/materials_panel.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/row_button.h"

namespace app {

MaterialsPanel::MaterialsPanel(Document& document, Selection& selection, QWidget* parent)
    : InspectPanel(
          document, selection, [] { return tr("Materials"); }, parent),
      materials_(new MaterialRows(this)) {
  begin(*materials_);
  view->setRootIsDecorated(false);
  view->setIconSize({MaterialRows::kThumbnailSide, MaterialRows::kThumbnailSide});
  view->header()->setStretchLastSection(false);
  view->header()->setSectionResizeMode(MaterialRows::kName, QHeaderView::Stretch);
  new ColumnWidths(view, {{MaterialRows::kTexture, 10}, {MaterialRows::kTriangles, 8}});
  auto* row = new QHBoxLayout;
  showAll = addRowButton([] { return tr("Show All"); }, [] { return tr("Make all materials visible"); }, row, this);
  showAlone =
      addRowButton([] { return tr("Isolate"); }, [] { return tr("Show the selected material only"); }, row, this);
  row->addStretch(1);
  below->addLayout(row);
  connect(materials_, &MaterialRows::ticked, this, &MaterialsPanel::show);
  connect(view, &ItemView::activatedByKey, this, [this](const QModelIndex& at) {
    const QModelIndex tick = at.siblingAtColumn(MaterialRows::kName);
    const bool shown = tick.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    materials_->setData(tick, shown ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
  });
  connect(showAll, &QToolButton::clicked, this, [this] { hide([] { return tr("Show all materials"); }, {}); });
  connect(showAlone, &QToolButton::clicked, this, [this] {
    const DocumentActor* of = described();
    const std::int32_t alone = selection_.parts().material;
    if (of == nullptr || !materials_->indexOfItem(alone).isValid()) return;
    std::vector<std::int32_t> others;
    for (std::size_t i = 0; i < of->model->model.materials.size(); ++i) {
      if (static_cast<std::int32_t>(i) != alone) others.push_back(static_cast<std::int32_t>(i));
    }
    hide([] { return tr("Isolate material"); }, std::move(others));
  });
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) refresh();
  });
}

void MaterialsPanel::fill() { materials_->fill(described()); }

void MaterialsPanel::choose(std::int32_t item) {
  SelectedParts parts = selection_.parts();
  parts.material = item;
  selection_.setParts(parts);
}

void MaterialsPanel::show(std::int32_t material, bool shown) {
  const DocumentActor* of = described();
  if (of == nullptr) return;
  std::vector<std::int32_t> hidden = of->switches.hiddenMaterials;
  const auto at = std::ranges::lower_bound(hidden, material);
  const bool there = at != hidden.end() && *at == material;
  if (there == !shown) return;
  if (there) {
    hidden.erase(at);
  } else {
    hidden.insert(at, material);
  }
  hide([shown] { return shown ? tr("Show material") : tr("Hide material"); }, std::move(hidden));
}

void MaterialsPanel::hide(const LiveText& step, std::vector<std::int32_t> hidden) {
  const DocumentActor* of = described();
  if (of == nullptr || of->switches.hiddenMaterials == hidden) return;
  document_.changeActor(of->id, step, [&](DocumentActor& actor) { actor.switches.hiddenMaterials = hidden; });
}

std::vector<Property> MaterialsPanel::details() const {
  const DocumentActor* of = described();
  return of == nullptr ? std::vector<Property>() : materialProperties(*of, selection_.parts().material);
}

void MaterialsPanel::refreshMore() {
  const DocumentActor* of = described();
  materials_->setHidden(of == nullptr ? std::vector<std::int32_t>() : of->switches.hiddenMaterials);
  showAll->setEnabled(of != nullptr && !of->switches.hiddenMaterials.empty());
  showAlone->setEnabled(materials_->itemOf(view->currentIndex()) >= 0);
}

QString MaterialsPanel::countText(std::size_t found, std::size_t all) const {
  return foundText(all == 1 ? tr("1 material") : tr("%1 materials").arg(all),
                   described() == nullptr ? tr("No model") : tr("The model has no materials"), found, all);
}

}  // namespace app
