// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/file_reading.h"

#include <algorithm>
#include <exception>
#include <set>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/description/arrange.h"
#include "app/description/show_json.h"
#include "app/files/camera_beside.h"
#include "app/files/file_hash.h"
#include "app/image/image_file.h"
#include "app/scene/drawing_limits.h"
#include "app/sound/sound_beside.h"
#include "app/tree/archive_tree.h"
#include "app/widgets/text.h"
#include "pmx/base/counted_issues.h"

namespace app {

namespace fs = std::filesystem;

std::size_t firstModelOf(const std::vector<OpenedActor>& actors) {
  const auto isModel = [](const OpenedActor& actor) { return actor.model->model.format != pmx::ModelFormat::X; };
  const auto at = std::ranges::find_if(actors, isModel);
  return at == actors.end() ? 0 : static_cast<std::size_t>(at - actors.begin());
}

bool LoadedFiles::canBeEntry() const {
  if (!replaces() || actors.empty()) return false;
  const auto moves = [](const OpenedActor& actor) { return !actor.switches.motions.empty(); };
  return errors.empty() || !motions.empty() || std::ranges::any_of(actors, moves);
}

FileReading::FileReading(const FoundFiles& found, const FoundInstead& instead, const Ways& ways, LoadedFiles& result)
    : found_(found),
      instead_(instead),
      ways_(ways),
      context_(ways.context),
      result_(result),
      row_(context_, issues_, OfSeveral::Nothing, [this] { return dropped(); }),
      textures_([this](const LoadedModel& model) { return readTextures(model); }) {}

void FileReading::run() {
  result_.errors = found_.errors;
  result_.choices = found_.choices;
  for (const FoundFile& file : found_.files) place(file);
  for (const base::Issue& issue : issues_) result_.errors.push_back(base::describe(issue));
  context_ = row_.context();
  const bool whole = row_.hasShow();
  const auto loose = row_.takeWaiting();
  ShowDescription show = row_.take();
  pointAt(show, instead_);
  const ArchivesStayOpen stayOpen(context_);
  if (whole) result_.missing = missingFiles(show, context_, [this] { return dropped(); });
  show = read(std::move(show));
  // The motions of a single model that can't be used are for the actors that exist.
  if (!whole && show.actors.size() == 1 && !model(show.actors.front().model)) addMotions(show.actors.front().motions);
  addMotions(loose);
  result_.song = show.song;
  if (!whole) lookForSong();
  if (!whole) lookForCamera();
  if (whole) readLook(std::move(show));
  if (whole && found_.files.size() == 1) result_.showFile = found_.files.front().path;
  if (result_.joins || whole || result_.actors.empty()) return;
  const OpenedActor& owner = result_.actors[firstModelOf(result_.actors)];
  for (const MotionUse& use : owner.switches.motions) result_.motions.push_back(use.motion);
  // A new show's camera replaces the one before, whatever model it was named with.
  for (const MotionUse& use : std::exchange(result_.sceneMotions, {})) result_.motions.push_back(use.motion);
}

void FileReading::runAgain(const ShowDescription& show) {
  const ArchivesStayOpen stayOpen(context_);
  (void)read(show);
}

/// If `act` runs out of memory, that is the file's error.
template <class Act>
void FileReading::guarded(const fs::path& path, Act act) {
  if (dropped()) return;
  try {
    if (ways_.progress) ways_.progress(FileReading::tr("Reading %1…").arg(shownName(path)));
    if (ways_.beforeReading) ways_.beforeReading(path);
    act();
  } catch (const std::exception& broken) {
    result_.errors.push_back(path.string() + ": " + broken.what());
  }
}

void FileReading::note(const base::Result<void>& placed) {
  if (!placed) result_.errors.push_back(base::describe(placed.error()));
}

void FileReading::place(const FoundFile& file) {
  switch (file.kind) {
    case OpenedKind::Model:
    case OpenedKind::Accessory:
      return row_.addModel(file.path);
    case OpenedKind::Motion:
      return row_.addMotion(file.path);
    case OpenedKind::Sound:
      return note(row_.addSong(file.path));
    case OpenedKind::Show:
      return guarded(file.path, [&] {
        // The hash comes before reading: if somebody writes in between, the file counts as
        // changed later.
        result_.showHash = hashOfFile(file.path, kMaxShowBytes);
        note(row_.addShow(file.path));
      });
    case OpenedKind::Playlist:  // a playlist is read as a whole, or named where a dance has to be
    case OpenedKind::Unknown:   // the reader that its name suggests reports its fault
      return guarded(file.path, [&] { note(row_.add(file.path)); });
  }
}

template <class Item, class Load>
Item FileReading::once(std::map<fs::path, Item>& known, const fs::path& path, Load load) {
  if (const auto at = known.find(path); at != known.end()) return at->second;
  Item& item = known[path];
  guarded(path, [&] {
    if (auto read = load(path)) {
      item = std::move(*read);
    } else {
      result_.errors.push_back(base::describe(read.error()));
    }
  });
  return item;
}

std::shared_ptr<const LoadedModel> FileReading::model(const fs::path& path) {
  return once(models_, path, [this](const fs::path& file) { return loadModel(file, context_); });
}
std::shared_ptr<const LoadedMotion> FileReading::motion(const fs::path& path) {
  return once(motions_, path, [this](const fs::path& file) { return loadMotion(file, context_); });
}

/// Adds those that can be used to the motions of firstModelOf(), or of no actor.
void FileReading::addMotions(const std::vector<MotionDescription>& described) {
  for (const MotionDescription& each : described) {
    if (auto read = motion(each.file)) result_.motions.push_back(std::move(read));
  }
}

/// Reads actors with their textures, and motions. Returns the show with its motions assigned. A
/// show may name a thousand actors with the same messages, so they are counted.
ShowDescription FileReading::read(ShowDescription show) {
  base::Issues issues;
  const ArrangeOptions options{true, [](std::string_view, std::size_t, const fs::path& file, std::string detail) {
                                 return base::Issue{{}, -1, -1, fmt::format("{}: {}", file.string(), detail)};
                               }};
  const ShowReaders readers{
      [this](const fs::path& path) -> base::Result<std::shared_ptr<const LoadedModel>> { return model(path); },
      [this](const fs::path& path) -> base::Result<std::shared_ptr<const LoadedMotion>> { return motion(path); }};
  Arrangement arranged = arrange(std::move(show), readers, issues, options).value();  // these readers don't fail
  for (const base::Issue& issue : base::countedIssues(issues)) result_.errors.push_back(base::describe(issue));
  for (ArrangedActor& actor : arranged.actors) {
    auto textures = textures_.of(*actor.model);
    result_.actors.push_back({std::move(actor.model), std::move(textures), std::move(actor.switches),
                              arranged.show.actors[actor.index], actor.index});
  }
  result_.sceneMotions = std::move(arranged.sceneMotions);
  return std::move(arranged.show);
}

std::shared_ptr<const ModelTextures> FileReading::readTextures(const LoadedModel& model) {
  auto textures = std::make_shared<const ModelTextures>();
  guarded(model.path, [&] {
    if (ways_.progress)
      ways_.progress(tr("Decoding %n textures…", nullptr, static_cast<int>(model.model.textures.size())));
    textures = std::make_shared<const ModelTextures>(loadTexturesToDraw(model, textureFolderOf(model)));
  });
  return textures;
}

fs::path FileReading::textureFolderOf(const LoadedModel& model) const {
  std::error_code failed;
  const auto at = ways_.textureFolders->find(fs::absolute(model.path, failed).lexically_normal());
  return at == ways_.textureFolders->end() ? fs::path() : at->second;
}

void FileReading::lookForSong() {
  if (!result_.song.file.empty()) return;
  for (const auto& [path, motion] : motions_) {
    if (!motion || motion->motion.boneKeys.empty()) continue;
    if (const auto beside = soundBeside(path, context_)) result_.songBeside = *beside;
    if (result_.songBeside.empty()) continue;
    result_.songMotion = motion->path;
    return;
  }
}

void FileReading::lookForCamera() {
  const auto hasCamera = [](const auto& each) { return each.second && !each.second->motion.cameraKeys.empty(); };
  if (std::ranges::any_of(motions_, hasCamera)) return;
  std::set<fs::path> folders;  // dances of one folder have the same camera beside them
  for (const auto& [path, motion] : motions_) {
    if (!motion || motion->motion.boneKeys.empty() || dropped()) continue;
    if (!folders.insert(path.parent_path()).second) continue;
    if (const auto beside = cameraBeside(path, context_)) result_.cameraBeside = *beside;
    if (!result_.cameraBeside.empty()) return;
  }
}

void FileReading::readLook(ShowDescription show) {
  const fs::path backdrop = show.look.picture.backdrop;
  if (!backdrop.empty()) {
    guarded(backdrop, [&] {
      if (auto picture = loadImageFile(backdrop, context_.bptcDecoder())) {
        result_.backdrop = std::move(*picture);
      } else {
        result_.errors.push_back(base::describe(picture.error()));
      }
    });
  }
  result_.show = std::move(show);
}

}  // namespace app
