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
            "Two links and the line from the shoulder to the target make a triangle, and the law of cosines gives its "
            "angles. The solid arm bends up, the translucent one down: both reach the same target, since a triangle "
            "has "
            "a mirror image. Drag the orange target: farther than ten units from the shoulder the arm is only "
            "straight, "
            "and nearer than two it is only folded. Press play to see the target go through all of that. Then choose "
            "another solver in the panel IK and look for what changes."),
        "docs/mmd/ik-solvers.md 2"},
    LabScene{
        "ccd", QT_TRANSLATE_NOOP("LabScenes", "CCD, step by step"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "CCD turns one link after the other until the tip points at the target, and begins again. Here are chains "
            "of the same length with 4, 8 and 20 links, and on the right the 8 links once more as MMD solves them, "
            "with "
            "a cap on each turn. Press play: where the target is out of reach, every chain becomes straight. Press "
            "Ctrl+I and go through the turns with the arrow keys. In the panel IK set the loops to 1, then 2, then 4, "
            "and see how much each loop brings."),
        "docs/mmd/ik-solvers.md 4"},
    LabScene{
        "with-and-without", QT_TRANSLATE_NOOP("LabScenes", "With IK and without"),
        QT_TRANSLATE_NOOP(
            "LabScenes",
            "The same dance twice: with IK, and beside it a translucent ghost whose IK is off. A motion moves the "
            "controllers of the feet, and only IK makes legs of that: so the ghost's legs hang stiff. Press B to see "
            "the bones: blue ones turn, yellow ones are turned by IK, and the squares are the controllers. Drag a "
            "foot's "
            "controller and watch the knee. Shift+I switches the IK of the dancer, too."),
        "docs/user/ik-and-goals.md 2"},
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
