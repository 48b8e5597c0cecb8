// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/live_sender.h"

#include <algorithm>
#include <cmath>

#include "app/document/document.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/widgets/text.h"
#include "pmx/base/frames.h"

namespace app {

LiveSender::LiveSender(const Document& document, const Transport& transport, Playback& playback, QObject* parent)
    : QObject(parent), document_(document), transport_(transport), playback_(playback) {
  next_.setSingleShot(true);
  next_.setTimerType(Qt::PreciseTimer);
  connect(&next_, &QTimer::timeout, this, &LiveSender::send);
  connect(&document_, &Document::actorsChanged, this, &LiveSender::followModel);
}

base::Result<void> LiveSender::start(ActorId actor, const VmcChoice& choice) {
  stop();
  const DocumentActor* of = document_.state().find(actor);
  if (of == nullptr) return tl::unexpected(base::badArgument("there is no such model"));
  auto stream = VmcStream::open(*of->model, choice.to);
  if (!stream) return tl::unexpected(stream.error());
  stream_.emplace(std::move(*stream));
  model_ = of->model;
  actor_ = actor;
  choice_ = choice;
  sent_ = 0;
  since_.start();
  next_.start(0);
  emit changed();
  return {};
}

void LiveSender::stop() {
  if (!running()) return;
  next_.stop();
  stream_.reset();
  model_.reset();
  emit changed();
}

void LiveSender::endBecause(const QString& reason) {
  stop();
  QMetaObject::invokeMethod(
      this, [this, reason] { emit ended(reason); }, Qt::QueuedConnection);
}

/// A model that was read again has other bones.
void LiveSender::followModel() {
  if (!running()) return;
  const DocumentActor* of = document_.state().find(actor_);
  if (of == nullptr) return endBecause(QString());
  if (of->model == model_) return;
  auto stream = VmcStream::open(*of->model, choice_.to);
  if (!stream) return endBecause(oneLine(base::describe(stream.error())));
  stream_.emplace(std::move(*stream));
  model_ = of->model;
}

void LiveSender::send() {
  const ActorFrame* frame = playback_.frameNow(actor_, 1.0 / choice_.rate);
  if (frame == nullptr) return endBecause(QString());
  const auto seconds = static_cast<float>(transport_.frame() / base::kFramesPerSecond);
  if (const auto sent = stream_->send(*frame, seconds); !sent) return endBecause(oneLine(base::describe(sent.error())));
  const auto elapsed = [this] { return static_cast<double>(since_.nsecsElapsed()) * 1e-9; };
  sent_ = nextPose(sent_, elapsed(), choice_.rate);
  const double wait = static_cast<double>(sent_) / choice_.rate - elapsed();
  next_.start(std::max(0, static_cast<int>(std::ceil(wait * 1e3))));
}

}  // namespace app
