// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QDBusConnection>

class QObject;

namespace app {

/// Connects to the user's session bus on another thread, since a bus may take long to answer, and
/// hands the connection to `take` on the thread of `context`, whose event loop must run. Nothing
/// happens where there is no bus, and where the context is gone by then. None is started, and
/// nothing is said.
void findSessionBus(QObject& context, std::function<void(const QDBusConnection& bus)> take);

}  // namespace app
