// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "app/inspect/properties.h"

namespace support {

/// Returns the value of the property with this name.
inline QString valueOf(const std::vector<app::Property>& properties, const char* name) {
  const auto at = std::ranges::find(properties, QString::fromLatin1(name), &app::Property::name);
  return at == properties.end() ? QStringLiteral("—none—") : at->value;
}

}  // namespace support
