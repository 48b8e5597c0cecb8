// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/file_patterns.h"

#include <QStringList>

namespace app {

QString patternsOf(const std::vector<std::string_view>& endings) {
  QStringList patterns;
  for (const std::string_view each : endings) {
    const QString ending = QString::fromLatin1(each.data(), static_cast<qsizetype>(each.size()));
    patterns << QStringLiteral("*.") + ending << QStringLiteral("*.") + ending.toUpper();
  }
  return patterns.join(u' ');
}

}  // namespace app
