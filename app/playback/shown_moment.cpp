// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/shown_moment.h"

#include <utility>

namespace app {

ShownMoment::ShownMoment(std::function<QImage()> taker, QObject* parent) : QObject(parent), taker_(std::move(taker)) {
  moment_.setSingleShot(true);
  moment_.setInterval(kMomentMs);
  connect(&moment_, &QTimer::timeout, this, &ShownMoment::take);
}

void ShownMoment::seen() {
  if (on_ && !std::exchange(seen_, true)) moment_.start();
}

void ShownMoment::leave() {
  moment_.stop();
  if (std::exchange(seen_, false)) take();
}

void ShownMoment::take() {
  const QImage picture = taker_();
  if (!picture.isNull()) emit taken(picture);
}

}  // namespace app
