// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class StartPage;

/// This shows the scenes of the IK lab, where they are installed, by a command and on the start
/// page.
class LabController : public QObject {
  Q_OBJECT
 public:
  LabController(StartPage& page, const ShowParts& show, const WindowParts& parts);

 signals:
  void openWanted(const std::filesystem::path& show);

 private:
  void ask();

  const ShowParts show_;
  QMainWindow& window_;
};

}  // namespace app
