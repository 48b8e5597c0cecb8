// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/number_locale.h"

#include <clocale>

namespace app {

void keepDecimalPoint() { std::setlocale(LC_NUMERIC, "C"); }

}  // namespace app
