// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/file_drops.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QWindow>

#include "app/widgets/text.h"

namespace app {

void FileDrops::take(QWidget& on) {
  on.setAcceptDrops(true);
  for (QLineEdit* field : on.findChildren<QLineEdit*>()) field->setAcceptDrops(false);
  on.installEventFilter(this);
}

void FileDrops::take(QWindow& on) { on.installEventFilter(this); }

bool FileDrops::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::DragLeave) {
    emit held(false);
    return true;
  }
  if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
    return QObject::eventFilter(watched, event);
  auto* drop = static_cast<QDropEvent*>(event);
  const auto files = drop->mimeData() == nullptr ? std::vector<std::filesystem::path>() : localFiles(*drop->mimeData());
  if (files.empty()) {
    drop->ignore();
    return true;
  }
  drop->acceptProposedAction();
  if (type == QEvent::DragEnter) emit held(true);
  if (type != QEvent::Drop) return true;
  emit held(false);
  emit dropped(files);
  return true;
}

}  // namespace app
