// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/ui/window_parts.h"

namespace app {

class ChangesKeeper;
class FileLoader;
class OpeningController;
struct LoadedFiles;

/// Playing a playlist needs these.
struct PlaylistParts {
  FileLoader& loader;
  OpeningController& opening;
  ChangesKeeper& keeper;
};

/// This plays the open playlist: one dance after another without a gap. It reads the next one while
/// one plays, one at a time, so that memory is bounded. Dances that can't be opened are passed
/// over. While a dance of the list plays, Loop is the list's "repeat one"; the user's own comes
/// back afterwards.
class PlaylistController : public QObject {
  Q_OBJECT
 public:
  /// A dance in which nothing moves stays for so many seconds.
  static constexpr double kStillTime = 10.0;
  /// The next dance is read so many milliseconds after one has begun, so that its beginning is
  /// smooth.
  static constexpr int kReadAheadAfter = 1000;

  PlaylistController(OpenPlaylist& playlist, const ShowParts& show, const PlaylistParts& with,
                     const WindowParts& parts);

  /// Takes a list that was made of files in place of the present one, and plays it.
  void openMade(const Playlist& list);
  /// Plays an entry from its start; nothing where it isn't there. One that couldn't be opened is
  /// tried again.
  void play(EntryId id);
  /// Goes to the next or the previous entry, which plays unless the present one is paused.
  void next();
  void previous();
  /// Returns a line about why an entry can't be played; empty: it can, or wasn't tried.
  [[nodiscard]] QString failureOf(EntryId id) const;
  /// Nothing of the list plays any more; Loop is the user's again.
  void leave();
  /// Sets the function that asks before a list is replaced that isn't saved. It returns false to
  /// keep that list.
  void setMayReplace(std::function<bool()> may) { mayReplace_ = std::move(may); }
  /// Sets how long a dance in which nothing moves stays, seconds.
  void setStillTime(double seconds) { stillTime_ = seconds; }

 signals:
  void listOpened(const std::filesystem::path& file);  ///< empty: it was made of several files
  /// An entry can't be played, which the line says; empty: it can, or is to be tried.
  void failureChanged(app::EntryId id, const QString& why);

 private:
  /// These are the parts of a show that people make by hand, as opposed to switches for watching.
  struct HandWork {
    std::vector<ActorSwitches> actors;
    CameraBookmarks bookmarks;
    bool operator==(const HandWork&) const = default;
  };
  void begin(const Playlist& list, const std::filesystem::path& file, const std::optional<ContentHash>& hash);
  /// Returns a line about why a dance can't be played.
  [[nodiscard]] static QString whyNot(const LoadedFiles& files);
  [[nodiscard]] HandWork handWork() const;
  [[nodiscard]] OpenPlaylist::Usable usable() const;
  void open(const LoadedFiles& files);
  void start(EntryId id, bool plays);
  void readAhead(EntryId id, std::size_t row);
  void followList();
  void onEnded();
  [[nodiscard]] bool keepWork();
  [[nodiscard]] bool wantsToPlay() const;
  void stay();
  void comeAgain();
  void take(const LoadedFiles& files);
  void fail(EntryId id, const QString& why);
  void prepare();
  void follow();
  void showPossible();
  void showLoop();

  OpenPlaylist& playlist_;
  const ShowParts show_;
  const PlaylistParts with_;
  const WindowParts parts_;
  std::function<bool()> mayReplace_;
  /// This is why an entry couldn't be played, and which files it had.
  struct Failure {
    QString why;
    std::vector<std::filesystem::path> files;
  };
  std::map<EntryId, Failure> failed_;
  EntryId ahead_ = 0;  // what the loader reads ahead; 0: nothing
  std::vector<std::filesystem::path> aheadFiles_;
  std::filesystem::path dancer_;
  EntryId coming_ = 0;                // what is to be taken; 0: nothing
  EntryId shown_ = 0;                 // what was taken last; 0: something else is open
  EntryId interrupted_ = 0;           // what had to make way before it was taken; 0: nothing
  Repeat otherRepeat_ = Repeat::Off;  // the list's, before one was repeated
  bool starting_ = false;             // another dance takes the place of the one that was to come
  bool taking_ = false;               // what comes takes the place of what is open
  bool plays_ = false;                // what comes is to play
  bool backwards_ = false;            // it was asked for by previous()
  HandWork work_;                     // as what is shown was opened
  std::optional<bool> ownLoop_;       // the user's, while the list has the switch
  bool quiet_ = false;
  double stillTime_ = kStillTime;
  QTimer prepare_, still_;
};

}  // namespace app
