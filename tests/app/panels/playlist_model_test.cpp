// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The rows of a playlist: which are shown, and that views can follow each change of the list.

#include "app/panels/playlist_model.h"

#include <memory>
#include <random>

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QUndoStack>
#include <QUrl>

#include "app/widgets/row_delegate.h"

namespace {

using app::EntryId;
using app::PlaylistModel;

app::PlaylistEntry entry(const std::string& stem, bool favourite = false) {
  return {.files = {"/dances/" + stem + ".vmd"}, .favourite = favourite};
}

class PlaylistRows : public testing::Test {
 protected:
  void add(std::initializer_list<const char*> stems) {
    std::vector<app::PlaylistEntry> entries;
    for (const char* stem : stems) entries.push_back(entry(stem));
    list.add(std::move(entries), list.size());
  }
  void addMany(int count) {
    std::vector<app::PlaylistEntry> entries;
    for (int i = 0; i < count; ++i) entries.push_back(entry("dance" + std::to_string(i)));
    list.add(std::move(entries), 0);
  }
  [[nodiscard]] QVariant cell(int row, int column, int role = Qt::DisplayRole) const {
    return rows.data(rows.index(row, column), role);
  }
  [[nodiscard]] QStringList titles() const {
    QStringList all;
    for (int i = 0; i < rows.rowCount(); ++i) all << cell(i, PlaylistModel::kDance).toString();
    return all;
  }
  [[nodiscard]] QStringList listed() const {
    QStringList all;
    for (const auto& each : list.list().entries) all << QString::fromStdString(app::entryTitle(each));
    return all;
  }

  app::OpenPlaylist list{1};
  PlaylistModel rows{list};
  // It ends the test where a signal doesn't fit what happened.
  QAbstractItemModelTester tester{&rows, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PlaylistRows, FollowEachChangeAndItsUndoing) {
  std::mt19937 random(7);
  const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random() % (end == 0 ? 1 : end)); };
  addMany(40);
  std::vector<QPersistentModelIndex> held;
  std::vector<EntryId> ids;
  for (int i = 0; i < rows.rowCount(); ++i) {
    held.emplace_back(rows.index(i, PlaylistModel::kDance));
    ids.push_back(rows.idAt(i));
  }
  for (int turn = 0; turn < 200; ++turn) {
    std::vector<EntryId> some;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (random() % 3 == 0) some.push_back(list.idOf(i));
    switch (random() % 5) {
      case 0:
        if (list.size() > 30) list.remove(some);
        break;
      case 1:
        list.move(some, below(list.size() + 1));
        break;
      case 2:
        list.add({entry("new" + std::to_string(turn)), entry("more" + std::to_string(turn))}, below(list.size() + 1));
        break;
      case 3:
        list.undoStack().undo();
        break;
      default:
        list.undoStack().redo();
    }
    ASSERT_EQ(titles(), listed()) << turn;
    // THEN what a view holds is the same dance, or gone with it
    for (std::size_t i = 0; i < held.size(); ++i) {
      if (held[i].isValid()) {
        ASSERT_EQ(rows.idAt(held[i].row()), ids[i]) << turn;
      }
    }
  }
}

