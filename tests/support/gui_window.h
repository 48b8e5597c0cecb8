// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDialog>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QImage>
#include <QStringList>
#include <QTemporaryDir>
#include <QThread>

#include "app/playback/playback.h"
#include "app/stage/view_window.h"
#include "app/ui/main_window.h"
#include "pmx/model/model.h"
#include "tests/support/dancer_bones.h"
#include "vmd/motion.h"

namespace support {

/// This fixture has the window under test, files of its own in a folder with an awkward name, and a
/// handler of warnings: a test that makes Qt warn fails.
///
/// The model has a leg: bones 0 全ての親, 1 左足, 2 左ひざ, 3 左足首, 4 左足ＩＫ (chain 0), 5 頭. A red square is on
/// the ankle, at rest around (1, 1, 0), and a tiny triangle on the head. The dance lifts the IK
/// bone by six units from frame 0 to 10, switches its chain off at frame 20, and ends at frame 300;
/// leg bones have no keys. So the square is around (1, 7, 0) where IK is on at frame 10 or later,
/// else around (1, 1, 0).
class WindowTest : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  /// Opens files and waits until the window has them.
  void open(const std::vector<std::filesystem::path>& files);
  /// Drops files on the view, or on the widget that replaces it, and waits.
  void drop(const std::vector<std::filesystem::path>& files);
  /// Waits until the latest state is drawn.
  void settle();
  /// Presses a key as a user does.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Returns the view's picture after settle(), without what is said over it.
  QImage picture();
  /// Returns true when the picture is red at a point in world space.
  bool redAt(base::Vec3 world);
  /// Returns a point's position in device-independent pixels of the view.
  QPoint viewPoint(base::Vec3 world) const;
  void pauseAt(double frame);
  /// Brings a panel to the front, and returns its dock.
  static QDockWidget* bring(app::MainWindow& of, QWidget& panel);
  /// Chooses a command through the menus by the keyboard alone: Alt and the menu's letter, arrows,
  /// Enter.
  void choose(QAction* command);

  [[nodiscard]] std::filesystem::path file(const char* name) const;
  [[nodiscard]] app::ViewWindow& view() const { return window->view(); }
  [[nodiscard]] app::Playback& playback() const { return window->playback(); }
  [[nodiscard]] app::CameraTool& cameraTool() const { return window->cameraTool(); }
  [[nodiscard]] app::Document& document() const { return window->document(); }

  static inline const base::Vec3 kFootAtRest{1.0F, 1.0F, 0.0F};
  static inline const base::Vec3 kFootLifted{1.0F, 7.0F, 0.0F};

  QTemporaryDir folder;
  std::unique_ptr<app::MainWindow> window;
  std::filesystem::path model, dance, camera;
};

[[nodiscard]] pmx::Model legModel();
[[nodiscard]] vmd::Motion legDance();
/// Returns a motion of two keys, a cut after frame 60: distance -30, then -60.
[[nodiscard]] vmd::Motion cameraMotion();

/// Returns how many pixels of two pictures of one size differ by more than `tolerance` 255ths in
/// some channel.
[[nodiscard]] int differingPixels(const QImage& a, const QImage& b, int tolerance = 8);

/// Returns whether a dock is in front, and not behind another tab. A dock without a title is wholly
/// covered by its panel, so its own visible region says nothing.
[[nodiscard]] bool inFront(const QDockWidget& dock);

/// Clicks a control with the mouse where it takes a click, once it has removed what hides it (a tab
/// in front, a scrolled edge).
void click(QWidget* control);
/// Sets what is done in the next dialog, while its opener may be waiting for its end.
void inDialog(std::function<void(QDialog&)> act);
/// Types a name into the next dialog that asks for a file, and presses Enter.
void nameFile(const std::filesystem::path& file);

/// Runs the event loop until the condition holds. Returns false after `seconds`.
template <class Condition>
[[nodiscard]] bool waitFor(Condition condition, double seconds = 30.0) {
  QElapsedTimer timer;
  timer.start();
  while (!condition()) {
    if (static_cast<double>(timer.elapsed()) > seconds * 1e3) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QThread::msleep(1);
  }
  return true;
}

}  // namespace support
