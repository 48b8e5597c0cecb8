// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "app/inspect/properties.h"
#include "app/widgets/name_lines.h"
#include "pmx/model/model.h"

namespace app {

// These return names and kinds as text, in one line each, and "—" for indices that the model
// doesn't have.
[[nodiscard]] NameLines bodyNameLines(const pmx::Model& model, std::int32_t body);
[[nodiscard]] QString bodyName(const pmx::Model& model, std::int32_t body);
[[nodiscard]] QString jointName(const pmx::Model& model, std::int32_t joint);
[[nodiscard]] QString bodyModeName(std::uint8_t mode);    ///< as stored
[[nodiscard]] QString jointKindName(std::uint8_t kind);   ///< as stored
[[nodiscard]] QString softShapeName(std::uint8_t shape);  ///< as stored

/// These return all properties of one of them. The index must be the model's.
[[nodiscard]] std::vector<Property> bodyProperties(const pmx::Model& model, std::int32_t body);
[[nodiscard]] std::vector<Property> jointProperties(const pmx::Model& model, std::int32_t joint);
[[nodiscard]] std::vector<Property> softBodyProperties(const pmx::Model& model, std::int32_t soft);

}  // namespace app