TEST_F(PlaylistRows, ManyAtOnceAreFewSignals) {
  addMany(10'000);
  QSignalSpy reset(&rows, &QAbstractItemModel::modelReset), removed(&rows, &QAbstractItemModel::rowsRemoved),
      inserted(&rows, &QAbstractItemModel::rowsInserted), laidOut(&rows, &QAbstractItemModel::layoutChanged);
  const auto signalled = [&] { return removed.size() + inserted.size() + laidOut.size(); };
  const QPersistentModelIndex held = rows.index(7'771, PlaylistModel::kDance);
  // WHEN every second dance is removed, and comes back, and a search hides nine of ten rows
  std::vector<EntryId> odd;
  for (std::size_t i = 0; i < list.size(); i += 2) odd.push_back(list.idOf(i));
  list.remove(odd);
  EXPECT_EQ(rows.rowCount(), 5'000);
  EXPECT_EQ(held.row(), 3'885);  // 7,771 is the 3,886th of the odd ones
  list.undoStack().undo();
  EXPECT_EQ(held.row(), 7'771);
  rows.search("dance1");  // 1, 10 to 19, 100 to 199, 1000 to 1999
  EXPECT_EQ(rows.rowCount(), 1'111);
  EXPECT_FALSE(held.isValid());
  rows.search("");
  EXPECT_EQ(rows.rowCount(), 10'000);
  // THEN views hear of few changes, and of no new beginning: two each of what is apart, and of the
  // search the five parts between those that match
  EXPECT_LE(signalled(), 2 + 2 + 5 + 5);
  EXPECT_EQ(reset.size(), 0);
}

TEST_F(PlaylistRows, AreFoundInAnyScript) {
  list.add({entry("千本桜"), entry("ロミオとシンデレラ"), entry("Ｇｈｏｓｔ Rule"), entry("甩葱歌"), entry("사랑")}, 0);
  const auto found = [&](const char* typed) {
    rows.search(QString::fromUtf8(typed));
    return titles();
  };
  EXPECT_EQ(found("千本"), QStringList{"千本桜"});
  EXPECT_EQ(found("ろみお"), QStringList{"ロミオとシンデレラ"}) << "hiragana for katakana";
  EXPECT_EQ(found("romio"), QStringList{"ロミオとシンデレラ"}) << "as it is typed";
  EXPECT_EQ(found("ghost rule"), QStringList{"Ｇｈｏｓｔ Rule"}) << "any width and case";
  EXPECT_EQ(found("甩葱"), QStringList{"甩葱歌"});
  EXPECT_EQ(found("사랑"), QStringList{"사랑"});
  EXPECT_EQ(found("ghost 千本"), QStringList{}) << "all words";
  // AND by the names of their files
  list.add({{.files = {"/models/初音ミク.pmx", "/dances/x.vmd"}, .title = "Another"}}, 0);
  EXPECT_EQ(found("ミク"), QStringList{"Another"});
  // AND what comes while a search shows some is shown where it matches
  list.add({entry("ミクの日")}, list.size());
  EXPECT_EQ(titles(), (QStringList{"Another", "ミクの日"}));
  EXPECT_EQ(cell(1, PlaylistModel::kNumber), "7") << "the place in the whole list";
}

TEST_F(PlaylistRows, AreFoundByTheFolderOfTheDance) {
  list.add({{.files = {"/夜/千本桜/x.vmd"}}, {.files = {"/昼/甩葱歌.zip!y.vmd"}}}, 0);
  const auto found = [this](const char* typed) {
    rows.search(typed);
    return titles();
  };
  EXPECT_EQ(found("千本桜"), QStringList{"x"});
  EXPECT_EQ(found("甩葱"), QStringList{"y"});
  EXPECT_EQ(found("夜"), QStringList{}) << "but not by those around it";
}

TEST_F(PlaylistRows, FavouritesAlone) {
  list.add({entry("a"), entry("b", true), entry("c"), entry("d", true)}, 0);
  rows.setOnlyFavourites(true);
  EXPECT_EQ(titles(), (QStringList{"b", "d"}));
  list.setFavourite({list.idOf(1)}, false);
  EXPECT_EQ(titles(), QStringList{"d"});
  rows.search("b");
  EXPECT_EQ(titles(), QStringList{});
  rows.search("");
  rows.setOnlyFavourites(false);
  EXPECT_EQ(titles().size(), 4);
  EXPECT_EQ(cell(3, PlaylistModel::kFavourite), "★");
  EXPECT_EQ(cell(1, PlaylistModel::kFavourite), "☆");
}

TEST_F(PlaylistRows, SayWhatPlaysAndWhatCant) {
  add({"a", "b", "c"});
  EXPECT_EQ(cell(1, PlaylistModel::kNumber), "2");
  list.goTo(list.idOf(1));
  EXPECT_EQ(cell(1, PlaylistModel::kNumber), "▶");
  EXPECT_TRUE(cell(1, PlaylistModel::kDance, Qt::FontRole).value<QFont>().bold());
  EXPECT_TRUE(cell(1, PlaylistModel::kNumber, Qt::AccessibleTextRole).toString().contains("plays"));
  rows.setTrouble(list.idOf(2), "c.vmd: there is no such file");
  EXPECT_EQ(cell(2, PlaylistModel::kNumber), "⚠");
  EXPECT_TRUE(cell(2, PlaylistModel::kDance, Qt::ToolTipRole).toString().contains("there is no such file"));
  list.leave();
  rows.setTrouble(list.idOf(2), {});
  for (int row = 0; row < 3; ++row) {
    EXPECT_EQ(cell(row, PlaylistModel::kNumber), QString::number(row + 1));
    EXPECT_FALSE(cell(row, PlaylistModel::kDance, Qt::FontRole).isValid());
  }
}

TEST_F(PlaylistRows, ShowWhatIsKnownOfTheFiles) {
  add({"a", "b"});
  EXPECT_FALSE(rows.length().whole);
  app::EntryFacts facts;
  facts.models = {"/models/ミク.pmx", "/stage.x"};
  facts.song = "/songs/song.mp3";
  facts.seconds = 93.7;
  rows.setFacts(list.idOf(0), facts);
  EXPECT_EQ(cell(0, PlaylistModel::kLength), "1:33") << "seconds are cut off, as players do";
  const QString detail = cell(0, PlaylistModel::kDance, app::kDetailRole).toString();
  EXPECT_TRUE(detail.startsWith("ミク, stage") && detail.endsWith("song")) << detail.toStdString();
  EXPECT_FALSE(rows.length().whole);
  EXPECT_EQ(cell(1, PlaylistModel::kLength).toString(), "");
  facts.seconds = 3600.0;
  facts.issues.push_back({"files", 1, -1, "b.vmd isn't there"});
  rows.setFacts(list.idOf(1), facts);
  EXPECT_TRUE(rows.length().whole);
  EXPECT_DOUBLE_EQ(rows.length().seconds, 3693.7);
  EXPECT_EQ(cell(1, PlaylistModel::kNumber), "⚠");
  // WHEN a dance goes THEN its length goes with it
  list.remove({list.idOf(1)});
  EXPECT_DOUBLE_EQ(rows.length().seconds, 93.7);
}

TEST_F(PlaylistRows, AreDroppedBetweenOthers) {
  add({"a", "b", "c", "d"});
  const std::unique_ptr<QMimeData> dragged(rows.mimeData({rows.index(0, 0), rows.index(0, 1), rows.index(2, 1)}));
  ASSERT_TRUE(rows.canDropMimeData(dragged.get(), Qt::MoveAction, 4, 0, {}));
  EXPECT_TRUE(rows.dropMimeData(dragged.get(), Qt::MoveAction, 4, 0, {}));
  EXPECT_EQ(titles(), (QStringList{"b", "d", "a", "c"}));
  // AND before a row that is shown, where others aren't
  list.setFavourite({list.idOf(0), list.idOf(3)}, true);
  rows.setOnlyFavourites(true);
  ASSERT_EQ(titles(), (QStringList{"b", "c"}));
  const std::unique_ptr<QMimeData> last(rows.mimeData({rows.index(1, 1)}));
  EXPECT_TRUE(rows.dropMimeData(last.get(), Qt::MoveAction, 0, 0, {}));
  EXPECT_EQ(listed(), (QStringList{"c", "b", "d", "a"}));
  // AND the rows of another window aren't taken
  app::OpenPlaylist other{2};
  PlaylistModel otherRows{other};
  other.add({entry("x")}, 0);
  EXPECT_FALSE(otherRows.canDropMimeData(last.get(), Qt::MoveAction, 0, 0, {}));
  EXPECT_FALSE(otherRows.dropMimeData(last.get(), Qt::MoveAction, 0, 0, {}));
  // AND files are announced with their place
  QSignalSpy dropped(&rows, &PlaylistModel::filesDropped);
  QMimeData files;
  files.setUrls({QUrl::fromLocalFile("/tmp/x.zip")});
  EXPECT_TRUE(rows.dropMimeData(&files, Qt::CopyAction, 1, 0, {}));
  ASSERT_EQ(dropped.size(), 1);
  EXPECT_EQ(dropped[0][1].toULongLong(), 1U);
}

TEST_F(PlaylistRows, AreRenamed) {
  add({"wave"});
  const QModelIndex title = rows.index(0, PlaylistModel::kDance);
  EXPECT_FALSE(rows.setData(title, "wave", Qt::EditRole)) << "that of its file stays the file's";
  EXPECT_EQ(list.undoStack().count(), 1);
  EXPECT_TRUE(rows.setData(title, "  A wave ", Qt::EditRole));
  EXPECT_EQ(list.list().entries[0].title, "A wave");
  EXPECT_TRUE(rows.setData(title, "", Qt::EditRole));
  EXPECT_EQ(titles(), QStringList{"wave"});
}

}  // namespace
