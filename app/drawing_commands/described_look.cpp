// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/described_look.h"

#include <utility>

#include <fmt/format.h>

#include "app/description/background_word.h"
#include "app/image/image_file.h"
#include "app/scene/shader_source.h"
#include "pmx/base/printable.h"

namespace app {

base::Result<QColor> backgroundOf(const LookDescription& described) {
  if (described.background == kGradientWord) return QColor(Qt::white);
  const QColor colour(QString::fromStdString(described.background));
  if (colour.isValid()) return colour;
  return base::fail(base::ErrorCode::BadArgument,
                    fmt::format("--background: '{}' isn't a colour (a name, #rrggbb or #aarrggbb) or gradient",
                                base::printable(described.background)));
}

base::Result<void> applyLook(const LookDescription& described, const OpenContext& context, Missing missing,
                             FilmLook& look) {
  const auto background = backgroundOf(described);
  if (!background && missing == Missing::Fails) return tl::unexpected(background.error());
  look.background = background.value_or(QColor(Qt::white));
  look.gradient = described.background == kGradientWord ? Gradient::Light : Gradient::None;
  look.picture = described.picture;
  look.overlays = described.overlays;
  if (described.picture.backdrop.empty()) return {};
  auto backdrop = loadImageFile(described.picture.backdrop, context.bptcDecoder());
  if (!backdrop) context.note(backdrop.error());
  if (backdrop) look.backdrop = std::move(*backdrop);
  if (!backdrop && missing == Missing::Fails) return tl::unexpected(std::move(backdrop.error()));
  return {};
}

base::Result<void> checkOpenGl() {
  if (gpuLimits().usable()) return {};
  return base::fail(base::ErrorCode::CannotWrite, "no OpenGL 3.3 or later here");
}

}  // namespace app
