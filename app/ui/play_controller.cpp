// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/play_controller.h"

#include <cmath>

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/playback/transport_bar.h"
#include "app/show/key_frames.h"
#include "app/ui/window_messages.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

constexpr double kSpeedStep = 0.1;

}  // namespace

PlayController::PlayController(const ShowParts& show, TransportBar& bar, const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      transport_(show.transport),
      bar_(bar),
      messages_(parts.messages),
      actions_(parts.actions) {
  connectActions();
  connectBar(parts.view);
  connect(&show.playback, &Playback::frameShown, this, &PlayController::showFrame);
}

void PlayController::connectActions() {
  const WindowActions& a = actions_;
  connect(a[ActionId::Play], &QAction::triggered, this, [this] {
    if (transport_.playing()) {
      transport_.pause();
    } else {
      transport_.setPlaying(true);
    }
  });
  connect(a[ActionId::First], &QAction::triggered, this, [this] { transport_.seek(0.0); });
  connect(a[ActionId::Last], &QAction::triggered, this, [this] { transport_.seek(transport_.clock().lastFrame()); });
  connect(a[ActionId::StepBack], &QAction::triggered, this, [this] { transport_.step(-1); });
  connect(a[ActionId::StepForward], &QAction::triggered, this, [this] { transport_.step(1); });
  connect(a[ActionId::Loop], &QAction::toggled, &transport_, &Transport::setLoop);
  for (std::size_t i = 0; i < a.tenths.size(); ++i) {
    connect(a.tenths[i], &QAction::triggered, this, [this, part = static_cast<double>(i) / 10.0] {
      transport_.seek(std::floor(part * transport_.clock().lastFrame()));
    });
  }
  connect(a[ActionId::Slower], &QAction::triggered, this,
          [this] { chooseSpeed(transport_.clock().speed() - kSpeedStep); });
  connect(a[ActionId::Faster], &QAction::triggered, this,
          [this] { chooseSpeed(transport_.clock().speed() + kSpeedStep); });
  connect(a[ActionId::NormalSpeed], &QAction::triggered, this, [this] { chooseSpeed(1.0); });
  connect(&transport_, &Transport::playingChanged, this, &PlayController::showPlaying);
  keepTranslated(this, [this] { showPlaying(transport_.playing()); });
}

void PlayController::connectBar(QWidget& view) {
  connect(&bar_, &TransportBar::speedChosen, this, &PlayController::setSpeed);
  connect(&bar_, &TransportBar::frameChosen, &transport_, &Transport::seek);
  connect(&bar_, &TransportBar::scrubBegan, &transport_, &Transport::beginScrub);
  connect(&bar_, &TransportBar::scrubEnded, &transport_, &Transport::endScrub);
  connect(&bar_, &TransportBar::editingDone, &view, [&view] { view.setFocus(); });
}

void PlayController::setSpeed(double speed) {
  transport_.setSpeed(speed);
  bar_.showSpeed(transport_.clock().speed());
}

/// Sets the speed by a key, which shows nothing by itself in full screen.
void PlayController::chooseSpeed(double speed) {
  setSpeed(speed);
  messages_.sayOverPicture(tr("Speed: %1×").arg(transport_.clock().speed(), 0, 'f', 2));
}

void PlayController::showPlaying(bool playing) {
  actions_[ActionId::Play]->setIcon(glyphIcon(playing ? Glyph::Pause : Glyph::Play));
  actions_[ActionId::Play]->setText(playing ? tr("&Pause") : tr("&Play"));
  // This is the button's name for screen readers.
  actions_[ActionId::Play]->setIconText(plainActionText(actions_[ActionId::Play]->text()));
}

void PlayController::showFrame() { bar_.showFrame(transport_.frame(), transport_.playing()); }

void PlayController::showRange() {
  const Actor* selected = document_.show().actor(selection_.actor());
  bar_.setRange(transport_.clock().lastFrame(), selected != nullptr ? ikKeyFrames(*selected) : KeyFrames());
  for (QAction* action : {actions_[ActionId::Play], actions_[ActionId::First], actions_[ActionId::Last],
                          actions_[ActionId::StepBack], actions_[ActionId::StepForward]})
    action->setEnabled(!transport_.stands());
  for (QAction* action : actions_.tenths) action->setEnabled(!transport_.stands());
  if (document_.empty()) showFrame();  // there is no picture that would show it
}

}  // namespace app
