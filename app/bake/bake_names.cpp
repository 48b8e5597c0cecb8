// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/bake_names.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include <fmt/format.h>

#include "pmx/base/printable.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr std::size_t kBoneBytes = 15, kChainBytes = 20;
constexpr std::size_t kShown = 60;  // characters of a name

std::size_t questionMarks(std::string_view text) {
  std::size_t count = 0;
  for (const char letter : text) count += letter == '?' ? 1 : 0;
  return count;
}

/// These are the names of one kind of field. If several bones have one name, it means the first.
class Fields {
 public:
  explicit Fields(std::size_t bytes) : bytes_(bytes) {}

  void add(std::string_view name, std::int32_t bone) { first_.try_emplace(base::shiftJisKey(name, bytes_), bone); }

  /// Returns why the field can't mean this bone; empty: it can.
  [[nodiscard]] std::string fault(std::string_view name, std::int32_t bone, const pmx::Model& model) const {
    const std::string bytes = base::encodeUtf8(name, base::Encoding::ShiftJis);
    if (bytes.empty() || bytes.front() == '\0') return "has no name";
    const std::string shown = base::printable(name, kShown);
    if (questionMarks(bytes) != questionMarks(name))
      return fmt::format("'{}' has characters that motions don't have", shown);
    if (bytes.size() > bytes_)
      return fmt::format("'{}' takes {} bytes, a motion holds {}", shown, bytes.size(), bytes_);
    const std::int32_t meant = first_.at(base::shiftJisKey(name, bytes_));
    if (meant == bone) return {};
    return fmt::format("'{}' means bone {} ({}) in a motion", shown, meant,
                       base::printable(model.bones[static_cast<std::size_t>(meant)].name.utf8, kShown));
  }

 private:
  std::size_t bytes_;
  std::unordered_map<std::string, std::int32_t> first_;
};

/// Returns the name of the IK bone of a baked chain that the bone is a link of; empty: none.
std::string turningChain(const pmx::Model& model, const BakedTracks& tracks, std::size_t bone) {
  const std::vector<std::int32_t> targets = pmx::ikBones(model);
  for (std::size_t i = 0; i < targets.size() && i < tracks.bakedChains().size(); ++i) {
    const pmx::Bone& target = model.bones[static_cast<std::size_t>(targets[i])];
    const auto isBone = [bone](const auto& link) { return link.bone == static_cast<std::int32_t>(bone); };
    if (tracks.bakedChains()[i] != 0 && std::ranges::any_of(target.ik.links, isBone))
      return base::printable(target.name.utf8, kShown);
  }
  return {};
}

}  // namespace

base::Issues unsayableNames(const pmx::Model& model, const BakedTracks& tracks) {
  base::Issues issues;
  Fields bones(kBoneBytes);
  for (std::size_t i = 0; i < model.bones.size(); ++i)
    bones.add(model.bones[i].name.utf8, static_cast<std::int32_t>(i));
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (!tracks.needsKeys(i)) continue;
    std::string fault = bones.fault(model.bones[i].name.utf8, static_cast<std::int32_t>(i), model);
    if (fault.empty()) continue;
    const std::string chain = turningChain(model, tracks, i);
    if (!chain.empty()) fault += fmt::format("; the chain of '{}' turns it", chain);
    issues.push_back({"bones", static_cast<std::int64_t>(i), -1, std::move(fault)});
  }
  const std::vector<std::int32_t> targets = pmx::ikBones(model);
  Fields chains(kChainBytes);
  for (const std::int32_t bone : targets) chains.add(model.bones[static_cast<std::size_t>(bone)].name.utf8, bone);
  for (std::size_t i = 0; i < targets.size() && i < tracks.bakedChains().size(); ++i) {
    if (tracks.bakedChains()[i] == 0) continue;
    std::string fault = chains.fault(model.bones[static_cast<std::size_t>(targets[i])].name.utf8, targets[i], model);
    if (!fault.empty()) issues.push_back({"IK bones", targets[i], -1, std::move(fault)});
  }
  return issues;
}

}  // namespace app
