// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/section_stack.h"

#include <algorithm>

#include <QToolButton>
#include <QVBoxLayout>

namespace app {

SectionStack::SectionStack(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  column_->addStretch(0);  // takes the room where no open part wants it
}

void SectionStack::add(const LiveText& title, QWidget* part, int stretch, bool open) {
  auto* button = new QToolButton(this);
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setChecked(open);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::TabFocus);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  QFont bold = button->font();
  bold.setBold(true);
  button->setFont(bold);
  keepTranslated(button, [button, title] { button->setText(title()); });
  const int end = column_->count() - 1;  // before the stretch
  column_->insertWidget(end, button);
  column_->insertWidget(end + 1, part, stretch);
  const Section section = sections_.emplace_back(Section{button, part, stretch});
  connect(button, &QToolButton::toggled, this, [this, section](bool on) {
    showOpen(section, on);
    emit openChanged(section.part, on);
  });
  showOpen(section, open);
}

void SectionStack::showOpen(const Section& section, bool open) {
  section.title->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  section.part->setVisible(open);
  column_->setStretchFactor(section.part, open ? section.stretch : 0);
  const bool filled =
      std::ranges::any_of(sections_, [](const Section& each) { return each.title->isChecked() && each.stretch > 0; });
  column_->setStretch(column_->count() - 1, filled ? 0 : 1);
}

QToolButton* SectionStack::title(const QWidget* part) const {
  const auto at = std::ranges::find(sections_, part, &Section::part);
  return at != sections_.end() ? at->title : nullptr;
}

void SectionStack::setOpen(const QWidget* part, bool open) {
  if (QToolButton* button = title(part)) button->setChecked(open);
}

bool SectionStack::isOpen(const QWidget* part) const {
  const QToolButton* button = title(part);
  return button != nullptr && button->isChecked();
}

}  // namespace app
