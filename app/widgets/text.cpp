// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFile>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

#include "pmx/base/printable.h"

namespace app {
namespace {

// These are bytes; base::printable() has a limit of characters, which is larger.
constexpr std::size_t kPiece = 999;
constexpr std::size_t kMaxOfLines = 1U << 18;
constexpr qsizetype kLongestParagraph = 4000;

/// The texts of this file get their translation context from this struct.
struct TextWords {
  Q_DECLARE_TR_FUNCTIONS(app::TextWords)
};

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Returns the first bytes of UTF-8, in whole characters; at least one byte where there are any and
/// `most` isn't 0.
std::string_view head(std::string_view utf8, std::size_t most) {
  if (utf8.size() <= most) return utf8;
  std::size_t end = most;
  while (end > 0 && most - end < 3 && continues(utf8[end])) --end;
  // Text that isn't UTF-8 is cut anywhere.
  return utf8.substr(0, end == 0 || continues(utf8[end]) ? most : end);
}

/// Returns the last bytes of UTF-8, in whole characters.
std::string_view tail(std::string_view utf8, std::size_t most) {
  if (utf8.size() <= most) return utf8;
  std::size_t from = utf8.size() - most;
  while (from < utf8.size() && continues(utf8[from])) ++from;
  return utf8.substr(from);
}

/// Leaves the middle out, without cutting a surrogate pair.
QString cut(const QString& text, qsizetype most) {
  if (text.size() <= most) return text;
  qsizetype before = most * 2 / 3, after = most - before - 1;
  if (text[before - 1].isHighSurrogate()) --before;
  if (text[text.size() - after].isLowSurrogate()) --after;
  return text.first(before) + u'…' + text.last(after);
}

/// Returns all of the text as base::printable() gives it.
QString printed(std::string_view utf8) {
  QString text;
  while (!utf8.empty()) {
    const std::string_view piece = head(utf8, kPiece);
    text += QString::fromStdString(base::printable(piece));
    utf8.remove_prefix(piece.size());
  }
  return text;
}

}  // namespace

QString oneLine(std::string_view utf8) {
  // Only the ends of long text are read: each has more characters than are shown.
  const std::string_view first = head(utf8, kPiece);
  const QString text = printed(first) + printed(tail(utf8.substr(first.size()), kPiece));
  return cut(text.trimmed(), kLongestLine);
}

QString manyLines(std::string_view utf8) {
  utf8 = head(utf8, kMaxOfLines);
  QStringList lines;
  while (!utf8.empty()) {
    const std::size_t end = std::min(utf8.find_first_of("\r\n"), utf8.size());
    QString line;
    for (std::string_view rest = utf8.substr(0, end); !rest.empty();) {
      const std::size_t tab = std::min(rest.find('\t'), rest.size());
      line += printed(rest.substr(0, tab));
      // Comments set columns with tabs of various widths.
      if (tab < rest.size()) line += QStringLiteral("  ");
      rest.remove_prefix(std::min(tab + 1, rest.size()));
    }
    lines << cut(line, kLongestParagraph);
    utf8.remove_prefix(std::min(end + (utf8.substr(end).starts_with("\r\n") ? 2 : 1), utf8.size()));
  }
  return lines.join(u'\n').trimmed();
}

QString plainToolTip(const QString& plain) {
  return plain.isEmpty() ? QString()
                         : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(plain.toHtmlEscaped());
}

QString actionText(const QString& plain) {
  return QString(plain).replace(u'&', QStringLiteral("&&")).replace(u'\t', u' ');
}

QString enumerated(const QStringList& things) { return things.join(TextWords::tr(", ", "between things in a list")); }

QString inSequence(const QStringList& sentences) {
  return sentences.join(TextWords::tr(". ", "between two sentences; the last has no full stop"));
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
    // It is decoded by hand, because QUrl::toLocalFile() loses bytes that aren't UTF-8.
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
