// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/timeline_panel.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/actions/window_actions.h"
#include "app/playback/ik_course.h"
#include "app/playback/playback.h"
#include "app/playback/timeline.h"

namespace app {
namespace {

constexpr double kZoom = 1.5, kPan = 0.25;  // per action

}  // namespace

TimelinePanel::TimelinePanel(Document& document, Selection& selection, Transport& transport, Playback& playback,
                             const WindowActions& actions, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      transport_(transport),
      rows_(document, selection),
      timeline_(new Timeline(rows_, this)),
      scroll_(new QScrollBar(Qt::Horizontal, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(timeline_, 1);
  column->addWidget(scroll_);
  scroll_->setFocusPolicy(Qt::NoFocus);
  connect(timeline_, &Timeline::scaleChanged, this, &TimelinePanel::showScale);
  connect(scroll_, &QScrollBar::valueChanged, this, [this](int first) { timeline_->setFirst(first); });
  connect(&document, &Document::songChanged, this,
          [this, &document] { timeline_->setOffset(document.state().song.offset); });
  connectTransport(playback);
  connectActions(actions);
  showScale();
}

void TimelinePanel::showGhost(IkCourse& course) {
  course_ = &course;
  connect(course_, &IkCourse::changed, this, &TimelinePanel::showGhostCurve);
  connect(&document_, &Document::switchesChanged, this, &TimelinePanel::wantGhost);
  connect(&document_, &Document::actorsChanged, this, &TimelinePanel::wantGhost);
  connect(&selection_, &Selection::actorChanged, this, &TimelinePanel::wantGhost);
  wantGhost();
}

void TimelinePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  wantGhost();
  emit seen(true);
}

void TimelinePanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  wantGhost();
  emit seen(false);
}

void TimelinePanel::wantGhost() {
  if (course_ == nullptr) return;
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const bool hasGhost = actor != nullptr && actor->switches.ghost && !actor->model->skeleton.chains.empty();
  course_->setWanted(this, hasGhost && isVisible());
  if (!hasGhost && !timeline_->curve().empty()) timeline_->setCurve({}, {}, 0.0);
}

/// The curve has gaps where samples aren't computed yet.
void TimelinePanel::showGhostCurve() {
  const ChainCourse* course = course_->course();
  std::vector<float> values;
  double last = 0.0;
  if (course != nullptr && course->hasGhost()) {
    values.resize(course->done() ? course->made() : ChainCourse::kSamples);
    for (std::size_t i = 0; i < std::min(values.size(), course->made()); ++i) {
      for (std::size_t chain = 0; chain < course->chains(); ++chain)
        values[i] = std::max(values[i], course->at(chain, i).ghost);
    }
    last = course->frameOf(values.size() - 1);
  }
  timeline_->setCurve([] { return tr("Ghost"); }, std::move(values), last);
}

void TimelinePanel::connectTransport(Playback& playback) {
  connect(timeline_, &Timeline::scrubBegan, &transport_, &Transport::beginScrub);
  connect(timeline_, &Timeline::scrubEnded, &transport_, &Transport::endScrub);
  connect(timeline_, &Timeline::frameChosen, &transport_, &Transport::seek);
  connect(timeline_, &Timeline::partChosen, this, [this](const PlayRange& part) { transport_.setRange(part); });
  connect(&transport_, &Transport::rangeChanged, this, [this] { timeline_->setPart(transport_.clock().range()); });
  connect(&transport_, &Transport::lastFrameChanged, this,
          [this] { timeline_->setLastFrame(transport_.clock().lastFrame()); });
  connect(&transport_, &Transport::peaksReady, timeline_, &Timeline::setPeaks);
  connect(&transport_, &Transport::moved, this, &TimelinePanel::showFrame);
  connect(&playback, &Playback::frameShown, this, &TimelinePanel::showFrame);
}

void TimelinePanel::connectActions(const WindowActions& actions) {
  connect(actions[ActionId::KeyBack], &QAction::triggered, this, [this] { stepKey(false); });
  connect(actions[ActionId::KeyForward], &QAction::triggered, this, [this] { stepKey(true); });
  connect(actions[ActionId::TimelineCloser], &QAction::triggered, this, [this] { timeline_->zoom(kZoom); });
  connect(actions[ActionId::TimelineFarther], &QAction::triggered, this, [this] { timeline_->zoom(1.0 / kZoom); });
  connect(actions[ActionId::TimelineWhole], &QAction::triggered, timeline_, &Timeline::showWhole);
  connect(actions[ActionId::TimelineEarlier], &QAction::triggered, this, [this] { timeline_->pan(-kPan); });
  connect(actions[ActionId::TimelineLater], &QAction::triggered, this, [this] { timeline_->pan(kPan); });
}

void TimelinePanel::stepKey(bool forward) {
  transport_.setPlaying(false);
  const KeyRow& row = rows_.steps();
  const double frame = transport_.frame();
  const auto key = forward ? keyBehind(row.frames, frame) : keyBefore(row.frames, frame);
  if (key && *key <= transport_.clock().lastFrame()) {
    transport_.seek(*key);
    emit said(tr("Key of %1: frame %2").arg(row.name).arg(*key));
  } else if (row.frames.empty()) {
    emit said(tr("%1: no keys").arg(row.name));
  } else {
    emit said(forward ? tr("%1: no key after this frame").arg(row.name)
                      : tr("%1: no key before this frame").arg(row.name));
  }
}

// While the dance plays, the user may look at another part; while it is paused, the shown frame is
// brought into view.
void TimelinePanel::showFrame() { timeline_->setFrame(transport_.frame(), !transport_.clock().playing()); }

void TimelinePanel::showScale() {
  const TimelineScale& scale = timeline_->scale();
  const QSignalBlocker quiet(scroll_);
  scroll_->setVisible(!scale.whole());
  scroll_->setRange(0, static_cast<int>(std::ceil(std::max(scale.lastFrame() - scale.seen(), 0.0))));
  scroll_->setPageStep(std::max(1, static_cast<int>(scale.seen())));
  scroll_->setSingleStep(std::max(1, static_cast<int>(scale.seen() / 10.0)));
  scroll_->setValue(static_cast<int>(scale.first()));
}

}  // namespace app
