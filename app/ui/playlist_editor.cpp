// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playlist_editor.h"

#include <algorithm>
#include <functional>
#include <system_error>
#include <utility>

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/document/selection.h"
#include "app/files/camera_beside.h"
#include "app/files/file_hash.h"
#include "app/files/kind_by_extension.h"
#include "app/opening/dance_dialog.h"
#include "app/opening/file_patterns.h"
#include "app/panels/playlist_panel.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/contents_controller.h"
#include "app/ui/playlist_reload.h"
#include "app/ui/save_controller.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {
namespace {

const QString kListEnding = QStringLiteral(".odori-list");

/// Returns the folder that contains all dances of a list; empty: they have none in common.
std::filesystem::path commonFolder(const Playlist& list) {
  std::filesystem::path common;
  bool first = true;
  for (const PlaylistEntry& entry : list.entries) {
    if (entry.files.empty()) continue;
    const auto folder = diskFileOf(entry.files.back()).parent_path();
    if (std::exchange(first, false)) {
      common = folder;
      continue;
    }
    std::filesystem::path both;
    const auto [end, other] = std::ranges::mismatch(common, folder);
    for (auto part = common.begin(); part != end; ++part) both /= *part;
    common = both;
  }
  return common.has_relative_path() ? common : std::filesystem::path();
}

bool isSong(const std::filesystem::path& file) { return kindByExtension(file) == FileKind::Sound; }

/// Returns whether something dances in an entry: a model of its own or those of a show.
bool hasDancer(const PlaylistEntry& entry) {
  return std::ranges::any_of(entry.files, [](const std::filesystem::path& file) {
    return calledShow(file) || kindByExtension(file) == FileKind::Model;
  });
}

}  // namespace

PlaylistEditor::PlaylistEditor(OpenPlaylist& list, PlaylistPanel& panel, const ShowParts& show,
                               ContentsController& contents, SaveController& saving, const WindowParts& parts)
    : list_(list),
      panel_(panel),
      show_(show),
      contents_(contents),
      saving_(saving),
      parts_(parts),
      search_(show.document.context()),
      facts_(list, show.document.context()),
      pictures_(show.document.context(),
                parts.settings.kept() ? PlaylistPictures::standardFolder() : std::filesystem::path()) {
  connectActions();
  connect(&panel_, &PlaylistPanel::filesDropped, this, &PlaylistEditor::add);
  connect(&panel_, &PlaylistPanel::filesDroppedOn, this, &PlaylistEditor::giveTo);
  connect(&drops_, &FileDrops::dropped, this,
          [this](const std::vector<std::filesystem::path>& files) { add(files, list_.size()); });
  connect(&panel_, &PlaylistPanel::dancerWanted, this, &PlaylistEditor::chooseDancer);
  connect(&panel_, &PlaylistPanel::filesWanted, this, &PlaylistEditor::changeFiles);
  connect(&panel_, &PlaylistPanel::stopWanted, &search_, &DanceSearch::stop);
  connect(&panel_, &PlaylistPanel::seen, this, [this](const std::vector<EntryId>& ids) {
    facts_.wantFirst(seen_ = ids);
    wantPictures();
  });
  connect(&search_, &DanceSearch::busyChanged, &panel_, &PlaylistPanel::setWorking);
  connect(&facts_, &PlaylistFacts::ready, this, [this](EntryId id, const EntryFacts& facts) {
    panel_.rows().setFacts(id, facts);
    if (std::ranges::find(seen_, id) != seen_.end()) wantPictures();
  });
  connect(&pictures_, &PlaylistPictures::ready, &panel_.rows(), &PlaylistModel::setPicture);
  connect(&show_.selection, &Selection::actorChanged, this, &PlaylistEditor::offerDancer);
  connect(&show_.document, &Document::actorsChanged, this, &PlaylistEditor::offerDancer);
  connect(&list_, &OpenPlaylist::changed, this, &PlaylistEditor::showPossible);
  showPossible();
}

