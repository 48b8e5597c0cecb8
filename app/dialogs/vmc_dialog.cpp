// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/vmc_dialog.h"

#include <limits>
#include <utility>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/widgets/fitting_dialogs.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kTextWidth = 380;  // pixels, so that sentences have few lines

QLabel* sentence(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setMinimumWidth(kTextWidth);
  return label;
}

}  // namespace

VmcDialog::VmcDialog(const std::vector<NamedModel>& models, ActorId chosen, const VmcChoice& choice, Start start,
                     QWidget* parent)
    : QDialog(parent), start_(std::move(start)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowModality(Qt::WindowModal);
  setWindowTitle(tr("Send by VMC"));
  auto* column = new QVBoxLayout(this);
  column->addWidget(sentence(tr("Sends the pose and the expressions of a model, as the view shows them, to a program "
                                "that moves an avatar. Switch on its VMC receiver first: nobody answers, so Odori "
                                "can't tell whether it listens."),
                             this));
  makeFields(models, chosen, choice);
  elsewhere = sentence(tr("This is another machine: the bones and expressions go there unencrypted, and whoever can "
                          "listen on the way gets them, too. The model itself isn't sent."),
                       this);
  message = sentence(QString(), this);
  message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  message->hide();
  column->addWidget(elsewhere);
  column->addWidget(message);
  startButton = new QPushButton(tr("&Send"), this);
  startButton->setDefault(true);
  cancelButton = new QPushButton(tr("&Cancel"), this);
  cancelButton->setAutoDefault(false);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (QPushButton* button : {startButton, cancelButton}) buttons->addWidget(button);
  column->addLayout(buttons);
  connect(startButton, &QPushButton::clicked, this, &VmcDialog::start);
  connect(cancelButton, &QPushButton::clicked, this, &QDialog::reject);
  connect(address, &QLineEdit::textChanged, this, &VmcDialog::showWhere);
  connect(address, &QLineEdit::editingFinished, this, &VmcDialog::takePort);
  showWhere();
}

void VmcDialog::makeFields(const std::vector<NamedModel>& models, ActorId chosen, const VmcChoice& choice) {
  auto* form = new QFormLayout;
  model = new QComboBox(this);
  for (const NamedModel& each : models) {
    model->addItem(each.name);
    if (each.id == chosen) model->setCurrentIndex(model->count() - 1);
    model->setItemData(model->count() - 1, each.id);
  }
  model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // names may be long
  address = new QLineEdit(QString::fromStdString(choice.to.host), this);
  address->setToolTip(tr("127.0.0.1 is this machine; another is four numbers, too, such as 192.168.1.5"));
  port = new QSpinBox(this);
  port->setRange(1, std::numeric_limits<std::uint16_t>::max());
  port->setValue(choice.to.port);
  rate = new QSpinBox(this);
  rate->setRange(1, kMaxPlayRate);
  rate->setValue(choice.rate);
  rate->setSuffix(tr(" per second"));
  form->addRow(tr("&Model:"), model);
  form->addRow(tr("&Address:"), address);
  form->addRow(tr("&Port:"), port);
  form->addRow(tr("P&oses:"), rate);
  static_cast<QVBoxLayout*>(layout())->addLayout(form);
}

/// Returns the typed address. A port after it counts before that of the other field, until
/// takePort() moves it there.
base::Result<UdpAddress> VmcDialog::typed() const {
  const QString text = address->text().trimmed();
  return parseUdpAddress(text.toStdString(),
                         {.host = VmcChoice().to.host, .port = static_cast<std::uint16_t>(port->value())});
}

/// Moves a port that was typed after the address into its own field.
void VmcDialog::takePort() {
  const auto to = typed();
  if (!to || !address->text().contains(u':')) return;
  port->setValue(to->port);
  address->setText(QString::fromStdString(to->host));
}

/// Returns what is wrong with the address.
QString VmcDialog::wrong() const {
  const QString text = address->text().trimmed();
  if (text.isEmpty()) return tr("Type an address: four numbers, such as 127.0.0.1");
  const QString after = text.section(u':', 1);
  const bool hasPort = text.count(u':') == 1 && !after.isEmpty();
  if (hasPort && !parseUdpAddress((u':' + after).toStdString(), VmcChoice().to))
    return tr("%1 is no port: type a number from 1 to 65535").arg(oneLine(after.toStdString()));
  return tr("%1 is no address: type four numbers, such as 127.0.0.1")
      .arg(oneLine((hasPort ? text.section(u':', 0, 0) : text).toStdString()));
}

void VmcDialog::showWhere() {
  const auto to = typed();
  elsewhere->setVisible(to && !to->isLocal());
  message->hide();
  fit();
}

void VmcDialog::start() {
  takePort();
  const auto to = typed();
  if (to) {
    const ActorId chosen = model->currentData().toUInt();
    const auto started = start_(chosen, {.to = *to, .rate = rate->value()});
    if (started) return accept();
    message->setText(oneLine(base::describe(started.error())));
  } else {
    message->setText(wrong());
    address->setFocus();
  }
  message->show();
  fit();
}

/// A layout doesn't enlarge its dialog for a text that came.
void VmcDialog::fit() { FittingDialogs::grow(*this); }

}  // namespace app
