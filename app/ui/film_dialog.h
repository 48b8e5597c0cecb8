// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>

#include <QDialog>
#include <QVariantMap>

#include "app/description/show_description.h"
#include "app/render/film_maker.h"
#include "app/ui/film_name.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace app {

/// Asks for a still, a sequence or a film, and makes it while the window goes on.
class FilmDialog : public QDialog {
  Q_OBJECT
 public:
  using Kind = FilmFile;
  using SceneMaker = std::function<FilmScene()>;  ///< what the window shows now
  using FrameTeller = std::function<double()>;    ///< the frame it shows now

  FilmDialog(SceneMaker scene, FrameTeller frame, QWidget* parent);

  /// What tells the files that no picture and no film may take the place of; without it there are none.
  void setInputs(std::function<std::vector<std::filesystem::path>()> inputs) { inputs_ = std::move(inputs); }
  /// The frames there are; takes them over unless the user chose others.
  void setLastFrame(int frame);
  /// The show's, which a film has as the show has it; another sound that was chosen stays.
  void setSong(const SongDescription& song);
  /// What is kept from one start to the next: kind, folder, size and how the pictures are made, but no frames or sound.
  [[nodiscard]] QVariantMap kept() const;
  /// What makes no sense is passed over.
  void restore(const QVariantMap& kept);
  /// As the fields say.
  [[nodiscard]] FilmSettings settings() const;
  /// Stops what is being made; the file is whole when finished() comes.
  void stop() { maker_.stop(); }
  /// The same, and waits for it.
  void stopNow() { maker_.stopNow(); }
  /// The same where nothing can be drawn any more (FilmMaker::endWithoutDisplay()); a line about it, empty where none was made.
  QString endWithoutDisplay();
  /// True when the window may close. Else the user wants the film to go on, or it is being made whole, and the window
  /// closes when that is done.
  [[nodiscard]] bool mayClose();
  /// Files are replaced without asking.
  void setAsking(bool ask) { asking_ = ask; }
  [[nodiscard]] bool running() const { return maker_.running(); }

  // The fields, as people find them.
  QComboBox* kind;
  QLineEdit *file, *audio;
  QSpinBox *width, *height, *picturesASecond, *samples, *first, *last;
  QCheckBox *transparent, *resume;
  QPushButton *startButton, *stopButton;
  QLabel* message = nullptr;
  QProgressBar* progress = nullptr;

  void reject() override;  ///< hides; a film goes on

 signals:
  void finished(const QString& error);

 private:
  void makeFields();
  void makeButtons();
  void kindChanged();
  void chooseFile();
  void followName();
  void forgetMade();
  void chooseAudio();
  void start();
  void showProgress(const FilmProgress& now);
  void ended(const FilmProgress& now, const QString& error);
  void setRunning(bool running);
  [[nodiscard]] QString holding(const FilmProgress& now) const;
  [[nodiscard]] bool agreed(const QString& question);
  [[nodiscard]] Kind chosenKind() const;
  [[nodiscard]] std::map<QString, QSpinBox*> numbers() const;

  SceneMaker scene_;
  FrameTeller frame_;
  std::function<std::vector<std::filesystem::path>()> inputs_;
  FilmMaker maker_;
  QWidget* fields_;
  QPushButton *audioButton_ = nullptr, *closeButton_ = nullptr;
  SongDescription song_;
  int knownLast_ = 0;
  bool asking_ = true, closing_ = false;
};

}  // namespace app
