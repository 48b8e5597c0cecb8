// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/ik_words.h"

#include "app/panels/ik_panel.h"

namespace app {

Qt::CheckState checkState(IkMode mode) {
  return mode == IkMode::On ? Qt::Checked : mode == IkMode::Off ? Qt::Unchecked : Qt::PartiallyChecked;
}

QString modeName(IkMode mode) {
  switch (mode) {
    case IkMode::On:
      return IkPanel::tr("on");
    case IkMode::Off:
      return IkPanel::tr("off");
    case IkMode::Motion:
      break;
  }
  return IkPanel::tr("as the motion");
}

QString spokenName(const QString& chain, IkMode mode) {
  switch (mode) {
    case IkMode::On:
      return IkPanel::tr("%1: always on").arg(chain);
    case IkMode::Off:
      return IkPanel::tr("%1: always off").arg(chain);
    case IkMode::Motion:
      break;
  }
  return IkPanel::tr("%1: as the motion").arg(chain);
}

QString solvedText(bool solved) { return solved ? IkPanel::tr("● on") : IkPanel::tr("○ off"); }

}  // namespace app
