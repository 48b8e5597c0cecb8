// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/action_text.h"

#include <QAction>
#include <QRegularExpression>

namespace app {
namespace {

constexpr const char* kDescription = "odoriDescription";  // holds the description without keys

}  // namespace
QString plainActionText(const QString& text) {
  static const QRegularExpression letter(QStringLiteral("\\s*\\(&[^&]\\)")), mark(QStringLiteral("&(.?)"));
  QString plain = text;
  plain.remove(letter).replace(mark, QStringLiteral("\\1"));
  while (plain.endsWith(u'…') || plain.endsWith(u'.')) plain.chop(1);
  return plain;
}

void setActionText(QAction& action, const QString& text) {
  const QString plain = plainActionText(text);
  action.setText(text);
  action.setIconText(plain);
  action.setToolTip(plain);
}

QString withKeys(const QString& text, const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) keys << key.toString(QKeySequence::NativeText);
  return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys.join(QStringLiteral(", ")));
}

void describe(QAction& action, const QString& text) {
  action.setProperty(kDescription, text);
  action.setToolTip(withKeys(text, action));
}

QString withoutKeys(const QAction& action) {
  // The keys' names can't be compared, since they differ in another language.
  const QString description = action.property(kDescription).toString(), tip = action.toolTip();
  return !description.isEmpty() && tip.startsWith(description + QStringLiteral(" (")) ? description : tip;
}

}  // namespace app
