// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/picture_name.h"

#include <cmath>

#include "app/widgets/text.h"

namespace app {
namespace {

// These are characters of at most four bytes; a file's name may have 255 bytes.
constexpr qsizetype kLongestName = 60;
constexpr int kMaxTried = 10000;

bool mayStand(QChar letter) {
  return letter.isPrint() && !letter.isSpace() && !QStringLiteral("/\\:*?\"<>|%").contains(letter);
}

}  // namespace

QString plainFileName(const QString& name) {
  QString plain;
  for (const QChar letter : name) {
    if (letter.isSurrogate() || mayStand(letter)) {
      plain += letter;
    } else if (!plain.endsWith(u'_')) {
      plain += u'_';
    }
    if (plain.size() >= kLongestName && !letter.isHighSurrogate()) break;
  }
  return plain;
}

QString pictureStem(const QString& name, double frame) {
  const QString plain = plainFileName(name);
  const auto whole = std::isfinite(frame) ? static_cast<qint64>(std::floor(frame)) : 0;
  return plain.isEmpty() ? QStringLiteral("odori-%1").arg(whole) : QStringLiteral("odori-%1-%2").arg(plain).arg(whole);
}

std::filesystem::path freePath(const std::filesystem::path& folder, const QString& stem, const QString& ending) {
  for (int number = 1; number <= kMaxTried; ++number) {
    const QString name = number == 1 ? stem : QStringLiteral("%1-%2").arg(stem).arg(number);
    const std::filesystem::path path = folder / toPath(name + ending);
    std::error_code failed;
    // A dangling link counts as taken, too.
    if (std::filesystem::symlink_status(path, failed).type() == std::filesystem::file_type::not_found) return path;
  }
  return {};
}

}  // namespace app
