// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/still_maker.h"

#include <cassert>
#include <cerrno>
#include <exception>
#include <new>
#include <utility>

#include "app/film/shrink.h"
#include "pmx/base/file.h"

namespace app {

base::Result<Picture> drawnAtOnce(StillDrawing& drawing) {
  for (bool more = true; more;) {
    const auto stepped = drawing.step();
    if (!stepped) return tl::unexpected(stepped.error());
    more = *stepped;
  }
  return shrink(drawing.take(), drawing.samples());
}

StillMaker::StillMaker(QObject* parent) : QObject(parent) {
  turn_.setSingleShot(true);
  turn_.setInterval(0);
  connect(&turn_, &QTimer::timeout, this, &StillMaker::step);
  thread_.setMaxThreadCount(1);
}

StillMaker::~StillMaker() {
  blockSignals(true);
  drop();
  thread_.waitForDone();
}

void StillMaker::start(Wanted wanted) {
  assert(!drawing());
  drawing_ = std::move(wanted);
  turn_.start();
}

void StillMaker::drop() {
  turn_.stop();
  if (!drawing_) return;
  drawing_.reset();
  emit dropped();
}

void StillMaker::step() {
  if (!drawing_) return;
  StillDrawing& of = *drawing_->drawing;
  try {
    const auto more = of.step();
    if (!more) return fail(more.error());
    if (!*more) return make();
  } catch (const std::bad_alloc&) {  // exceptions may not leave through Qt's event loop
    return fail(base::makeError(base::ErrorCode::CannotWrite, "no memory for the picture"));
  }
  turn_.start();
  emit progressed(of.done());  // a listener may drop it
}

void StillMaker::fail(const base::Error& why) {
  const auto failed = std::exchange(drawing_, std::nullopt);
  if (failed->end) failed->end(tl::unexpected(why));
}

/// Hands the picture to the thread. Qt 3D's part ends here, on its own thread. Until the picture
/// counts as handed over, memory may end, and step() says so.
void StillMaker::make() {
  thread_.start([this, picture = drawing_->drawing->take(), samples = drawing_->drawing->samples(),
                 make = drawing_->make, end = drawing_->end] {
    base::Result<Picture> made = base::fail(base::ErrorCode::CannotWrite, "no memory for the picture");
    try {
      const Picture whole = shrink(picture, samples);
      const auto done = make ? make(whole) : base::Result<void>();
      made = done ? base::Result<Picture>(whole) : tl::unexpected(done.error());
    } catch (const std::exception&) {  // no memory, as it says already
    }
    QMetaObject::invokeMethod(
        this,
        [this, made = std::move(made), end] {
          --making_;
          if (end) end(made);
        },
        Qt::QueuedConnection);
  });
  ++making_;
  drawing_.reset();
  emit drawn();
}

}  // namespace app
