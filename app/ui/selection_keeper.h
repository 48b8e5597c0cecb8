// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>

namespace app {

class Document;
class Selection;
struct LoadedModel;

/// This keeps the selection valid when actors change: another one is selected when the selected one
/// is gone, and the selected parts stay, by their names, when its model was read again.
class SelectionKeeper : public QObject {
  Q_OBJECT
 public:
  SelectionKeeper(Document& document, Selection& selection);

 private:
  void onActorsChanged();
  void rememberModel();

  Document& document_;
  Selection& selection_;
  std::shared_ptr<const LoadedModel> model_;  // of the actor whose parts are selected
};

}  // namespace app
