// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/inspect/item_view.h"
#include "app/inspect/named_rows.h"
#include "app/inspect/properties.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace app {

/// What panels that look into the selected model have in common: a field that searches, rows, and what there is to know
/// about the selected one. The selection and the current row follow each other.
///
/// A panel that isn't to be seen does nothing: its rows are made when it comes to be seen, and what is live in it is asked
/// for only then, at most kUpdatesASecond times a second.
class InspectPanel : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kUpdatesASecond = 10;

  /// Whether somebody can see it: of a dock, its visibilityChanged().
  void setSeen(bool seen);
  /// By which order its rows are; kept from start to start by whoever listens.
  void setRowOrder(RowOrder order);
  /// Another picture is on the screen.
  void frameShown();

  // The parts, as people find them.
  QLineEdit* search;
  QToolButton* byName;  ///< down: rows are in the order of their names; so does a click on the names' header
  ItemView* view;
  PropertyList* properties;
  QLabel* summary;  ///< how many there are, or were found

 signals:
  void rowOrderChosen(RowOrder order);
  void left();  ///< by Escape: the view wants the keys back

 protected:
  /// In the search field Down goes to the rows; Escape clears it first, then leaves.
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// `name`: what the rows are, such as "Bones".
  /// `rowsView`: another than an ItemView; the panel takes it over.
  InspectPanel(Document& document, Selection& selection, const QString& name, QWidget* parent,
               ItemView* rowsView = nullptr);
  /// Once, by the constructor of what derives from this.
  void begin(NamedRows& rows);
  [[nodiscard]] const Actor* actor() const;              ///< the selected one; null without
  [[nodiscard]] const DocumentActor* described() const;  ///< the same, as the document has it
  void changeEvent(QEvent* event) override;
  /// Rows are made anew, when somebody sees them.
  void markStale();
  /// Nothing of the rows changes, but what their cells say.
  void refresh();
  void followSelection();
  QHBoxLayout* above;  ///< beside the search field
  QVBoxLayout* below;  ///< under the rows

  /// Makes the rows of the selected actor; none without.
  virtual void fill() = 0;
  /// The item that the selection tells; -1: none. kOwnChoice: the current row is the panel's own matter.
  [[nodiscard]] virtual std::int32_t chosen() const = 0;
  static constexpr std::int32_t kOwnChoice = -2;
  /// A row was made the current one by the user.
  virtual void choose(std::int32_t item) = 0;
  [[nodiscard]] virtual std::vector<Property> details() const { return {}; }
  [[nodiscard]] virtual QString countText(std::size_t found, std::size_t all) const = 0;
  /// What of the panel besides its cells is to be shown again; before the details are asked for.
  virtual void refreshMore() {}

  Document& document_;
  Selection& selection_;

 private:
  void update();
  void searched();
  void chooseOrder(RowOrder order);
  void shownAnew();
  void expandRows();
  void showCount();
  void showDetails();
  void actorsChanged();
  void forget();

  NamedRows* rows_ = nullptr;
  std::shared_ptr<const LoadedModel> filledFor_;
  QTimer pause_;
  bool seen_ = false, stale_ = true, again_ = false, quiet_ = false, forgets_ = false;
};

/// "3 of 122 bones", "122 bones", or that there is no model.
[[nodiscard]] QString foundText(const QString& counted, const QString& nothing, std::size_t found, std::size_t all);

}  // namespace app