void PlaylistEditor::connectActions() {
  const WindowActions& a = parts_.actions;
  connect(a[ActionId::NewPlaylist], &QAction::triggered, this, [this] {
    if (!mayLoseChanges()) return;
    list_.close();
    emit panelWanted();
  });
  connect(a[ActionId::OpenPlaylist], &QAction::triggered, this, &PlaylistEditor::chooseAndOpen);
  connect(a[ActionId::AddToPlaylist], &QAction::triggered, this, &PlaylistEditor::chooseAndAdd);
  connect(a[ActionId::AddFolderToPlaylist], &QAction::triggered, this, [this] {
    const auto folder = contents_.askForFolder(tr("Add Folder to Playlist"));
    if (!folder.empty()) add({folder}, list_.size());
  });
  connect(a[ActionId::SavePlaylist], &QAction::triggered, this, [this] { chooseAndSave(false); });
  connect(a[ActionId::SavePlaylistAs], &QAction::triggered, this, [this] { chooseAndSave(true); });
}

void PlaylistEditor::showPossible() {
  const bool any = !list_.empty() || !list_.file().empty();
  for (const ActionId id : {ActionId::SavePlaylist, ActionId::SavePlaylistAs}) parts_.actions[id]->setEnabled(any);
}

/// Only models in sight are drawn, because that takes the window's thread a moment each.
void PlaylistEditor::wantPictures() {
  std::vector<std::filesystem::path> models;
  for (const EntryId id : seen_) {
    const auto model = panel_.rows().pictured(id);
    if (!model.empty() && !panel_.rows().hasPicture(model)) models.push_back(model);
  }
  pictures_.want(models);
}

/// Accessories, which have one bone at most, don't dance.
void PlaylistEditor::offerDancer() {
  const DocumentActor* actor = show_.document.state().find(show_.selection.actor());
  const bool dances = actor != nullptr && actor->model->skeleton.parents.size() > 1;
  offered_ = dances ? actor->model->path : std::filesystem::path();
  panel_.setOffered(offered_);
}

void PlaylistEditor::chooseAndAdd() {
  std::vector<std::filesystem::path> files;
  if (chooser_) {
    files = chooser_();
  } else {
    const QString kinds = tr("Dances, archives, shows, playlists (%1);;All files (*)");
    for (const QString& file : askForFiles(&parts_.window, tr("Add Files to Playlist"), parts_.settings.folder(),
                                           kinds.arg(patternsOf(allEndings()))))
      files.push_back(toPath(file));
  }
  add(files, list_.size());
}

void PlaylistEditor::chooseAndOpen() {
  const QString file = askForFile(&parts_.window, tr("Open Playlist"), parts_.settings.folder(),
                                  tr("Playlists (%1);;All files (*)").arg(QStringLiteral("*.odori-list")));
  if (!file.isEmpty()) emit openWanted(toPath(file));
}

void PlaylistEditor::chooseDancer() {
  const QString file = askForFile(&parts_.window, tr("Dancer of All Dances"), parts_.settings.folder(),
                                  tr("Models (%1);;All files (*)").arg(patternsOf({"pmx", "pmd"})));
  if (!file.isEmpty()) list_.setDancer(toPath(file));
}

DanceDialog* PlaylistEditor::changeFiles(EntryId id) {
  const auto row = list_.rowOf(id);
  if (!row) return nullptr;
  auto* dialog = new DanceDialog(list_.list().entries[*row], show_.document.context(), &parts_.window);
  connect(dialog, &DanceDialog::chosen, this,
          [this, id](const std::string& title, const std::vector<std::filesystem::path>& files) {
            list_.setEntry(id, files, title);
          });
  dialog->open();
  return dialog;
}

void PlaylistEditor::add(const std::vector<std::filesystem::path>& paths, std::size_t place) {
  if (paths.empty()) return;
  if (std::ranges::all_of(paths, isSong)) {
    parts_.messages.show([] {
      return tr(
          "A song alone is no dance: drop it on the dance that it belongs to, or add it by Files of the Dance… in "
          "the dance's menu");
    });
    return;
  }
  // The list may change meanwhile: they stay before the dance before which they were dropped.
  const EntryId before = place < list_.size() ? list_.idOf(place) : 0;
  search_.find(paths,
               [this, before](const FoundDances& found) { take(found, list_.rowOf(before).value_or(list_.size())); });
}

