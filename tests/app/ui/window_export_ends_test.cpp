// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The session ends while File → Export Model and Motion exports, or the display goes away: there is
// no event loop any more in which the export could end.

#include "tests/app/ui/window_export.h"

#include <string>

#include <QApplication>
#include <QComboBox>
#include <QPointer>
#include <QSpinBox>
#include <QtTest>

#include "app/dialogs/export_dialog.h"

namespace {

namespace fs = std::filesystem;

class WindowExportEnds : public support::WindowExport {
 protected:
  /// Begins an export that takes minutes.
  app::ExportDialog& exporting() {
    open({model, dance});
    app::ExportDialog& form = dialog();
    typeFile(form, file("long.bvh"));
    pick(form, app::ExportKind::Bvh);
    type(form.last, QStringLiteral("900000"));
    begin(form);
    EXPECT_TRUE(form.running());
    return form;
  }
  void expectNoFile() {
    for (const auto& each : fs::directory_iterator(file("long.bvh").parent_path()))
      EXPECT_EQ(each.path().filename().string().find("long"), std::string::npos) << each.path();
  }
  /// Says that the session ends, as Qt does. Programs can't make its manager; nobody looks at it.
  static void endSession() {
    QObject manager;
    ASSERT_TRUE(QMetaObject::invokeMethod(qApp, "commitDataRequest", Qt::DirectConnection,
                                          QGenericArgument("QSessionManager&", &manager)));
  }
};

TEST_F(WindowExportEnds, WithTheSession) {
  QPointer<app::ExportDialog> form = &exporting();
  endSession();
  // The user, or another program, may still keep the session.
  ASSERT_TRUE(form->running());
  // WHEN it ends THEN all windows close at once
  QApplication::closeAllWindows();
  EXPECT_FALSE(window->isVisible());
  EXPECT_TRUE(form.isNull() || !(form->isVisible() || form->running()));
  expectNoFile();
}

TEST_F(WindowExportEnds, WithTheDisplay) {
  app::ExportDialog& form = exporting();
  const QStringList lines = window->endWithoutDisplay();
  EXPECT_EQ(lines, QStringList{QStringLiteral("The export of long.bvh was stopped")});
  expectNoFile();
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(window->endWithoutDisplay().isEmpty()) << "nothing runs";
}

}  // namespace
