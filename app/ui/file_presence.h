// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QStringList>

namespace app {

/// Whether files are still there. A path of a network that is gone may take minutes to tell, so it is looked at on a thread
/// that nobody waits for, neither a caller nor the end of the program.
class FilePresence : public QObject {
  Q_OBJECT
 public:
  using Look = std::function<bool(const QString&)>;
  /// `look` is called on another thread, also after this object's end: an archive's entry is there where the archive is,
  /// unless tests say otherwise.
  explicit FilePresence(Look look = {}, QObject* parent = nullptr);
  ~FilePresence() override;

  /// These are looked at, in this order, instead of those that weren't yet.
  void look(const QStringList& files);

 signals:
  void told(const QString& file, bool there);

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace app
