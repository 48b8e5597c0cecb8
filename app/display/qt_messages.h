// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// From now on an error after which Qt can't go on gives one line on standard error and exit status
/// 1, instead of SIGABRT. A lost display and a thread that the system refuses, for which Qt would
/// wait, do the same. The last act (app/display/last_act.h) comes before. Qt's warnings while its
/// application starts are held back: if the start fails, the first one gives the reason. Others
/// appear on standard error as Qt writes them, made printable.
void catchQtsEnd();

/// Returns how many faults OpenGL reported, where ODORI_GL_DEBUG asks for its messages
/// (app/scene/gl_debug.h): those above the severity of a notification that aren't advice on speed.
/// Advice appears on standard error like faults; notifications don't.
[[nodiscard]] std::size_t openGlMessages();

}  // namespace app
