// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/properties.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QPalette>

#include "app/language/live_text.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/text.h"

namespace app {

void PropertyRows::set(std::vector<Property> properties) {
  const bool alike = std::ranges::equal(properties, properties_, {}, &Property::name, &Property::name);
  if (!alike) {
    beginResetModel();
    properties_ = std::move(properties);
    endResetModel();
    return;
  }
  for (std::size_t i = 0; i < properties.size(); ++i) {
    if (properties_[i].value == properties[i].value) continue;
    properties_[i].value = std::move(properties[i].value);
    const QModelIndex changed = index(static_cast<int>(i), 1);
    emit dataChanged(changed, changed);
  }
}

int PropertyRows::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(properties_.size());
}

int PropertyRows::columnCount(const QModelIndex&) const { return 2; }

QVariant PropertyRows::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || static_cast<std::size_t>(index.row()) >= properties_.size()) return {};
  const Property& property = properties_[static_cast<std::size_t>(index.row())];
  const QString& text = index.column() == 0 ? property.name : property.value;
  if (role == Qt::DisplayRole) return text;
  if (role == Qt::ToolTipRole) return plainToolTip(text);
  return {};
}

PropertyList::PropertyList(QWidget* parent) : ItemView(parent), rows_(new PropertyRows(this)) {
  setModel(rows_);
  setRootIsDecorated(false);
  setHeaderHidden(true);
  keepTranslated(this, [this] { setAccessibleName(tr("Details")); });
  header()->setStretchLastSection(true);
  new ColumnWidths(this, {{0, 16}});
}

QString PropertyList::value(const QString& name) const {
  const auto at = std::ranges::find(rows_->all(), name, &Property::name);
  return at == rows_->all().end() ? QString() : at->value;
}

}  // namespace app
