// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/file_loader.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

#include "app/files/file_hash.h"
#include "app/image/image_file.h"
#include "app/playlist/playlist_json.h"
#include "app/playlist/playlist_maker.h"
#include "app/widgets/text.h"
#include "pmx/base/counted_issues.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kThreads = 2;  // so that a small file needn't wait for a large one
constexpr auto kNobodyWaits = std::numeric_limits<OpeningOrder::Request>::max();

}  // namespace

FileLoader::FileLoader(std::function<Present()> present, QObject* parent)
    : QObject(parent), present_(std::move(present)) {
  kinds_.setMaxThreadCount(kThreads);
  pool_.setMaxThreadCount(kThreads);
  connect(&ahead_, &ReadAhead::read, this, [this] {
    if (aheadWanted_) return deliverAhead();
    emit aheadRead();
  });
}

FileLoader::~FileLoader() {
  newestModel_ = kNobodyWaits;
  for (QThreadPool* threads : {&kinds_, &pool_}) {  // in this order: the first feeds the second
    threads->clear();
    threads->waitForDone();
  }
}

void FileLoader::open(std::vector<fs::path> paths, bool add, FoundInstead instead) {
  if (paths.empty()) return;
  const Request request = order_.ask();
  emit progress(paths.size() == 1 ? tr("Opening %1…").arg(shownName(paths.front()))
                                  : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
  auto files = std::make_shared<LoadedFiles>();
  files->add = add;
  kinds_.start([this, request, files, paths = std::move(paths), instead = std::move(instead),
                ways = ways([] { return false; }, present_().context)] {
    const OpenContext& context = ways.context;
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
    pool_.start([this, request, files, found, instead, replaces, ways = ways, otherShow]() mutable {
      try {
        if (otherShow) ways.context = ways.context.withoutShowNames();
        if (replaces) ways.stopped = [this, request] { return superseded(request); };
        FileReading(*found, instead, ways, *files).run();
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
  if (paths.size() == 1) result.playlistHash = hashOfFile(paths.front(), kMaxPlaylistBytes);
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

FileReading::Ways FileLoader::ways(std::function<bool()> stopped, const OpenContext& context) {
  return {[this, stopped = std::move(stopped)] { return newestModel_ == kNobodyWaits || stopped(); },
          [this](const QString& what) { emit progress(what); }, beforeReading_, textureFolders_, context};
}

void FileLoader::readAhead(Playlist list, std::size_t entry) {
  dropAhead();
  FileReading::Ways quiet = ways([] { return false; }, present_().context.withoutShowNames());
  quiet.progress = nullptr;
  ahead_.begin(std::move(list), entry, std::move(quiet));
}

void FileLoader::dropAhead() {
  ahead_.drop();
  const auto wanted = std::exchange(aheadWanted_, std::nullopt);
  if (!wanted) return;
  const auto dropped = std::make_shared<LoadedFiles>();
  dropped->ofPlaylist = dropped->dropped = true;
  deliver(*wanted, true, dropped);
}

bool FileLoader::openAhead() {
  if (!ahead_.any()) return false;
  if (aheadWanted_) return true;
  aheadWanted_ = order_.ask();
  newestModel_ = std::max(newestModel_.load(), *aheadWanted_);
  if (ahead_.isRead()) deliverAhead();
  return true;
}

void FileLoader::deliverAhead() {
  const auto taken = ahead_.take();
  deliver(*std::exchange(aheadWanted_, std::nullopt), taken.hasModel, taken.files);
}

void FileLoader::setTextureFolders(TextureFolders folders) {
  textureFolders_ = std::make_shared<const TextureFolders>(std::move(folders));
}

void FileLoader::reload(const ShowDescription& show) {
  if (std::exchange(reloading_, true)) return;
  auto files = std::make_shared<LoadedFiles>();
  files->add = true;
  pool_.start([this, show, files, ways = ways([] { return false; }, present_().context)] {
    try {
      FileReading({}, {}, ways, *files).runAgain(show);
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
  // A dance of a playlist keeps nothing of the one before, as a show keeps nothing of another.
  const bool whole = ((files->show.has_value() || files->ofPlaylist) && files->replaces()) || afterDemo;
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
