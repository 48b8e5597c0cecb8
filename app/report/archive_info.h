// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "app/tree/archive_tree.h"

namespace app {

/// Returns what `odori info` prints about an archive, for people and as one JSON object: `format`,
/// `encoding` (of its names), `encodingBy`, `entries` (each an object: `name`, `size` in bytes,
/// `folder`, `encrypted`, `left`: why it is left out or can't be read, else null), `models`,
/// `motions`, `poses`, `accessories`, `sounds` (names; in an inner archive `in.zip!name`),
/// `issues`. For people, control characters of a terminal appear as U+FFFD. Both end with a line
/// break.
[[nodiscard]] std::string infoText(const std::shared_ptr<const ArchiveTree>& archive);
[[nodiscard]] std::string infoJson(const std::shared_ptr<const ArchiveTree>& archive);

}  // namespace app
