// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/ik_lab/chain_steps.h"

class QLabel;
class QSlider;
class QToolButton;

namespace app {

class Playback;
class Transport;

/// This panel shows the solve of one chain in the shown frame step by step: by a slider, buttons,
/// arrow keys, or by itself. The chain is the selected bone's, as the panel IK selects it. The step
/// is drawn in the view and described in words. Of several views the first one shows it, solved as
/// that view says. The chain is solved again whenever the picture shows another pose, but not while
/// the panel is hidden or the dance plays.
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
  /// This is who shows an actor in the first of several views: itself, or its stand-in there.
  struct Posed {
    ActorId id = 0;
    const Actor* actor = nullptr;  // null if it doesn't exist any more
  };
  void makeRow();
  void setTexts();
  void look();  // solves again if needed, or says why there is nothing to see
  void lookIfMoved();
  void solve(const Posed& of, std::size_t chain);
  void showNothing(const QString& why);
  void showStep();
  void showPlay();
  void advance();
  [[nodiscard]] bool poseChanged(const Actor& actor) const;
  [[nodiscard]] Posed inFirstView(ActorId id) const;

  Document& document_;
  Selection& selection_;
  Playback& playback_;
  Transport& transport_;
  QLabel *title_, *text_, *number_, *legend_;
  QSlider* slider_;
  QToolButton *back_, *forward_, *play_;
  QTimer turn_;
  ChainSteps steps_;
  std::shared_ptr<const LoadedModel> model_;  // of the steps
  ActorId shownBy_ = 0;                       // the actor or stand-in of the steps
  // This is the step that was shown last, for when there are steps again after there were none.
  struct Kept {
    ActorId actor = 0;
    std::weak_ptr<const LoadedModel> model;
    std::size_t chain = 0;
    std::optional<ik::solvers::Solver> solver;
    int step = 0;
  };
  Kept kept_;
  std::vector<base::Transform> pose_;  // of the chain's bones when it was solved
  bool seen_ = false, stale_ = true;
};

}  // namespace app
