// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QStringList>

namespace app {

/// Checks whether files still exist. A path on a lost network may take minutes to answer, so it is
/// checked on a thread for which nobody waits, neither a caller nor the end of the program.
class FilePresence : public QObject {
  Q_OBJECT
 public:
  using Look = std::function<bool(const QString&)>;
  /// `look` is called on another thread, also after this object's end. By default an archive's
  /// entry exists if the archive does.
  explicit FilePresence(Look look = {}, QObject* parent = nullptr);
  ~FilePresence() override;

  /// Checks these files, in this order, instead of those that are still pending.
  void look(const QStringList& files);

 signals:
  void told(const QString& file, bool there);

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace app
