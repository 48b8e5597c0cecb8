// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issues_panel.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/inspect/issue_view.h"
#include "app/inspect/material_rows.h"
#include "app/language/live_text.h"
#include "app/widgets/clear_button.h"
#include "app/widgets/text.h"
#include "pmx/base/counted_issues.h"

namespace app {
namespace {

constexpr std::size_t kMaxExpandedIssues = 3000;  // rows: a view lays out all that are open
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
  keepTranslated(this, [this] { search->setPlaceholderText(tr("Search")); });
  addClearButton(*search, [] { return tr("Clear the search"); });
  keepTranslated(this, [this] {
    search->setAccessibleName(tr("Search: Issues"));
    search->setToolTip(tr("Japanese or English, in any width or case; all words must match"));
    view->setAccessibleName(tr("Issues"));
  });
  view->setModel(rows_);
  whole->setReadOnly(true);
  whole->setTabChangesFocus(true);
  keepTranslated(this, [this] { whole->setAccessibleName(tr("The selected issue")); });
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
  connect(view, &QTreeView::collapsed, this, [this](const QModelIndex& index) { headingSwitched(index, false); });
  connect(view, &QTreeView::expanded, this, [this](const QModelIndex& index) { headingSwitched(index, true); });
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
      using Kept = std::shared_ptr<const base::Issues>;  // together with its owner
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
  for (IssueRows::Odd& file : all) file.playing = base::countedIssues(file.playing);
  for (const DocumentActor& actor : document_.state().actors) addMotions(actor.switches.motions);
  addMotions(document_.state().motions);
  return all;
}

void IssuesPanel::filesChanged() {
  playIssueCount_ = playIssueCount();
  count_ = 0;
  std::set<const void*> there;
  for (const IssueRows::Odd& file : collected()) {
    there.insert(IssueRows::keyOf(file.file));
    count_ += file.playing.size();
    for (const auto& issues : file.own) count_ += issues->size();
  }
  std::erase_if(closed_, [&there](const IssueRows::HeadingKey& key) { return !there.contains(key.file); });
  stale_ = true;
  if (isVisible()) {
    fill();
  } else {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->fill({});  // a hidden panel doesn't keep a removed model in memory
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

/// Issues that are still listed stay current, selected and where they were on the screen. Closed
/// headings stay closed.
void IssuesPanel::fill() {
  stale_ = false;
  // Issues are compared by their text, because those of playing are made anew each time.
  using Told = std::tuple<const void*, std::string, std::int64_t, std::string>;
  const auto toldAt = [this](std::int32_t item) {
    const ListedIssue& of = rows_->listed()[static_cast<std::size_t>(item)];
    return Told{rows_->fileKeyOf(of), of.issue->section, of.issue->index, of.issue->detail};
  };
  std::optional<Told> current;
  std::set<Told> selected;
  if (const std::int32_t item = rows_->itemOf(view->currentIndex()); item >= 0) current = toldAt(item);
  for (const QModelIndex& index : view->selectionModel()->selectedRows())
    if (const std::int32_t item = rows_->itemOf(index); item >= 0) selected.insert(toldAt(item));
  const int scrolled = view->verticalScrollBar()->value();
  {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->fill(collected());
    expandRows();
    const auto count = static_cast<std::int32_t>(rows_->listed().size());
    for (std::int32_t item = 0; (current || !selected.empty()) && item < count; ++item) {
      const Told told = toldAt(item);
      const bool isCurrent = told == current;
      if (!isCurrent && !selected.contains(told)) continue;
      const QModelIndex index = rows_->indexOfItem(item);
      if (isCurrent) view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
      if (selected.contains(told))
        view->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    view->verticalScrollBar()->setValue(scrolled);
  }
  showWhole();
  showSummary();
}

/// A search shows all that it finds; without one, headings stay as the user closed them.
void IssuesPanel::closeHeadings() {
  if (rows_->searches()) return;
  const auto close = [this](const QModelIndex& index) {
    if (const auto key = rows_->headingAt(index); key && closed_.contains(*key)) view->collapse(index);
  };
  for (int file = 0; file < rows_->rowCount(); ++file) {
    const QModelIndex of = rows_->index(file, 0);
    for (int kind = 0; kind < rows_->rowCount(of); ++kind) close(rows_->index(kind, 0, of));
    close(of);
  }
}

/// It is called for clicks, not for changes during fill().
void IssuesPanel::headingSwitched(const QModelIndex& index, bool open) {
  const auto key = rows_->headingAt(index);
  if (quiet_ || rows_->searches() || !key) return;
  if (open) {
    closed_.erase(*key);
  } else {
    closed_.insert(*key);
  }
}

/// A view lays out all rows that are open: of very many only the files with their kinds are opened.
void IssuesPanel::expandRows() {
  if (rows_->foundCount() <= kMaxExpandedIssues) {
    view->expandAll();
  } else {
    view->expandToDepth(0);
  }
  closeHeadings();
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
  if (!any) return summary->setText(tr("These files have no issues."));
  const int all = static_cast<int>(count_);
  const QString counted = all == 1 ? tr("1 issue") : tr("%n issues", nullptr, all);
  summary->setText(rows_->searches() ? tr("%1 of %2").arg(rows_->foundCount()).arg(counted) : counted);
}

QString IssuesPanel::wholeText(const ListedIssue& issue) const {
  const IssueFile& file = rows_->fileOf(issue);
  const IssueWords words = issueWords(file, *issue.issue);
  QStringList lines{words.line()};
  if (!words.english.isEmpty()) lines << tr("English name: %1").arg(words.english);
  const std::int32_t material = issueParts(file, *issue.issue).material;
  if (issue.kind == IssueKind::Textures && material >= 0)
    lines << tr("Material: %1").arg(materialName(file.model->model, material));
  lines << tr("File: %1").arg(shownName(file.path()));
  return lines.join(u'\n');
}

/// Shows the whole text of the current row, which the list cuts.
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
  // The selected model counts if it has that file, else the first one that has it.
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
