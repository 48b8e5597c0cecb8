// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QAbstractTableModel>
#include <QString>

#include "app/inspect/item_view.h"

namespace app {

/// This is a property of a thing: name and value, each in one line. Text from files goes through
/// oneLine().
struct Property {
  QString name, value;
  bool operator==(const Property&) const = default;
};

/// These rows are properties: name and value.
class PropertyRows : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;
  /// Where the names stay the same, only changed values are announced.
  void set(std::vector<Property> properties);
  [[nodiscard]] const std::vector<Property>& all() const { return properties_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<Property> properties_;
};

/// This view lists the properties of the selected thing.
class PropertyList : public ItemView {
  Q_OBJECT
 public:
  explicit PropertyList(QWidget* parent = nullptr);
  void set(std::vector<Property> properties) { rows_->set(std::move(properties)); }
  /// Returns the value under a name; empty where there is none.
  [[nodiscard]] QString value(const QString& name) const;

 private:
  PropertyRows* rows_;
};

}  // namespace app
