// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <vector>

#include <QDialog>
#include <QVariantMap>

#include "app/description/show_description.h"
#include "app/dialogs/film_name.h"
#include "app/language/live_text.h"
#include "app/render/film_maker.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace app {

class AudioChoice;
class StereoChoice;
struct FoundSong;

/// This dialog asks for a still, a sequence or a film, and makes it while the window stays usable.
class FilmDialog : public QDialog {
  Q_OBJECT
 public:
  using Kind = FilmFile;
  using SceneMaker = std::function<FilmScene()>;  ///< returns what the window shows now
  using FrameTeller = std::function<double()>;    ///< returns the frame that it shows now

  FilmDialog(SceneMaker scene, FrameTeller frame, QWidget* parent);

  /// Sets the function that lists the files that no picture or film may replace. Without it there
  /// are none.
  void setInputs(std::function<std::vector<std::filesystem::path>()> inputs) { inputs_ = std::move(inputs); }
  /// Sets the frames to make. Each field takes its one over unless the user chose another.
  void setFrames(int from, int to);
  /// Proposes a file's name, without an ending, for the show; empty: the program's. A name that the
  /// user chose stays.
  void proposeName(const QString& stem);
  /// Sets the show's song, which a film uses as the show does, and one that was found, which is in
  /// the list. Another sound that the user chose stays.
  void setSongs(const SongDescription& ofShow, const FoundSong& found);
  /// Returns the settings for the next start: kind, folder, size and how the pictures are made, but
  /// no frames or sound.
  [[nodiscard]] QVariantMap kept() const;
  /// Restores such settings; invalid ones are ignored.
  void restore(const QVariantMap& kept);
  /// Returns the settings in the fields.
  [[nodiscard]] FilmSettings settings() const;
  /// Stops the film in progress; the file is whole when finished() is emitted.
  void stop() { maker_.stop(); }
  /// Stops the film in progress and waits for it.
  void stopNow() { maker_.stopNow(); }
  /// Stops the film where nothing can be drawn any more (FilmMaker::endWithoutDisplay()). Returns a
  /// line about it, empty where there was no film.
  QString endWithoutDisplay();
  /// Returns true when the window may close. Otherwise the user wants the film to go on, or it is
  /// being completed, and the window closes afterwards.
  [[nodiscard]] bool mayClose();
  /// With false, files are replaced without asking.
  void setAsking(bool ask) { asking_ = ask; }
  [[nodiscard]] bool running() const { return maker_.running(); }

  // These are the dialog's widgets.
  QComboBox* kind;
  QLineEdit *file, *audio;  ///< the second is that of `sound`
  AudioChoice* sound;
  StereoChoice* stereo;  ///< for two eyes, or of all directions
  QSpinBox *width, *height, *picturesASecond, *samples, *first, *last;
  QCheckBox *transparent, *resume;
  QPushButton *startButton, *stopButton;
  QPushButton *playButton, *folderButton;  ///< for the file that was made last
  QLabel* message = nullptr;
  QProgressBar* progress = nullptr;

  void reject() override;  ///< hides the dialog; a film goes on

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
  void showPlayText();
  void offerMade(const std::filesystem::path& made);
  void say(LiveText text);
  [[nodiscard]] static QString holding(const FilmProgress& now, const QString& name);
  [[nodiscard]] bool agreed(const QString& question);
  [[nodiscard]] Kind chosenKind() const;
  [[nodiscard]] QString whyNotStereo(const FilmScene& scene) const;
  [[nodiscard]] std::map<QString, QSpinBox*> numbers() const;

  SceneMaker scene_;
  FrameTeller frame_;
  std::function<std::vector<std::filesystem::path>()> inputs_;
  FilmMaker maker_;
  QWidget* fields_;
  QPushButton *audioButton_ = nullptr, *closeButton_ = nullptr;
  std::filesystem::path made_;  // the whole file that was made last; empty: none
  LiveText said_;               // the line about the film; empty: none yet
  QString proposed_ = QStringLiteral("odori");
  int knownFirst_ = 0, knownLast_ = 0;
  bool asking_ = true, closing_ = false;
};

}  // namespace app
