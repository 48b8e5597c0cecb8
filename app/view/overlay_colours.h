// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

/// These are the overlays' colours, also for legends. Red, green, blue, alpha; 0 to 1.
namespace app::overlayColour {

inline const base::Vec4 kForward{0.18F, 0.50F, 1.0F, 1.0F};   ///< bones moved by forward kinematics
inline const base::Vec4 kSolved{1.0F, 0.87F, 0.12F, 1.0F};    ///< bones moved by IK
inline const base::Vec4 kTarget{1.0F, 0.62F, 0.05F, 1.0F};    ///< IK controllers
inline const base::Vec4 kSelected{1.0F, 0.15F, 0.25F, 1.0F};  ///< the ring around the selected bone
/// This is the dot of bones that were moved by hand.
inline const base::Vec4 kEdited{0.95F, 0.20F, 0.85F, 1.0F};
inline const base::Vec4 kOutline{0.04F, 0.05F, 0.09F, 0.85F};
/// This is a chain or a handle that is pointed at.
inline const base::Vec4 kLit{1.0F, 1.0F, 1.0F, 0.95F};

inline const base::Vec4 kLimit{0.15F, 0.85F, 0.75F, 0.95F};   ///< limits of joints
inline const base::Vec4 kAtLimit{1.0F, 0.38F, 0.08F, 0.95F};  ///< of a joint that stands at its limit

inline const base::Vec4 kFollows{0.10F, 0.72F, 0.32F, 0.9F};  ///< bodies that follow bones
inline const base::Vec4 kMoves{0.95F, 0.25F, 0.20F, 0.9F};    ///< bodies that physics moves
/// Physics moves these bodies, but they stay at their bones' positions.
inline const base::Vec4 kMovesOnBone{0.68F, 0.35F, 0.95F, 0.9F};
inline const base::Vec4 kJoint{0.10F, 0.45F, 0.95F, 0.9F};

inline const base::Vec4 kAxes[3] = {{0.93F, 0.24F, 0.24F, 1.0F},  ///< handles about and along X,
                                    {0.25F, 0.75F, 0.25F, 1.0F},  ///< Y
                                    {0.25F, 0.50F, 1.0F, 1.0F}};  ///< Z

}  // namespace app::overlayColour
