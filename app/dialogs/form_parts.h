// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>

#include <QString>

class QDoubleSpinBox;
class QFormLayout;
class QWidget;

namespace app {

// These are parts of the forms in dialogs. What they return belongs to `parent`.

/// Returns fields beside each other, as wide as they need; where the first is a line of text, that
/// takes the rest.
[[nodiscard]] QWidget* fieldRow(std::initializer_list<QWidget*> fields, QWidget* parent);

/// Adds a row of several fields, whose label leads the keyboard to one of them.
void addFieldRow(QFormLayout& form, const QString& label, QWidget* row, QWidget* buddy);

/// Returns a field for the largest error of something, 0 to 100 with three decimals. `name` is for
/// screen readers, `suffix` the unit.
[[nodiscard]] QDoubleSpinBox* errorField(const QString& name, const QString& suffix, double value, QWidget* parent);

}  // namespace app
