// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/lab_scenes.h"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "app/files/shared_folder.h"
#include "pmx/base/printable.h"

// Qt's lupdate finds the texts by this word, without Qt being here.
#define QT_TRANSLATE_NOOP(context, text) text

namespace app {
namespace {

constexpr std::array kScenes{
    LabScene{
        "two-bones", QT_TRANSLATE_NOOP("LabScenes", "Two bones: one triangle, two bends"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "Two links, six and four units long, and the line from the shoulder to the target make a triangle, and "
            "the law of cosines gives its angles. The solid arm bends up, the translucent one down: both reach the "
            "same target, since a triangle has a mirror image. Drag the orange target: farther than ten units from "
            "the shoulder the arm is only straight, and nearer than two it is only folded. Press play to see the "
            "target go through all of that. Then choose another solver in the panel IK and look for what changes."),
        "docs/mmd/ik-solvers.md 2"},
    LabScene{
        "ccd", QT_TRANSLATE_NOOP("LabScenes", "CCD, step by step"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "CCD turns one link after the other so that the tip comes onto the line from the link's joint to the "
            "target, from the tip inwards, and begins again: so the chain with 20 links curls up near its target "
            "before its first links have turned. Here are chains of the same length with 4, 8 and 20 links, and on "
            "the right the 8 links once more as MMD solves them, with a cap on each turn and 8 iterations at most. "
            "Press play: where the target is out of reach, plain CCD lays its chains straight at once, and MMD's, "
            "with its cap, is still on its way. Drag a target, then press Ctrl+I and go through the turns with the "
            "arrow keys. In the panel IK set the iterations to 1, then 2, then 4, and see how much each of them "
            "brings."),
        "docs/mmd/ik-solvers.md 4"},
    LabScene{"limits", QT_TRANSLATE_NOOP("LabScenes", "Limits: seven joints"),
             QT_TRANSLATE_NOOP(
                 "LabScenes",
                 "Seven joints from shoulder to fingertip, three times: the free arm (green); the blue one, whose "
                 "joints each lean up to 30 degrees, as the cones show; and the red one, whose first three joints are "
                 "locked; orange cones are at their limit. Press play: the free arm goes everywhere within its length, "
                 "the others only where their limits let them. This is an old experiment of game engines: lock the "
                 "joints near the shoulder, and the fingers do the work. Drag the orange target of each arm and look "
                 "for places that only the free one reaches, also with other solvers in the panel IK. Press B, click a "
                 "joint, and another one with Shift: they are root and tip of a chain with a target of its own."),
             "docs/mmd/ik-solvers.md 6"},
    LabScene{"fabrik", QT_TRANSLATE_NOOP("LabScenes", "FABRIK: trees with several ends"),
             QT_TRANSLATE_NOOP(
                 "LabScenes",
                 "FABRIK moves joints along lines instead of turning them: from the targets inwards to the root, and "
                 "back outwards again. Here it solves trees with several ends at once: two legs on a pelvis that hangs "
                 "by its spine from a bar, with cones and ellipses for how far spine and thighs may lean; and the five "
                 "arms of a starfish on a stalk. Where arms meet, the middle goes to the mean of the places that they "
                 "want. Press play: all targets of the star go to one side and to the other, and its middle goes with "
                 "them. Drag one target far away and watch what the other arms give up for it."),
             "docs/mmd/ik-solvers.md 3"},
    LabScene{
        "body", QT_TRANSLATE_NOOP("LabScenes", "A body from five points"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "Wrists, ankles and head have a target each, and the rest of the body is found from these five points. "
            "The figure on the left is one tree: FABRIK solves all five together, so that a far hand bends the "
            "spine, too. The figure on the right is solved limb by limb: its shoulders stay where the spine has "
            "them, and a far hand falls short. The blue numbers say how far each hand is from its target. Press "
            "play, or drag the target of one hand away from both and compare."),
        "docs/mmd/ik-solvers.md 8"},
    LabScene{
        "machine", QT_TRANSLATE_NOOP("LabScenes", "A machine: joints that turn and slide"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "A crane has joints that turn and joints that slide: the turntable, the mast that rises, the boom that "
            "reaches out, and two hinges. Damped least squares finds the values of all of them at once, so that "
            "the gripper is at the target. Drag the target out of reach: the arm is stretched, and near that pose "
            "a small move of the target would ask for large turns, which the damping holds back. The second crane "
            "has two grippers on one tree, which share turntable, mast and boom. Press play and read the blue "
            "numbers, how far each gripper is from its target: after two seconds the two targets are too far from "
            "each other, and only a compromise is left."),
        "docs/mmd/ik-solvers.md 7"},
    LabScene{
        "skin", QT_TRANSLATE_NOOP("LabScenes", "Skin: one bone, two bones, SDEF"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "One tube three times: it bends at its lower joint and twists at the upper one. On the left each "
            "vertex follows one bone, and the tube breaks; above it the matrices of one vertex lead from its place "
            "at rest over its place in the bone's space to where it is. In the middle two bones are blended "
            "linearly: the tube gets thin where it bends, and closes like the wrapper of a sweet where it twists. "
            "On the right SDEF blends the rotations instead, and the tube keeps its width. Press play to see it "
            "bent, twisted and straight, then press B and turn the bones yourself."),
        "docs/mmd/mmd-reference.md 9"},
    LabScene{
        "look-and-stand", QT_TRANSLATE_NOOP("LabScenes", "Look and stand"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "A figure looks at a thrown ball and points at it; the ball flies along a parabola, under the gravity "
            "that MMD has. Two others walk, by a motion that was made for flat ground. The nearer one has the goal "
            "to stand: her feet lie on the slope and the stairs, and her body rises with them. The other one walks "
            "through both. Press play, and switch the goals in the panel IK off and on while it runs, or pause and "
            "drag the ball."),
        "docs/user/ik-and-goals.md 5"},
    LabScene{"with-and-without", QT_TRANSLATE_NOOP("LabScenes", "With IK and without"),
             QT_TRANSLATE_NOOP(
                 "LabScenes",
                 "The same dance twice: with IK, and beside it a translucent ghost whose IK is off. A motion moves the "
                 "controllers of the feet, and only IK makes legs of that: so the ghost's legs hang stiff. Press play "
                 "and look at the bones: blue ones turn, yellow ones are turned by IK, as her hair is, and the squares "
                 "are the controllers. Drag a foot's controller and watch the knee. B hides the bones, and Shift+I "
                 "switches the IK of the dancer, too."),
             "docs/user/ik-and-goals.md 2"},
    LabScene{
        "race", QT_TRANSLATE_NOOP("LabScenes", "The race"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "Eight solvers follow the same target with the same chain. On the shelf, from the left, are MMD's CCD, "
            "plain CCD, FABRIK and triangulation; below are four ways with the Jacobian: the transpose, the "
            "pseudo-inverse, damped and selectively damped least squares. Press play and see who shakes, who lags "
            "behind and who turns without need. Below each chain stand its iterations, its error in units, how "
            "much it shakes, and the microseconds that it took. MMD's 40 iterations are cheap, since they run in "
            "the code that poses dancers, which is made for speed in single precision, while the others count in "
            "double and know more kinds of limits."),
        "docs/mmd/ik-solvers.md 12"},
};

}  // namespace

std::span<const LabScene> labScenes() { return kScenes; }

bool namesLabScene(const std::filesystem::path& file) { return file.native().starts_with(kLabPrefix); }

std::filesystem::path labFolder() {
  const auto shared = sharedFolder();
  return shared.empty() ? shared : shared / "lab";
}

std::filesystem::path labShow(const LabScene& scene, const std::filesystem::path& folder) {
  return folder / (std::string(scene.name) + ".odori");
}

base::Result<std::filesystem::path> foundLabScene(const std::filesystem::path& file,
                                                  const std::filesystem::path& folder) {
  const std::string name = file.native().substr(kLabPrefix.size());
  const auto scene = std::ranges::find(kScenes, name, &LabScene::name);
  if (scene == kScenes.end()) {
    std::string known;
    for (const LabScene& each : kScenes) known += fmt::format("{}{}", known.empty() ? "" : ", ", each.name);
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("the IK lab has no scene '{}'; it has {}", base::printable(name, 60), known));
  }
  auto show = labShow(*scene, folder);
  std::error_code failed;
  if (folder.empty() || !std::filesystem::is_regular_file(show, failed))
    return base::fail(base::ErrorCode::CannotOpen, "the IK lab isn't installed here", show.string());
  return show;
}

}  // namespace app