void PlaylistEditor::giveTo(const std::vector<std::filesystem::path>& files, EntryId id) {
  const auto row = list_.rowOf(id);
  if (!row) return;
  const OpenContext& context = show_.document.context();
  PlaylistEntry entry = list_.list().entries[*row];
  const QString title = oneLine(entryTitle(entry));
  const bool shown = std::ranges::any_of(entry.files, [&](const auto& each) { return isShow(each, context); });
  QStringList lines;
  for (const auto& file : files) {
    const QString name = shownName(file);
    switch (fileKind(file, context)) {
      case FileKind::Sound:
        replaceSong(entry, file, context);
        lines << tr("%1 is the song of %2 now").arg(name, title);
        break;
      case FileKind::Motion: {
        const auto found = findFile(file, context);
        if (!found || !isCameraMotion(*found)) return add(files, *row);
        replaceCamera(entry, file, context);
        lines << tr("%1 is the camera of %2 now").arg(name, title);
        break;
      }
      case FileKind::Model:
        if (!list_.list().dancer.empty()) {
          parts_.messages.show(
              [] { return tr("One model dances them all: choose \"Each dance's own\" as the dancer first"); });
          return;
        }
        replaceDancer(entry, file, context);
        lines << tr("%1 dances %2 now").arg(name, title);
        break;
      default:
        return add(files, *row);
    }
  }
  if (shown) {
    parts_.messages.show([title] { return tr("%1 is a show, which has its own song, camera and models").arg(title); });
    return;
  }
  list_.setFiles(id, entry.files);
  parts_.messages.say(inSequence(lines));
}

/// Gives the model of the view to dances that have none: it dances them all where none has one, in
/// the list and among them. Returns whether there were any.
bool PlaylistEditor::fillDancers(Playlist& added) const {
  const bool wanted = !std::ranges::all_of(added.entries, hasDancer);
  if (!wanted || offered_.empty() || !added.dancer.empty() || !list_.list().dancer.empty()) return false;
  if (std::ranges::none_of(added.entries, hasDancer) && std::ranges::none_of(list_.list().entries, hasDancer)) {
    added.dancer = offered_;
    return true;
  }
  for (PlaylistEntry& entry : added.entries)
    if (!hasDancer(entry)) entry.files.insert(entry.files.begin(), offered_);
  return true;
}

void PlaylistEditor::sayDancer() {
  parts_.messages.say(tr("%1 dances what has no model of its own").arg(shownName(offered_.stem())));
}

void PlaylistEditor::make(const std::filesystem::path& folderOrArchive, const std::vector<std::filesystem::path>& only,
                          const std::filesystem::path& dancer) {
  search_.find({folderOrArchive}, [this, only, dancer](FoundDances found) {
    std::vector<PlaylistEntry>& entries = found.list.entries;
    const auto isWanted = [&](const PlaylistEntry& entry) {
      return std::ranges::any_of(entry.files,
                                 [&](const auto& file) { return std::ranges::find(only, file) != only.end(); });
    };
    if (std::ranges::count_if(entries, isWanted) > 1) std::erase_if(entries, std::not_fn(isWanted));
    if (!dancer.empty()) found.list.dancer = dancer;
    if (entries.empty()) return take(found, list_.size());  // says so
    if (!mayLoseChanges()) return;
    list_.close();
    const bool filled = fillDancers(found.list);
    emit listWanted(found.list);
    if (!found.errors.isEmpty()) parts_.messages.show(found.errors);
    if (filled) sayDancer();
  });
}

