// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/drawing_commands/export_task.h"
#include "app/export/model_terms.h"

namespace app {

/// Prints the terms of the models on standard error before they are exported: the beginning of each
/// one's comment, and where the rest stands. Returns them, one per model.
[[nodiscard]] std::vector<ModelTerms> tellTerms(const ExportTask& task);

}  // namespace app
