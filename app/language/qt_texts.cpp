// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/qt_texts.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QTabBar>

namespace app {
namespace {

/// Returns one of Qt's own texts, which Qt translates.
QString byQt(const char* context, const char* text) { return QCoreApplication::translate(context, text); }

void name(const QWidget& in, const char* button, const QString& text, const QString& description = {}) {
  auto* named = in.findChild<QWidget*>(QLatin1String(button), Qt::FindDirectChildrenOnly);
  if (named == nullptr) return;
  named->setAccessibleName(text);
  if (!description.isEmpty()) named->setAccessibleDescription(description);
}

}  // namespace

void retranslateQtsTexts(const QWidget& window) {
  for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
    name(*dock, "qt_dockwidget_closebutton", byQt("QDockWidget", "Close"),
         byQt("QDockWidget", "Closes the dock widget"));
    name(*dock, "qt_dockwidget_floatbutton", byQt("QDockWidget", "Float"),
         byQt("QDockWidget", "Undocks and re-attaches the dock widget"));
  }
  for (const QTabBar* tabs : window.findChildren<QTabBar*>()) {
    name(*tabs, "ScrollLeftButton", byQt("QTabBar", "Scroll Left"));
    name(*tabs, "ScrollRightButton", byQt("QTabBar", "Scroll Right"));
  }
}

}  // namespace app
