// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/film_name.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>

namespace app {
namespace {

constexpr qsizetype kMaxDigits = 9;  // in a picture's number
constexpr std::array kEndings{".png", ".jpg", ".webp", "_#####.png", ".mp4", ".webm", ".gif"};

const QRegularExpression& signs() {
  static const QRegularExpression found(QStringLiteral("(#+)(\\.[^./#]*)?$"));
  return found;
}

/// Matches a number's place before an ending, as `odori render` does.
const QRegularExpression& pattern() {
  static const QRegularExpression found(QStringLiteral("%(?:0[1-9])?d(?=\\.[^./]*$)"));
  return found;
}

}  // namespace

bool isStill(FilmFile kind) { return kind == FilmFile::Still || kind == FilmFile::Jpeg || kind == FilmFile::Webp; }

QString endingOf(FilmFile kind) { return QLatin1String(kEndings[static_cast<std::size_t>(kind)]); }

std::optional<FilmFile> kindOfName(const QString& name) {
  const auto ends = [&name](const char* ending) { return name.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
  if (ends(".png")) {
    const bool sequence = signs().match(name).hasMatch() || pattern().match(name).hasMatch();
    return sequence ? FilmFile::Pictures : FilmFile::Still;
  }
  if (ends(".jpeg")) return FilmFile::Jpeg;
  for (const FilmFile kind : {FilmFile::Jpeg, FilmFile::Webp, FilmFile::Mp4, FilmFile::Webm, FilmFile::Gif})
    if (ends(kEndings[static_cast<std::size_t>(kind)])) return kind;
  return {};
}

QString nameFor(FilmFile kind, const QString& name) {
  const auto before = kindOfName(name);
  if (before == kind) return name;
  QString stem = name;
  if (before) stem.truncate(stem.lastIndexOf(u'.'));
  static const QRegularExpression number(QStringLiteral("_?(#+|%(0[1-9])?d)$"));
  if (before == FilmFile::Pictures) stem.remove(number);
  return stem + endingOf(kind);
}

QString patternOf(const QString& name) {
  const auto found = signs().match(name);
  if (!found.hasMatch()) return name;
  const auto digits = std::min<qsizetype>(found.capturedLength(1), kMaxDigits);
  return QString(name).replace(found.capturedStart(1), found.capturedLength(1), "%0" + QString::number(digits) + u'd');
}

QString withNumberSigns(QString text) {
  static const QRegularExpression pattern(QStringLiteral("%0([1-9])d"));
  for (auto found = pattern.match(text); found.hasMatch(); found = pattern.match(text))
    text.replace(found.capturedStart(), found.capturedLength(), QString(found.captured(1).toInt(), u'#'));
  return text;
}

}  // namespace app
