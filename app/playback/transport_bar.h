// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include <QWidget>

#include "app/description/show_description.h"
#include "app/show/player_clock.h"
#include "app/sound/peaks.h"

class QAction;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;

namespace app {

class FoldingRow;
class FrameField;
class SeekSlider;
class Waveform;

/// This is the row below the view: play and step buttons, the seek bar in frames, time and speed.
/// With a song it also has the waveform, under the seek bar, and the volume. A narrow bar keeps
/// play, seek bar and frame, and folds the rest. Functions set what is shown; signals report what
/// the user wants.
class TransportBar : public QWidget {
  Q_OBJECT
 public:
  /// Each action that isn't null gets a button, in this order: the last after the seek bar, the
  /// others before it.
  struct Actions {
    QAction *first = nullptr, *stepBack = nullptr, *play = nullptr, *stepForward = nullptr, *loop = nullptr;
  };
  explicit TransportBar(const Actions& actions, QWidget* parent = nullptr);

  void setRange(double lastFrame, std::span<const std::uint32_t> ikFrames);
  /// With `moves`, while the dance plays, frames are whole, because fractions would be unreadable.
  void showFrame(double frame, bool moves = false);
  void showSpeed(double speed);
  /// Shows the part that is played; none: the whole.
  void showPart(const std::optional<PlayRange>& part);
  /// Without a file nothing of a song is shown. The caller also passes none for an unusable file.
  void showSong(const SongDescription& song);
  /// Sets whether the waveform is shown here: not where the timeline shows it, which is as wide but
  /// has another scale.
  void setWaveformShown(bool shown);
  /// Null means that they aren't known yet.
  void showPeaks(std::shared_ptr<const Peaks> peaks);
  [[nodiscard]] FoldingRow* row() const { return row_; }
  [[nodiscard]] FrameField* frame() const { return frame_; }
  [[nodiscard]] QDoubleSpinBox* speed() const { return speed_; }
  [[nodiscard]] SeekSlider* slider() const { return slider_; }
  [[nodiscard]] Waveform* waveform() const { return waveform_; }
  [[nodiscard]] QSlider* volume() const { return volume_; }  ///< 0 to 100
  [[nodiscard]] QToolButton* mute() const { return mute_; }

 signals:
  void scrubBegan();
  void scrubEnded();
  void frameChosen(double frame);
  void speedChosen(double speed);
  void editingDone();                ///< a number was entered: the view gets the keyboard back
  void volumeChosen(double volume);  ///< 0 to 1
  void mutedChosen(bool muted);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeRow(const Actions& actions);
  void makeSongFields();
  void showMuted(bool muted);
  void alignWaveform();

  FoldingRow* row_;
  SeekSlider* slider_;
  Waveform* waveform_;
  FrameField* frame_;
  QLabel* time_;
  QDoubleSpinBox* speed_;
  QToolButton* mute_;
  QSlider* volume_;
  int last_ = 0;
  double shown_ = 0.0;  // frame
  bool hasSong_ = false, waveformShown_ = true;
};

}  // namespace app
