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

/// The row below the view: play and step buttons, the seek bar in frames, time and speed. With a song also its waveform,
/// under the seek bar, and how loud it is. A narrow bar keeps play, seek bar and frame, and folds the rest. What is shown is told by the functions; what the user wants, by the signals.
class TransportBar : public QWidget {
  Q_OBJECT
 public:
  /// Those that there are get a button each, in this order: the last behind the seek bar, the others before it.
  struct Actions {
    QAction *first = nullptr, *stepBack = nullptr, *play = nullptr, *stepForward = nullptr, *loop = nullptr;
  };
  explicit TransportBar(const Actions& actions, QWidget* parent = nullptr);

  void setRange(double lastFrame, std::span<const std::uint32_t> ikFrames);
  /// With `moves`, while the dance plays, in whole frames: what lies between them couldn't be read.
  void showFrame(double frame, bool moves = false);
  void showSpeed(double speed);
  /// A part that is played; none: the whole.
  void showPart(const std::optional<PlayRange>& part);
  /// Without a file (also where that can't be used: the caller knows) nothing of a song is shown.
  void showSong(const SongDescription& song);
  /// Null: not known yet.
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
  void editingDone();                ///< a number was entered: the view wants the keys back
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
};

}  // namespace app
