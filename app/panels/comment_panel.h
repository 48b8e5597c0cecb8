// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/tree/file_tree.h"
#include "pmx/base/code_page.h"

class QComboBox;
class QPlainTextEdit;
class QShowEvent;

namespace app {

/// This panel shows what the selected model's author says about it: names, comment, English
/// comment, and text files beside the model. It is plain text, to read and copy.
class CommentPanel : public QWidget {
  Q_OBJECT
 public:
  CommentPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Returns whether there is more than names: a comment in the model, or a text beside it.
  [[nodiscard]] bool says() const;

  // These are the panel's widgets.
  QComboBox* source;    ///< the comment, then each text; hidden where there is none
  QComboBox* encoding;  ///< of a text: detected, or chosen by hand; hidden for the comment
  QPlainTextEdit* text;

 signals:
  /// Somebody sees what the selected model's author says.
  void read();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void showActor();
  void showChoices();
  void showSource();
  [[nodiscard]] QString commentOf(const pmx::Model& model) const;

  Document& document_;
  Selection& selection_;
  std::shared_ptr<const LoadedModel> shown_;
  std::vector<FileRef> readmes_;
  std::optional<base::CodePage> found_;  // of the readme, where the user chose none
};

}  // namespace app
