// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <QSignalSpy>
#include <QStringList>

#include "app/description/show_json.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/rescued_files.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_window.h"

namespace support {

/// This fixture has a window that rescues, and another one after it.
class WindowRescue : public WindowShow {
 protected:
  void TearDown() override {
    if (window) window->setAsking(false);  // its show is changed
    WindowShow::TearDown();
  }
  /// Opens the window of the next start.
  void startAgain() {
    window->setAsking(false);
    window->close();
    window.reset();
    app::WindowOptions options;
    options.useSettings = false;
    options.rescueFolder = folderOfRescued();
    options.rescueClock = [this] { return time; };
    window = std::make_unique<app::MainWindow>(options);
    window->resize(900, 600);
    window->show();
    window->commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
    ASSERT_TRUE(waitFor([&] { return window->isVisible(); }));
    offers.clear();
    window->setAnswers([this](const QString& text, const QStringList&) {
      offers << text;
      return reply;
    });
  }
  void offer() {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    window->offerRescued();
    if (reply == 0 && !offers.isEmpty()) {
      ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    }
    settle();
  }
  [[nodiscard]] std::filesystem::path folderOfRescued() const { return file("state") / "odori" / "rescued"; }
  [[nodiscard]] std::vector<std::filesystem::path> rescued() const {
    return app::RescuedFiles(folderOfRescued()).all();
  }
  /// Advances the window's clock, and runs what is due.
  void pass(std::chrono::milliseconds milliseconds) {
    time += milliseconds;
    window->changesKeeper().keepWhenDue();
  }
  /// Returns the position in the file of the one rescued show, once it is written.
  [[nodiscard]] std::optional<float> placeRescued() const {
    const auto files = rescued();
    if (files.size() != 1) return std::nullopt;
    const auto read = app::readShow(files.front(), {});
    if (!read || read->show.actors.empty()) return std::nullopt;
    return read->show.actors.front().placement.position.x;
  }
  /// Handles all pending events.
  static void turn() {
    static_cast<void>(waitFor([] { return false; }, 0.3));
  }
  /// Saves and changes a show of the user's, and ends with the changes kept.
  void keepChangesOf(const std::filesystem::path& show) {
    startAgain();
    open({model, dance});
    ASSERT_TRUE(window->saveShow(show));
    place(7);
    ASSERT_EQ(window->endWithoutDisplay().size(), 1);
  }
  std::chrono::milliseconds time{1'000'000};
  QStringList offers;
  int reply = 0;
};

}  // namespace support
