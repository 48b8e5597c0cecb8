// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/export_dialog.h"

#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include "app/commands/commands.h"
#include "app/drawing_commands/export_command.h"
#include "app/language/live_text.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/app/export/figure.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_opened_urls.h"
#include "vmd/vmd_writer.h"

namespace support {

/// This is a window whose show is exported.
class WindowExport : public WindowShow {
 protected:
  /// Opens the dialog through the menu. It is shown before it has the keyboard, and a field that is
  /// left before that doesn't know of it.
  app::ExportDialog& dialog() {
    choose(command());
    app::ExportDialog* found = nullptr;
    EXPECT_TRUE(waitFor([&] {
      found = window->findChild<app::ExportDialog*>();
      return found != nullptr && found->isVisible() && found->isActiveWindow();
    }));
    return *found;
  }
  [[nodiscard]] QAction* command() const { return window->commands()[app::ActionId::ExportModel]; }
  /// Replaces a field's content with a text or a number that is typed.
  static void type(QWidget* field, const QString& text) {
    click(field);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    auto* line = qobject_cast<QLineEdit*>(field);
    if (line != nullptr) line->setText(text);  // QTest types Latin letters only
    if (line == nullptr) QTest::keyClicks(field, text);
  }
  static void typeFile(app::ExportDialog& form, const std::filesystem::path& path) {
    type(form.file, app::shownPath(path));
  }
  static void tick(QCheckBox* box) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
  }
  /// Chooses a row of a list by the keyboard.
  static void pick(QComboBox* box, int row) {
    box->setFocus();
    while (box->currentIndex() < row) QTest::keyClick(box, Qt::Key_Down);
    while (box->currentIndex() > row) QTest::keyClick(box, Qt::Key_Up);
  }
  static void pick(app::ExportDialog& form, app::ExportKind kind) {
    const auto at = std::ranges::find(app::kExportKinds, kind) - app::kExportKinds.begin();
    pick(form.kind, static_cast<int>(at));
    ASSERT_EQ(form.chosenKind(), kind);
  }
  /// Ticks or unticks the clip that is solved like this.
  static void tickClip(app::ExportDialog& form, app::ViewSolver::How how) {
    const auto& all = app::allViewSolvers();
    const auto at = std::ranges::find(all, how, &app::ViewSolver::how) - all.begin();
    form.clips->setFocus();
    form.clips->setCurrentRow(static_cast<int>(at));
    QTest::keyClick(form.clips, Qt::Key_Space);
  }
  static void waitUntilDone(app::ExportDialog& form) {
    ASSERT_TRUE(waitFor([&] { return !form.running(); }));
  }
  /// Clicks Export, and waits until the terms are read, where the file has any.
  static void begin(app::ExportDialog& form) {
    click(form.startButton);
    EXPECT_TRUE(waitFor([&] { return !form.reading(); }));
  }
  /// Answers the next question that is asked in a box.
  static void inQuestion(std::function<void(QMessageBox&)> act) {
    inDialog([act = std::move(act)](QDialog& dialog) {
      auto* question = qobject_cast<QMessageBox*>(&dialog);
      if (question == nullptr) return inQuestion(act);  // the dialog that asks it comes before it
      act(*question);
    });
  }
  /// Exports with what is in the fields, and agrees to the terms where they are shown.
  static void exportNow(app::ExportDialog& form) {
    begin(form);
    if (form.agreeButton->isVisible()) click(form.agreeButton);
    ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
    EXPECT_TRUE(form.folderButton->isEnabled()) << form.message->text().toStdString();
  }
  static void close(app::ExportDialog& form) {
    QPointer<QDialog> there = &form;
    click(form.closeButton);
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
  }
  static std::string bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// Returns what `odori export` writes with these words and an output.
  std::string exportedByCommand(std::vector<std::string> words, const char* name) {
    const std::filesystem::path output = file(name);
    words.insert(words.begin(), "export");
    words.insert(words.end(), {"-o", output.string()});
    std::vector<const char*> given;
    for (const std::string& word : words) given.push_back(word.c_str());
    EXPECT_EQ(app::runExport(parsed<app::ExportCommand>(given), app::OpenContext()), app::kDone);
    return bytes(output);
  }
  /// Writes the figure and a dance in which it rises.
  void writeFigure() {
    pmx::Model drawn = support::figure();
    for (const float x : {-1.0F, 0.0F, 1.0F}) {
      pmx::Vertex vertex;
      vertex.position = {x, 16.0F + std::abs(x), 0.0F};
      vertex.normal = {0, 0, -1};
      drawn.vertices.push_back(vertex);
    }
    drawn.indices = {0, 1, 2};
    pmx::Material material;
    material.name = "赤";
    material.indexCount = 3;
    drawn.materials.push_back(material);
    figure = file("人.pmx");
    ASSERT_TRUE(pmx::writePmxFile(drawn, figure));
    vmd::Motion motion = vmd::Motion::make("人");
    for (const std::uint32_t frame : {0U, 10U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, static_cast<float>(frame), 0};
      key.setCurves({}, {}, {}, {});
      motion.boneKeys.push_back(key);
    }
    rising = file("上がる.vmd");
    ASSERT_TRUE(vmd::writeVmdFile(motion, rising));
  }

  std::filesystem::path figure, rising;
};

}  // namespace support
