// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/audio_choice.h"

#include <algorithm>
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

void AudioChoice::setSongs(const SongDescription& ofShow, const std::vector<SongDescription>& beside) {
  const QString before = ofShow_.file.empty() ? QString() : shownPath(ofShow_.file);
  const bool follows = currentText() == before;
  ofShow_ = ofShow;
  listed_.clear();
  if (!ofShow.file.empty()) listed_.push_back(ofShow);
  for (const SongDescription& song : beside) {
    if (!song.file.empty() && std::ranges::find(listed_, song.file, &SongDescription::file) == listed_.end())
      listed_.push_back(song);
  }
  showTexts();
  if (follows) setEditText(ofShow.file.empty() ? QString() : shownPath(ofShow.file));
}

void AudioChoice::showTexts() {
  const QSignalBlocker quiet(this);
  const QString text = currentText();
  auto* rows = static_cast<QStandardItemModel*>(model());
  rows->clear();
  rows->appendRow(new SongItem(tr("None"), {}));
  QString found;
  for (const SongDescription& song : listed_) {
    const QString name = shownName(song.file);
    const bool isOfShow = !ofShow_.file.empty() && song.file == ofShow_.file;
    if (!isOfShow && found.isEmpty()) found = name;
    rows->appendRow(new SongItem(
        isOfShow ? tr("%1 (the show's song)").arg(name) : tr("%1 (beside the dance)").arg(name), shownPath(song.file)));
  }
  setCurrentIndex(-1);
  setEditText(text);
  lineEdit()->setPlaceholderText(found.isEmpty() ? tr("None") : tr("None (the list has %1)").arg(found));
}

SongDescription AudioChoice::song() const {
  const std::filesystem::path file = toPath(currentText());
  SongDescription song;
  song.file = file;
  const auto listed = std::ranges::find(listed_, file, &SongDescription::file);
  if (!file.empty() && listed != listed_.end()) song = *listed;
  if (song.muted) song.file.clear();
  return song;
}

}  // namespace app
