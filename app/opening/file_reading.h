// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QImage>
#include <QString>

#include "app/description/missing_files.h"
#include "app/description/show_row.h"
#include "app/files/content_hash.h"
#include "app/files/loaded_files.h"
#include "app/opening/found_files.h"
#include "app/opening/motion_choice.h"
#include "app/playlist/playlist.h"
#include "app/scene/texture_cache.h"
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
  bool add = false;         ///< as given to FileLoader::open()
  bool late = false;        ///< a later request has ended before this one
  bool dropped = false;     ///< a later request replaced it: it is empty
  bool endsDemo = false;    ///< everything was the demo, which is removed as a whole
  bool joins = false;       ///< only accessories, or added: its actors replace none
  bool ofPlaylist = false;  ///< it is a dance of a playlist, see FileLoader::openAhead()
  /// These are the dances of the files, if a playlist was among them; then nothing else is here but
  /// errors.
  std::optional<Playlist> playlist;
  std::filesystem::path playlistFile;       ///< if it alone was opened
  std::optional<ContentHash> playlistHash;  ///< of that file's bytes, not newer than those read

  /// Returns whether its actors replace the present ones.
  [[nodiscard]] bool replaces() const { return (!actors.empty() || show.has_value()) && !add && !joins; }
  /// Returns whether this can be an entry of a playlist: it has a model, and something moves unless
  /// all of it was read.
  [[nodiscard]] bool canBeEntry() const;
};

/// These are folders with textures that models lack, by the models' paths.
using TextureFolders = std::map<std::filesystem::path, std::filesystem::path>;

/// A FileReading reads the files of one request, each of them once, on the thread that calls it.
/// The content decides a file's kind. A row of files makes a show as ShowRow does.
class FileReading {
  Q_DECLARE_TR_FUNCTIONS(app::FileReading)

 public:
  /// These are called by the reading thread.
  struct Ways {
    std::function<bool()> stopped;                                    ///< nobody wants the files any more
    std::function<void(const QString&)> progress;                     ///< one line; empty: nobody hears it
    std::function<void(const std::filesystem::path&)> beforeReading;  ///< may be empty
    std::shared_ptr<const TextureFolders> textureFolders;
    OpenContext context;
  };
  /// `instead` names files to read in place of those that the found ones, or shows among them,
  /// name.
  FileReading(const FoundFiles& found, const FoundInstead& instead, const Ways& ways, LoadedFiles& result);

  void run();
  /// Reads an open show again.
  void runAgain(const ShowDescription& show);

 private:
  [[nodiscard]] bool dropped() const { return ways_.stopped(); }
  template <class Act>
  void guarded(const std::filesystem::path& path, Act act);
  template <class Item, class Load>
  Item once(std::map<std::filesystem::path, Item>& known, const std::filesystem::path& path, Load load);
  void note(const base::Result<void>& placed);
  void place(const FoundFile& file);
  std::shared_ptr<const LoadedModel> model(const std::filesystem::path& path);
  std::shared_ptr<const LoadedMotion> motion(const std::filesystem::path& path);
  void addMotions(const std::vector<MotionDescription>& described);
  ShowDescription read(ShowDescription show);
  std::shared_ptr<const ModelTextures> readTextures(const LoadedModel& model);
  [[nodiscard]] std::filesystem::path textureFolderOf(const LoadedModel& model) const;
  void lookForSong();
  void lookForCamera();
  void readLook(ShowDescription show);

  const FoundFiles& found_;
  const FoundInstead& instead_;
  const Ways& ways_;
  OpenContext context_;
  LoadedFiles& result_;
  base::Issues issues_;
  ShowRow row_;
  std::map<std::filesystem::path, std::shared_ptr<const LoadedModel>> models_;
  std::map<std::filesystem::path, std::shared_ptr<const LoadedMotion>> motions_;
  TextureCache textures_;
};

}  // namespace app
