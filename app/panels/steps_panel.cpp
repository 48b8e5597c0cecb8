// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/steps_panel.h"

#include <algorithm>
#include <optional>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/ik_lab/step_picture.h"
#include "app/panels/step_text.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/show/actor.h"
#include "app/view/show_overlay.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

constexpr int kStepTime = 700;  // milliseconds per step while steps play

/// Returns the chain that a bone carries, else the first of which it is a part.
std::optional<std::size_t> chainOf(const ik::Skeleton& skeleton, std::int32_t bone) {
  if (bone < 0) return std::nullopt;
  const auto& chains = skeleton.chains;
  const auto find = [&](auto&& is) -> std::optional<std::size_t> {
    const auto at = std::ranges::find_if(chains, is);
    if (at == chains.end()) return std::nullopt;
    return static_cast<std::size_t>(at - chains.begin());
  };
  if (const auto own = find([&](const ik::Chain& chain) { return chain.target == bone; })) return own;
  return find([&](const ik::Chain& chain) {
    return chain.effector == bone || std::ranges::find(chain.links, bone, &ik::Link::bone) != chain.links.end();
  });
}

}  // namespace

StepsPanel::StepsPanel(Document& document, Selection& selection, Playback& playback, Transport& transport,
                       QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      playback_(playback),
      transport_(transport),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      number_(new QLabel(this)),
      legend_(new QLabel(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      back_(new QToolButton(this)),
      forward_(new QToolButton(this)),
      play_(new QToolButton(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 4, 6, 4);
  column->setSpacing(3);
  makeRow();
  // They contain names from files.
  for (QLabel* label : {title_, text_}) label->setTextFormat(Qt::PlainText);
  legend_->setTextFormat(Qt::RichText);
  for (QLabel* label : {text_, legend_}) {
    label->setWordWrap(true);
    label->setMinimumWidth(10);
    column->addWidget(label);
  }
  column->addStretch(1);
  setTexts();
  const auto stale = [this] { stale_ = true; };
  connect(&document_, &Document::switchesChanged, this, stale);
  connect(&document_, &Document::motionsChanged, this, stale);
  connect(&document_, &Document::physicsChanged, this, stale);
  connect(&document_, &Document::editsChanged, this, stale);
  // Removed actors have no picture any more, and new ones have none yet.
  connect(&document_, &Document::actorsChanged, this, [this] {
    stale_ = true;
    look();
  });
  for (const auto& changed : {&Selection::actorChanged, &Selection::partsChanged})
    connect(&selection_, changed, this, [this] {
      stale_ = true;
      look();
    });
  connect(&playback_, &Playback::frameShown, this, &StepsPanel::lookIfMoved);
  connect(&transport_, &Transport::playingChanged, this, [this] {
    stale_ = true;
    look();
  });
  turn_.setInterval(kStepTime);
  connect(&turn_, &QTimer::timeout, this, &StepsPanel::advance);
}

void StepsPanel::makeRow() {
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  title_->setMinimumWidth(10);
  row->addWidget(title_);
  back_->setIcon(glyphIcon(Glyph::StepBack));
  forward_->setIcon(glyphIcon(Glyph::StepForward));
  play_->setCheckable(true);
  for (QToolButton* button : {back_, play_, forward_}) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  back_->setAutoRepeat(true);
  forward_->setAutoRepeat(true);
  slider_->setPageStep(10);
  slider_->setMinimumWidth(60);
  row->addWidget(slider_, 1);
  row->addWidget(number_);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  connect(slider_, &QSlider::valueChanged, this, &StepsPanel::showStep);
  const auto by = [this](int steps) {
    return [this, steps] {
      play_->setChecked(false);
      slider_->setValue(slider_->value() + steps);
    };
  };
  connect(back_, &QToolButton::clicked, this, by(-1));
  connect(forward_, &QToolButton::clicked, this, by(1));
  connect(play_, &QToolButton::toggled, this, [this](bool on) {
    if (on && slider_->value() == slider_->maximum()) slider_->setValue(0);
    if (on) {
      turn_.start();
    } else {
      turn_.stop();
    }
    showPlay();
  });
}

void StepsPanel::setTexts() {
  slider_->setAccessibleName(tr("Solver step"));
  slider_->setToolTip(tr("Arrow keys go from step to step, Home and End to the first and the last"));
  back_->setAccessibleName(tr("Previous step"));
  back_->setToolTip(tr("Previous step"));
  forward_->setAccessibleName(tr("Next step"));
  forward_->setToolTip(tr("Next step"));
  play_->setAccessibleName(tr("Play the steps"));
  play_->setToolTip(tr("Play the steps in sequence"));
  text_->setAccessibleName(tr("Description of the step"));
  legend_->setText(stepLegend());
  showPlay();
}

void StepsPanel::showPlay() { play_->setIcon(glyphIcon(play_->isChecked() ? Glyph::Pause : Glyph::Play)); }

void StepsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setTexts();
  stale_ = true;
  look();
}

int StepsPanel::step() const { return slider_->value(); }

void StepsPanel::setSeen(bool seen) {
  if (seen == seen_) return;
  seen_ = seen;
  stale_ = true;
  if (!seen) play_->setChecked(false);
  if (!seen) playback_.setStep(0, {});
  look();
}

/// Looks at the picture on the screen, which shows the result of seeking, physics and edits.
void StepsPanel::lookIfMoved() {
  if (!seen_ || transport_.clock().playing()) return;
  const Posed now = inFirstView(selection_.actor());
  if (stale_ || now.id != shownBy_ || (now.actor != nullptr && poseChanged(*now.actor))) {
    stale_ = true;
    look();
  }
}

StepsPanel::Posed StepsPanel::inFirstView(ActorId id) const {
  const Show& show = document_.show();
  const ActorId by = app::inFirstView(show.standIns(), id);
  return {by, by == id ? show.actor(id) : show.ghostOf(by)};
}

bool StepsPanel::poseChanged(const Actor& actor) const {
  const auto models = actor.frame().boneModels;
  for (std::size_t i = 0; i < pose_.size(); ++i) {
    const std::int32_t bone = steps_.bones[i];
    if (bone < 0 || static_cast<std::size_t>(bone) >= models.size()) continue;
    const base::Transform& now = models[static_cast<std::size_t>(bone)];
    if (now.translation != pose_[i].translation || now.rotation != pose_[i].rotation) return true;
  }
  return false;
}

void StepsPanel::look() {
  if (!seen_ || !stale_) return;
  const Actor* actor = document_.show().actor(selection_.actor());
  if (actor == nullptr || actor->skeleton().chains.empty())
    return showNothing(tr("The selected model has no IK chains"));
  const auto chain = chainOf(actor->skeleton(), selection_.parts().bone);
  if (!chain) return showNothing(tr("Select a chain in the panel IK, to see how it is solved in this frame"));
  if (transport_.clock().playing())
    return showNothing(tr("The dance is playing: pause it to step through the solve of a frame"));
  const Posed posed = inFirstView(selection_.actor());
  if (playback_.frame(selection_.actor()) == nullptr || posed.actor == nullptr ||
      posed.actor->frame().boneModels.empty())
    return showNothing({});  // the next picture has it
  solve(posed, *chain);
}

void StepsPanel::solve(const Posed& of, std::size_t chain) {
  const Actor& actor = *of.actor;
  ChainSteps solved = stepsOf(actor, chain);
  const QString name = boneName(actor.model(), actor.skeleton().chains[chain].target);
  const MotionPhysics* physics = actor.physics();
  const bool moved = physics != nullptr && ik::drivesAllLinks(actor.posedSkeleton().chains[chain], physics->driven());
  if (solved.state == ChainStepsState::Off && moved)
    return showNothing(tr("Physics moves all joints of %1: nothing is solved while it is on").arg(name));
  if (solved.state == ChainStepsState::Off)
    return showNothing(tr("%1 is switched off in this frame: nothing is solved").arg(name));
  if (solved.steps.empty()) return showNothing(tr("%1 has nothing to solve").arg(name));
  stale_ = false;
  steps_ = std::move(solved);
  shownBy_ = of.id;
  model_ = actor.loadedModel();
  pose_.clear();
  const auto models = actor.frame().boneModels;
  for (const std::int32_t bone : steps_.bones)
    pose_.push_back(bone < 0 || static_cast<std::size_t>(bone) >= models.size()
                        ? base::Transform{}
                        : models[static_cast<std::size_t>(bone)]);
  {
    const QSignalBlocker quiet(slider_);
    // The step's index stays for another frame, to compare frames, also after playing. Another
    // chain begins at its start.
    const bool stays = kept_.actor == selection_.actor() && kept_.chain == chain && kept_.solver == steps_.solver &&
                       kept_.model.lock() == model_;
    slider_->setRange(0, static_cast<int>(steps_.steps.size()) - 1);
    slider_->setValue(stays ? kept_.step : 0);
  }
  title_->setText(tr("%1, %2").arg(name, solverTitle(steps_.byMmd ? std::nullopt : steps_.solver)));
  for (QWidget* control : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(play_)}) control->setEnabled(true);
  legend_->show();
  showStep();
}

void StepsPanel::showNothing(const QString& why) {
  play_->setChecked(false);
  steps_ = {};
  pose_.clear();
  model_ = nullptr;
  {
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, 0);
  }
  title_->clear();
  number_->clear();
  text_->setText(why);
  legend_->hide();
  for (QWidget* control : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(back_),
                           static_cast<QWidget*>(forward_), static_cast<QWidget*>(play_)})
    control->setEnabled(false);
  playback_.setStep(0, {});
}

void StepsPanel::showStep() {
  if (steps_.steps.empty() || model_ == nullptr) return;
  const auto index = static_cast<std::size_t>(slider_->value());
  QString text = stepText(steps_, index, model_->model);
  const bool last = index + 1 == steps_.steps.size();
  if (last && steps_.leftOut) text = tr("%1 (there were more steps than can be shown)").arg(text);
  text_->setText(text);
  number_->setText(tr("%1 of %2").arg(index).arg(steps_.steps.size() - 1));
  back_->setEnabled(index > 0);
  forward_->setEnabled(!last);
  kept_ = {selection_.actor(), model_, steps_.chain, steps_.solver, slider_->value()};
  playback_.setStep(shownBy_, stepPicture(steps_, index));
}

void StepsPanel::advance() {
  slider_->setValue(slider_->value() + 1);
  if (slider_->value() == slider_->maximum()) play_->setChecked(false);
}

}  // namespace app
