// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class FilmDialog;

/// This opens the dialog that makes pictures and films, and tells it what the show is. It says how
/// a film ended where the dialog doesn't.
class FilmController : public QObject {
  Q_OBJECT
 public:
  FilmController(FilmDialog& dialog, const ShowParts& show, const WindowParts& parts);

  /// Tells the dialog which frames there are. Enables the command while there are models.
  void showPossible();

 private:
  void showFrames();
  void tellEnd(const QString& error);

  FilmDialog& dialog_;
  const ShowParts show_;
  const WindowParts parts_;
};

}  // namespace app
