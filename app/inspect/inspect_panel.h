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
#include "app/language/live_text.h"
#include "app/widgets/search_field.h"

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace app {

/// This is the base of panels that inspect the selected model: a search field, rows, and the
/// properties of the selected one. The selection and the current row follow each other.
///
/// A hidden panel does nothing: its rows are made when it becomes visible, and its live values are
/// read only then, at most kUpdatesASecond times a second.
class InspectPanel : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kUpdatesASecond = 10;

  /// Sets whether the panel is visible, from a dock's visibilityChanged().
  void setSeen(bool seen);
  /// Sets the order of the rows. A listener stores it for the next start.
  void setRowOrder(RowOrder order);
  /// Must be called when another picture is on the screen.
  void frameShown();

  // These are the panel's widgets.
  SearchField* search;
  QToolButton* byName;  ///< down: rows are ordered by name; so does a click on the header of names
  ItemView* view;
  PropertyList* properties;
  QLabel* summary;  ///< the number of rows, or of those found

 signals:
  void rowOrderChosen(RowOrder order);
  void left();  ///< by Escape: the view gets the keyboard back

 protected:
  /// `name` says what the rows are, such as "Bones". `rowsView` may replace the ItemView; the panel
  /// takes it over.
  InspectPanel(Document& document, Selection& selection, const LiveText& name, QWidget* parent,
               ItemView* rowsView = nullptr);
  /// Must be called once, by the constructor of the derived class.
  void begin(NamedRows& rows);
  [[nodiscard]] const Actor* actor() const;  ///< the selected actor, or null
  /// Returns the selected actor as the document has it, or null.
  [[nodiscard]] const DocumentActor* described() const;
  void changeEvent(QEvent* event) override;
  /// The rows are made anew when the panel is visible.
  void markStale();
  /// The rows stay, and only their cells change.
  void refresh();
  void followSelection();
  QHBoxLayout* above;  ///< beside the search field
  QVBoxLayout* below;  ///< under the rows

  /// Makes the rows of the selected actor; none without an actor.
  virtual void fill() = 0;
  /// Returns the item of the selection, or -1 for none. With kOwnChoice the panel itself decides
  /// the current row.
  [[nodiscard]] virtual std::int32_t chosen() const = 0;
  static constexpr std::int32_t kOwnChoice = -2;
  /// The user made a row the current one.
  virtual void choose(std::int32_t item) = 0;
  [[nodiscard]] virtual std::vector<Property> details() const { return {}; }
  [[nodiscard]] virtual QString countText(std::size_t found, std::size_t all) const = 0;
  /// Updates the parts of the panel besides its cells, before the details are read.
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

/// Returns "3 of 122 bones", "122 bones", or that there is no model.
[[nodiscard]] QString foundText(const QString& counted, const QString& nothing, std::size_t found, std::size_t all);

}  // namespace app
