// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panel Materials in the window: a hidden material isn't drawn, is shown again by undo, and
// stays hidden in the file.

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/description/show_json.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/materials_panel.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"

namespace {

using app::MaterialRows;
using support::waitFor;

class WindowMaterials : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    // There is a second square above the first, in a material of its own, with a texture.
    pmx::Model two = support::legModel();
    const auto first = static_cast<std::uint32_t>(two.vertices.size());
    // It has a back, for an outline is made of back faces.
    for (const float side : {-1.0F, 1.0F}) {
      for (std::size_t i = 0; i < 4; ++i) {
        pmx::Vertex vertex = two.vertices[i];
        const base::Vec3 middle(1.0F, 1.0F, 0.0F);
        vertex.normal = glm::normalize(vertex.position - middle + base::Vec3(0, 0, side));
        vertex.position += base::Vec3(0.0F, 10.0F, 0.25F + 0.25F * side);
        vertex.bones[0] = 0;
        two.vertices.push_back(vertex);
      }
    }
    for (const std::uint32_t index : {0U, 1U, 2U, 0U, 2U, 3U, 6U, 5U, 4U, 7U, 6U, 4U})
      two.indices.push_back(first + index);
    pmx::Material upper = two.materials[0];
    upper.name = "布<b>";
    upper.englishName = "cloth";
    upper.diffuse = {1, 1, 1, 1};
    upper.texture = 0;
    upper.indexCount = 12;
    upper.flags |= pmx::materialFlag::edge;
    two.textures = {"red.png"};
    two.materials.push_back(upper);
    QImage red(16, 16, QImage::Format_RGB32);
    red.fill(Qt::red);
    ASSERT_TRUE(red.save(QString::fromStdString(file("red.png").string())));
    ASSERT_TRUE(pmx::writePmxFile(two, model));
    open({model});
    QDockWidget* dock = window->findChild<QDockWidget*>("materialsPanel");
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  [[nodiscard]] app::MaterialsPanel& panel() const { return *window->inspect().materials; }
  [[nodiscard]] QModelIndex row(int material, int column = 0) const {
    return panel().rows().indexOfItem(material).siblingAtColumn(column);
  }
  [[nodiscard]] bool ticked(int material) const { return row(material).data(Qt::CheckStateRole) == Qt::Checked; }
  void clickTick(int material) {
    QStyleOptionViewItem option;
    option.initFrom(panel().view);
    option.rect = panel().view->visualRect(row(material));
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect box =
        panel().view->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, panel().view);
    QTest::mouseClick(panel().view->viewport(), Qt::LeftButton, {}, box.center());
  }
  [[nodiscard]] std::vector<std::int32_t> hidden() const {
    return document().state().actors[0].switches.hiddenMaterials;
  }

  static inline const base::Vec3 kUpper{1.0F, 11.0F, 0.0F};
};

TEST_F(WindowMaterials, ATickHidesAndShowsIt) {
  ASSERT_TRUE(redAt(kUpper));
  ASSERT_TRUE(redAt(kFootAtRest));
  // WHEN its tick is clicked THEN it isn't drawn, and the other is
  clickTick(1);
  EXPECT_FALSE(ticked(1));
  EXPECT_FALSE(redAt(kUpper));
  EXPECT_TRUE(redAt(kFootAtRest));
  // WHEN that is undone THEN it is there again; and Space does that to the current row
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(ticked(1));
  EXPECT_TRUE(redAt(kUpper));
  panel().view->setCurrentIndex(row(0));
  EXPECT_EQ(window->selection().parts().material, 0);
  QTest::keyClick(panel().view, Qt::Key_Space);
  EXPECT_FALSE(ticked(0));
  EXPECT_FALSE(redAt(kFootAtRest));
  QTest::keyClick(panel().view, Qt::Key_Space);
  EXPECT_TRUE(redAt(kFootAtRest));
}

TEST_F(WindowMaterials, NeitherItsOutlineNorItsShadowIsDrawn) {
  // GIVEN a picture without the upper square THEN hiding it gives that picture to the pixel
  pmx::Model lower = support::legModel();
  ASSERT_TRUE(pmx::writePmxFile(lower, file("lower.pmx")));
  clickTick(1);
  const QImage hid = picture();
  open({file("lower.pmx")});
  EXPECT_EQ(support::differingPixels(hid, picture(), 0), 0);
}

TEST_F(WindowMaterials, OneAloneAndAllAgain) {
  EXPECT_FALSE(panel().showAll->isEnabled());
  panel().view->setCurrentIndex(row(1));
  support::click(panel().showAlone);
  EXPECT_EQ(hidden(), std::vector<std::int32_t>{0});
  EXPECT_FALSE(redAt(kFootAtRest));
  support::click(panel().showAlone);
  EXPECT_EQ(document().undoStack().count(), 1) << "what changes nothing is no step";
  support::click(panel().showAll);
  EXPECT_TRUE(hidden().empty());
  EXPECT_TRUE(redAt(kFootAtRest));
}

TEST_F(WindowMaterials, StaysHiddenInTheShowAndAfterReadingAgain) {
  clickTick(1);
  ASSERT_TRUE(window->saveShow(file("show.odori"))) << window->message().toStdString();
  open({file("show.odori")});
  EXPECT_EQ(hidden(), std::vector<std::int32_t>{1});
  EXPECT_FALSE(ticked(1));
  EXPECT_FALSE(redAt(kUpper));
  // WHEN the file has the material at another index now THEN it is found by its name
  pmx::Model swapped = support::legModel();
  swapped.materials.insert(swapped.materials.begin(), swapped.materials[0]);
  swapped.materials[0].name = "布<b>";
  swapped.materials[0].indexCount = 0;
  ASSERT_TRUE(pmx::writePmxFile(swapped, model));
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  EXPECT_EQ(hidden(), std::vector<std::int32_t>{0});
}

TEST_F(WindowMaterials, RowsTellTextureAndSelection) {
  EXPECT_EQ(panel().summary->text(), "2 materials");
  EXPECT_EQ(row(1).data(), "布<b>");
  EXPECT_EQ(row(1).data(app::kReadableRole), "cloth");
  EXPECT_EQ(row(1, MaterialRows::kTexture).data(), "found");
  EXPECT_EQ(row(0, MaterialRows::kTexture).data(), "none");
  EXPECT_EQ(row(1, MaterialRows::kTriangles).data(), "4");
  const QImage thumbnail = row(1).data(Qt::DecorationRole).value<QImage>();
  ASSERT_FALSE(thumbnail.isNull());
  EXPECT_EQ(thumbnail.pixelColor(2, 2), QColor(Qt::red));
  EXPECT_EQ(row(0).data(Qt::DecorationRole).value<QColor>(), QColor(Qt::red)) << "its own colour, without a texture";
  EXPECT_FALSE(row(1).data(Qt::ToolTipRole).toString().contains("<b>")) << "a tool tip would take it for HTML";
  // WHEN one is selected elsewhere THEN it is the current row, with its details
  app::SelectedParts parts;
  parts.material = 1;
  window->selection().setParts(parts);
  EXPECT_EQ(panel().view->currentIndex().row(), 1);
  EXPECT_EQ(panel().properties->value("Texture"), "red.png");
  EXPECT_EQ(panel().properties->value("Texture status"), "red.png (found as written): PNG, 16 × 16");
  // AND the search looks at names of textures, too
  panel().search->setText("RED.p");
  EXPECT_EQ(panel().summary->text(), "1 of 2 materials");
}

}  // namespace
