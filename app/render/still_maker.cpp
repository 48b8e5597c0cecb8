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
  const bool any = working();
  turn_.stop();
  drawing_.reset();
  *unwanted_ = true;
  unwanted_ = std::make_shared<std::atomic<bool>>(false);
  making_ = 0;
  if (any) emit dropped();
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

/// Hands the picture to the thread. Qt 3D's part ends here, on its own thread.
void StillMaker::make() {
  auto drawn = std::exchange(drawing_, std::nullopt);
  ++making_;
  thread_.start([this, picture = drawn->drawing->take(), samples = drawn->drawing->samples(),
                 make = std::move(drawn->make), end = std::move(drawn->end), unwanted = unwanted_] {
    base::Result<Picture> made = base::fail(base::ErrorCode::CannotWrite, "no memory for the picture");
    try {
      if (*unwanted) return;
      const Picture whole = shrink(picture, samples);
      const auto done = make ? make(whole) : base::Result<void>();
      made = done ? base::Result<Picture>(whole) : tl::unexpected(done.error());
    } catch (const std::exception&) {  // no memory, as it says already
    }
    QMetaObject::invokeMethod(
        this,
        [this, made = std::move(made), end, unwanted] {
          if (*unwanted) return;
          --making_;
          if (end) end(made);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace app
