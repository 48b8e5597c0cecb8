// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTimer>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/playing_panel.h"
#include "app/widgets/list_tree.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace support {

/// This fixture reads the list of what plays.
class WindowPlaying : public WindowTest {
 protected:
  [[nodiscard]] app::PlayingPanel& panel() const { return window->playingPanel(); }
  [[nodiscard]] app::ListTree& list() const { return *panel().list; }
  [[nodiscard]] const std::vector<app::DocumentActor>& actors() const { return document().state().actors; }
  [[nodiscard]] int steps() const { return document().undoStack().count(); }
  /// Returns the rows as text: `x name | of`, the x where it is ticked.
  [[nodiscard]] std::vector<std::string> rows() const {
    std::vector<std::string> all;
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
      const auto* item = list().topLevelItem(i);
      all.push_back((item->checkState(0) == Qt::Checked ? "x " : "- ") + item->text(0).toStdString() + " | " +
                    item->text(1).toStdString());
    }
    return all;
  }
  /// Writes a dance of other keys under this name; of morphs alone on request.
  std::filesystem::path anotherDance(const char* name, bool faceAlone = false) {
    vmd::Motion motion = legDance();
    motion.boneKeys.erase(motion.boneKeys.begin() + 2);
    if (faceAlone) {
      motion.boneKeys.clear();
      motion.ikKeys.clear();
      motion.morphKeys.resize(1);
      motion.morphKeys[0].frame = 7;
    }
    const std::filesystem::path path = file(name);
    EXPECT_TRUE(vmd::writeVmdFile(motion, path));
    return path;
  }
  void clickOn(app::ListTree& tree, int row, int column, Qt::MouseButton button = Qt::LeftButton) {
    tree.scrollToItem(tree.topLevelItem(row));
    const QRect cell = tree.visualRect(tree.indexFromItem(tree.topLevelItem(row)).siblingAtColumn(column));
    QTest::mouseClick(tree.viewport(), button, {}, cell.center());
  }
  /// Waits until the view's window has the keyboard, which comes a moment after the request.
  void stageHasKeys() const {
    ASSERT_TRUE(waitFor([&] { return QGuiApplication::focusWindow() == &view(); }));
  }
  /// Waits for an open menu and chooses this entry.
  static void chooseInMenu(const QString& text) {
    QTimer::singleShot(0, [text] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (menu == nullptr) return;
      for (QAction* action : menu->actions())
        if (action->text().remove(u'&') == text) menu->setActiveAction(action);
      QTest::keyClick(menu, menu->activeAction() == nullptr ? Qt::Key_Escape : Qt::Key_Return);
    });
  }
};

}  // namespace support
