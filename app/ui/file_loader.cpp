// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/file_loader.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <map>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/description/assigned_motions.h"
#include "app/description/describe_actor.h"
#include "app/description/show_json.h"
#include "app/description/show_row.h"
#include "app/description/show_size.h"
#include "app/files/file_hash.h"
#include "app/image/image_file.h"
#include "app/sound/sound_beside.h"
#include "app/tree/archive_tree.h"
#include "app/widgets/text.h"
#include "pmx/base/counted_issues.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/printable.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kThreads = 2;  // so that a small file needn't wait for a large one
constexpr auto kNobodyWaits = std::numeric_limits<OpeningOrder::Request>::max();

bool calledModel(const fs::path& path) {
  const std::string key = base::fileNameKey(path.extension().string());
  return key == ".pmx" || key == ".pmd";
}

}  // namespace

std::size_t dancerOf(const std::vector<OpenedActor>& actors) {
  const auto isDancer = [](const OpenedActor& actor) { return actor.model->model.format != pmx::ModelFormat::X; };
  const auto at = std::ranges::find_if(actors, isDancer);
  return at == actors.end() ? 0 : static_cast<std::size_t>(at - actors.begin());
}

FileLoader::FileLoader(std::function<Present()> present, QObject* parent)
    : QObject(parent), present_(std::move(present)) {
  kinds_.setMaxThreadCount(kThreads);
  pool_.setMaxThreadCount(kThreads);
}

FileLoader::~FileLoader() {
  newestModel_ = kNobodyWaits;
  for (QThreadPool* threads : {&kinds_, &pool_}) {  // in this order: the first feeds the second
    threads->clear();
    threads->waitForDone();
  }
}

/// Reads the files of one request, on a thread of the loader's. Each file is read once.
class FileLoader::Reading {
 public:
  Reading(FileLoader& loader, const FoundFiles& found, const FoundInstead& instead, Request request,
          std::shared_ptr<const TextureFolders> textureFolders, LoadedFiles& result)
      : loader_(loader),
        found_(found),
        instead_(instead),
        request_(request),
        textureFolders_(std::move(textureFolders)),
        result_(result) {}

  void run() {
    result_.errors = found_.errors;
    result_.choices = found_.choices;
    for (const FoundFile& file : found_.files) place(file);
    for (const base::Issue& issue : issues_) result_.errors.push_back(base::describe(issue));
    const bool whole = row_.hasShow();
    const auto loose = row_.takeWaiting();
    ShowDescription show = row_.take();
    pointAt(show, instead_);
    const ArchivesStayOpen stayOpen;
    if (whole) result_.missing = missingFiles(show, [this] { return dropped(); });
    assignMotions(
        show, [this](const fs::path& path) { return model(path); },
        [this](const fs::path& path) { return motion(path); });
    for (std::size_t i = 0; i < show.actors.size(); ++i)
      readActor(show.actors[i], i, show.actors.size() == 1 && !whole);
    tellActors();
    for (MotionUse& use : readMotions(loose)) result_.motions.push_back(std::move(use.motion));
    readSceneMotions(show.motions);
    result_.song = show.song;
    if (!whole && result_.song.file.empty()) lookForSong();
    if (whole) readLook(std::move(show));
    if (whole && found_.files.size() == 1) result_.showFile = found_.files.front().path;
    if (result_.joins || whole || result_.actors.empty()) return;
    const OpenedActor& dancer = result_.actors[dancerOf(result_.actors)];
    for (const MotionUse& use : dancer.switches.motions) result_.motions.push_back(use.motion);
  }

  /// Reads an open show again.
  void runAgain(const ShowDescription& show) {
    const ArchivesStayOpen stayOpen;
    for (std::size_t i = 0; i < show.actors.size(); ++i) readActor(show.actors[i], i, false);
    tellActors();
    readSceneMotions(show.motions);
  }

 private:
  [[nodiscard]] bool dropped() const {
    return loader_.newestModel_ == kNobodyWaits || (found_.hasModel() && !result_.add && loader_.superseded(request_));
  }

