// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QUrl>

namespace support {

/// This class replaces the desktop's opener of folders (QDesktopServices::setUrlHandler() with
/// "open").
class OpenedUrls : public QObject {
  Q_OBJECT
 public slots:
  void open(const QUrl& url) { last = url; }

 public:
  QUrl last;
};

}  // namespace support
