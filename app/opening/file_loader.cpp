// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/file_loader.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/description/arrange.h"
#include "app/description/show_json.h"
#include "app/description/show_row.h"
#include "app/files/camera_beside.h"
#include "app/files/file_hash.h"
#include "app/image/image_file.h"
#include "app/playlist/playlist_maker.h"
#include "app/scene/drawing_limits.h"
#include "app/scene/texture_cache.h"
#include "app/sound/sound_beside.h"
#include "app/tree/archive_tree.h"
#include "app/widgets/text.h"
#include "pmx/base/counted_issues.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kThreads = 2;  // so that a small file needn't wait for a large one
constexpr auto kNobodyWaits = std::numeric_limits<OpeningOrder::Request>::max();

}  // namespace

std::size_t firstModelOf(const std::vector<OpenedActor>& actors) {
  const auto isModel = [](const OpenedActor& actor) { return actor.model->model.format != pmx::ModelFormat::X; };
  const auto at = std::ranges::find_if(actors, isModel);
  return at == actors.end() ? 0 : static_cast<std::size_t>(at - actors.begin());
}

/// This is a dance of a playlist that is read before it is opened.
struct FileLoader::Ahead {
  std::atomic<bool> stop{false};
  bool read = false, wanted = false;  // of the window's thread
  Request request = 0;                // once it is wanted
  FoundFiles found;
  std::shared_ptr<LoadedFiles> files = std::make_shared<LoadedFiles>();
};

FileLoader::FileLoader(std::function<Present()> present, QObject* parent)
    : QObject(parent), present_(std::move(present)) {
  kinds_.setMaxThreadCount(kThreads);
  pool_.setMaxThreadCount(kThreads);
  aheads_.setMaxThreadCount(1);
}

FileLoader::~FileLoader() {
  newestModel_ = kNobodyWaits;
  if (ahead_) ahead_->stop = true;
  for (QThreadPool* threads : {&kinds_, &pool_, &aheads_}) {  // in this order: the first feeds the second
    threads->clear();
    threads->waitForDone();
  }
}

/// Reads the files of one request, on a thread of the loader's. Each file is read once.
class FileLoader::Reading {
 public:
  /// `stopped` says whether nobody wants the files any more.
  Reading(FileLoader& loader, const FoundFiles& found, const FoundInstead& instead, std::function<bool()> stopped,
          std::shared_ptr<const TextureFolders> textureFolders, const OpenContext& context, LoadedFiles& result)
      : loader_(loader),
        found_(found),
        instead_(instead),
        stopped_(std::move(stopped)),
        textureFolders_(std::move(textureFolders)),
        context_(context),
        result_(result) {}

