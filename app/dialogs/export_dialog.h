// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <set>
#include <vector>

#include <QDialog>
#include <QStringList>

#include "app/dialogs/export_maker.h"
#include "app/dialogs/terms_reader.h"
#include "app/files/content_hash.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace app {

/// This is what ExportDialog begins with.
struct ExportStart {
  ExportScene scene;  ///< with one actor or more
  ActorId chosen = 0;
  int first = 0, last = 0;                    ///< frames
  std::vector<std::filesystem::path> inputs;  ///< the files of the show, which are never overwritten
  std::filesystem::path file;                 ///< the proposed name; its ending says the format
  /// These are the hashes of the terms that were shown and agreed to. The dialog adds to them.
  std::shared_ptr<std::set<ContentHash>> agreed = std::make_shared<std::set<ContentHash>>();
  TermsReader::Read readTerms{};  ///< empty: by modelTerms()
};

/// This dialog asks how a show is exported for other programs, and exports it as it was when the
/// dialog was opened. Before the first export of a model it shows what its maker says about it.
class ExportDialog : public QDialog {
  Q_OBJECT
 public:
  ExportDialog(ExportStart start, QWidget* parent);

  /// Returns what the fields ask for.
  [[nodiscard]] ExportRequest request() const;
  [[nodiscard]] ExportKind chosenKind() const;
  [[nodiscard]] bool running() const { return maker_.running(); }
  /// Returns whether the terms are being read, which comes before the export.
  [[nodiscard]] bool reading() const { return reader_.running(); }
  /// Stops the export in progress, and waits for it: the program ends.
  void stopNow();
  /// Stops an export in progress where nothing can be shown any more. Returns a line that says what
  /// became of it; empty where there was none.
  QString endWithoutDisplay();

  // These are the dialog's widgets.
  QComboBox *kind, *models;  ///< where the format holds several models, the first choice is all
  QLineEdit* file;
  QSpinBox *first, *last;
  QCheckBox *still, *toon, *few, *physics, *humanoid;
  QListWidget* clips;  ///< in the order of allViewSolvers()
  QDoubleSpinBox *units, *degrees;
  QLabel *meaning, *size;  ///< the second: how large a mesh cache will be
  QPlainTextEdit* terms;   ///< on the page of terms
  QPushButton *startButton, *stopButton, *closeButton, *folderButton;
  QPushButton *agreeButton, *declineButton;  ///< on the page of terms
  QProgressBar* progress;                    ///< seen from the start of an export until a field changes
  QLabel* message;
  QPlainTextEdit* notes;  ///< hidden while there are none

  /// Leaves the page of terms; while it exports, stops, and closes when that has ended; otherwise
  /// closes.
  void reject() override;

 signals:
  /// A file was written.
  void written(const std::filesystem::path& file);
  /// An export failed while the dialog waited for its end to close.
  void failed(const QString& error);

 protected:
  /// Closes it from the page of terms, too. While it exports, it stops, and closes when that has
  /// ended; where the session ends, which has no time, it waits for that.
  void closeEvent(QCloseEvent* event) override;

 private:
  void makeFields();
  void makeWhat(QFormLayout& form);
  void makeClips(QFormLayout& form);
  void makeFew(QFormLayout& form);
  void makeTerms();
  void makeButtons();
  void kindChanged();
  void fillModels();
  void followName();
  void showPossible();
  void showSize();
  void chooseFile();
  [[nodiscard]] std::filesystem::path chosenFile() const;
  [[nodiscard]] std::vector<std::shared_ptr<const LoadedModel>> modelsInside() const;
  void start();
  void showTerms(const std::vector<TermsOfModel>& all);
  void showPage(bool ofTerms);
  void agree();
  void beginIfWanted();
  [[nodiscard]] bool mayReplace();
  void begin();
  void stop();
  void ended(const ExportMaker::End& end);
  void setBusy(bool busy);
  void showFolder();
  void forgetMade();
  void showProgress();
  void tell(const QString& text, const QStringList& lines = {});
  void fit();
  void bringIntoSight(QWidget* part);

  const ExportStart start_;
  ExportMaker maker_;
  TermsReader reader_;
  QWidget *fields_ = nullptr, *termsPage_ = nullptr;  // one of them is seen
  QFormLayout* form_ = nullptr;
  QWidget* fewRow_ = nullptr;
  QLabel* notesTitle_ = nullptr;
  std::filesystem::path to_;         // what is written, or was
  std::vector<ContentHash> agreed_;  // the terms that are shown
  bool closing_ = false;             // once the export has ended
  bool sessionEnds_ = false;         // perhaps: another program may still keep it
};

}  // namespace app
