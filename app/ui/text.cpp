// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/text.h"

#include <QFile>
#include <QMimeData>
#include <QUrl>

namespace app {
namespace {

constexpr qsizetype kLongestLine = 400;

}  // namespace

QString oneLine(std::string_view utf8) {
  const auto bytes = static_cast<qsizetype>(utf8.size());
  QString line = QString::fromUtf8(utf8.data(), std::min(bytes, 4 * kLongestLine));
  for (QChar& c : line) {
    // Format characters include those that turn the direction of all text after them.
    if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format || c == QChar::LineSeparator ||
        c == QChar::ParagraphSeparator) {
      c = u' ';
    }
  }
  if (line.size() > kLongestLine) line = line.left(kLongestLine - 1) + u'…';
  return line.trimmed();
}

std::filesystem::path toPath(const QString& text) { return {QFile::encodeName(text).toStdString()}; }

QString shownPath(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

QString shownName(const std::filesystem::path& path) { return oneLine(path.filename().string()); }

std::vector<std::filesystem::path> localFiles(const QMimeData& dragged) {
  std::vector<std::filesystem::path> files;
  for (const QUrl& url : dragged.urls()) {
    if (!url.isLocalFile()) continue;
    // Decoded by hand, because QUrl::toLocalFile() loses bytes that aren't UTF-8.
    const QByteArray bytes = QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1());
    if (!bytes.isEmpty()) files.emplace_back(bytes.toStdString());
  }
  return files;
}

QString shownTime(double frame) {
  const auto tenths = static_cast<qint64>(frame / 3.0);  // 30 frames a second
  return QStringLiteral("%1:%2.%3").arg(tenths / 600).arg(tenths / 10 % 60, 2, 10, QLatin1Char('0')).arg(tenths % 10);
}

}  // namespace app
