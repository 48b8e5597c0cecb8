// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/stage.h"

#include <utility>

#include <QApplication>
#include <QBoxLayout>
#include <QFocusEvent>
#include <QLabel>
#include <QPainter>
#include <QStackedLayout>

#include "app/language/live_text.h"
#include "app/stage/view_window.h"
#include "app/stage/when_exposed.h"
#include "app/widgets/text.h"

namespace app {
namespace {

// So many pixels light up; the view is a native window and can't be painted over.
constexpr int kFrame = 2;

enum Page { kInvitation, kView, kReading };

}  // namespace

Stage::Stage(QWidget* invitation, QWidget* parent)
    : QFrame(parent),
      pages_(new QStackedLayout),
      view_(new ViewWindow),
      container_(createWindowContainer(view_, this)),
      invitation_(invitation) {
  container_->setFocusPolicy(Qt::StrongFocus);
  keepTranslated(this, [this] { container_->setAccessibleName(tr("View of the stage")); });
  container_->setMinimumSize(160, 60);
  pages_->addWidget(invitation_);
  pages_->addWidget(container_);
  auto* reading = new QLabel(this);
  keepTranslated(this, [reading] { reading->setText(tr("Opening…")); });
  reading->setAlignment(Qt::AlignCenter);
  pages_->addWidget(reading);
  pages_->setContentsMargins(kFrame, kFrame, kFrame, kFrame);
  setLayout(pages_);
  container_->installEventFilter(this);
  view_->installEventFilter(this);
  // The view is a native window: while it has the keyboard, no widget has it.
  connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
    if (now != nullptr && now != container_) showKeyboard(false);
  });
  connect(view_, &ViewWindow::sceneEnding, this, [this](const QImage& shown) {
    if (!lent_) cover(shown);
  });
  connect(view_, &ViewWindow::sceneFailed, this, &Stage::uncover);
}

void Stage::setOccupied(bool occupied) {
  occupied_ = occupied;
  showPage();
}

void Stage::setReading(bool reading) {
  reading_ = reading;
  showPage();
}

void Stage::showPage() {
  const int page = occupied_ ? kView : reading_ ? kReading : kInvitation;
  if (pages_->currentIndex() == page) return;  // the user may be typing in a widget
  const QWidget* had = window()->focusWidget();
  const bool inView = QGuiApplication::focusWindow() == view_;
  const bool here = inView || had == nullptr || isAncestorOf(had);
  pages_->setCurrentIndex(page);
  if (!occupied_) uncover();
  if (occupied_) container_->setFocus();
  if (!here || occupied_) return;
  pages_->currentWidget()->setFocus();
  if (inView) window()->activateWindow();  // the view is a native window within it
}

float Stage::aspect() const {
  const QRect room = contentsRect().marginsRemoved({kFrame, kFrame, kFrame, kFrame});
  return room.isEmpty() ? 1.0F : static_cast<float>(room.width()) / static_cast<float>(room.height());
}

void Stage::cover(const QImage& shown) {
  if (cover_ == nullptr) {
    // The view is a native window: only another one can lie over it.
    cover_ = new QLabel(window());
    cover_->setAttribute(Qt::WA_DontCreateNativeAncestors);
    cover_->setAttribute(Qt::WA_NativeWindow);
    cover_->setAttribute(Qt::WA_TransparentForMouseEvents);
    cover_->setScaledContents(true);
  }
  cover_->setPixmap(QPixmap::fromImage(shown));
  cover_->setGeometry({container_->mapTo(window(), QPoint()), container_->size()});
  cover_->show();
  cover_->raise();
}

void Stage::uncover() {
  if (covered()) cover_->hide();
}

void Stage::lendView(QBoxLayout& to) {
  if (lent_) return;
  lent_ = true;
  if (gap_ == nullptr) {
    if (const QImage shown = view_->seen(); !shown.isNull()) cover(shown);
    gap_ = new QWidget(this);
    exchange(*container_, *gap_);
  }
  container_->hide();
  view_->setTransparent(true);
  to.addWidget(container_);
}

void Stage::takeViewBack() {
  if (!lent_) return;
  lent_ = false;
  container_->hide();
  view_->setTransparent(false);
  container_->setParent(this);
  whenExposed(*window(), this, [this] {
    if (lent_ || gap_ == nullptr) return;
    exchange(*gap_, *container_);
    delete std::exchange(gap_, nullptr);
  });
}

/// Puts a widget in the place of the page with the view.
void Stage::exchange(QWidget& before, QWidget& now) {
  const bool seen = pages_->currentIndex() == kView;
  const bool keyboard = before.hasFocus();
  before.hide();
  pages_->removeWidget(&before);
  pages_->insertWidget(kView, &now);
  if (!seen) return;
  pages_->setCurrentIndex(kView);
  now.show();
  if (keyboard) now.setFocus();
}

bool Stage::covered() const { return cover_ != nullptr && !cover_->isHidden(); }

void Stage::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  uncover();
}

void Stage::light(bool lit) {
  lit_ = lit;
  update();
}

void Stage::showKeyboard(bool here) {
  keyboard_ = here;
  update();
}

bool Stage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == container_ && event->type() == QEvent::FocusIn) {
    const Qt::FocusReason why = static_cast<QFocusEvent*>(event)->reason();
    showKeyboard(why == Qt::TabFocusReason || why == Qt::BacktabFocusReason);
  }
  if (watched == view_ && event->type() == QEvent::MouseButtonPress) showKeyboard(false);
  return QFrame::eventFilter(watched, event);
}

void Stage::paintEvent(QPaintEvent* event) {
  QFrame::paintEvent(event);
  if (!lit_ && !keyboard_) return;
  QPainter painter(this);
  painter.setPen(QPen(palette().color(QPalette::Highlight), lit_ ? 2 * kFrame : kFrame));
  painter.drawRect(rect());
}

}  // namespace app
