// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/ik_course.h"

#include <QElapsedTimer>
#include <QTimer>

namespace app {
namespace {

constexpr int kRest = 200;  // milliseconds without a change before it begins
constexpr int kSlice = 4;   // milliseconds of work at a time
constexpr int kPause = 12;  // milliseconds between

}  // namespace

IkCourse::IkCourse(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection), rest_(new QTimer(this)), slices_(new QTimer(this)) {
  rest_->setSingleShot(true);
  rest_->setInterval(kRest);
  slices_->setInterval(kPause);
  connect(rest_, &QTimer::timeout, slices_, qOverload<>(&QTimer::start));
  connect(slices_, &QTimer::timeout, this, &IkCourse::work);
  connect(&document_, &Document::actorsChanged, this, &IkCourse::again);
  connect(&document_, &Document::motionsChanged, this, &IkCourse::again);
  connect(&selection_, &Selection::actorChanged, this, &IkCourse::again);
  const auto ifSelected = [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) again();
  };
  connect(&document_, &Document::switchesChanged, this, ifSelected);
  connect(&document_, &Document::editsChanged, this, ifSelected);
}

void IkCourse::setWanted(const QObject* who, bool wanted) {
  if (wantedBy_.contains(who) == wanted) return;
  if (wanted) {
    wantedBy_.append(who);
  } else {
    wantedBy_.removeOne(who);
  }
  if (wantedBy_.isEmpty()) {
    rest_->stop();
    slices_->stop();
  } else if (stale_ || (course_ && !course_->done())) {
    rest_->start();
  }
}

void IkCourse::again() {
  stale_ = true;
  slices_->stop();
  if (!wantedBy_.isEmpty()) rest_->start();
}

void IkCourse::work() {
  if (std::exchange(stale_, false)) {
    const Actor* actor = document_.show().actor(selection_.actor());
    course_.reset();
    // An attached actor would need the actors to which it is attached.
    if (actor != nullptr && !actor->skeleton().chains.empty() && actor->switches().outsideParents.empty())
      course_ = std::make_unique<ChainCourse>(*actor);
  }
  QElapsedTimer timer;
  timer.start();
  bool more = course_ != nullptr;
  while (more && timer.elapsed() < kSlice) more = course_->makeNext();
  if (!more) slices_->stop();
  emit changed();
}

}  // namespace app
