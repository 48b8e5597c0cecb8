// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/ik_panel.h"
#include "app/panels/playing_panel.h"
#include "tests/support/gui_window.h"

namespace support {

/// This fixture moves bones by hand in the view of the window.
class WindowHandles : public WindowTest {
 protected:
  void moveTo(QPoint place, Qt::KeyboardModifiers modifiers = {}) {
    QMouseEvent move(QEvent::MouseMove, place, view().mapToGlobal(place), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(&view(), &move);
  }
  void pressAt(QPoint place) { QTest::mousePress(&view(), Qt::LeftButton, {}, place); }
  void releaseAt(QPoint place) {
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, place);
    settle();
  }
  void drag(QPoint from, QPoint to) {
    pressAt(from);
    moveTo((from + to) / 2);
    moveTo(to);
    releaseAt(to);
  }
  /// Opens the dance with its bones shown, paused.
  void openDance(double frame = 0) {
    open({model, dance});
    window->commands()[app::ActionId::Bones]->setChecked(true);
    pauseAt(frame);
  }
  void dragFootUp() { drag(viewPoint(kFootAtRest), viewPoint(kFootLifted)); }
  /// Returns whether the red foot is there, in a picture without marks over it.
  bool footAt(base::Vec3 place) {
    const bool bones = window->commands()[app::ActionId::Bones]->isChecked();
    window->commands()[app::ActionId::Bones]->setChecked(false);
    const bool there = redAt(place);
    window->commands()[app::ActionId::Bones]->setChecked(bones);
    settle();
    return there;
  }
  [[nodiscard]] const app::ActorSwitches& switches() const { return document().state().actors.at(0).switches; }
  [[nodiscard]] const app::BoneEdit* editOf(std::int32_t bone) const { return switches().edits.ofBone(bone); }
  [[nodiscard]] int steps() const { return document().undoStack().count(); }
  [[nodiscard]] QTreeWidget* playing() const { return window->playingPanel().list; }
  [[nodiscard]] QTreeWidget* chains() const { return window->ikPanel().chains(); }
  void select(std::int32_t bone) {
    app::SelectedParts parts;
    parts.bone = bone;
    window->selection().setParts(parts);
    settle();
  }
};

}  // namespace support
