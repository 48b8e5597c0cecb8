// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include "app/description/missing_files.h"
#include "app/files/loaded_files.h"
#include "app/opening/found_files.h"
#include "app/opening/opening_order.h"
#include "app/playlist/playlist.h"
#include "app/textures/model_textures.h"

namespace app {

/// This is an actor that was opened and has no id yet.
struct OpenedActor {
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const ModelTextures> textures;
  ActorSwitches switches;
  ActorDescription source;
  std::size_t place = 0;  ///< index among the opened actors, including those that can't be used
};

/// Returns the first actor that isn't an accessory, to which the motions belong; 0 where all are.
[[nodiscard]] std::size_t firstModelOf(const std::vector<OpenedActor>& actors);

/// These are the results of files that were opened together.
struct LoadedFiles {
  std::vector<OpenedActor> actors;  ///< in the order named
  /// These are the scene's motions of a show file, or of files that join a show.
  std::vector<MotionUse> sceneMotions;
  std::optional<ShowDescription> show;         ///< of show files: look and motion, and unknown keys
  std::filesystem::path showFile;              ///< if it alone was opened
  std::optional<ContentHash> showHash;         ///< of that file's bytes, not newer than those read
  std::vector<std::filesystem::path> missing;  ///< files of the show that don't exist
  QImage backdrop;                             ///< the show's picture behind everything; null: none
  /// This is a sound file beside a dance, where no song was named; empty: none.
  std::filesystem::path songBeside;
  std::filesystem::path songMotion;  ///< the dance that songBeside is beside
  /// This is a camera motion beside a dance, where no motion with a camera was named; empty: none.
  std::filesystem::path cameraBeside;
  SongDescription song;  ///< without a file: none
  /// These belong to firstModelOf(actors), to the scene, or to no actor. Motions that a later
  /// request replaced are left out. For files that join a show, they are those of no actor.
  Motions motions;
  bool brings = false;              ///< there were motions, so that `after` counts
  Motions after;                    ///< motions of afterOf and the scene afterwards
  ActorId afterOf = 0;              ///< the selected actor; 0: none
  std::vector<std::string> errors;  ///< one line for each unusable file
  /// These are folders and archives from which the user must choose.
  std::vector<std::shared_ptr<const Contents>> choices;
  bool add = false;         ///< as given to open()
  bool late = false;        ///< a later request has ended before this one
  bool dropped = false;     ///< a later request replaced it: it is empty
  bool endsDemo = false;    ///< everything was the demo, which is removed as a whole
  bool joins = false;       ///< only accessories, or added: its actors replace none
  bool ofPlaylist = false;  ///< openAhead() brought it
  /// These are the dances of the files, if a playlist was among them; then nothing else is here but
  /// errors.
  std::optional<Playlist> playlist;
  std::filesystem::path playlistFile;  ///< if it alone was opened

  /// Returns whether its actors replace the present ones.
  [[nodiscard]] bool replaces() const { return (!actors.empty() || show.has_value()) && !add && !joins; }
  /// Returns whether this can be an entry of a playlist: it has a model, and something moves unless
  /// all of it was read.
  [[nodiscard]] bool canBeEntry() const;
};

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
  [[nodiscard]] bool isReadAhead() const;
  /// Returns what was read ahead; null: nothing was. Its errors say what openAhead() would lack.
  [[nodiscard]] const LoadedFiles* filesAhead() const;
  void dropAhead();

  /// Reads all files of an open show again; see reloaded(). A reload in progress counts for this
  /// call, too.
  void reload(const ShowDescription& show);
  [[nodiscard]] bool isReloading() const { return reloading_; }
  /// Sets folders with textures that models lack, by the models' paths, for later reading.
  void setTextureFolders(std::map<std::filesystem::path, std::filesystem::path> folders);
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
  class Reading;
  struct Ahead;
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
  using TextureFolders = std::map<std::filesystem::path, std::filesystem::path>;
  std::shared_ptr<const TextureFolders> textureFolders_ = std::make_shared<const TextureFolders>();
  // Kinds are determined on a separate pool, so that it needn't wait for loading.
  QThreadPool kinds_, pool_;
  std::shared_ptr<Ahead> ahead_;  // null: nothing
  QThreadPool aheads_;            // so that what a user opens needn't wait for it
};

}  // namespace app
