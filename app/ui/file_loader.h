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
#include "app/scene/model_textures.h"
#include "app/ui/found_files.h"
#include "app/ui/opening_order.h"

namespace app {

/// An actor that was opened, under no name yet.
struct OpenedActor {
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const ModelTextures> textures;
  ActorSwitches switches;
  ActorDescription source;
  std::size_t place = 0;  ///< in the row of actors that was opened, with those that can't be used
};

/// The first actor that isn't an accessory, whose the motions are; 0 where all are.
[[nodiscard]] std::size_t dancerOf(const std::vector<OpenedActor>& actors);

/// What became of a handful of files opened together.
struct LoadedFiles {
  std::vector<OpenedActor> actors;             ///< in the order named
  std::vector<MotionUse> sceneMotions;         ///< of shows
  std::optional<ShowDescription> show;         ///< of show files: how it looks and moves, and keys that aren't known
  std::filesystem::path showFile;              ///< the only one, where nothing else was opened with it
  std::optional<ContentHash> showHash;         ///< of that file's bytes, none younger than what was read
  std::vector<std::filesystem::path> missing;  ///< files of the show that aren't there
  QImage backdrop;                             ///< the show's picture behind everything; null: none
  std::filesystem::path songBeside;  ///< a sound that lies beside a dance, where no song was named; empty: none
  SongDescription song;              ///< without a file: none
  /// Of dancerOf(actors), or without one; without those that a later request outdid. Of what joins a show: those of no actor.
  Motions motions;
  bool brings = false;                                   ///< there were any, so that `after` counts
  Motions after;                                         ///< all that the actor afterOf and the scene are to have now
  ActorId afterOf = 0;                                   ///< who was selected; 0: nobody
  std::vector<std::string> errors;                       ///< one line for each file that can't be used
  std::vector<std::shared_ptr<const Contents>> choices;  ///< folders and archives of which somebody has to choose
  bool add = false;                                      ///< as given to open()
  bool late = false;                                     ///< a request asked for later has ended before
  bool dropped = false;                                  ///< gave way to a later one whole: nothing of it is here
  bool endsDemo = false;                                 ///< the demo was all there was, and goes away whole
  bool joins = false;  ///< accessories alone, or added: its actors take nobody's place

  /// Its actors take the place of those that there are.
  [[nodiscard]] bool replaces() const { return (!actors.empty() || show.has_value()) && !add && !joins; }
};

/// Reads models, their textures, motions, shows and the picture behind everything on other threads. Kinds are told by
/// content. Files in a row make a show as ShowRow has it.
///
/// Of things loaded beside the window, the one asked for last wins, each kind for itself: models, a picture; motions as
/// motionsAfterOpening() has them. What isn't wanted any more is dropped whole, models with the motions they came with.
/// That holds from when the later file is found to be of that kind, also if it then turns out to be broken. What is added
/// takes nothing's place.
class FileLoader : public QObject {
  Q_OBJECT
 public:
  /// The actor that files would join, and the motions that it and the scene have.
  struct Present {
    ActorId actor = 0;
    Motions motions;
    bool demo = false;  ///< all of it is the demo, which goes away whole when a model or a dance is opened
  };
  explicit FileLoader(std::function<Present()> present, QObject* parent = nullptr);
  ~FileLoader() override;

  /// `add`: models and motions join those that are there instead of taking their place.
  /// `instead`: files that the paths name, or shows among them, and those to be read instead.
  void open(std::vector<std::filesystem::path> paths, bool add, FoundInstead instead = {});
  /// Reads all files of a show that is there again; see reloaded(). One that is under way counts for this one, too.
  void reload(const ShowDescription& show);
  [[nodiscard]] bool isReloading() const { return reloading_; }
  /// Folders that hold textures that models lack, by the models' paths; for what is read from now on.
  void setTextureFolders(std::map<std::filesystem::path, std::filesystem::path> folders);
  /// A picture for behind everything.
  void openPicture(std::filesystem::path path);
  [[nodiscard]] bool isBusy() const { return order_.busy(); }  ///< with open()

  // What was asked for so far is to bring no motions, no picture, nothing at all.
  void dropMotions() { order_.dropMotions(); }
  void dropPicture() { ++lastPicture_; }
  void dropAll();

  /// Called on the loader's threads before a file is read: tests hold files back with it. To be set before open().
  void setBeforeReading(std::function<void(const std::filesystem::path&)> hook) { beforeReading_ = std::move(hook); }

 signals:
  void progress(const QString& what);  ///< one line, while busy
  void finished(const std::shared_ptr<const LoadedFiles>& files);
  /// Actors by their places in the show that was given; those that can't be read now are errors.
  void reloaded(const std::shared_ptr<const LoadedFiles>& files);
  void pictureLoaded(const QImage& picture, const std::filesystem::path& file);
  void pictureFailed(const QString& why);  ///< one line

 private:
  using Request = OpeningOrder::Request;
  class Reading;
  void deliver(Request request, bool withModel, const std::shared_ptr<LoadedFiles>& files);
  /// True when a request after this one has a model of its own, or nobody waits any more.
  [[nodiscard]] bool superseded(Request request) const { return newestModel_.load() > request; }

  std::function<Present()> present_;
  std::function<void(const std::filesystem::path&)> beforeReading_;
  OpeningOrder order_;
  ActorId orderOf_ = 0;      // whose motions order_ tells
  Request lastEnded_ = 0;    // the greatest
  quint64 lastPicture_ = 0;  // pictures asked for or taken away
  std::atomic<Request> newestModel_{0};
  bool reloading_ = false;
  using TextureFolders = std::map<std::filesystem::path, std::filesystem::path>;
  std::shared_ptr<const TextureFolders> textureFolders_ = std::make_shared<const TextureFolders>();
  QThreadPool kinds_, pool_;  // what files are is told beside the loading, so that it needn't wait for it
};

}  // namespace app
