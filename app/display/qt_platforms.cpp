// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/qt_platforms.h"

#include <QtGui/private/qtguiglobal_p.h>
#include <qpa/qplatformintegrationfactory_p.h>
#include <QString>
#include <QStringList>

namespace app {

bool hasQtPlatform(const std::string& name) {
  const auto folder = qEnvironmentVariable("QT_QPA_PLATFORM_PLUGIN_PATH");
  return QPlatformIntegrationFactory::keys(folder).contains(QString::fromStdString(name), Qt::CaseInsensitive);
}

}  // namespace app
