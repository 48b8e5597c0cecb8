// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/file_presence.h"

#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "app/tree/file_tree.h"
#include "app/widgets/text.h"

namespace app {

struct FilePresence::Shared {
  std::mutex mutex;
  FilePresence* asker = nullptr;  // null: the asker is gone
  QStringList waiting;
  bool running = false;
  Look look;

  /// Returns the next file to check; empty: the thread ends.
  QString next() {
    const std::lock_guard lock(mutex);
    running = asker != nullptr && !waiting.isEmpty();
    return running ? waiting.takeFirst() : QString();
  }

  void tell(const QString& file, bool there) {
    const std::lock_guard lock(mutex);
    if (asker == nullptr) return;
    QMetaObject::invokeMethod(
        asker, [to = asker, file, there] { emit to->told(file, there); }, Qt::QueuedConnection);
  }
};

FilePresence::FilePresence(Look look, QObject* parent) : QObject(parent), shared_(std::make_shared<Shared>()) {
  shared_->asker = this;
  shared_->look = look ? std::move(look) : [](const QString& file) {
    std::error_code failed;
    return std::filesystem::exists(diskFileOf(toPath(file)), failed);
  };
}

FilePresence::~FilePresence() {
  const std::lock_guard lock(shared_->mutex);
  shared_->asker = nullptr;
}

void FilePresence::look(const QStringList& files) {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->waiting = files;
    if (files.isEmpty() || std::exchange(shared_->running, true)) return;
  }
  try {
    std::thread([shared = shared_] {
      for (QString file = shared->next(); !file.isEmpty(); file = shared->next())
        shared->tell(file, shared->look(file));
    }).detach();
  } catch (const std::system_error&) {  // no thread available: there is no answer
    const std::lock_guard lock(shared_->mutex);
    shared_->running = false;
  }
}

}  // namespace app
