// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "app/player/session.h"
#include "app/scene/model_pictures.h"

namespace app {

/// What became of a handful of files opened together.
struct LoadedFiles {
  std::shared_ptr<const LoadedModel> model;                  ///< null: none among them
  std::shared_ptr<const ModelPictures> pictures;             ///< with model
  std::vector<std::shared_ptr<const LoadedMotion>> motions;  ///< in the order given
  std::vector<std::string> errors;                           ///< one line for each file that can't be used
  bool addMotions = false;                                   ///< as given to open()
};

/// Reads models, their pictures and motions on other threads. Kinds are told by content, so order and names
/// of the files don't matter. A model opened later wins over one still loading.
class FileLoader : public QObject {
  Q_OBJECT
 public:
  explicit FileLoader(QObject* parent = nullptr);
  ~FileLoader() override;

  /// `addMotions`: motions join those that are there instead of taking their place.
  void open(std::vector<std::filesystem::path> paths, bool addMotions);
  [[nodiscard]] bool isBusy() const { return pending_ > 0; }

 signals:
  void progress(const QString& what);  ///< one line, while busy
  void finished(const std::shared_ptr<const LoadedFiles>& files);

 private:
  void run(const std::vector<std::filesystem::path>& paths, quint64 job, LoadedFiles& result);
  void loadOne(const std::filesystem::path& path, quint64 job, LoadedFiles& result);
  void deliver(quint64 job, const std::shared_ptr<LoadedFiles>& files);
  /// True when a job after this one has a model of its own.
  [[nodiscard]] bool superseded(quint64 job) const { return newestModelJob_.load() > job; }

  QThreadPool pool_;
  quint64 lastJob_ = 0;
  int pending_ = 0;
  std::atomic<quint64> newestModelJob_{0};
};

}  // namespace app
