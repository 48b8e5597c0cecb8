// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// From now on what Qt can't go on after is one line on standard error and exit status 1, instead of SIGABRT; so are a
/// display that goes away and a thread that the system doesn't give, for which Qt would wait. The last act
/// (app/display/last_act.h) comes before that. Qt's warnings while its application starts are kept back: if it doesn't, the
/// first says why. Others appear on standard error as Qt has them, printable.
void catchQtsEnd();

/// How many of OpenGL's own messages of a severity above a notification appeared on standard error, where ODORI_GL_DEBUG
/// asks for them (app/scene/gl_debug.h). Notifications aren't shown.
[[nodiscard]] std::size_t openGlMessages();

}  // namespace app
