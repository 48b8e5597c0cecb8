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

/// What parseFrameList() takes, for people.
inline constexpr const char* kFrameListForms = "0,30,100.5 or START:END:STEP (END included), 30 a second";

/// `0,30,100.5` or `START:END:STEP` (END included; STEP optional, 1), parts separated by commas.
/// Errors: BadArgument; frames must be from 0 to base::kMaxFrame, at most as many of them.
[[nodiscard]] base::Result<std::vector<double>> parseFrameList(std::string_view list);

/// The header line of a pose dump, with its newline.
inline constexpr std::string_view kPoseDumpHeader = "frame,bone,name,px,py,pz,qx,qy,qz,qw\n";

/// Appends one line a bone: model space, MMD's axes, nine significant digits, qw >= 0. Names with commas, quotes or
/// line breaks are quoted as CSV does; on a terminal they are printable. `number`: of the model in its show, a column before
/// the others.
void appendPoseRows(const pmx::Model& model, double frame, const ActorFrame& pose, std::string& out,
                    bool terminal = false, std::optional<int> number = std::nullopt);

}  // namespace app
