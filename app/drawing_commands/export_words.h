// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "app/exporter/export_request.h"

namespace app {

/// Returns one line about a written file: what is in it, and its size.
[[nodiscard]] std::string describeExport(const ExportRequest& request, const ExportSummary& summary);

/// Returns one line about the keys that were left out within a tolerance.
[[nodiscard]] std::string describeKeys(const ExportSummary& summary);

/// Returns what there is after a stop, of so many files.
[[nodiscard]] std::string describeFinished(std::size_t finished, std::size_t files);

}  // namespace app
