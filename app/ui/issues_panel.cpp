// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/issues_panel.h"

#include <set>

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMostListed = 2000;  // a broken file may have one a vertex; nobody reads so far

}  // namespace

IssuesPanel::IssuesPanel(Document& document, QWidget* parent) : QListWidget(parent), document_(document) {
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setWordWrap(true);
  setMinimumSize(120, 40);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(&document_, &Document::actorsChanged, this, &IssuesPanel::list);
  connect(&document_, &Document::motionsChanged, this, &IssuesPanel::list);
  list();
}

void IssuesPanel::update() {
  if (playIssueCount() != playIssueCount_) list();
}

std::size_t IssuesPanel::playIssueCount() const {
  std::size_t count = 0;
  for (const ActorId id : document_.show().order()) count += document_.show().actor(id)->playIssueCount();
  return count;
}

void IssuesPanel::list() {
  clear();
  count_ = 0;
  playIssueCount_ = playIssueCount();
  std::set<const void*> listed;
  const auto isNew = [&listed](const auto& file) { return listed.insert(file.get()).second; };
  // Textures first: that is what people see.
  for (const DocumentActor& actor : document_.state().actors) {
    const QString file = shownName(actor.model->path);
    const bool first = isNew(actor.model);
    if (first) add(file, actor.textures->issues);
    add(file, document_.show().actor(actor.id)->playIssues());
    if (first) add(file, actor.model->issues);
  }
  const auto addMotions = [&](const std::vector<MotionUse>& motions) {
    for (const MotionUse& use : motions) {
      if (isNew(use.motion)) add(shownName(use.motion->path), use.motion->issues);
    }
  };
  for (const DocumentActor& actor : document_.state().actors) addMotions(actor.switches.motions);
  addMotions(document_.state().motions);
  if (count_ > kMostListed) addItem(tr("… and %1 more").arg(count_ - kMostListed));
  if (count_ == 0) {
    auto* none = new QListWidgetItem(tr("Nothing odd about these files."), this);
    none->setFlags(Qt::NoItemFlags);
  }
  emit countChanged(count_);
}

void IssuesPanel::add(const QString& file, const base::Issues& issues) {
  for (const base::Issue& issue : issues) {
    if (++count_ <= kMostListed) addItem(QStringLiteral("%1: %2").arg(file, oneLine(base::describe(issue))));
  }
}

void IssuesPanel::keyPressEvent(QKeyEvent* event) {
  if (!event->matches(QKeySequence::Copy)) {
    QListWidget::keyPressEvent(event);
    return;
  }
  QStringList lines;
  for (int row = 0; row < count(); ++row) {
    if (item(row)->isSelected()) lines << item(row)->text();
  }
  QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace app
