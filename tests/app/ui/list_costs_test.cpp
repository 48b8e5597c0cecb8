// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests count the costs of filling the window's lists: signals, and rows that are measured.
// Twice as many rows cost twice as much at most.

#include <memory>
#include <set>

#include <gtest/gtest.h>
#include <QAction>
#include <QApplication>
#include <QProxyStyle>
#include <QSignalSpy>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/opening/contents_dialog.h"
#include "app/panels/models_panel.h"
#include "tests/app/files/dancer.h"

namespace {

/// This class counts how often a cell of a list is measured.
class MeasureCount : public QProxyStyle {
  Q_OBJECT
 public:
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override {
    if (type == CT_ItemViewItem) ++count;
    return QProxyStyle::sizeFromContents(type, option, size, widget);
  }
  mutable std::size_t count = 0;
};

class ListCosts : public testing::Test {
 protected:
  ListCosts() { qApp->setStyle(style_ = new MeasureCount); }  // QApplication owns it from now on
  ~ListCosts() override { qApp->setStyle(nullptr); }
  /// Returns how many cells are measured until everything is laid out.
  template <class Act>
  std::size_t measured(Act act) {
    QCoreApplication::processEvents();
    style_->count = 0;
    act();
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    return style_->count;
  }
  static app::DocumentState crowd(app::Document& document, std::size_t actors) {
    static const auto model = support::loaded(support::dancer());
    app::DocumentState state;
    for (std::size_t i = 0; i < actors; ++i) {
      state.actors.push_back({document.newId(), model, {}, {}, {}});
      state.actors.back().switches.chains.resize(model->skeleton.chains.size(), app::IkMode::Motion);
      state.actors.back().switches.visible = i % 2 == 0;
    }
    return state;
  }

 private:
  MeasureCount* style_;
};

TEST_F(ListCosts, AChangeOfManyActorsIsToldOnce) {
  app::Document document;
  QSignalSpy actors(&document, &app::Document::actorsChanged), switches(&document, &app::Document::switchesChanged),
      edits(&document, &app::Document::editsChanged);
  std::vector<app::ActorIds> told;
  QObject::connect(&document, &app::Document::switchesChanged, [&](const app::ActorIds& ids) { told.push_back(ids); });
  document.replace(crowd(document, 50));
  EXPECT_EQ(actors.count(), 1);
  EXPECT_EQ(switches.count(), 1);
  EXPECT_EQ(edits.count(), 1);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_TRUE(std::ranges::equal(told[0], document.show().order())) << "each once";
  // These are two of the actors alone.
  const app::ActorId first = told[0][0], last = told[0][49];
  document.change(app::fixedText("Opacity"), [](app::DocumentState& state) {
    state.actors.front().switches.opacity = state.actors.back().switches.opacity = 0.5F;
  });
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[1], (app::ActorIds{first, last}));
  document.change(app::fixedText("Nothing"), [](app::DocumentState&) {});
  EXPECT_EQ(told.size(), 2U);
}

TEST_F(ListCosts, ModelsMeasureTheRowsThatAreSeen) {
  app::Document document;
  app::Selection selection;
  QAction duplicate, remove;
  app::ModelsPanel panel(document, selection, {&duplicate, &remove});
  panel.resize(400, 600);
  panel.show();
  const auto filled = [&](std::size_t actors) {
    const std::size_t count = measured([&] { document.replace(crowd(document, actors)); });
    EXPECT_EQ(panel.models->topLevelItemCount(), static_cast<int>(actors));
    return count;
  };
  const auto ticked = [&] {
    return measured([&] {
      document.change(app::fixedText("Visible"), [](app::DocumentState& state) {
        for (auto& actor : state.actors) actor.switches.visible = !actor.switches.visible;
      });
    });
  };
  filled(10);
  const std::size_t few = filled(100), fewTicked = ticked();
  filled(10);
  const std::size_t many = filled(200), manyTicked = ticked();
  EXPECT_GT(few, 0U);
  EXPECT_LE(many, 2 * few);
  EXPECT_LE(many, 2 * 200U) << "two cells of a row, each once at most";
  EXPECT_LE(manyTicked, 2 * std::max<std::size_t>(fewTicked, 20));
  for (int row : {0, 1, 198, 199}) {
    const bool visible = document.state().actors[static_cast<std::size_t>(row)].switches.visible;
    EXPECT_EQ(panel.models->topLevelItem(row)->checkState(0), visible ? Qt::Checked : Qt::Unchecked) << row;
  }
}

TEST_F(ListCosts, FilesToChooseFromShareWhatIsAlikeAndAreTickedInOneGo) {
  // GIVEN an archive of a thousand models, all of which were chosen before
  auto contents = std::make_shared<app::Contents>();
  contents->path = "/downloads/many.zip";
  QStringList names;
  for (std::size_t i = 0; i < 1000; ++i) {
    app::ContentFile file;
    file.name = "models/" + std::to_string(i) + ".pmx";
    file.path = contents->path / file.name;
    file.kind = app::FileKind::Model;
    names << QString::fromStdString(file.name);
    contents->files.push_back(std::move(file));
  }
  app::ContentsDialog dialog(contents, {}, names);
  dialog.setAttribute(Qt::WA_DeleteOnClose, false);
  ASSERT_EQ(dialog.files->topLevelItemCount(), 1000);
  ASSERT_EQ(dialog.chosenFiles().size(), 1000U);
  // THEN rows without a picture share one, instead of 20 kB each
  std::set<qint64> pictures;
  for (int row = 0; row < 1000; ++row) pictures.insert(dialog.files->topLevelItem(row)->icon(0).cacheKey());
  EXPECT_EQ(pictures.size(), 1U);
  // WHEN one is double-clicked THEN it alone is opened, and not all rows are visited for each that
  // loses its tick
  QSignalSpy changes(dialog.files, &QTreeWidget::itemChanged);
  std::vector<std::filesystem::path> opened;
  QObject::connect(&dialog, &app::ContentsDialog::chosen,
                   [&](const auto& files, const QStringList&) { opened = files; });
  emit dialog.files->itemDoubleClicked(dialog.files->topLevelItem(7), 0);
  EXPECT_EQ(opened, std::vector{contents->files[7].path});
  EXPECT_LE(changes.count(), 1);
}

}  // namespace

#include "list_costs_test.moc"
