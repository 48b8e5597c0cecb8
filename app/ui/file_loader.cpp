// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/file_loader.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

#include "app/image/image_file.h"
#include "app/ui/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kThreads = 2;  // so that a small file needn't wait for a large one
constexpr auto kNobodyWaits = std::numeric_limits<OpeningOrder::Request>::max();

}  // namespace

FileLoader::FileLoader(std::function<Motions()> present, QObject* parent)
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

void FileLoader::open(std::vector<fs::path> paths, bool addMotions) {
  if (paths.empty()) return;
  const Request request = order_.ask();
  emit progress(paths.size() == 1 ? tr("Opening %1…").arg(shownName(paths.front()))
                                  : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
  auto files = std::make_shared<LoadedFiles>();
  files->addMotions = addMotions;
  kinds_.start([this, request, files, paths = std::move(paths)] {
    auto found = std::make_shared<FoundFiles>();
    try {
      *found = findFiles(paths, [this] { return newestModel_ == kNobodyWaits; });
    } catch (const std::exception& broken) {
      found->errors.push_back(paths.front().string() + ": " + broken.what());
    }
    if (found->model) {
      for (Request newest = newestModel_; newest < request && !newestModel_.compare_exchange_weak(newest, request);) {
      }
    }
    pool_.start([this, request, files, found] {
      load(*found, request, *files);
      QMetaObject::invokeMethod(
          this, [this, request, files, model = found->model] { deliver(request, model, files); }, Qt::QueuedConnection);
    });
  });
}

void FileLoader::load(const FoundFiles& found, Request request, LoadedFiles& result) {
  result.errors = found.errors;
  const auto dropped = [&] { return found.model && superseded(request); };
  const auto guarded = [&](const fs::path& path, const auto& act) {
    if (dropped() || newestModel_ == kNobodyWaits) return;
    try {
      emit progress(tr("Reading %1…").arg(shownName(path)));
      if (beforeReading_) beforeReading_(path);
      act(path);
    } catch (const std::exception& broken) {  // out of memory
      result.errors.push_back(path.string() + ": " + broken.what());
    }
  };
  for (const fs::path& path : found.models)
    guarded(path, [&](const fs::path& each) { loadModelAt(each, request, result); });
  for (const fs::path& path : found.motions) {
    guarded(path, [&](const fs::path& each) {
      if (auto motion = loadMotion(each)) {
        result.motions.push_back(std::move(*motion));
      } else {
        result.errors.push_back(base::describe(motion.error()));
      }
    });
  }
}

void FileLoader::loadModelAt(const fs::path& path, Request request, LoadedFiles& result) {
  if (result.model && fileKind(path) == FileKind::Model) {
    result.errors.push_back(path.string() + ": one model at a time; left out");
    return;
  }
  auto model = loadModel(path);
  if (!model) {
    result.errors.push_back(base::describe(model.error()));
    return;
  }
  if (superseded(request)) return;
  const auto pictures = static_cast<int>((*model)->model.textures.size());
  if (pictures > 0) emit progress(tr("Decoding %n textures…", nullptr, pictures));
  result.pictures = std::make_shared<const ModelPictures>(loadPictures(**model));
  result.model = std::move(*model);
}

void FileLoader::deliver(Request request, bool withModel, const std::shared_ptr<LoadedFiles>& files) {
  files->dropped = order_.dropped(request) || (withModel && superseded(request));
  if (files->dropped) {
    *files = {};
    files->dropped = true;
  }
  files->late = request < lastEnded_;
  lastEnded_ = std::max(lastEnded_, request);
  files->after = order_.end(request, {withModel && !files->dropped, files->addMotions, files->motions}, present_());
  std::erase_if(files->motions, [&](const auto& motion) { return std::ranges::count(files->after, motion) == 0; });
  emit finished(files);
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
      picture = std::make_shared<const base::Result<QImage>>(tl::unexpected(
          base::Error{base::ErrorCode::CannotOpen, path.string(), {}, -1, -1, std::string(broken.what())}));
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
