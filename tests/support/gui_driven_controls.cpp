// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/gui_driven_controls.h"

#include <iostream>
#include <set>
#include <utility>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTextEdit>
#include <QThread>
#include <QToolButton>

#include "tests/support/gui_hand_overs.h"

namespace support {
namespace {

struct Notes {
  std::set<QString> shown, driven;
  bool noting = true;
  int depth = 0;  // input events that are being handled
};

Notes& notes() {
  static Notes all;
  return all;
}

bool isInput(QEvent::Type type) {
  switch (type) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::Shortcut:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
      return true;
    default:
      return false;
  }
}

QString plain(QString text) { return text.remove(u'&').section(u'\n', 0, 0); }

QString classOf(const QObject& object) { return QString::fromLatin1(object.metaObject()->className()); }

bool isControl(const QWidget& widget) {
  const QString name = widget.objectName();
  if (name.startsWith(QLatin1String("qt_")) || classOf(widget) == QLatin1String("QComboBoxPrivateContainer"))
    return false;
  if (qobject_cast<const QTabBar*>(widget.parentWidget()) != nullptr)
    return false;  // the arrows that it has where there are many tabs
  if (qobject_cast<const QHeaderView*>(&widget) != nullptr || qobject_cast<const QScrollBar*>(&widget) != nullptr)
    return false;
  return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QComboBox*>(&widget) != nullptr || qobject_cast<const QLineEdit*>(&widget) != nullptr ||
         qobject_cast<const QTextEdit*>(&widget) != nullptr ||
         qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
         qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
         (classOf(widget).startsWith(QLatin1String("app::")) && widget.focusPolicy() != Qt::NoFocus);
}

/// Returns the control that a widget is or belongs to, such as the field of a spin box, or null.
const QWidget* controlOf(const QWidget* widget) {
  const QWidget* found = nullptr;
  for (; widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget())
    if (isControl(*widget)) found = widget;
  return found;
}

QString nameOf(const QAction& action) { return QStringLiteral("command ") + action.objectName(); }

/// Returns a control's name, empty where it has no name of ours: then it is Qt's own.
QString nameOf(const QWidget& control) {
  if (const auto* button = qobject_cast<const QToolButton*>(&control);
      button != nullptr && button->defaultAction() != nullptr)
    return button->defaultAction()->objectName().isEmpty() ? QString() : nameOf(*button->defaultAction());
  QString above;
  for (const QWidget* at = &control; at != nullptr && above.isEmpty(); at = at->parentWidget()) {
    if (classOf(*at).startsWith(QLatin1String("app::"))) above = classOf(*at).mid(5);
    if (above.isEmpty() && at->isWindow()) return {};  // a dialog of Qt's
  }
  if (above.isEmpty()) return {};
  QString own = control.accessibleName();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&control); own.isEmpty() && button != nullptr)
    own = plain(button->text());
  if (own.isEmpty()) own = plain(control.toolTip());
  return above + QStringLiteral(": ") + (own.isEmpty() ? classOf(control) : own);
}

void watch(const QMainWindow& window) {
  for (QAction* action : window.findChildren<QAction*>()) {
    const QString name = action->objectName();
    if (name.isEmpty() || name.startsWith(QLatin1String("qt_")) || name.startsWith(QLatin1String("_q_"))) continue;
    notes().shown.insert(nameOf(*action));
    QObject::connect(action, &QAction::triggered, action, [action] {
      if (notes().depth > 0) notes().driven.insert(nameOf(*action));
    });
  }
}

class EveryControlIsDriven : public testing::Environment {
 public:
  explicit EveryControlIsDriven(std::function<bool(const QString&)> of) : of_(std::move(of)) {}

  void TearDown() override {
    const auto& tests = *testing::UnitTest::GetInstance();
    const bool all = tests.test_to_run_count() == tests.reportable_test_count();
    if (!all || tests.test_to_run_count() < tests.total_test_count() - tests.disabled_test_count() ||
        tests.skipped_test_count() > tests.total_test_count() / 2)
      return;
    int count = 0;
    for (const QString& name : notes().shown) {
      if (!of_(name)) continue;
      ++count;
      EXPECT_TRUE(notes().driven.contains(name)) << "no test uses it by mouse or keyboard: " << name.toStdString();
    }
    std::cout << count << " controls and commands were shown\n";
  }

 private:
  std::function<bool(const QString&)> of_;
};

struct Handled {
  explicit Handled(bool input) : input_(input) { notes().depth += input_ ? 1 : 0; }
  ~Handled() { notes().depth -= input_ ? 1 : 0; }
  Handled(const Handled&) = delete;
  Handled& operator=(const Handled&) = delete;

 private:
  bool input_;
};

}  // namespace

bool DrivenApplication::notify(QObject* receiver, QEvent* event) {
  takeOverEvent(event);
  if (QThread::currentThread() != thread() || receiver->thread() != thread())
    return QApplication::notify(receiver, event);
  const bool input = isInput(event->type());
  if (auto* widget = receiver->isWidgetType() ? static_cast<QWidget*>(receiver) : nullptr;
      widget != nullptr && notes().noting &&
      (input || event->type() == QEvent::Show || event->type() == QEvent::EnabledChange)) {
    if (const auto* window = qobject_cast<const QMainWindow*>(widget); window != nullptr && !input) watch(*window);
    const QWidget* control = controlOf(widget);
    const bool usable = control != nullptr && control->isEnabled() && (input || control->isVisible());
    if (usable && event->type() != QEvent::MouseMove) {
      if (const QString name = nameOf(*control); !name.isEmpty()) (input ? notes().driven : notes().shown).insert(name);
    }
  }
  const Handled handled(input);
  return QApplication::notify(receiver, event);
}

testing::Environment* everyControlIsDriven(std::function<bool(const QString&)> of) {
  return new EveryControlIsDriven(std::move(of));
}

void DrivenApplication::setNoting(bool noting) { notes().noting = noting; }

}  // namespace support
