// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <gtest/gtest.h>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>

namespace support {

/// Returns the values in a file of settings, as Qt's reader of JSON has them: the program uses
/// another one. There are none where the file doesn't exist.
inline QVariantMap storedValues(const std::filesystem::path& file) {
  QFile stored(QString::fromStdString(file.string()));
  if (!stored.open(QIODevice::ReadOnly)) return {};
  QJsonParseError error;
  const auto json = QJsonDocument::fromJson(stored.readAll(), &error);
  EXPECT_EQ(error.error, QJsonParseError::NoError) << error.errorString().toStdString();
  return json.object().toVariantMap();
}

/// Sets values in a file of settings, and leaves the others.
inline void storeValues(const std::filesystem::path& file, const QVariantMap& values) {
  QVariantMap all = storedValues(file);
  all.insert(values);
  std::filesystem::create_directories(file.parent_path());
  QFile stored(QString::fromStdString(file.string()));
  ASSERT_TRUE(stored.open(QIODevice::WriteOnly));
  stored.write(QJsonDocument(QJsonObject::fromVariantMap(all)).toJson());
}

/// Makes the windows of this process keep their settings below a folder; returns their file.
inline std::filesystem::path keepSettingsIn(const QString& folder) {
  qputenv("XDG_CONFIG_HOME", folder.toUtf8());
  return std::filesystem::path(folder.toStdString()) / "odori" / "settings.json";
}

}  // namespace support
