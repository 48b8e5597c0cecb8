// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/export/model_terms.h"
#include "app/files/loaded_files.h"

namespace app {

/// Prints the terms of a model on standard error before it is exported: the beginning of its
/// comment, and where the rest stands.
void tellTerms(const LoadedModel& model, const ModelTerms& terms);

}  // namespace app
