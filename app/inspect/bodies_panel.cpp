// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/bodies_panel.h"

#include <utility>

#include <QHeaderView>

#include "app/widgets/column_widths.h"

namespace app {

BodiesPanel::BodiesPanel(Document& document, Selection& selection, QWidget* parent)
    : InspectPanel(
          document, selection, [] { return tr("Bodies and joints"); }, parent),
      bodies_(new BodyRows(this)) {
  begin(*bodies_);
  view->setIndentation(10);
  new ColumnWidths(
      view,
      {{BodyRows::kName, 19}, {BodyRows::kOf, 15}, {BodyRows::kKind, 10}, {BodyRows::kGroup, 6}, {BodyRows::kMass, 7}});
}

void BodiesPanel::fill() {
  const DocumentActor* of = described();
  bodies_->fill(of == nullptr ? nullptr : of->model);
}

std::int32_t BodiesPanel::chosen() const {
  const SelectedParts& parts = selection_.parts();
  if (parts.body >= 0) return bodies_->itemOfBody(parts.body);
  if (parts.joint >= 0) return bodies_->itemOfJoint(parts.joint);
  const std::int32_t current = bodies_->itemOf(view->currentIndex());
  const bool soft = current >= 0 && bodies_->bodyOf(current) < 0 && bodies_->jointOf(current) < 0;
  return soft ? kOwnChoice : -1;  // no other part knows soft bodies
}

void BodiesPanel::choose(std::int32_t item) {
  SelectedParts parts = selection_.parts();
  parts.body = bodies_->bodyOf(item);
  parts.joint = bodies_->jointOf(item);
  selection_.setParts(parts);
}

std::vector<Property> BodiesPanel::details() const {
  return bodies_->properties(bodies_->itemOf(view->currentIndex()));
}

QString BodiesPanel::countText(std::size_t found, std::size_t all) const {
  return foundText(tr("%1 bodies and joints").arg(all),
                   described() == nullptr ? tr("No model") : tr("The model has no bodies"), found, all);
}

}  // namespace app
