// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include "app/show/outside_parent.h"
#include "app/vmc/vmc_choice.h"
#include "app/vmc/vmc_stream.h"

namespace app {

class Document;
class Playback;
class Transport;
struct LoadedModel;

/// This sends what an actor of the window's show does by the VMC protocol: its pose and its
/// expressions at the transport's frame, at a chosen rate, while the dance plays and while it
/// doesn't. It works beside the event loop and waits for nobody. Without being started it does
/// nothing.
class LiveSender : public QObject {
  Q_OBJECT
 public:
  LiveSender(const Document& document, const Transport& transport, Playback& playback, QObject* parent = nullptr);

  /// Sends an actor from now on, in place of what was sent before. Errors: BadArgument where it
  /// doesn't exist, those of VmcStream::open(); then nothing is sent.
  [[nodiscard]] base::Result<void> start(ActorId actor, const VmcChoice& choice);
  void stop();
  [[nodiscard]] bool running() const { return stream_.has_value(); }
  [[nodiscard]] const VmcChoice& choice() const { return choice_; }

 signals:
  /// Sending began or ended.
  void changed();
  /// Sending ended by itself: the reason in one line; empty where the actor is gone. It comes from
  /// the event loop, after changed() and after what made the actor go is done.
  void ended(const QString& reason);

 private:
  void send();
  void followModel();
  void endBecause(const QString& reason);

  const Document& document_;
  const Transport& transport_;
  Playback& playback_;
  VmcChoice choice_;
  ActorId actor_ = 0;
  std::shared_ptr<const LoadedModel> model_;
  std::optional<VmcStream> stream_;
  QElapsedTimer since_;  // the first pose
  std::uint64_t sent_ = 0;
  QTimer next_;
};

}  // namespace app
