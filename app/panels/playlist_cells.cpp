// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of PlaylistModel that says what is in its cells.

#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

#include "app/panels/playlist_model.h"
#include "app/widgets/contrast.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Dances without a picture have an empty one, so that titles stand below each other.
QPixmap noPicture() {
  static const QPixmap empty = [] {
    QPixmap made(PlaylistModel::kPictureSide, PlaylistModel::kPictureSide);
    made.fill(Qt::transparent);
    return made;
  }();
  return empty;
}

}  // namespace

int PlaylistModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PlaylistModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

Qt::ItemFlags PlaylistModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::ItemIsDropEnabled;  // between rows
  const auto all = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
  const auto taking = partsDragged_ ? all | Qt::ItemIsDropEnabled : all;
  return index.column() == kDance ? taking | Qt::ItemIsEditable : taking;
}

QVariant PlaylistModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case kNumber:
      return tr("Number");
    case kDance:
      return tr("Dance");
    case kLength:
      return tr("Length");
    default:
      return tr("Favourite");
  }
}

QVariant PlaylistModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const EntryId id = idAt(index.row());
  const PlaylistEntry* entry = entryOf(id);
  if (entry == nullptr) return {};  // it is about to be removed
  if (role == Qt::FontRole && id == present_) {
    QFont bold;
    bold.setBold(true);
    return bold;
  }
  switch (index.column()) {
    case kNumber:
      return numberCell(id, role);
    case kDance:
      return danceCell(id, *entry, role);
    case kLength:
      return lengthCell(id, role);
    default:
      return favouriteCell(*entry, role);
  }
}

QVariant PlaylistModel::numberCell(EntryId id, int role) const {
  const QStringList troubles = troublesOf(id);
  const QString number = QString::number(places_.at(id) + 1);
  switch (role) {
    case Qt::DisplayRole:
      return id == present_ ? QStringLiteral("▶") : !troubles.isEmpty() ? QStringLiteral("⚠") : number;
    case Qt::AccessibleTextRole:
      return id == present_        ? tr("%1, plays now").arg(number)
             : !troubles.isEmpty() ? tr("%1, not playable").arg(number)
                                   : number;
    case Qt::ToolTipRole:
      return troubles.isEmpty() ? QVariant() : plainToolTip(troubles.join(u'\n'));
    case Qt::TextAlignmentRole:
      return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ForegroundRole: {
      const QPalette palette = QGuiApplication::palette();
      if (id == present_ || !troubles.isEmpty()) return {};
      return dimmed(palette.color(QPalette::Text), palette.color(QPalette::Base));
    }
    default:
      return {};
  }
}

QVariant PlaylistModel::danceCell(EntryId id, const PlaylistEntry& entry, int role) const {
  const About* about = aboutOf(id);
  const auto detail = [about] {
    if (about == nullptr) return QString();
    if (about->song.isEmpty() || about->dancers.isEmpty()) return about->dancers + about->song;
    return about->dancers + QStringLiteral(" · ") + about->song;
  };
  const QString title = oneLine(entryTitle(entry));
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      return title;
    case kDetailRole:
      return detail();
    case Qt::AccessibleTextRole: {
      const QString more = detail();
      return more.isEmpty() ? title : tr("%1, %2", "a dance's title, and its dancer and song").arg(title, more);
    }
    case Qt::DecorationRole: {
      const QPixmap* picture = about == nullptr ? nullptr : pictures_.object(shownPath(about->pictured));
      return QIcon(picture != nullptr ? *picture : noPicture());
    }
    case Qt::ToolTipRole: {
      QStringList lines = troublesOf(id);
      lines << title;
      for (const auto& file : entry.files) lines << oneLine(file.string());
      constexpr qsizetype kMaxLines = 20;
      if (lines.size() > kMaxLines) lines = lines.first(kMaxLines) << QStringLiteral("…");
      return plainToolTip(lines.join(u'\n'));
    }
    default:
      return {};
  }
}

QVariant PlaylistModel::lengthCell(EntryId id, int role) const {
  if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  const About* about = aboutOf(id);
  if (role != Qt::DisplayRole || about == nullptr) return {};
  return QString::fromStdString(clockText(about->seconds));
}

QVariant PlaylistModel::favouriteCell(const PlaylistEntry& entry, int role) {
  switch (role) {
    case Qt::DisplayRole:
      return entry.favourite ? QStringLiteral("★") : QStringLiteral("☆");
    case Qt::AccessibleTextRole:
      return entry.favourite ? tr("Favourite") : tr("Not a favourite");
    case Qt::ToolTipRole:
      return plainToolTip(entry.favourite ? tr("A favourite; a click or * takes the star away")
                                          : tr("A click or * makes it a favourite"));
    case Qt::TextAlignmentRole:
      return static_cast<int>(Qt::AlignCenter);
    case Qt::ForegroundRole: {
      const QPalette palette = QGuiApplication::palette();
      if (entry.favourite) return {};
      return dimmed(palette.color(QPalette::Text), palette.color(QPalette::Base));
    }
    default:
      return {};
  }
}

}  // namespace app
