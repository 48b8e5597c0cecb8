// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Names in the window: their readable forms as second lines, found by search in both, sorted by a
// click or a key.

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "app/inspect/bodies_panel.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/materials_panel.h"
#include "app/inspect/morphs_panel.h"
#include "app/inspect/tracks_panel.h"
#include "app/language/speech.h"
#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/widgets/row_delegate.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using support::kHead;
using support::kIkBone;
using support::kLeg;
using support::waitFor;

/// This fixture has the leg's model, whose bones have no English names.
class WindowNames : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    write([](pmx::Bone& bone) { bone.englishName = {}; });
    open({model, dance});
    show();
  }
  void TearDown() override {
    WindowTest::TearDown();
    app::speak(QStringLiteral("en"));
    support::DrivenApplication::setNoting(true);
  }

  template <class Change>
  void write(Change change) {
    pmx::Model made = support::legModel();
    for (pmx::Bone& bone : made.bones) change(bone);
    ASSERT_TRUE(pmx::writePmxFile(made, model));
  }
  void show() {
    auto* dock = window->findChild<QDockWidget*>("bonesPanel");
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  [[nodiscard]] app::BonesPanel& bones() const { return *window->inspect().bones; }
  [[nodiscard]] QModelIndex row(std::int32_t bone) const { return bones().rows().indexOfItem(bone); }
  [[nodiscard]] QString readable(std::int32_t bone) const { return row(bone).data(app::kReadableRole).toString(); }
  [[nodiscard]] int rowHeight(std::int32_t bone) const { return bones().view->visualRect(row(bone)).height(); }
  /// Returns the bones in the order of the panel, as a list.
  [[nodiscard]] QString listed() const {
    QStringList names;
    for (int i = 0; i < bones().rows().rowCount(); ++i) names << bones().rows().index(i, 0).data().toString();
    return names.join(u' ');
  }
  void clickHeader(int column) {
    QHeaderView* header = bones().view->header();
    const int x = header->sectionViewportPosition(column) + header->sectionSize(column) / 2;
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, {x, header->height() / 2});
  }
  void listThem() { bones().order->setCurrentIndex(static_cast<int>(app::BoneOrder::InOneList)); }

  static inline const QString kAsModel = QStringLiteral("全ての親 左足 左ひざ 左足首 左足ＩＫ 頭");
  /// These are head, left ankle, left knee, left leg, left leg IK, master.
  static inline const QString kEnglish = QStringLiteral("頭 左足首 左ひざ 左足 左足ＩＫ 全ての親");
};

TEST_F(WindowNames, StandInTwoLines) {
  EXPECT_EQ(row(kLeg).data(), QStringLiteral("左足"));
  EXPECT_EQ(readable(kLeg), "left leg");
  EXPECT_EQ(readable(kIkBone), "left leg IK");
  // Both are painted: there is ink in both halves of the row at its name.
  bones().view->setCurrentIndex({});
  const QRect cell = bones().view->visualRect(row(kLeg));
  ASSERT_GT(cell.height(), bones().fontMetrics().height() * 3 / 2);
  const QImage picture = bones().view->viewport()->grab(cell).toImage();
  const auto ink = [&picture](int from, int to) {
    int count = 0;
    for (int y = from; y < to; ++y)
      for (int x = 0; x < picture.width(); ++x) count += picture.pixelColor(x, y).lightness() < 160 ? 1 : 0;
    return count;
  };
  EXPECT_GT(ink(0, picture.height() / 2), 20);
  EXPECT_GT(ink(picture.height() * 5 / 8, picture.height()), 20);
  // AND the chains' list and the models' have them, too
  const auto* chain = window->findChild<app::IkPanel*>()->chains()->topLevelItem(0);
  EXPECT_EQ(chain->text(0), QStringLiteral("左足ＩＫ"));
  EXPECT_EQ(chain->data(0, app::kReadableRole), "left leg IK");
  // a screen reader reads it with its switch
  EXPECT_TRUE(chain->data(0, Qt::AccessibleTextRole).toString().contains(QStringLiteral("左足ＩＫ (left leg IK)")));
}

TEST_F(WindowNames, TheModelsOwnEnglishGoesFirstAndNamesThatAreReadableHaveOneLine) {
  const int two = rowHeight(kLeg);
  write([](pmx::Bone& bone) { bone.englishName = "Bone of " + bone.englishName.utf8; });
  open({model, dance});
  EXPECT_EQ(readable(kLeg), "Bone of leg_L");
  EXPECT_EQ(rowHeight(kLeg), two);
  write([](pmx::Bone& bone) { bone.name = bone.englishName; });
  open({model, dance});
  EXPECT_EQ(row(kLeg).data(), "leg_L");
  EXPECT_EQ(readable(kLeg), "");
  QCoreApplication::processEvents();
  EXPECT_LT(rowHeight(kLeg), two);
}

