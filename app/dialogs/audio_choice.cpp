// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/audio_choice.h"

#include <filesystem>
#include <utility>

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItem>
#include <QStandardItemModel>

#include "app/language/live_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// This row of the list shows words and puts a file's path into the field.
class SongItem : public QStandardItem {
 public:
  SongItem(const QString& words, QString path) : QStandardItem(words), path_(std::move(path)) {}
  [[nodiscard]] QVariant data(int role) const override {
    return role == Qt::EditRole ? QVariant(path_) : QStandardItem::data(role);
  }

 private:
  QString path_;
};

}  // namespace

AudioChoice::AudioChoice(QWidget* parent) : QComboBox(parent) {
  setEditable(true);
  setInsertPolicy(QComboBox::NoInsert);
  setCompleter(nullptr);
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // paths are long
  keepTranslated(this, [this] { showTexts(); });
}

void AudioChoice::setSongs(const SongDescription& ofShow, const FoundSong& found) {
  const QString before = ofShow_.file.empty() ? QString() : shownPath(ofShow_.file);
  const bool follows = currentText() == before;
  ofShow_ = ofShow;
  found_ = found.song.file == ofShow.file ? FoundSong() : found;
  showTexts();
  if (follows) setEditText(ofShow.file.empty() ? QString() : shownPath(ofShow.file));
}

void AudioChoice::showTexts() {
  const QSignalBlocker quiet(this);
  const QString text = currentText();
  auto* rows = static_cast<QStandardItemModel*>(model());
  rows->clear();
  rows->appendRow(new SongItem(tr("No audio"), {}));
  const auto add = [rows](const QString& words, const SongDescription& song) {
    rows->appendRow(new SongItem(words.arg(shownName(song.file)), shownPath(song.file)));
  };
  if (!ofShow_.file.empty()) add(tr("%1 (the show's song)"), ofShow_);
  const bool any = !found_.song.file.empty();
  if (any)
    add(found_.where == FoundSong::Where::Demo ? tr("%1 (the demo's song)") : tr("%1 (found in the same folder)"),
        found_.song);
  setCurrentIndex(-1);
  setEditText(text);
  lineEdit()->setPlaceholderText(any ? tr("No audio; open the list to add %1").arg(shownName(found_.song.file))
                                     : tr("No audio"));
}

SongDescription AudioChoice::song() const {
  SongDescription song;
  song.file = toPath(currentText());
  for (const SongDescription& listed : {ofShow_, found_.song})
    if (!song.file.empty() && song.file == listed.file) song = listed;
  if (song.muted) song.file.clear();
  return song;
}

}  // namespace app
