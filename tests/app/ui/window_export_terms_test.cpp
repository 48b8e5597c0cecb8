// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// File → Export Model and Motion reads the terms beside the window, however long that takes.

#include "tests/app/ui/window_export.h"

#include <memory>
#include <utility>

#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSemaphore>
#include <QtTest>

#include "app/dialogs/export_dialog.h"
#include "app/export/model_terms.h"
#include "app/playback/playback.h"

namespace {

using support::click;
using support::waitFor;

/// This is a disk that gives the terms when the test wants it.
struct SlowDisk {
  QSemaphore asked, gives;
};

class WindowExportTerms : public support::WindowExport {
 protected:
  /// Opens a dialog whose terms come from the slow disk, and clicks Export.
  app::ExportDialog& asking() {
    app::ExportStart start;
    for (const app::DocumentActor& actor : actors())
      start.scene.actors.push_back({actor.model, actor.switches, actor.id});
    start.chosen = actors()[0].id;
    start.file = file("a.glb");
    start.readTerms = [disk = disk_](const app::LoadedModel& of) {
      disk->asked.release();
      disk->gives.acquire();
      app::Losses losses;
      return app::modelTerms(of, losses).map([&losses](app::ModelTerms terms) {
        return app::TermsOfModel{std::move(terms), losses};
      });
    };
    auto* form = new app::ExportDialog(std::move(start), window.get());
    form->show();
    click(form->startButton);
    EXPECT_TRUE(disk_->asked.tryAcquire(1, 30'000));
    return *form;
  }
  /// Lets the disk give what was asked for, and waits until the thread that read it is gone.
  /// `holders` have the disk besides it.
  void give(long holders) {
    disk_->gives.release();
    EXPECT_TRUE(waitFor([&] { return disk_.use_count() == holders; }));
    QCoreApplication::processEvents();
  }
  static constexpr long kTest = 1, kDialog = 2;  // the dialog has the function twice: as it was given, and to call it

  std::shared_ptr<SlowDisk> disk_ = std::make_shared<SlowDisk>();
};

TEST_F(WindowExportTerms, TheWindowIsUsableMeanwhile) {
  open({model, dance});
  app::ExportDialog& form = asking();
  EXPECT_TRUE(form.reading());
  EXPECT_FALSE(form.running());
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("Reading"))) << form.message->text().toStdString();
  EXPECT_FALSE(form.file->isEnabled() || form.startButton->isEnabled());
  EXPECT_TRUE(form.stopButton->isEnabled());
  const quint64 drawn = playback().picturesDrawn();
  playback().refresh();
  EXPECT_TRUE(waitFor([&] { return playback().picturesDrawn() > drawn; }));
  ASSERT_TRUE(form.reading());
  // WHEN they are there THEN they are shown
  disk_->gives.release();
  EXPECT_TRUE(waitFor([&] { return !form.reading(); }));
  ASSERT_TRUE(form.agreeButton->isVisible());
  EXPECT_TRUE(form.terms->toPlainText().contains(QStringLiteral("何にでもどうぞ")));
  EXPECT_TRUE(form.message->text().isEmpty());
  click(form.agreeButton);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(std::filesystem::exists(file("a.glb")));
  close(form);
}

TEST_F(WindowExportTerms, StopEndsTheWait) {
  open({model, dance});
  app::ExportDialog& form = asking();
  click(form.stopButton);
  EXPECT_FALSE(form.reading());
  EXPECT_EQ(form.message->text(), "Stopped; nothing was written");
  EXPECT_TRUE(form.startButton->isEnabled() && form.file->isEnabled());
  // WHEN the disk gives them at last THEN nobody is asked
  give(kTest + kDialog);
  EXPECT_FALSE(form.agreeButton->isVisible());
  EXPECT_FALSE(std::filesystem::exists(file("a.glb")));
  // AND they can be asked for again
  click(form.startButton);
  ASSERT_TRUE(disk_->asked.tryAcquire(1, 30'000));
  disk_->gives.release();
  EXPECT_TRUE(waitFor([&] { return form.agreeButton->isVisible(); }));
  click(form.declineButton);
  close(form);
}

TEST_F(WindowExportTerms, TheDialogClosesMeanwhile) {
  open({model, dance});
  for (const bool byEscape : {false, true}) {
    app::ExportDialog& form = asking();
    QPointer<QDialog> there = &form;
    if (byEscape) {
      QTest::keyClick(&form, Qt::Key_Escape);
    } else {
      click(form.closeButton);
    }
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
    give(kTest);
  }
  // AND so does the window
  app::ExportDialog& form = asking();
  QPointer<QDialog> there = &form;
  QApplication::closeAllWindows();
  EXPECT_TRUE(waitFor([&] { return there.isNull() && !window->isVisible(); }));
  give(kTest);
}

}  // namespace