TEST_F(WindowNames, AreFoundAsTheyAreReadAndTyped) {
  bones().search->setFocus();
  const auto found = [&](const char* typed) {
    bones().search->clear();
    QTest::keyClicks(bones().search, typed);
    return bones().summary->text().toStdString();
  };
  EXPECT_EQ(found("left leg"), "2 of 6 bones");
  EXPECT_EQ(found("hidari ashi"), "3 of 6 bones") << "leg, ankle, IK";
  EXPECT_EQ(found("hidarihiza"), "1 of 6 bones");
  EXPECT_EQ(found("Atama"), "1 of 6 bones");
  EXPECT_TRUE(row(kHead).isValid());
  EXPECT_EQ(found("master"), "1 of 6 bones");
  EXPECT_EQ(found("ik"), "1 of 6 bones") << "not ashikubi, the ankle";
  EXPECT_EQ(found("tail"), "0 of 6 bones");
}

TEST_F(WindowNames, AreInOrderAtAClickAndBack) {
  listThem();
  EXPECT_EQ(listed(), kAsModel);
  app::SelectedParts parts;
  parts.bone = kLeg;
  window->selection().setParts(parts);
  // The button sorts, and sorts back.
  QTest::mouseClick(bones().byName, Qt::LeftButton);
  EXPECT_EQ(listed(), kEnglish);
  EXPECT_EQ(bones().view->currentIndex(), row(kLeg)) << "what is selected stays so";
  EXPECT_EQ(window->selection().parts().bone, kLeg);
  QTest::mouseClick(bones().byName, Qt::LeftButton);
  EXPECT_EQ(listed(), kAsModel);
  // The header sorts: once, in reverse, and back. Only that of the names does.
  QStringList reversed = kEnglish.split(u' ');
  std::ranges::reverse(reversed);
  clickHeader(app::BoneRows::kKind);
  EXPECT_EQ(listed(), kAsModel);
  clickHeader(app::BoneRows::kName);
  EXPECT_EQ(listed(), kEnglish);
  EXPECT_TRUE(bones().byName->isChecked());
  EXPECT_TRUE(bones().view->header()->isSortIndicatorShown());
  clickHeader(app::BoneRows::kName);
  EXPECT_EQ(listed(), reversed.join(u' '));
  EXPECT_TRUE(bones().byName->isChecked());
  clickHeader(app::BoneRows::kName);
  EXPECT_EQ(listed(), kAsModel);
  EXPECT_FALSE(bones().byName->isChecked());
  EXPECT_FALSE(bones().view->header()->isSortIndicatorShown());
}

TEST_F(WindowNames, AreInOrderAtAKeyAndStaySoForTheNextModel) {
  listThem();
  window->activateWindow();
  bones().search->setFocus();
  ASSERT_TRUE(waitFor([&] { return bones().search->hasFocus(); }));
  QTest::keyClick(bones().search, Qt::Key_Tab);
  ASSERT_TRUE(bones().byName->hasFocus());
  QTest::keyClick(bones().byName, Qt::Key_Space);
  EXPECT_EQ(listed(), kEnglish);
  write([](pmx::Bone& bone) { bone.name = bone.englishName; });
  open({model, dance});
  QStringList names = listed().split(u' ');
  EXPECT_EQ(names.front(), "ankle_L");
  bones().byName->setFocus();
  QTest::keyClick(bones().byName, Qt::Key_Space);
  EXPECT_NE(listed().split(u' ').front(), "ankle_L");
  // Without an actor there is nothing to sort.
  window->closeAll();
  QTest::mouseClick(bones().byName, Qt::LeftButton);
  clickHeader(app::BoneRows::kName);
  EXPECT_EQ(listed(), "");
}

