// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace ik {

/// These are the solver's open points (ik-parity.md 2), each a named switch. False is the default:
/// as the reference does it, except for the last two, where it is as users report MMD.
struct SolverSwitches {
  /// A link's fixed axis is its only axis (nanoem, mmd-anim; MMD since 9.19 by its manual); else it
  /// is ignored. (ik-parity.md 2, point 1; mmd-reference.md 6.5, 7.3)
  bool fixedAxisOwnsLink = false;
  /// The loop runs once more where the effector's turn comes before the IK bone's (mlib_go). A
  /// chain of no loops still has none. (ik-parity.md 2, point 2)
  bool loopsOnceMore = false;
  /// A descendant of a chain's links or effector whose own turn comes before the IK bone's stays
  /// where it was before the chain was solved (nanoem, MMDAgent). Else it follows, with its append
  /// read again; so does the IK bone if it is such a descendant, though the position that the
  /// effector is brought to stays the earlier one. Appends of the chain's path are then read only
  /// before the chain is solved; else again at each step that may change them. (ik-parity.md 2,
  /// point 3; mmd-reference.md 7.3, last note)
  bool descendantsStay = false;
  /// The step cap of a model from a PMD file is the file's weight × (k + 1) (nanoem); else 4 ×
  /// weight × (k + 1), as the conversion to PMX has it. (ik-parity.md 2, point 4; mmd-reference.md
  /// 3.2)
  bool pmdCapIsWeight = false;
  /// The step cap has no factor k + 1 (saba, mmd-anim). (ik-parity.md 2, point 5)
  bool capIsUnitAngleAlone = false;
  /// A limited single-axis link outside its limits is put on the nearer one before the loop, so
  /// that a straight leg bends. (ik-parity.md 2, straight legs; mmd-reference.md 7.6)
  bool straightLegRule = false;
  /// An append whose turn comes before that of the IK bone that turns its source stays as it was
  /// read then, without IK (babylon-mmd). Else it is read again when the chain is solved, and the
  /// bone's descendants follow. MMD shows such a bone with the source's IK rotation of the frame
  /// before; a pose that stands still looks alike in both. (mmd-reference.md 6.4)
  bool earlyAppendsStay = false;
  /// Appends read what keys and morphs make of a bone that physics turns (babylon-mmd); else they
  /// see what physics does, as users report of MMD. (mmd-reference.md 6.9)
  bool appendsIgnorePhysics = false;
  bool operator==(const SolverSwitches&) const = default;
};

/// This is a switch with its name on a command line.
struct NamedSwitch {
  std::string_view name;
  bool SolverSwitches::*field;
  std::string_view meaning;  ///< of the switch turned on, one line
};

inline constexpr std::array<NamedSwitch, 8> kNamedSwitches{{
    {"fixed-axis-owns-link", &SolverSwitches::fixedAxisOwnsLink, "a link's fixed axis is its only axis"},
    {"loops-once-more", &SolverSwitches::loopsOnceMore, "one loop more if the effector comes before the IK bone"},
    {"descendants-stay", &SolverSwitches::descendantsStay, "bones below a link stay if they come before the IK bone"},
    {"pmd-cap-is-weight", &SolverSwitches::pmdCapIsWeight, "PMD: step cap of weight x (k + 1), not four times that"},
    {"cap-is-unit-angle", &SolverSwitches::capIsUnitAngleAlone, "step cap without the factor k + 1"},
    {"straight-leg-rule", &SolverSwitches::straightLegRule, "straight legs bend"},
    {"early-appends-stay", &SolverSwitches::earlyAppendsStay, "appends that come before the IK bone get no IK"},
    {"appends-ignore-physics", &SolverSwitches::appendsIgnorePhysics, "appends don't see what physics turns"},
}};

}  // namespace ik
