// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QDoubleSpinBox>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTreeWidget>

#include "app/panels/actor_fields.h"
#include "app/panels/models_panel.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"

namespace support {

/// This fixture has a window with several models in its show.
class WindowShow : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    second = file("二人目.pmx");
    pmx::Model other = legModel();
    other.name = "二人目";
    ASSERT_TRUE(pmx::writePmxFile(other, second));
  }
  /// Adds files and waits until the window has them.
  void addFiles(const std::vector<std::filesystem::path>& files) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    window->openFiles(files, true);
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  }
  [[nodiscard]] const std::vector<app::DocumentActor>& actors() const { return document().state().actors; }
  [[nodiscard]] app::ModelsPanel& panel() const { return window->modelsPanel(); }
  void select(int row) { panel().models->setCurrentItem(panel().models->topLevelItem(row)); }
  void place(float x) {
    panel().fields().position[0]->setValue(static_cast<double>(x));
    settle();
  }
  [[nodiscard]] static base::Vec3 aside(base::Vec3 point, float x) { return point + base::Vec3(x, 0, 0); }
  /// Makes the window ask before changes are lost; the test answers with `answer`.
  void ask() {
    window->setAsking(true);
    window->setAsker([this] {
      ++asked;
      return answer;
    });
  }

  std::filesystem::path second;
  int asked = 0;
  QMessageBox::StandardButton answer = QMessageBox::Cancel;
};

}  // namespace support
