// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include <QSignalSpy>
#include <QtTest>

#include "app/ui/recent_list.h"
#include "app/ui/start_page.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"
#include "tests/support/places.h"

namespace support {

/// This fixture has a window with settings, a start page and the demo, as at the start.
class WindowStart : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(cache().string()));
    quiet = qgetenv("ODORI_NO_SETTINGS");
    qunsetenv("ODORI_NO_SETTINGS");
    settings = keepSettingsIn(folder.path());
    begin({});
  }
  void TearDown() override {
    WindowTest::TearDown();
    before.isNull() ? qunsetenv("XDG_CACHE_HOME") : qputenv("XDG_CACHE_HOME", before);
    if (!quiet.isNull()) qputenv("ODORI_NO_SETTINGS", quiet);
  }
  /// Starts the program with these recent files, the latest first.
  void begin(const QStringList& models, const QStringList& motions = {}, const QStringList& shows = {}) {
    if (window) window->close();
    window.reset();
    std::filesystem::remove(settings);
    storeValues(settings, {{"recent/models", models}, {"recent/motions", motions}, {"recent/shows", shows}});
    start();
  }
  void start() {
    app::WindowOptions options;
    options.demoFolder = ODORI_DEMO;
    window = std::make_unique<app::MainWindow>(options);
    window->resize(1000, 700);
    window->show();
    window->setAsking(false);
    window->commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
    window->activateWindow();
    ASSERT_TRUE(waitFor([&] { return window->isVisible() && QApplication::activeWindow() == window.get(); }));
  }
  [[nodiscard]] std::filesystem::path cache() const { return file("cache"); }
  [[nodiscard]] std::filesystem::path pictures() const { return cache() / "odori" / "recent"; }
  [[nodiscard]] app::StartPage& page() const { return window->startPage(); }
  [[nodiscard]] app::RecentList& list(app::RecentKind kind) const { return page().list(kind); }
  static QString name(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }
  static void key(Qt::Key key) {
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    QTest::keyClick(QApplication::focusWidget(), key);
  }
  static bool reachedFocus(const QWidget& widget) {
    return waitFor([&] { return QApplication::focusWidget() == &widget; });
  }
  static void click(app::RecentList& list, int row) {
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
  }
  void waitLoaded(const std::function<void()>& act) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    act();
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  }
  void close() {
    window->commands()[app::ActionId::CloseAll]->trigger();
    ASSERT_TRUE(waitFor([&] { return page().isVisible(); }));
  }
  [[nodiscard]] std::ptrdiff_t pictureCount() const {
    return std::filesystem::exists(pictures())
               ? std::distance(std::filesystem::directory_iterator(pictures()), std::filesystem::directory_iterator())
               : 0;
  }
  /// Returns whether the first row is drawn as focused.
  static bool standsOut(QWidget& list) {
    return list.grab().toImage().pixelColor(list.width() - 3, 3) == list.palette().color(QPalette::Highlight);
  }
  static int redPixels(QWidget& widget) {
    const QImage shown = widget.grab().toImage();
    int count = 0;
    for (int y = 0; y < shown.height(); ++y) {
      for (int x = 0; x < shown.width(); ++x) {
        const QColor at = shown.pixelColor(x, y);
        count += at.red() > 120 && at.green() < 60 && at.blue() < 60 ? 1 : 0;
      }
    }
    return count;
  }

  std::filesystem::path settings;

 private:
  QByteArray before, quiet;
};

}  // namespace support
