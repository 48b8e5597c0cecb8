// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "app/ui/bake_maker.h"

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

/// Asks what of a dancer is baked, into which file, and bakes it. It has the dancer as it was when the dialog was opened.
class BakeDialog : public QDialog {
  Q_OBJECT
 public:
  /// `inputs`: files of the show, which are never written over. `file`: what is proposed.
  BakeDialog(BakeScene scene, int lastFrame, std::vector<std::filesystem::path> inputs,
             const std::filesystem::path& file, QWidget* parent);

  /// As the fields say.
  [[nodiscard]] BakeSettings settings() const;
  [[nodiscard]] bool running() const { return maker_.running(); }

  // The fields, as people find them.
  QLineEdit* file;
  QSpinBox *first, *last;
  QListWidget* chains;
  QCheckBox *physics, *few;
  QDoubleSpinBox *units, *degrees;
  QPushButton *startButton, *stopButton, *closeButton;
  QProgressBar* progress;
  QLabel* message;
  QPlainTextEdit* notes;  ///< hidden while there are none

  void reject() override;  ///< stops, and closes

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