TEST_F(WindowNames, OfMorphsMaterialsBodiesAndTracksAreInOrder) {
  // GIVEN three of each, in no order
  pmx::Model made = support::legModel();
  made.materials.resize(1);
  made.morphs.clear();
  made.rigidBodies.clear();
  for (const char* name : {"目", "腕", "髪"}) {
    pmx::Morph& morph = made.morphs.emplace_back();
    morph.name = name;
    morph.panel = 2;
    morph.offsets = std::vector<pmx::VertexOffset>();
    made.rigidBodies.emplace_back().name = name;
  }
  const pmx::Material drawn = made.materials.front();
  for (const char* name : {"目", "腕"}) {
    pmx::Material& material = made.materials.emplace_back(drawn);
    material.name = name;
    material.englishName = {};
    material.indexCount = 0;
  }
  made.materials.front().name = "髪";
  made.materials.front().englishName = {};
  ASSERT_TRUE(pmx::writePmxFile(made, model));
  vmd::Motion motion = vmd::Motion::make("踊り子");
  for (const char* name : {"頭", "左足", "左ひざ"}) motion.boneKeys.emplace_back().name = vmd::makeName<15>(name);
  ASSERT_TRUE(vmd::writeVmdFile(motion, dance));
  open({model, dance});
  app::InspectDocks& docks = window->inspect();
  struct Panel {
    const char* dock;
    app::InspectPanel* panel;
    QString listed, sorted;
  };
  // arm, eye, hair; head, left knee, left leg
  const QString sorted = QStringLiteral("腕 目 髪");
  for (const Panel& each : {Panel{"morphsPanel", docks.morphs, QStringLiteral("目 腕 髪"), sorted},
                            Panel{"materialsPanel", docks.materials, QStringLiteral("髪 目 腕"), sorted},
                            Panel{"bodiesPanel", docks.bodies, QStringLiteral("目 腕 髪"), sorted},
                            Panel{"tracksPanel", docks.tracks, {}, QStringLiteral("頭 左ひざ 左足")}}) {
    auto* dock = window->findChild<QDockWidget*>(each.dock);
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); })) << each.dock;
    const auto listed = [&] {
      const QAbstractItemModel* rows = each.panel->view->model();
      const QModelIndex heading = rows->rowCount(rows->index(0, 0)) > 0 ? rows->index(0, 0) : QModelIndex();
      QStringList names;
      for (int i = 0; i < rows->rowCount(heading); ++i) names << rows->index(i, 0, heading).data().toString();
      return names.join(u' ');
    };
    if (!each.listed.isEmpty()) {
      EXPECT_EQ(listed(), each.listed) << each.dock;
    }
    const QString before = listed();
    QTest::mouseClick(each.panel->byName, Qt::LeftButton);
    EXPECT_EQ(listed(), each.sorted) << each.dock;
    each.panel->byName->setFocus();
    QTest::keyClick(each.panel->byName, Qt::Key_Space);
    EXPECT_EQ(listed(), before) << each.dock;
    EXPECT_FALSE(window->transport().playing()) << "the window's Space";
  }
}

TEST_F(WindowNames, FollowTheLanguage) {
  listThem();
  QTest::mouseClick(bones().byName, Qt::LeftButton);
  EXPECT_EQ(listed(), kEnglish);
  const int two = rowHeight(kLeg);
  support::DrivenApplication::setNoting(false);
  // WHEN the window is in Japanese THEN no reading is shown to those who need none, and names are
  // in the order of JIS X 0208: kana before kanji, 左 before 全 before 頭
  app::speak(QStringLiteral("ja"));
  QCoreApplication::processEvents();
  EXPECT_EQ(readable(kLeg), "");
  EXPECT_LT(rowHeight(kLeg), two);
  EXPECT_EQ(listed(), QStringLiteral("左ひざ 左足 左足ＩＫ 左足首 全ての親 頭"));
  const auto* chain = window->findChild<app::IkPanel*>()->chains()->topLevelItem(0);
  EXPECT_EQ(chain->data(0, app::kReadableRole), "");
  EXPECT_EQ(window->findChild<app::IkPanel*>()->chains()->topLevelItem(0)->text(0), QStringLiteral("左足ＩＫ"));
  // AND they are still found as they are typed
  bones().search->setText(QStringLiteral("hidari"));
  EXPECT_EQ(bones().rows().foundCount(), 4U);
  bones().search->clear();
  // WHEN it is in Korean THEN readings are shown again, and their order is back
  app::speak(QStringLiteral("ko"));
  QCoreApplication::processEvents();
  EXPECT_EQ(readable(kLeg), "left leg");
  EXPECT_EQ(listed(), kEnglish);
  EXPECT_EQ(rowHeight(kLeg), two);
}

TEST_F(WindowNames, OfVeryManyBonesAreSortedForThoseOnTheScreenAlone) {
  pmx::Model many = support::legModel();
  while (many.bones.size() < 65535) {
    pmx::Bone bone = many.bones.back();
    bone.name = "髪" + std::to_string(65535 - many.bones.size());
    bone.englishName = {};
    bone.parent = 5;
    many.bones.push_back(bone);
  }
  ASSERT_TRUE(pmx::writePmxFile(many, model));
  open({model, dance});
  listThem();
  QCoreApplication::processEvents();
  const std::size_t before = bones().rows().asked();
  QTest::mouseClick(bones().byName, Qt::LeftButton);
  QCoreApplication::processEvents();
  constexpr std::size_t kFew = 20'000;  // cells, of half a million
  EXPECT_LT(bones().rows().asked() - before, kFew);
  // ankle_L, hair 1, hair 2, …, head
  EXPECT_EQ(bones().rows().index(0, 0).data(), QStringLiteral("左足首"));
  EXPECT_EQ(bones().rows().index(1, 0).data(), QStringLiteral("髪1"));
  EXPECT_EQ(bones().rows().index(10, 0).data(), QStringLiteral("髪10"));
}

}  // namespace
