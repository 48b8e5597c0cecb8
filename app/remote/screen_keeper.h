// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QDBusConnection>
#include <QObject>
#include <QString>

namespace app {

class ControlledPlayer;

/// This keeps the screen awake while a dance plays in full screen, and at no other time: by the
/// desktop's portal (org.freedesktop.portal.Inhibit), or by org.freedesktop.ScreenSaver where there
/// is no portal. Where there is neither, the screen does as it does. What is held ends with the
/// connection to the bus, whatever happens to the program.
class ScreenKeeper : public QObject {
  Q_OBJECT
 public:
  /// The player outlives it.
  ScreenKeeper(const QDBusConnection& bus, ControlledPlayer& player, QObject* parent = nullptr);
  ~ScreenKeeper() override;

  [[nodiscard]] bool keepsAwake() const { return held_ != Held::Nothing; }

 private:
  enum class Held : std::uint8_t { Nothing, ByPortal, ByScreenSaver };

  void follow();
  void askPortal();
  void askScreenSaver();
  void release();

  QDBusConnection bus_;
  ControlledPlayer& player_;
  bool wanted_ = false;
  bool asking_ = false;  // an answer is on its way
  Held held_ = Held::Nothing;
  QString handle_;            // of the portal's request
  std::uint32_t cookie_ = 0;  // of the screen saver
};

}  // namespace app
