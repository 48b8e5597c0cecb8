// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include <QObject>

#include "app/language/live_text.h"
#include "app/ui/window_parts.h"

class QAction;

namespace app {

struct LoadedFiles;
struct OpeningParts;

/// This brings back the show that opened files replaced: as the first step that can be undone, and
/// by a command that the window's message offers. The demo is left out, which Help brings back, and
/// so are shows that a rescued one replaces, whose file would get their changes.
class ReplacedShow : public QObject {
  Q_OBJECT
 public:
  /// `with` must outlive this.
  ReplacedShow(const ShowParts& show, const OpeningParts& with, const WindowParts& parts);
  ~ReplacedShow() override;

  /// Must be called before files are taken over: remembers what they replace, if they do.
  void remember(const LoadedFiles& files);
  /// Must be called instead where what they replace isn't to be brought back.
  void forget();
  /// Must be called when they have been: makes the step.
  void makeStep();
  /// Returns what replaced what; empty where nothing was replaced, the show's own file was opened
  /// again, or both have one name.
  [[nodiscard]] LiveText note(const LoadedFiles& files) const;
  /// Returns the command that brings the show back.
  [[nodiscard]] QAction* command() const { return back_; }

 private:
  struct Whole;  // a show with what belongs to it in the window
  class Step;
  struct Name {
    QString first;
    int others = 0;  // models
    [[nodiscard]] QString shown() const;
  };
  [[nodiscard]] Name name() const;
  [[nodiscard]] Whole now() const;
  void exchange(Whole& other);
  void bringBack();
  void setClean();

  const ShowParts show_;
  const OpeningParts& with_;
  const WindowParts parts_;
  QAction* back_;
  std::unique_ptr<Whole> before_;  // between remember() and makeStep()
  Name replaced_;
  std::filesystem::path replacedFile_;
  std::optional<bool> clean_;  // for the show that a step has just brought back
};

}  // namespace app
