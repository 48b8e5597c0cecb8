// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file runs the program's window from its start to its end.

#include <system_error>
#include <utility>

#include <QApplication>
#include <QTimer>

#include "app/bus/session_bus.h"
#include "app/description/lab_scenes.h"
#include "app/files/shared_folder.h"
#include "app/language/languages.h"
#include "app/language/speech.h"
#include "app/remote/remote_ways.h"
#include "app/ui/accessible_parts.h"
#include "app/ui/main_window.h"
#include "app/ui/rescued_files.h"
#include "app/view/startup_trace.h"

namespace app {

int showMainWindow(const std::vector<std::filesystem::path>& files, const OpenContext& context,
                   std::optional<ControlListener> control) {
  WindowOptions options;
  options.context = context;
  options.files = files;
  options.rescueFolder = RescuedFiles::standardFolder();
  const auto demo = sharedFolder() / "demo", lab = labFolder();
  std::error_code failed;
  if (std::filesystem::is_regular_file(demo / "demo.odori", failed)) options.demoFolder = demo;
  if (std::filesystem::is_directory(lab, failed)) options.labFolder = lab;
  // Desktops find the icon and the name by it.
  QGuiApplication::setDesktopFileName(QStringLiteral("io.github.odori.Odori"));
  speak(spokenLanguage(WindowSettings(true).language()));
  tellScreenReaders();
  MainWindow window(options);
  app::stageDone("window made");
  if (files.empty()) window.openFirst();  // before it is on the screen: files are read meanwhile
  window.show();
  app::stageDone("window shown");
  QTimer::singleShot(0, &window, &MainWindow::offerRescued);
  // Programs that connected to the socket meanwhile wait in its queue.
  QTimer::singleShot(0, &window, [&window, &control] {
    window.letControl({std::move(control), std::nullopt});
    findSessionBus(window, [&window](const QDBusConnection& bus) { window.letDesktopControl(bus); });
  });
  return QApplication::exec();
}

QStringList endWindowsWithoutDisplay() {
  QStringList lines;
  for (QWidget* each : QApplication::topLevelWidgets()) {
    if (auto* window = qobject_cast<MainWindow*>(each)) lines += window->endWithoutDisplay();
  }
  return lines;
}

}  // namespace app
