// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QUrl>

namespace support {

/// Stands for what opens folders on a desktop (QDesktopServices::setUrlHandler() with "open").
class OpenedUrls : public QObject {
  Q_OBJECT
 public slots:
  void open(const QUrl& url) { last = url; }

 public:
  QUrl last;
};

}  // namespace support
