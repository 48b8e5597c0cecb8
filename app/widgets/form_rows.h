// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

#include <QFormLayout>
#include <QLabel>

#include "app/language/live_text.h"

namespace app {

/// Adds a row to a form, whose label is always in the current language. It is the buddy of a field
/// that is a widget. Returns the label.
template <class Field>  // a widget or a layout
QLabel* addRow(QFormLayout& form, Field* field, const LiveText& text) {
  auto* label = new QLabel(form.parentWidget());
  keepTranslated(label, [label, text] { label->setText(text()); });
  form.addRow(label, field);
  if constexpr (std::is_base_of_v<QWidget, Field>) label->setBuddy(field);
  return label;
}

}  // namespace app
