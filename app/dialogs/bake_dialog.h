// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "app/dialogs/bake_maker.h"

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace app {

/// This dialog asks which part of a model to bake into which file, and bakes it. It keeps the actor
/// as it was when the dialog was opened.
class BakeDialog : public QDialog {
  Q_OBJECT
 public:
  /// `inputs` are the files of the show, which are never overwritten. `file` is the proposed name.
  BakeDialog(BakeScene scene, int lastFrame, std::vector<std::filesystem::path> inputs,
             const std::filesystem::path& file, QWidget* parent);

  /// Returns the settings in the fields.
  [[nodiscard]] BakeSettings settings() const;
  [[nodiscard]] bool running() const { return maker_.running(); }

  // These are the dialog's widgets.
  QLineEdit* file;
  QSpinBox *first, *last;
  QListWidget* chains;
  QCheckBox *physics, *few;
  QDoubleSpinBox *units, *degrees;
  QPushButton *startButton, *stopButton, *closeButton;
  QProgressBar* progress;
  QLabel* message;
  QPlainTextEdit* notes;  ///< hidden while there are none

  void reject() override;  ///< stops and closes

 signals:
  /// A file was written.
  void written(const std::filesystem::path& file);

 private:
  [[nodiscard]] const pmx::Model& model() const { return scene_.actors[scene_.chosen].model->model; }
  void makeFields(const std::filesystem::path& proposed, int lastFrame);
  void makeFrames(QFormLayout& form, int lastFrame);
  void makeChains(QFormLayout& form);
  void makeTolerance(QFormLayout& form);
  void makeButtons();
  void chooseFile();
  [[nodiscard]] std::filesystem::path chosenFile() const;
  void start();
  void stop();
  void ended(const BakeMaker::End& end);
  void setRunning(bool running);
  void tell(const QString& text, const QStringList& lines = {});

  BakeScene scene_;
  std::vector<std::filesystem::path> inputs_;
  BakeMaker maker_;
  QWidget* fields_;
};

}  // namespace app
