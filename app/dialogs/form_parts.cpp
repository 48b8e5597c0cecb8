// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/form_parts.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace app {

QWidget* fieldRow(std::initializer_list<QWidget*> fields, QWidget* parent) {
  auto* row = new QWidget(parent);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  const bool text = qobject_cast<QLineEdit*>(*fields.begin()) != nullptr;
  for (QWidget* field : fields) layout->addWidget(field);
  if (text) {
    layout->setStretch(0, 1);
  } else {
    layout->addStretch(1);
  }
  return row;
}

void addFieldRow(QFormLayout& form, const QString& label, QWidget* row, QWidget* buddy) {
  form.addRow(label, row);
  static_cast<QLabel*>(form.labelForField(row))->setBuddy(buddy);
}

QDoubleSpinBox* errorField(const QString& name, const QString& suffix, double value, QWidget* parent) {
  auto* field = new QDoubleSpinBox(parent);
  field->setAccessibleName(name);
  field->setDecimals(3);
  field->setRange(0.0, 100.0);
  field->setSingleStep(0.01);
  field->setSuffix(suffix);
  field->setValue(value);
  return field;
}

}  // namespace app
