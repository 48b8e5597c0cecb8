// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/show/frame.h"
#include "pmx/base/result.h"

namespace app {

/// This text describes for people what parseFrameList() accepts.
inline constexpr const char* kFrameListForms = "0,30,100.5 or START:END:STEP (END included), 30 a second";

/// Parses `0,30,100.5` or `START:END:STEP` (END included; STEP optional, 1), parts separated by
/// commas. Errors: BadArgument; frames must be from 0 to base::kMaxFrame, and at most so many.
[[nodiscard]] base::Result<std::vector<double>> parseFrameList(std::string_view list);

/// A pose dump begins with this line.
inline constexpr std::string_view kPoseDumpHeader = "frame,bone,name,px,py,pz,qx,qy,qz,qw\n";

/// Appends one line per bone: model space, MMD's axes, nine significant digits, qw >= 0. Names with
/// commas, quotes or line breaks are quoted as in CSV; on a terminal they are made printable.
/// `number` is the model's index in its show, a column before the others.
void appendPoseRows(const pmx::Model& model, double frame, const ActorFrame& pose, std::string& out,
                    bool terminal = false, std::optional<int> number = std::nullopt);

}  // namespace app
