// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include <QString>

#include "app/export/model_terms.h"
#include "app/exporter/export_request.h"

namespace app {

/// Returns a format's name for the list of formats, with its ending.
[[nodiscard]] QString exportKindTitle(ExportKind kind);
/// Returns a sentence: what is in such a file, and for which programs it is.
[[nodiscard]] QString exportKindMeaning(ExportKind kind);
/// Returns the file dialog's filter for a format.
[[nodiscard]] QString exportKindFilter(ExportKind kind);

/// Returns a size as people read it: "2.6 MB" for 2,600,000 bytes.
[[nodiscard]] QString sizeText(std::uint64_t bytes);

/// Returns a sentence about an exported file: "a.glb saved: 2.6 MB, 1 model, 2 clips, 301 frames".
[[nodiscard]] QString exportedSentence(const QString& name, ExportKind kind, const ExportSummary& summary);

/// Returns all words of a model's maker, each below the name of what it is from, and below them
/// what of them is missing here: the losses of modelTerms(). Where there are none, that is said.
[[nodiscard]] QString termsText(const ModelTerms& terms, const Losses& losses);

}  // namespace app