  void run() {
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

  /// Reads an open show again.
  void runAgain(const ShowDescription& show) {
    const ArchivesStayOpen stayOpen(context_);
    (void)read(show);
  }

 private:
  [[nodiscard]] bool dropped() const { return loader_.newestModel_ == kNobodyWaits || stopped_(); }

  /// If `act` runs out of memory, that is the file's error.
  template <class Act>
  void guarded(const fs::path& path, Act act) {
    if (dropped()) return;
    try {
      if (!result_.ofPlaylist) emit loader_.progress(tr("Reading %1…").arg(shownName(path)));
      if (loader_.beforeReading_) loader_.beforeReading_(path);
      act();
    } catch (const std::exception& broken) {
      result_.errors.push_back(path.string() + ": " + broken.what());
    }
  }

  void note(const base::Result<void>& placed) {
    if (!placed) result_.errors.push_back(base::describe(placed.error()));
  }

  void place(const FoundFile& file) {
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
  Item once(std::map<fs::path, Item>& known, const fs::path& path, Load load) {
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

  std::shared_ptr<const LoadedModel> model(const fs::path& path) {
    return once(models_, path, [this](const fs::path& file) { return loadModel(file, context_); });
  }
  std::shared_ptr<const LoadedMotion> motion(const fs::path& path) {
    return once(motions_, path, [this](const fs::path& file) { return loadMotion(file, context_); });
  }

  /// Adds those that can be used to the motions of firstModelOf(), or of no actor.
  void addMotions(const std::vector<MotionDescription>& described) {
    for (const MotionDescription& each : described) {
      if (auto read = motion(each.file)) result_.motions.push_back(std::move(read));
    }
  }

  /// Reads actors with their textures, and motions. Returns the show with its motions assigned. A
  /// show may name a thousand actors with the same messages, so they are counted.
  ShowDescription read(ShowDescription show) {
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

  std::shared_ptr<const ModelTextures> readTextures(const LoadedModel& model) {
    auto textures = std::make_shared<const ModelTextures>();
    guarded(model.path, [&] {
      if (!result_.ofPlaylist)
        emit loader_.progress(tr("Decoding %n textures…", nullptr, static_cast<int>(model.model.textures.size())));
      textures = std::make_shared<const ModelTextures>(loadTexturesToDraw(model, textureFolderOf(model)));
    });
    return textures;
  }

  [[nodiscard]] fs::path textureFolderOf(const LoadedModel& model) const {
    std::error_code failed;
    const auto at = textureFolders_->find(fs::absolute(model.path, failed).lexically_normal());
    return at == textureFolders_->end() ? fs::path() : at->second;
  }

  void lookForSong() {
    if (!result_.song.file.empty()) return;
    for (const auto& [path, motion] : motions_) {
      if (!motion || motion->motion.boneKeys.empty()) continue;
      if (const auto beside = soundBeside(path, context_)) result_.songBeside = *beside;
      if (result_.songBeside.empty()) continue;
      result_.songMotion = motion->path;
      return;
    }
  }

  void lookForCamera() {
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

  void readLook(ShowDescription show) {
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

  FileLoader& loader_;
  const FoundFiles& found_;
  const FoundInstead& instead_;
  std::function<bool()> stopped_;
  std::shared_ptr<const TextureFolders> textureFolders_;
  OpenContext context_;
  LoadedFiles& result_;
  base::Issues issues_;
  ShowRow row_{context_, issues_, OfSeveral::Nothing, [this] { return dropped(); }};
  std::map<fs::path, std::shared_ptr<const LoadedModel>> models_;
  std::map<fs::path, std::shared_ptr<const LoadedMotion>> motions_;
  TextureCache textures_{[this](const LoadedModel& model) { return readTextures(model); }};
};

void FileLoader::open(std::vector<fs::path> paths, bool add, FoundInstead instead) {
  if (paths.empty()) return;
  const Request request = order_.ask();
  emit progress(paths.size() == 1 ? tr("Opening %1…").arg(shownName(paths.front()))
                                  : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
  auto files = std::make_shared<LoadedFiles>();
  files->add = add;
  kinds_.start([this, request, files, paths = std::move(paths), instead = std::move(instead),
                textureFolders = textureFolders_, context = present_().context] {
    auto found = std::make_shared<FoundFiles>();
    try {
      *found = findFiles(paths, context, [this] { return newestModel_ == kNobodyWaits; });
    } catch (const std::exception& broken) {
      found->errors.push_back(paths.front().string() + ": " + broken.what());
    }
    if (found->hasPlaylist()) {
      readPlaylists(*found, paths, context, *files);
      QMetaObject::invokeMethod(
          this, [this, request, files] { deliver(request, false, files); }, Qt::QueuedConnection);
      return;
    }
    files->joins = files->add || found->onlyAccessories();
    const bool replaces = found->hasModel() && !files->add;
    if (replaces) {
      for (Request newest = newestModel_; newest < request && !newestModel_.compare_exchange_weak(newest, request);) {
      }
    }
    // A show in place of the present one doesn't get that one's encodings of archives.
    const bool otherShow = !files->add && std::ranges::count(found->files, OpenedKind::Show, &FoundFile::kind) > 0;
    pool_.start([this, request, files, found, instead, replaces, textureFolders,
                 context = otherShow ? context.withoutShowNames() : context] {
      try {
        const auto replaced = [this, request, may = found->hasModel() && !files->add] {
          return may && superseded(request);
        };
        Reading(*this, *found, instead, replaced, textureFolders, context, *files).run();
      } catch (const std::exception& broken) {  // no memory, outside of reading files
        files->errors.emplace_back(broken.what());
      }
      QMetaObject::invokeMethod(
          this, [this, request, files, replaces] { deliver(request, replaces, files); }, Qt::QueuedConnection);
    });
  });
}

/// Finds the dances of all files that were opened with a playlist. On a thread.
void FileLoader::readPlaylists(const FoundFiles& found, const std::vector<fs::path>& paths, const OpenContext& context,
                               LoadedFiles& result) {
  result.errors = found.errors;
  base::Issues issues;
  PlaylistMaker maker(context, issues, [this] { return newestModel_ == kNobodyWaits; });
  try {
    for (const fs::path& path : paths) {
      if (const auto added = maker.add(path); !added) result.errors.push_back(base::describe(added.error()));
    }
  } catch (const std::exception& broken) {  // no memory
    result.errors.emplace_back(broken.what());
  }
  for (const base::Issue& issue : base::countedIssues(issues)) result.errors.push_back(base::describe(issue));
  if (maker.list().entries.empty() && !result.errors.empty()) return;
  result.playlist = maker.list();
  if (paths.size() == 1) result.playlistFile = paths.front();
}

void FileLoader::readAhead(Playlist list, std::size_t entry) {
  dropAhead();
  ahead_ = std::make_shared<Ahead>();
  ahead_->files->ofPlaylist = true;
  // The thread keeps the files, even if nobody wants them any more.
  aheads_.start([this, ahead = ahead_, kept = ahead_->files, list = std::move(list), entry,
                 textureFolders = textureFolders_, context = present_().context.withoutShowNames()] {
    LoadedFiles& files = *kept;
    const auto stopped = [ahead] { return ahead->stop.load(); };
    try {
      const ArchivesStayOpen stayOpen(context);
      ahead->found = findFiles(entryFiles(list, entry, context), context,
                               [this, stopped] { return stopped() || newestModel_ == kNobodyWaits; });
      files.joins = ahead->found.onlyAccessories();
      if (!stopped()) Reading(*this, ahead->found, {}, stopped, textureFolders, context, files).run();
    } catch (const std::exception& broken) {
      files.errors.emplace_back(broken.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, ahead] {
          if (ahead != ahead_) return;
          ahead->read = true;
          if (ahead->wanted) return deliverAhead();
          emit aheadRead();
        },
        Qt::QueuedConnection);
  });
}

void FileLoader::dropAhead() {
  if (!ahead_) return;
  ahead_->stop = true;
  const auto ahead = std::exchange(ahead_, nullptr);
  if (!ahead->wanted) return;
  const auto dropped = std::make_shared<LoadedFiles>();
  dropped->ofPlaylist = dropped->dropped = true;
  deliver(ahead->request, true, dropped);
}

bool FileLoader::isReadAhead() const { return ahead_ && ahead_->read; }

const LoadedFiles* FileLoader::filesAhead() const { return isReadAhead() ? ahead_->files.get() : nullptr; }

bool FileLoader::openAhead() {
  if (!ahead_) return false;
  if (std::exchange(ahead_->wanted, true)) return true;
  ahead_->request = order_.ask();
  newestModel_ = std::max(newestModel_.load(), ahead_->request);
  if (ahead_->read) deliverAhead();
  return true;
}

void FileLoader::deliverAhead() {
  const auto ahead = std::exchange(ahead_, nullptr);
  deliver(ahead->request, ahead->found.hasModel(), ahead->files);
}

void FileLoader::setTextureFolders(TextureFolders folders) {
  textureFolders_ = std::make_shared<const TextureFolders>(std::move(folders));
}

void FileLoader::reload(const ShowDescription& show) {
  if (std::exchange(reloading_, true)) return;
  auto files = std::make_shared<LoadedFiles>();
  files->add = true;
  pool_.start([this, show, files, textureFolders = textureFolders_, context = present_().context] {
    const FoundFiles nothing;
    try {
      Reading(
          *this, nothing, {}, [] { return false; }, textureFolders, context, *files)
          .runAgain(show);
    } catch (const std::exception& broken) {
      files->errors.emplace_back(broken.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, files] {
          reloading_ = false;
          emit reloaded(files);
        },
        Qt::QueuedConnection);
  });
}

void FileLoader::deliver(Request request, bool withModel, const std::shared_ptr<LoadedFiles>& files) {
  files->dropped = files->dropped || order_.dropped(request) || (withModel && superseded(request));
  if (files->dropped) {
    const bool ofPlaylist = files->ofPlaylist;
    *files = {};
    files->ofPlaylist = ofPlaylist;
    files->dropped = true;
  }
  files->late = request < lastEnded_;
  lastEnded_ = std::max(lastEnded_, request);
  const Present present = present_();
  const bool dances = std::ranges::any_of(files->motions, [](const auto& each) { return each->motion.movesModel(); });
  const bool afterDemo = present.demo && !files->add && (files->replaces() || dances);
  // Of the dance before, nothing stays in one of a playlist.
  const bool whole = (files->replaces() && (files->show.has_value() || files->ofPlaylist)) || afterDemo;
  if (order_.fresh()) orderOf_ = present.actor;
  files->endsDemo = afterDemo && !files->dropped;
  files->afterOf = orderOf_;
  files->brings = !files->motions.empty() || afterDemo;
  files->after =
      order_.end(request, {withModel && !files->dropped, files->add, files->motions, whole}, present.motions);
  std::erase_if(files->motions, [&](const auto& motion) { return std::ranges::count(files->after, motion) == 0; });
  emit finished(files);
  if (!files->dropped && !files->actors.empty()) order_.forget();  // another actor is selected now
}

bool LoadedFiles::canBeEntry() const {
  if (!replaces() || actors.empty()) return false;
  const auto moves = [](const OpenedActor& actor) { return !actor.switches.motions.empty(); };
  return errors.empty() || !motions.empty() || std::ranges::any_of(actors, moves);
}

void FileLoader::dropAll() {
  dropAhead();
  order_.dropAll();
  newestModel_ = std::max(newestModel_.load(), order_.latest() + 1);
}

void FileLoader::openPicture(fs::path path) {
  const quint64 request = ++lastPicture_;
  pool_.start([this, request, path = std::move(path), bptc = present_().context.bptcDecoder()] {
    if (newestModel_ == kNobodyWaits) return;
    std::shared_ptr<const base::Result<QImage>> picture;
    try {
      if (beforeReading_) beforeReading_(path);
      picture = std::make_shared<const base::Result<QImage>>(loadImageFile(path, bptc));
    } catch (const std::exception& broken) {
      picture = std::make_shared<const base::Result<QImage>>(
          base::fail(base::ErrorCode::CannotOpen, std::string(broken.what()), path.string()));
    }
    QMetaObject::invokeMethod(
        this,
        [this, request, path, picture] {
          if (request != lastPicture_) return;
          if (*picture) {
            emit pictureLoaded(**picture, path);
          } else {
            emit pictureFailed(oneLine(base::describe(picture->error())));
          }
        },
        Qt::QueuedConnection);
  });
}

}  // namespace app
