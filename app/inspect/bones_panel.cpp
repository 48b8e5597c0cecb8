// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/bones_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>

#include "app/language/live_text.h"
#include "app/widgets/column_widths.h"

namespace app {

BonesPanel::BonesPanel(Document& document, Selection& selection, QWidget* parent)
    : InspectPanel(
          document, selection, [] { return tr("Bones"); }, parent),
      order(new QComboBox(this)),
      bones_(new BoneRows([this] { return actor(); }, this)) {
  order->addItems({QString(), QString(), QString()});
  keepTranslated(this, [this] {
    const QStringList texts{tr("Hierarchy"), tr("By display frame"), tr("Flat list")};
    for (int i = 0; i < texts.size(); ++i) order->setItemText(i, texts[i]);
  });
  keepTranslated(this, [this] {
    order->setAccessibleName(tr("Order of the bones"));
    order->setToolTip(tr("The hierarchy of the bones, or the groups that the model's author made"));
  });
  order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  order->setMinimumContentsLength(5);
  above->addWidget(order, 1);
  begin(*bones_);
  view->setIndentation(10);  // chains of hair are deep, and names should stay readable
  new ColumnWidths(view, {{BoneRows::kName, 28},
                          {BoneRows::kKind, 9},
                          {BoneRows::kLayer, 5},
                          {BoneRows::kMoved, 17},
                          {BoneRows::kTurned, 19},
                          {BoneRows::kPlace, 17}});
  view->setMenu([this](const QModelIndex& at) { return bones_->itemOf(at) < 0 ? QList<QAction*>() : commands_; });
  connect(order, &QComboBox::currentIndexChanged, this, &BonesPanel::markStale);
}

void BonesPanel::fill() {
  const DocumentActor* of = described();
  bones_->fill(of == nullptr ? nullptr : of->model, static_cast<BoneOrder>(order->currentIndex()));
}

void BonesPanel::choose(std::int32_t item) {
  SelectedParts parts = selection_.parts();
  parts.bone = item;
  selection_.setParts(parts);
}

std::vector<Property> BonesPanel::details() const {
  const DocumentActor* of = described();
  return of == nullptr ? std::vector<Property>() : boneProperties(of->model->model, selection_.parts().bone, actor());
}

QString BonesPanel::countText(std::size_t found, std::size_t all) const {
  return foundText(all == 1 ? tr("1 bone") : tr("%1 bones").arg(all),
                   described() == nullptr ? tr("No model") : tr("The model has no bones"), found, all);
}

}  // namespace app
