// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "pmx/pmd/pmd_reader.h"
#include "tests/support/issue_lines.h"
#include "tests/support/pmd_file.h"

namespace support {

/// This struct is a file as read, and the issues about it.
struct Whole {
  pmx::Model model;
  std::string said;
};

inline Whole readWhole(const PmdFile& file, PmdEnd end = PmdEnd::Joints) {
  auto read = pmx::readPmd(pmdBytes(file, end));
  if (!read) {
    ADD_FAILURE() << describe(read.error());
    return {};
  }
  return {std::move(read->model), lines(read->issues)};
}

}  // namespace support
