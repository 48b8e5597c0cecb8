// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/name_lines.h"

#include <algorithm>

#include "app/language/speech.h"
#include "app/widgets/text.h"
#include "pmx/names/name_reading.h"

namespace app {
namespace {

bool speaksJapanese() { return spoken() == QLatin1String("ja"); }

bool isAscii(const std::string& text) {
  return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

}  // namespace

NameLines nameLines(const base::Text& name, const base::Text& english, const QString& otherwise) {
  NameLines lines{oneLine(name.utf8), {}};
  const bool more = pmx::saysMore(english.utf8, name.utf8);
  if (lines.name.isEmpty()) return {more ? oneLine(english.utf8) : otherwise, {}};
  if (more) {
    lines.readable = oneLine(english.utf8);
  } else if (!speaksJapanese()) {
    lines.readable = oneLine(pmx::readName(name.utf8).english);
  }
  return lines;
}

NameLines nameLines(const base::Text& name) { return nameLines(name, {}, {}); }

QString inOneLine(const NameLines& lines) {
  return lines.readable.isEmpty() ? lines.name : QStringLiteral("%1 (%2)").arg(lines.name, lines.readable);
}

bool mayBeReadable(const base::Text& name, const base::Text& english) {
  if (name.utf8.empty()) return false;
  return (!english.utf8.empty() && english.utf8 != name.utf8) || (!speaksJapanese() && !isAscii(name.utf8));
}

QString searchedNames(const base::Text& name, const base::Text& english) {
  const pmx::NameReading read = pmx::readName(name.utf8);
  QString all = oneLine(name.utf8);
  if (!english.utf8.empty() && english.utf8 != name.utf8) all += u'\n' + oneLine(english.utf8);
  if (!read.english.empty()) all += u'\n' + oneLine(read.english) + u'\n' + QString::fromStdString(read.typed);
  return all;
}

bool readsKanji() { return speaksJapanese() || spoken() == QLatin1String("zh_CN"); }

}  // namespace app
