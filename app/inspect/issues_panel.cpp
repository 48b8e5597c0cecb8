// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issues_panel.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/inspect/issue_view.h"
#include "app/inspect/material_rows.h"
#include "app/widgets/clear_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMostExpanded = 3000;  // rows: a view lays out all that are open
constexpr int kWholeLines = 4;

}  // namespace

IssuesPanel::IssuesPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      search(new QLineEdit(this)),
      view(new IssueView(this)),
      whole(new QPlainTextEdit(this)),
      summary(new QLabel(this)),
      document_(document),
      selection_(selection),
      rows_(new IssueRows(this)) {
  search->setPlaceholderText(tr("Search"));
  addClearButton(*search, tr("Clear the search"));
  search->setAccessibleName(tr("Search: Issues"));
  search->setToolTip(tr("Japanese or English, in any width or case; several words must all be found"));
  view->setAccessibleName(tr("Issues"));
  view->setModel(rows_);
  whole->setReadOnly(true);
  whole->setTabChangesFocus(true);
  whole->setAccessibleName(tr("The selected issue"));
  whole->setMinimumWidth(10);
  whole->setFixedHeight(kWholeLines * fontMetrics().lineSpacing() + 10);
  whole->hide();
  summary->setWordWrap(true);
  summary->setMinimumWidth(10);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addWidget(search);
  column->addWidget(view, 1);
  column->addWidget(whole);
  column->addWidget(summary);
  connect(search, &QLineEdit::textChanged, this, &IssuesPanel::searched);
  connect(view, &ItemView::left, this, &IssuesPanel::left);
  connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, &IssuesPanel::choose);
  connect(&document_, &Document::actorsChanged, this, &IssuesPanel::filesChanged);
  connect(&document_, &Document::motionsChanged, this, &IssuesPanel::filesChanged);
  filesChanged();
}

void IssuesPanel::update() {
  if (playIssueCount() != playIssueCount_) filesChanged();
}

std::size_t IssuesPanel::playIssueCount() const {
  std::size_t count = 0;
  for (const ActorId id : document_.show().order()) count += document_.show().actor(id)->playIssueCount();
  return count;
}

std::vector<IssueRows::Odd> IssuesPanel::collected() const {
  std::vector<IssueRows::Odd> all;
  std::map<const void*, std::size_t> places;
  const auto isNew = [&](const void* file) { return places.try_emplace(file, all.size()).second; };
  for (const DocumentActor& actor : document_.state().actors) {
    if (isNew(actor.model.get())) {
      using Kept = std::shared_ptr<const base::Issues>;  // with what it is a part of
      all.push_back({{actor.model, nullptr},
                     {Kept(actor.textures, &actor.textures->issues), Kept(actor.model, &actor.model->issues)},
                     {}});
    }
    base::Issues& playing = all[places[actor.model.get()]].playing;
    for (base::Issue& issue : document_.show().actor(actor.id)->playIssues()) playing.push_back(std::move(issue));
  }
  const auto addMotions = [&](const std::vector<MotionUse>& motions) {
    for (const MotionUse& use : motions) {
      if (!isNew(use.motion.get())) continue;
      all.push_back(
          {{nullptr, use.motion}, {std::shared_ptr<const base::Issues>(use.motion, &use.motion->issues)}, {}});
    }
  };
  for (const DocumentActor& actor : document_.state().actors) addMotions(actor.switches.motions);
  addMotions(document_.state().motions);
  return all;
}

void IssuesPanel::filesChanged() {
  playIssueCount_ = playIssueCount();
  count_ = 0;
  for (const IssueRows::Odd& file : collected()) {
    count_ += file.playing.size();
    for (const auto& issues : file.own) count_ += issues->size();
  }
  stale_ = true;
  if (isVisible()) {
    fill();
  } else {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->fill({});  // a model that is gone isn't held by what nobody sees
    whole->hide();
  }
  emit countChanged(count_);
}

const IssueRows& IssuesPanel::rows() {
  if (stale_) fill();
  return *rows_;
}

void IssuesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) fill();
}

/// Calls `act` with each heading and what tells it from others; they are on two levels.
void IssuesPanel::eachHeading(const std::function<void(const QModelIndex&, const QString&)>& act) const {
  for (int i = 0; i < rows_->rowCount(); ++i) {
    const QModelIndex file = rows_->index(i, 0);
    const QString name = file.data(IssueRows::kNameRole).toString();
    act(file, name);
    for (int k = 0; k < rows_->rowCount(file); ++k) {
      const QModelIndex kind = rows_->index(k, 0, file);
      if (rows_->hasChildren(kind)) act(kind, name + u'\n' + kind.data(IssueRows::kNameRole).toString());
    }
  }
}

