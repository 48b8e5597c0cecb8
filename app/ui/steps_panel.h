// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/show/chain_steps.h"

class QLabel;
class QSlider;
class QToolButton;

namespace app {

class Playback;
class Transport;

/// The solve of one chain in the frame that is shown, walked through step by step: by a slider, buttons, arrow keys, or by
/// itself. The chain is the selected bone's, as the panel IK selects it. The step is drawn in the view and told in words.
/// It is solved anew whenever the picture shows another pose; while it isn't seen, and while the dance plays, nothing is.
class StepsPanel : public QWidget {
  Q_OBJECT
 public:
  StepsPanel(Document& document, Selection& selection, Playback& playback, Transport& transport,
             QWidget* parent = nullptr);

  [[nodiscard]] QSlider* slider() const { return slider_; }
  [[nodiscard]] QLabel* text() const { return text_; }
  [[nodiscard]] QToolButton* playButton() const { return play_; }
  [[nodiscard]] const ChainSteps& steps() const { return steps_; }
  [[nodiscard]] int step() const;

  void setSeen(bool seen);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeRow();
  void setTexts();
  void look();  // solves anew where that is needed, or says why there is nothing to see
  void lookIfMoved();
  void solve(const Actor& actor, std::size_t chain);
  void showNothing(const QString& why);
  void showStep();
  void showPlay();
  void advance();
  [[nodiscard]] bool poseChanged(const Actor& actor) const;

  Document& document_;
  Selection& selection_;
  Playback& playback_;
  Transport& transport_;
  QLabel *title_, *text_, *number_, *legend_;
  QSlider* slider_;
  QToolButton *back_, *forward_, *play_;
  QTimer turn_;
  ChainSteps steps_;
  std::shared_ptr<const LoadedModel> model_;  // that the steps are of
  ActorId actor_ = 0;
  std::vector<base::Transform> pose_;  // of the chain's bones, as it was solved
  bool seen_ = false, stale_ = true;
};

}  // namespace app
