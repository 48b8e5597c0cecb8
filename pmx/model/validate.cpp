// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/model/validate.h"

#include <string_view>
#include <unordered_map>

#include <fmt/format.h>

#include "pmx/model/model_checks.h"

namespace pmx {
namespace checks {
namespace {

template <class Element>
void checkElementNames(const std::vector<Element>& elements, std::string_view section, base::Issues& issues) {
  IssueGroup undecoded(issues, section, "whose names have bytes that are no characters");
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const Text& name = elements[i].name;
    if (name.decodedExactly()) continue;
    undecoded.add(i,
                  [&] { return fmt::format("its name has bytes that are no characters; shown as \"{}\"", name.utf8); });
  }
}

/// Lists duplicate names. Motions find bones and morphs by name: if several have one name, only the
/// first moves.
template <class Element>
void checkDuplicateNames(const std::vector<Element>& elements, std::string_view section, base::Issues& issues) {
  struct Seen {
    std::size_t first = 0, count = 0;
  };
  std::unordered_map<std::string_view, Seen> names;
  names.reserve(elements.size());
  std::vector<std::size_t> seconds;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    Seen& seen = names.try_emplace(elements[i].name.utf8, Seen{i, 0}).first->second;
    if (++seen.count == 2) seconds.push_back(i);
  }
  IssueGroup duplicates(issues, section, "names that are there several times");
  for (const std::size_t i : seconds) {
    const std::string& name = elements[i].name.utf8;
    const Seen& seen = names.at(name);
    duplicates.add(i, [&] {
      return fmt::format("{} {} are called \"{}\"; motions move only the first, number {}", seen.count, section, name,
                         seen.first);
    });
  }
}

}  // namespace

void checkNames(const Model& model, base::Issues& issues) {
  const auto check = [&issues](const Text& text, std::string_view what) {
    if (!text.decodedExactly())
      issues.push_back({"model", -1, -1, fmt::format("the {} has bytes that are no characters", what)});
  };
  check(model.name, "name");
  check(model.englishName, "English name");
  check(model.comment, "comment");
  check(model.englishComment, "English comment");
  {
    IssueGroup undecoded(issues, "textures", "paths that have bytes that are no characters");
    for (std::size_t i = 0; i < model.textures.size(); ++i) {
      const Text& path = model.textures[i];
      if (path.decodedExactly()) continue;
      undecoded.add(
          i, [&] { return fmt::format("its path has bytes that are no characters; looked for as \"{}\"", path.utf8); });
    }
  }
  checkElementNames(model.materials, "materials", issues);
  checkElementNames(model.bones, "bones", issues);
  checkElementNames(model.morphs, "morphs", issues);
  checkElementNames(model.displayFrames, "display frames", issues);
  checkElementNames(model.rigidBodies, "rigid bodies", issues);
  checkElementNames(model.joints, "joints", issues);
  checkElementNames(model.softBodies, "soft bodies", issues);
  checkDuplicateNames(model.bones, "bones", issues);
  checkDuplicateNames(model.morphs, "morphs", issues);
}

}  // namespace checks

base::Issues validate(Model& model) {
  using namespace checks;
  base::Issues issues;
  checkVertices(model, issues);
  checkMaterials(model, issues);
  checkFaces(model, issues);
  checkNormals(model, issues);
  checkBones(model, issues);
  checkIk(model, issues);
  checkMorphs(model, issues);
  checkDisplayFrames(model, issues);
  checkRigidBodies(model, issues);
  checkJoints(model, issues);
  checkSoftBodies(model, issues);
  checkNames(model, issues);
  return issues;
}

}  // namespace pmx