/// What is listed still stays current and selected, where it was on the screen; headings that were closed stay closed.
void IssuesPanel::fill() {
  stale_ = false;
  const auto issueAt = [this](const QModelIndex& index) {
    const std::int32_t item = rows_->itemOf(index);
    return item < 0 ? nullptr : rows_->listed()[static_cast<std::size_t>(item)].issue;
  };
  const base::Issue* const current = issueAt(view->currentIndex());
  std::set<const base::Issue*> selected;
  for (const QModelIndex& index : view->selectionModel()->selectedRows()) selected.insert(issueAt(index));
  selected.erase(nullptr);
  std::set<QString> closed;
  eachHeading([&](const QModelIndex& index, const QString& name) {
    if (!view->isExpanded(index)) closed.insert(name);
  });
  const bool few = rows_->foundCount() <= kMostExpanded;
  const int scrolled = view->verticalScrollBar()->value();
  {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->fill(collected());
    expandRows();
    if (few) {
      eachHeading([&](const QModelIndex& index, const QString& name) {
        if (closed.contains(name)) view->collapse(index);
      });
    }
    const auto& listed = rows_->listed();
    for (std::size_t i = 0; i < listed.size(); ++i) {
      const bool isCurrent = current != nullptr && listed[i].issue == current;
      if (!isCurrent && !selected.contains(listed[i].issue)) continue;
      const QModelIndex index = rows_->indexOfItem(static_cast<std::int32_t>(i));
      if (isCurrent) view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
      if (selected.contains(listed[i].issue))
        view->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    view->verticalScrollBar()->setValue(scrolled);
  }
  showWhole();
  showSummary();
}

/// Rows that are open are laid out, all of them: of very many only the files with their kinds.
void IssuesPanel::expandRows() {
  if (rows_->foundCount() <= kMostExpanded) {
    view->expandAll();
  } else {
    view->expandToDepth(0);
  }
}

void IssuesPanel::searched() {
  {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->search(search->text());
    expandRows();
  }
  showWhole();
  showSummary();
}

void IssuesPanel::showSummary() {
  const bool any = count_ > 0;
  view->setVisible(any);
  search->setVisible(any);
  static_cast<QVBoxLayout*>(layout())->setAlignment(summary, any ? Qt::Alignment() : Qt::AlignTop);
  if (document_.empty()) return summary->setText(tr("No file is open."));
  if (!any) return summary->setText(tr("Nothing odd about these files."));
  const int all = static_cast<int>(count_);
  const QString counted = all == 1 ? tr("1 issue") : tr("%n issues", nullptr, all);
  summary->setText(rows_->searches() ? tr("%1 of %2").arg(rows_->foundCount()).arg(counted) : counted);
}

QString IssuesPanel::wholeText(const ListedIssue& issue) const {
  const IssueFile& file = rows_->fileOf(issue);
  const IssueWords words = issueWords(file, *issue.issue);
  QStringList lines{words.line()};
  if (!words.english.isEmpty()) lines << tr("In English: %1").arg(words.english);
  const std::int32_t material = issueParts(file, *issue.issue).material;
  if (issue.kind == IssueKind::Textures && material >= 0)
    lines << tr("On the material %1").arg(materialName(file.model->model, material));
  lines << tr("Of %1").arg(shownName(file.path()));
  return lines.join(u'\n');
}

/// All of the current row, which the list cuts.
void IssuesPanel::showWhole() {
  const QModelIndex current = view->currentIndex();
  const std::int32_t item = rows_->itemOf(current);
  whole->setVisible(current.isValid());
  whole->setPlainText(item < 0 ? current.data().toString()
                               : wholeText(rows_->listed()[static_cast<std::size_t>(item)]));
}

void IssuesPanel::choose(const QModelIndex& current) {
  if (quiet_) return;
  showWhole();
  const std::int32_t item = rows_->itemOf(current);
  if (item < 0) return;
  const ListedIssue& of = rows_->listed()[static_cast<std::size_t>(item)];
  const SelectedParts about = issueParts(rows_->fileOf(of), *of.issue);
  if (about == SelectedParts()) return;
  // The selected model where it is of that file, else the first one that is.
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const auto& model = rows_->fileOf(of).model;
  if (actor == nullptr || actor->model != model) {
    const auto& all = document_.state().actors;
    const auto at = std::ranges::find(all, model, &DocumentActor::model);
    if (at == all.end()) return;
    selection_.setActor(at->id);
  }
  SelectedParts parts = selection_.parts();
  const auto take = [](std::int32_t& part, std::int32_t other) { part = other < 0 ? part : other; };
  take(parts.bone, about.bone);
  take(parts.morph, about.morph);
  take(parts.material, about.material);
  take(parts.body, about.body);
  take(parts.joint, about.joint);
  selection_.setParts(parts);
}

}  // namespace app
