// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/tree/file_tree.h"

class QComboBox;
class QPlainTextEdit;

namespace app {

/// What the selected model's maker says about it: names, comment, English comment, and the texts that lie beside the model.
/// Plain text, to read and copy.
class CommentPanel : public QWidget {
  Q_OBJECT
 public:
  CommentPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// The maker says something besides names: in the model's comment, or in a text beside it.
  [[nodiscard]] bool says() const;

  // The parts, as people find them.
  QComboBox* source;    ///< the comment, then each text; hidden where there is none
  QComboBox* encoding;  ///< of a text: found out, or by hand; hidden of the comment
  QPlainTextEdit* text;

 private:
  void showActor();
  void showSource();
  [[nodiscard]] QString commentOf(const pmx::Model& model) const;

  Document& document_;
  Selection& selection_;
  std::shared_ptr<const LoadedModel> shown_;
  std::vector<FileRef> readmes_;
};

}  // namespace app
