// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "app/show/outside_parent.h"
#include "app/vmc/vmc_choice.h"
#include "pmx/base/result.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace app {

/// This dialog asks where a model's pose and expressions are sent to by the VMC protocol, how often
/// and of which model, and begins that. It says what is sent, and what it means to send it to
/// another machine.
class VmcDialog : public QDialog {
  Q_OBJECT
 public:
  struct NamedModel {
    ActorId id = 0;
    QString name;
  };
  /// Begins to send. Errors are shown, and the dialog stays.
  using Start = std::function<base::Result<void>(ActorId model, const VmcChoice& choice)>;

  /// `models` are one or more; `chosen` is the id of the one that is chosen at first.
  VmcDialog(const std::vector<NamedModel>& models, ActorId chosen, const VmcChoice& choice, Start start,
            QWidget* parent);

  // These are the dialog's widgets.
  QComboBox* model;
  QLineEdit* address;  ///< four numbers; a port after a colon goes into the other field
  QSpinBox *port, *rate;
  QLabel* elsewhere;  ///< about other machines; hidden while the address is this one
  QLabel* message;    ///< what is wrong; hidden at first
  QPushButton *startButton, *cancelButton;

 private:
  void makeFields(const std::vector<NamedModel>& models, ActorId chosen, const VmcChoice& choice);
  [[nodiscard]] base::Result<UdpAddress> typed() const;
  void takePort();
  [[nodiscard]] QString wrong() const;
  void showWhere();
  void start();
  void fit();

  Start start_;
};

}  // namespace app
