// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/text.h"

#include <QFile>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

#include "app/player/printable.h"

namespace app {
namespace {

constexpr std::size_t kMostBytes = 4 * static_cast<std::size_t>(kLongestLine);  // of UTF-8: 400 characters and more
constexpr std::size_t kMostOfLines = 1U << 18;
constexpr qsizetype kLongestParagraph = 4000;

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The first bytes of UTF-8, whole characters.
std::string_view head(std::string_view utf8, std::size_t most) {
  if (utf8.size() <= most) return utf8;
  while (most > 0 && continues(utf8[most])) --most;
  return utf8.substr(0, most);
}

/// The last bytes of UTF-8, whole characters.
std::string_view tail(std::string_view utf8, std::size_t most) {
  if (utf8.size() <= most) return utf8;
  std::size_t from = utf8.size() - most;
  while (from < utf8.size() && continues(utf8[from])) ++from;
  return utf8.substr(from);
}

/// The middle left out, never half of a pair.
QString cut(const QString& text, qsizetype most) {
  if (text.size() <= most) return text;
  qsizetype before = most * 2 / 3, after = most - before - 1;
  if (text[before - 1].isHighSurrogate()) --before;
  if (text[text.size() - after].isLowSurrogate()) --after;
  return text.first(before) + u'…' + text.last(after);
}

}  // namespace

QString oneLine(std::string_view utf8) {
  // Megabytes aren't looked at for a line.
  std::string text(utf8.substr(0, 2 * kMostBytes));
  if (utf8.size() > 2 * kMostBytes) text = std::string(head(utf8, kMostBytes)).append(tail(utf8, kMostBytes));
  return cut(QString::fromStdString(printable(text)).trimmed(), kLongestLine);
}

QString manyLines(std::string_view utf8) {
  QStringList lines;
  for (const std::string& line : printableLines(head(utf8, kMostOfLines)))
    lines << cut(QString::fromStdString(line), kLongestParagraph);
  return lines.join(u'\n').trimmed();
}

QString plainToolTip(const QString& plain) {
  return plain.isEmpty() ? QString()
                         : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(plain.toHtmlEscaped());
}

QString actionText(const QString& plain) {
  return QString(plain).replace(u'&', QStringLiteral("&&")).replace(u'\t', u' ');
}

QString titleText(const QString& plain) {
  return QString(plain).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
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
    if (!bytes.isEmpty() && !bytes.contains('\0')) files.emplace_back(bytes.toStdString());
  }
  return files;
}

QString shownTime(double frame) {
  const auto tenths = static_cast<qint64>(frame / 3.0);  // 30 frames a second
  return QStringLiteral("%1:%2.%3").arg(tenths / 600).arg(tenths / 10 % 60, 2, 10, QLatin1Char('0')).arg(tenths % 10);
}

}  // namespace app
