// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/film_physics.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <limits>
#include <memory>
#include <new>
#include <string_view>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>

#include "app/render/sha256.h"
#include "app/show/state_bytes.h"
#include "app/version.h"
#include "pmx/base/frames.h"
#include "pmx/base/open_file.h"

namespace app {
namespace {

using GoesOn = std::function<bool(double frame, double last)>;

constexpr std::int64_t kMaxBytes = std::int64_t{1} << 31;  // the limit of base::readFile()
constexpr std::int64_t kBytesEach = 29;                    // per bone and picture

tl::unexpected<base::Error> wrong(const std::filesystem::path& path, std::string detail) {
  return base::fail(base::ErrorCode::BadArgument, std::move(detail), path.string());
}

tl::unexpected<base::Error> cannotMake(const std::filesystem::path& path, std::string detail) {
  return base::fail(base::ErrorCode::CannotWrite, std::move(detail), path.string());
}

std::vector<std::int32_t> drivenBones(const MotionPhysics& physics) {
  const auto may = physics.world().mayBeDriven();
  std::vector<std::int32_t> bones;
  for (std::size_t bone = 0; bone < may.size(); ++bone) {
    if (may[bone] != 0) bones.push_back(static_cast<std::int32_t>(bone));
  }
  return bones;
}

/// Hashes everything that moves the actor's bodies besides the model's file. Fields that are known
/// to change nothing are left out; all others count.
Sha256 hashOfState(const Actor& actor, const PhysicsBeginning& beginning) {
  const ActorSwitches looks;
  ActorSwitches state = actor.switches();
  std::erase_if(state.motions, [](const MotionUse& use) { return !use.on || !use.motion->motion.movesModel(); });
  state.edits = {};  // baked layers, with poses and with edits where they count
  state.editsOn = looks.editsOn;
  for (const BoneEdit& edit : actor.laidEdits().bones()) state.edits.set(edit);
  for (const MorphEdit& edit : actor.laidEdits().morphs()) state.edits.set(edit);
  state.visible = looks.visible;
  state.opacity = looks.opacity;
  state.groundShadow = looks.groundShadow;
  state.hiddenMaterials = looks.hiddenMaterials;
  state.ghost = looks.ghost;
  state.placement = looks.placement;  // an actor without contact moves in its model's space
  const MotionPhysics& physics = *actor.physics();
  PhysicsChoice choice = beginning.choice;
  choice.together = PhysicsChoice().together;  // it has no contact
  choice.settings = physics.world().settings();
  choice.pacing = physics.pacing();
  StateBytes told;
  told.add(state);
  told.add(choice);
  told.add(beginning.restFrames);
  constexpr std::string_view kProgram = kVersion;
  const std::span<const std::byte> pieces[] = {told.bytes(), std::as_bytes(std::span(kProgram))};
  return hashOf(pieces);
}

/// Plays all pictures from frame 0 and stores what physics did to bones. Returns false if it was
/// stopped. The show that plays the cache decides where physics stands still, so it is ignored
/// here.
bool play(Actor& actor, PhysicsCache& cache, const GoesOn& goesOn) {
  cache.driven.reserve(static_cast<std::size_t>(cache.pictures.count()) * cache.bones.size());
  const double last = frameOf(cache.pictures.last, cache.picturesASecond);
  actor.setShowEnd(std::numeric_limits<double>::infinity());
  for (std::int64_t number = cache.pictures.first; number <= cache.pictures.last; ++number) {
    const double frame = frameOf(number, cache.picturesASecond);
    if (goesOn && !goesOn(frame, last)) return false;
    actor.evaluate(frame);
    const ik::DrivenBones& driven = actor.physics()->driven();
    for (const std::int32_t index : cache.bones) {
      const auto bone = static_cast<std::size_t>(index);
      const bool free = driven.drives[bone] == ik::Drive::Free;  // no transform is stored then
      cache.driven.push_back(
          {free ? base::Transform{} : driven.models[bone], static_cast<std::uint8_t>(driven.drives[bone])});
    }
  }
  return true;
}

/// Checks the folder early, because playing may take long.
base::Result<void> checkFolder(const std::filesystem::path& path) {
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  std::error_code failed;
  if (!std::filesystem::is_directory(folder, failed)) return base::cannotWrite(path, failed ? failed.value() : ENOTDIR);
  if (access(folder.c_str(), W_OK | X_OK) != 0) return base::cannotWrite(path, errno);
  if (access(path.c_str(), W_OK) != 0 && errno != ENOENT) return base::cannotWrite(path, errno);
  return {};
}

base::Result<PhysicsCache> makeCache(Actor& actor, const FilmSettings& film, const PictureNumbers& wanted,
                                     const std::filesystem::path& path, PhysicsCache cache, const GoesOn& goesOn) {
  double end = 0.0;  // from the files: an actor plays them to kMaxFrames at most
  for (const MotionUse& use : actor.motions()) {
    if (use.on && !use.motion->pose)
      end = std::max(end, static_cast<double>(use.motion->motion.lastFrame()) + use.shift);
  }
  if (!(end <= static_cast<double>(kMaxFrames)))
    return wrong(path, fmt::format("the motion ends at frame {:.0f}; a cache holds frames up to {}", end, kMaxFrames));
  const auto whole = picturesOf({0, static_cast<std::int64_t>(end)}, film.picturesASecond);
  cache.picturesASecond = film.picturesASecond;
  cache.pictures = {0, std::max(whole.last, wanted.last)};
  cache.bones = drivenBones(*actor.physics());
  const auto driven = static_cast<std::int64_t>(cache.bones.size());
  const std::int64_t count = cache.pictures.count();
  if (count * std::max<std::int64_t>(driven, 1) > (kMaxBytes - 4096) / kBytesEach - driven)
    return wrong(path, fmt::format("{} pictures of {} bones are more than 2 GiB", count, driven));
  if (auto checked = checkFolder(path); !checked) return tl::unexpected(checked.error());
  try {
    if (!play(actor, cache, goesOn)) return cannotMake(path, "stopped while the motion was played; no cache was made");
    if (auto written = base::writeFile(path, physicsCacheBytes(cache)); !written)
      return tl::unexpected(written.error());
  } catch (const std::bad_alloc&) {
    return cannotMake(path, fmt::format("no memory for {} pictures of {} bones", count, driven));
  }
  return cache;
}

void replay(Actor& actor, PhysicsCache cache) {
  const auto held = std::make_shared<const PhysicsCache>(std::move(cache));
  actor.physics()->setReplay([held](double frame, ik::DrivenBones& driven) {
    const auto bones = held->at(std::llround(frame * held->picturesASecond / base::kFramesPerSecond));
    for (std::size_t i = 0; i < bones.size(); ++i) {
      const auto bone = static_cast<std::size_t>(held->bones[i]);
      driven.drives[bone] = static_cast<ik::Drive>(bones[i].drive);
      driven.models[bone] = bones[i].model;
    }
  });
}

}  // namespace

static_assert(static_cast<std::uint8_t>(ik::Drive::Free) == 0 && static_cast<std::uint8_t>(ik::Drive::Whole) == 1 &&
                  static_cast<std::uint8_t>(ik::Drive::Rotation) == kLastDrive,
              "the numbers of the file");

base::Result<void> usePhysicsCache(Actor& actor, const FilmSettings& film, const std::filesystem::path& path,
                                   const PhysicsBeginning& beginning, const GoesOn& goesOn) {
  if (actor.physics() == nullptr) return {};
  if (actor.physics()->world().softNodeCount() > 0)
    return wrong(path, "can't hold what physics does to the model's soft bodies");
  if (!actor.switches().outsideParents.empty())
    return wrong(path, "can't hold the physics of a model that hangs from another");
  // Goals may depend on cameras and other models, which the cache doesn't know.
  if (!actor.switches().goals.empty()) return wrong(path, "can't hold the physics of a model that has goals");
  const std::span<const std::byte> pieces[] = {actor.loadedModel()->hash};
  const Sha256 model = hashOf(pieces), motion = hashOfState(actor, beginning);
  auto wanted = picturesOf(film.frames, film.picturesASecond);
  std::error_code failed;
  const bool there = std::filesystem::exists(path, failed);
  if (failed) return base::refusedBySystem(path, failed.value());
  if (there) {
    auto cache = readPhysicsCache(path);
    if (!cache) return tl::unexpected(cache.error());
    const auto bones = drivenBones(*actor.physics());
    if (const auto why = cache->mismatch(model, motion, film.picturesASecond, bones))
      return wrong(path, *why + "; remove it to have it made anew");
    if (cache->covers(wanted)) {
      replay(actor, std::move(*cache));
      return {};
    }
    // A longer range beyond the motion's end stays.
    wanted.last = std::max(wanted.last, cache->pictures.last);
  }
  PhysicsCache empty;
  empty.model = model;
  empty.motion = motion;
  auto made = makeCache(actor, film, wanted, path, std::move(empty), goesOn);
  if (!made) return tl::unexpected(made.error());
  replay(actor, std::move(*made));
  return {};
}

}  // namespace app
