// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include "app/opening/file_reading.h"
#include "app/opening/found_files.h"
#include "app/opening/opening_order.h"
#include "app/opening/read_ahead.h"
#include "app/playlist/playlist.h"

namespace app {

/// Reads models, their textures, motions, shows and the picture behind everything on other threads.
/// The content decides a file's kind. A row of files makes a show as ShowRow does.
///
/// The last request for things loaded beside the window wins, for each kind separately: models,
/// a picture; motions as in motionsAfterOpening(). Outdated results are dropped as a whole, models
/// with the motions that came with them. That holds as soon as the later file's kind is known, even
/// if it then turns out to be broken. Added files replace nothing.
class FileLoader : public QObject {
  Q_OBJECT
 public:
  /// This is the actor that files would join, with its motions and the scene's.
  struct Present {
    ActorId actor = 0;
    Motions motions;
    /// Everything is the demo, which is removed when a model or a dance is opened.
    bool demo = false;
    OpenContext context{};  ///< in which files are opened
  };
  explicit FileLoader(std::function<Present()> present, QObject* parent = nullptr);
  ~FileLoader() override;

  /// With `add`, models and motions join the present ones instead of replacing them. `instead`
  /// names files to read in place of those that the paths, or shows among them, name.
  void open(std::vector<std::filesystem::path> paths, bool add, FoundInstead instead = {});
  /// Reads a dance of a playlist, so that openAhead() brings it at once, in place of one that was
  /// read ahead before. `entry` must be a row of the list.
  void readAhead(Playlist list, std::size_t entry);
  /// Opens what readAhead() is for, as soon as it is read: at once, within this call, where it is.
  /// Returns false where there is nothing.
  bool openAhead();
  /// Returns whether openAhead() would bring it at once.
  [[nodiscard]] bool isReadAhead() const { return ahead_.isRead(); }
  /// Returns what was read ahead; null: nothing was. Its errors say what openAhead() would lack.
  [[nodiscard]] const LoadedFiles* filesAhead() const { return ahead_.files(); }
  void dropAhead();

  /// Reads all files of an open show again; see reloaded(). A reload in progress counts for this
  /// call, too.
  void reload(const ShowDescription& show);
  [[nodiscard]] bool isReloading() const { return reloading_; }
  /// Sets folders with textures that models lack, by the models' paths, for later reading.
  void setTextureFolders(TextureFolders folders);
  /// Opens a picture for behind everything.
  void openPicture(std::filesystem::path path);
  [[nodiscard]] bool isBusy() const { return order_.busy(); }  ///< with open()

  // These discard what earlier requests would bring: motions, the picture, everything.
  void dropMotions() { order_.dropMotions(); }
  void dropPicture() { ++lastPicture_; }
  void dropAll();

  /// Sets a function that is called on the loader's threads before a file is read, with which tests
  /// delay files. It must be set before open().
  void setBeforeReading(std::function<void(const std::filesystem::path&)> hook) { beforeReading_ = std::move(hook); }

 signals:
  void progress(const QString& what);  ///< one line, while busy
  void finished(const std::shared_ptr<const LoadedFiles>& files);
  void aheadRead();  ///< isReadAhead() has become true
  /// Delivers actors by their index in the given show. Those that can't be read now are errors.
  void reloaded(const std::shared_ptr<const LoadedFiles>& files);
  void pictureLoaded(const QImage& picture, const std::filesystem::path& file);
  void pictureFailed(const QString& why);  ///< one line

 private:
  using Request = OpeningOrder::Request;
  /// Returns how files are read from now on; `stopped` says that nobody wants them any more.
  [[nodiscard]] FileReading::Ways ways(std::function<bool()> stopped, const OpenContext& context);
  void readPlaylists(const FoundFiles& found, const std::vector<std::filesystem::path>& paths,
                     const OpenContext& context, LoadedFiles& result);
  void deliverAhead();
  void deliver(Request request, bool withModel, const std::shared_ptr<LoadedFiles>& files);
  /// Returns whether a later request has a model of its own, or nobody waits any more.
  [[nodiscard]] bool superseded(Request request) const { return newestModel_.load() > request; }

  std::function<Present()> present_;
  std::function<void(const std::filesystem::path&)> beforeReading_;
  OpeningOrder order_;
  ActorId orderOf_ = 0;      // the actor of the motions in order_
  Request lastEnded_ = 0;    // the greatest
  quint64 lastPicture_ = 0;  // counts pictures that were requested or removed
  std::atomic<Request> newestModel_{0};
  bool reloading_ = false;
  std::shared_ptr<const TextureFolders> textureFolders_ = std::make_shared<const TextureFolders>();
  // Kinds are determined on a separate pool, so that it needn't wait for loading.
  QThreadPool kinds_, pool_;
  ReadAhead ahead_;                     // last, so that it ends before what its thread uses
  std::optional<Request> aheadWanted_;  // by openAhead(), which has asked for it
};

}  // namespace app
