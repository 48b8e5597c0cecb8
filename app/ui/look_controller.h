// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QObject>

#include "app/document/document.h"
#include "app/ui/window_parts.h"

class QAction;

namespace app {

class FileLoader;
class PicturePanel;
struct LoadedFiles;

/// This has the look of the window's picture: the user's own, which lasts, and a show's, which is
/// removed with the show.
class LookController : public QObject {
  Q_OBJECT
 public:
  /// These are the user's own view settings, as opposed to those of a show.
  struct OwnLook {
    DocumentLook look;
    bool ground = true;
    PhysicsChoice physics;
  };
  /// A Whole is a show's look, or the user's own while a show has none.
  struct Whole {
    OwnLook shown, saved;
    bool ofShow = false;
    ShownOverlays brought, overlays;  ///< those that the show switched on, and all that are shown
  };
  LookController(Document& document, FileLoader& loader, PicturePanel& panel, const WindowParts& parts);

  /// From now on the look is a show's.
  void enterShow();
  /// Removes a show's look before another takes its place. What is the user's own in `next` gets
  /// the user's values.
  void leaveShow(DocumentState& next);
  [[nodiscard]] bool isOfShow() const { return own_.has_value(); }
  /// Takes the look of a show that was opened. The switch of the ground stays with the demo.
  void take(const LoadedFiles& files, bool demo);

  [[nodiscard]] Whole whole() const { return {now(), saved_, isOfShow(), brought_, overlays()}; }
  /// Brings the look of an earlier show back, before that show is: a show's own, else the user's as
  /// it is now.
  void restore(const Whole& whole);

  /// Records the present look as that of the show's file.
  void setSaved() { saved_ = now(); }
  /// Returns whether the look isn't that of the show's file any more.
  [[nodiscard]] bool differsFromSaved() const;

  /// Stores a switch of the settings as the user's own, even while a show has another.
  void keepSwitch(const QAction* action);
  /// Stores the window's place and the user's own switches.
  void saveSwitches();

 private:
  [[nodiscard]] OwnLook now() const;
  void show(const OwnLook& own);
  [[nodiscard]] ShownOverlays overlays() const;
  void bringOverlays(const ShownOverlays& wanted);
  void switchBrought(const ShownOverlays& to) const;
  void keep();
  void chooseBackground();
  void showBackground(const DocumentLook& look);
  void showBackdrop(const QString& file);
  void tellGround();

  Document& document_;
  FileLoader& loader_;
  const WindowParts parts_;
  const WindowActions& actions_;
  // It is set while the stage has a show's look; otherwise that look is the user's own.
  std::optional<OwnLook> own_;
  OwnLook saved_;          // as in the show's file
  ShownOverlays brought_;  // overlays that the show switched on, and that are off without it
};

}  // namespace app
