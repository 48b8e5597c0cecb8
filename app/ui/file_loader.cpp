// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/file_loader.h"

#include <algorithm>
#include <exception>
#include <system_error>

#include <QStringList>

#include "app/ui/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kFolderDepth = 3;
constexpr int kFolderEntries = 20000;  // a home folder dropped by mistake must not be read whole

bool hasExtension(const fs::path& path, QLatin1String extension) {
  return QString::fromStdString(path.extension().string()).compare(extension, Qt::CaseInsensitive) == 0;
}

std::vector<fs::path> modelsIn(const fs::path& folder) {
  std::vector<fs::path> models;
  std::error_code failed;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, failed);
  for (int seen = 0; !failed && entry != fs::recursive_directory_iterator() && seen < kFolderEntries; ++seen) {
    std::error_code unreadable;
    if (entry.depth() >= kFolderDepth) entry.disable_recursion_pending();
    if (hasExtension(entry->path(), QLatin1String(".pmx")) && entry->is_regular_file(unreadable) &&
        fileKind(entry->path()) == FileKind::Model) {
      models.push_back(entry->path());
    }
    entry.increment(failed);
  }
  std::sort(models.begin(), models.end());
  return models;
}

/// Folders give way to their only model; a folder with none or several is an error.
std::vector<fs::path> withoutFolders(const std::vector<fs::path>& paths, std::vector<std::string>& errors) {
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code failed;
    if (!fs::is_directory(path, failed)) {
      files.push_back(path);
      continue;
    }
    const auto models = modelsIn(path);
    if (models.size() == 1) {
      files.push_back(models.front());
    } else if (models.empty()) {
      errors.push_back(path.string() + ": no model in this folder");
    } else {
      std::string names;
      for (std::size_t i = 0; i < std::min<std::size_t>(models.size(), 8); ++i) {
        names += (i == 0 ? "" : ", ") + models[i].filename().string();
      }
      errors.push_back(path.string() + ": " + std::to_string(models.size()) +
                       " models in this folder; open one of them: " + names + (models.size() > 8 ? ", …" : ""));
    }
  }
  return files;
}

}  // namespace

FileLoader::FileLoader(QObject* parent) : QObject(parent) {
  // Two, so that a small file needn't wait for a large one.
  pool_.setMaxThreadCount(2);
}

FileLoader::~FileLoader() {
  newestModelJob_ = lastJob_ + 1;  // whatever still runs is wanted no longer
  pool_.clear();
  pool_.waitForDone();
}

void FileLoader::open(std::vector<fs::path> paths, bool addMotions) {
  if (paths.empty()) return;
  ++pending_;
  emit progress(paths.size() == 1 ? tr("Opening %1…").arg(shownName(paths.front()))
                                  : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
  const quint64 job = ++lastJob_;
  pool_.start([this, job, addMotions, paths = std::move(paths)] {
    auto files = std::make_shared<LoadedFiles>();
    files->addMotions = addMotions;
    try {
      run(paths, job, *files);
    } catch (const std::exception& broken) {
      files->errors.push_back(paths.front().string() + ": " + broken.what());
    }
    QMetaObject::invokeMethod(
        this, [this, job, files] { deliver(job, files); }, Qt::QueuedConnection);
  });
}

void FileLoader::run(const std::vector<fs::path>& paths, quint64 job, LoadedFiles& result) {
  for (const fs::path& path : withoutFolders(paths, result.errors)) loadOne(path, job, result);
  if (!result.model || superseded(job)) return;
  const auto pictures = static_cast<int>(result.model->model.textures.size());
  if (pictures > 0) emit progress(tr("Decoding %n textures…", nullptr, pictures));
  result.pictures = std::make_shared<const ModelPictures>(loadPictures(*result.model));
}

void FileLoader::loadOne(const fs::path& path, quint64 job, LoadedFiles& result) {
  const FileKind kind = fileKind(path);
  // What is neither gets the error of what its name says it is.
  if (kind == FileKind::Motion || (kind == FileKind::Unknown && hasExtension(path, QLatin1String(".vmd")))) {
    emit progress(tr("Reading %1…").arg(shownName(path)));
    if (auto motion = loadMotion(path)) {
      result.motions.push_back(std::move(*motion));
    } else {
      result.errors.push_back(base::describe(motion.error()));
    }
    return;
  }
  if (result.model) {
    result.errors.push_back(path.string() + ": one model at a time; left out");
    return;
  }
  if (kind == FileKind::Model) {
    for (quint64 newest = newestModelJob_; newest < job && !newestModelJob_.compare_exchange_weak(newest, job);) {
    }
  }
  if (superseded(job)) return;
  emit progress(tr("Reading %1…").arg(shownName(path)));
  if (auto model = loadModel(path)) {
    result.model = std::move(*model);
  } else {
    result.errors.push_back(base::describe(model.error()));
  }
}

void FileLoader::deliver(quint64 job, const std::shared_ptr<LoadedFiles>& files) {
  --pending_;
  if (superseded(job) || !files->pictures) {
    files->model.reset();
    files->pictures.reset();
  }
  emit finished(files);
}

}  // namespace app