void PlaylistEditor::take(FoundDances found, std::size_t place) {
  const std::size_t wanted = found.list.entries.size();
  const bool wasEmpty = list_.empty();
  // An empty list becomes the one that was added to it.
  if (!wasEmpty) found.list.dancer.clear();
  const bool filled = fillDancers(found.list);
  const std::size_t added = list_.add(found.list.entries, place, found.list.dancer);
  if (added > 0) panel_.goTo(list_.idOf(std::min(place, list_.size() - added)));
  if (!found.errors.isEmpty()) parts_.messages.show(found.errors);
  if (filled) sayDancer();
  if (added < wanted)
    parts_.messages.addShown([count = static_cast<int>(wanted - added)] {
      return tr("A playlist has at most %1 dances, so %n were left out", nullptr, count).arg(kMaxDances);
    });
  if (wanted == 0 && found.errors.isEmpty())
    parts_.messages.show([] {
      return tr(
          "No dance was found: a dance is a show, or a motion that moves a model. Models, cameras and songs "
          "alone are none");
    });
}

std::vector<std::filesystem::path> PlaylistEditor::inputs() const {
  auto all = show_.file.inputs();
  for (const PlaylistEntry& entry : list_.list().entries) all.insert(all.end(), entry.files.begin(), entry.files.end());
  if (!list_.list().dancer.empty()) all.push_back(list_.list().dancer);
  return all;
}

bool PlaylistEditor::save(const std::filesystem::path& file) {
  base::Result<void> written = base::checkOutput(file, inputs());
  std::error_code failed;
  if (written && std::filesystem::exists(file, failed) && !std::filesystem::is_empty(file, failed) &&
      !isPlaylist(file, show_.document.context())) {
    written =
        base::fail(base::ErrorCode::CannotWrite, "is there and isn't a playlist: choose another name", file.string());
  }
  if (written) written = writePlaylist(list_.list(), file);
  if (!written) {
    failed_ = parts_.messages.show({oneLine(base::describe(written.error()))});
    return false;
  }
  list_.setSaved(file, hashOfFile(file, kMaxPlaylistBytes));
  parts_.messages.hide(std::exchange(failed_, MessageId::None));
  parts_.messages.say(tr("Playlist saved: %1").arg(shownName(file)));
  emit saved(file);
  return true;
}

/// Returns false if it wasn't saved.
bool PlaylistEditor::chooseAndSave(bool anew) {
  if (!anew && !list_.file().empty()) {
    const auto over = PlaylistReload::isChanged(list_) ? saving_.answerAboutChanged(tr("Save Playlist"), list_.file())
                                                       : SaveController::OverChanged::Overwrite;
    if (over == SaveController::OverChanged::Cancel) return false;
    if (over == SaveController::OverChanged::Overwrite) return save(list_.file());
  }
  const QString proposed = list_.file().empty() ? placeToSave(parts_.settings, SavedKind::Playlist, tr("Playlist"),
                                                              kListEnding, commonFolder(list_.list()))
                                                : shownPath(list_.file());
  QWidget* window = &parts_.window;
  const QString chosen =
      askWhereToSave(window, tr("Save Playlist"), proposed, tr("Playlists (%1)").arg(QStringLiteral("*.odori-list")));
  if (chosen.isEmpty()) return false;
  const bool named = chosen.endsWith(kListEnding, Qt::CaseInsensitive);
  const std::filesystem::path file = toPath(named ? chosen : chosen + kListEnding);
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(window, tr("Save Playlist"), tr("%1 already exists. Replace it?").arg(shownName(file))) != QMessageBox::Yes)
    return false;
  const bool done = save(file);
  if (done) rememberPlace(parts_.settings, SavedKind::Playlist, file);
  return done;
}

bool PlaylistEditor::mayLoseChanges() {
  if (!saving_.isAsking() || !list_.unsaved()) return true;
  const QString text = list_.file().empty() ? tr("The playlist was never saved. Save it?")
                                            : tr("%1 was changed. Save it?").arg(shownName(list_.file()));
  switch (saving_.answerOf(tr("Unsaved Playlist"), text, {tr("&Save"), tr("&Discard"), tr("&Cancel")})) {
    case 0:
      return chooseAndSave(false);
    case 1:
      return true;
    default:
      return false;
  }
}

}  // namespace app