  /// If `act` runs out of memory, that is the file's error.
  template <class Act>
  void guarded(const fs::path& path, Act act) {
    if (dropped()) return;
    try {
      emit loader_.progress(tr("Reading %1…").arg(shownName(path)));
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
      case OpenedKind::Unknown:  // the model reader reports its fault
        // Motions after it are meant for it.
        if (calledModel(file.path)) return row_.addModel(file.path);
        return guarded(file.path, [&] {
          if (auto model = loadModel(file.path); !model) result_.errors.push_back(base::describe(model.error()));
        });
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

  std::shared_ptr<const LoadedModel> model(const fs::path& path) { return once(models_, path, loadModel); }
  std::shared_ptr<const LoadedMotion> motion(const fs::path& path) { return once(motions_, path, loadMotion); }

  std::vector<MotionUse> readMotions(const std::vector<MotionDescription>& described) {
    std::vector<MotionUse> uses;
    for (const MotionDescription& each : described) {
      if (auto read = motion(each.file)) uses.push_back({std::move(read), each.on, each.shift});
    }
    return uses;
  }

  void readSceneMotions(const std::vector<MotionDescription>& described) {
    result_.sceneMotions = readMotions(described);
    std::erase_if(result_.sceneMotions, [this](const MotionUse& use) {
      const std::string full = size_.addScene(use);
      if (!full.empty()) result_.errors.push_back(fmt::format("{}: is left out: {}", use.motion->path.string(), full));
      return !full.empty();
    });
  }

  void readActor(const ActorDescription& described, std::size_t place, bool alone) {
    OpenedActor actor;
    actor.place = place;
    actor.source = described;
    actor.model = model(described.model);
    std::vector<MotionUse> motions = readMotions(described.motions);
    if (!actor.model && alone) {  // its motions are for the actors that exist
      for (MotionUse& use : motions) result_.motions.push_back(std::move(use.motion));
    }
    if (!actor.model) return;
    auto& textures = textures_[actor.model.get()];
    if (!textures) {
      textures = std::make_shared<const ModelTextures>();
      guarded(described.model, [&] {
        emit loader_.progress(
            tr("Decoding %n textures…", nullptr, static_cast<int>(actor.model->model.textures.size())));
        textures = std::make_shared<const ModelTextures>(loadTextures(*actor.model, textureFolderOf(*actor.model)));
      });
    }
    actor.textures = textures;
    std::vector<std::string> missing;
    actor.switches = switchesOf(described, *actor.model, std::move(motions), missing);
    if (const std::string full = size_.add(actor.model, actor.switches); !full.empty()) {
      return leftOut_.addMade(
          [&] { return toldOf(fmt::format("{}: is left out: {}", described.model.string(), full)); });
    }
    if (const std::string full = actor.switches.physics ? size_.addBodies(actor.model->model) : ""; !full.empty()) {
      actor.switches.physics = false;
      still_.addMade([&] { return toldOf(fmt::format("{}: has no physics: {}", described.model.string(), full)); });
    }
    for (const std::string& bone : missing) {
      unknownChains_.addMade([&] { return toldOf(described.model.string() + ": has no " + bone); });
    }
    result_.actors.push_back(std::move(actor));
  }

  static base::Issue toldOf(std::string line) { return {{}, -1, -1, std::move(line)}; }

  /// A show may name a thousand actors with the same messages, so they are grouped.
  void tellActors() {
    for (base::IssueGroup* group : {&leftOut_, &still_, &unknownChains_}) group->tellRest();
    for (const base::Issue& issue : base::countedIssues(ofActors_)) result_.errors.push_back(base::describe(issue));
  }

  [[nodiscard]] fs::path textureFolderOf(const LoadedModel& model) const {
    std::error_code failed;
    const auto at = textureFolders_->find(fs::absolute(model.path, failed).lexically_normal());
    return at == textureFolders_->end() ? fs::path() : at->second;
  }

  void lookForSong() {
    for (const auto& [path, motion] : motions_) {
      if (!motion || motion->motion.boneKeys.empty()) continue;
      if (const auto beside = soundBeside(path)) result_.songBeside = *beside;
      if (!result_.songBeside.empty()) return;
    }
  }

  void readLook(ShowDescription show) {
    const fs::path backdrop = show.look.picture.backdrop;
    if (!backdrop.empty()) {
      guarded(backdrop, [&] {
        if (auto picture = loadImageFile(backdrop)) {
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
  Request request_;
  std::shared_ptr<const TextureFolders> textureFolders_;
  LoadedFiles& result_;
  base::Issues issues_, ofActors_;
  base::IssueGroup leftOut_{ofActors_, "actors", "that are left out"};
  base::IssueGroup still_{ofActors_, "actors", "without physics"};
  base::IssueGroup unknownChains_{ofActors_, "actors", "IK bones that models don't have"};
  ShowRow row_{issues_, OfSeveral::Nothing, [this] { return dropped(); }};
  ShowSize size_;
  std::map<fs::path, std::shared_ptr<const LoadedModel>> models_;
  std::map<fs::path, std::shared_ptr<const LoadedMotion>> motions_;
  std::map<const LoadedModel*, std::shared_ptr<const ModelTextures>> textures_;
};

void FileLoader::open(std::vector<fs::path> paths, bool add, FoundInstead instead) {
  if (paths.empty()) return;
  const Request request = order_.ask();
  emit progress(paths.size() == 1 ? tr("Opening %1…").arg(shownName(paths.front()))
                                  : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
  auto files = std::make_shared<LoadedFiles>();
  files->add = add;
  kinds_.start([this, request, files, paths = std::move(paths), instead = std::move(instead),
                textureFolders = textureFolders_] {
    auto found = std::make_shared<FoundFiles>();
    try {
      *found = findFiles(paths, [this] { return newestModel_ == kNobodyWaits; });
    } catch (const std::exception& broken) {
      found->errors.push_back(paths.front().string() + ": " + broken.what());
    }
    files->joins = files->add || found->onlyAccessories();
    const bool replaces = found->hasModel() && !files->add;
    if (replaces) {
      for (Request newest = newestModel_; newest < request && !newestModel_.compare_exchange_weak(newest, request);) {
      }
    }
    pool_.start([this, request, files, found, instead, replaces, textureFolders] {
      try {
        Reading(*this, *found, instead, request, textureFolders, *files).run();
      } catch (const std::exception& broken) {  // no memory, outside of reading files
        files->errors.emplace_back(broken.what());
      }
      QMetaObject::invokeMethod(
          this, [this, request, files, replaces] { deliver(request, replaces, files); }, Qt::QueuedConnection);
    });
  });
}

void FileLoader::setTextureFolders(TextureFolders folders) {
  textureFolders_ = std::make_shared<const TextureFolders>(std::move(folders));
}

void FileLoader::reload(const ShowDescription& show) {
  if (std::exchange(reloading_, true)) return;
  auto files = std::make_shared<LoadedFiles>();
  files->add = true;
  pool_.start([this, show, files, textureFolders = textureFolders_] {
    const FoundFiles nothing;
    try {
      Reading(*this, nothing, {}, 0, textureFolders, *files).runAgain(show);
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
  files->dropped = order_.dropped(request) || (withModel && superseded(request));
  if (files->dropped) {
    *files = {};
    files->dropped = true;
  }
  files->late = request < lastEnded_;
  lastEnded_ = std::max(lastEnded_, request);
  const Present present = present_();
  const bool dances = std::ranges::any_of(files->motions, [](const auto& each) { return each->motion.movesModel(); });
  const bool afterDemo = present.demo && !files->add && (files->replaces() || dances);
  const bool whole = (files->show.has_value() && files->replaces()) || afterDemo;
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

void FileLoader::dropAll() {
  order_.dropAll();
  newestModel_ = std::max(newestModel_.load(), order_.latest() + 1);
}

void FileLoader::openPicture(fs::path path) {
  const quint64 request = ++lastPicture_;
  pool_.start([this, request, path = std::move(path)] {
    if (newestModel_ == kNobodyWaits) return;
    std::shared_ptr<const base::Result<QImage>> picture;
    try {
      if (beforeReading_) beforeReading_(path);
      picture = std::make_shared<const base::Result<QImage>>(loadImageFile(path));
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
