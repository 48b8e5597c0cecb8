// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include "app/description/open_show.h"
#include "app/render/scene_pictures.h"

namespace app {

/// Returns a described look's background, with its alpha. Errors: BadArgument where it isn't a
/// colour.
[[nodiscard]] base::Result<QColor> backgroundOf(const LookDescription& described);

/// Sets what a description says of a look: background, picture options, and the picture behind
/// everything, which is read. Its camera depends on the show and is left alone. Errors, with
/// Missing::Fails: those of backgroundOf() and of loadImageFile(). With Missing::IsListed the
/// background is white then, and there is no picture.
[[nodiscard]] base::Result<void> applyLook(const LookDescription& described, const OpenContext& context,
                                           Missing missing, FilmLook& look);

/// Returns CannotWrite where there is no OpenGL that can draw a show.
[[nodiscard]] base::Result<void> checkOpenGl();

}  // namespace app
