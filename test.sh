#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# ./test.sh [ctest's options]: installs what is missing (Debian 12), builds everything and runs the tests.
# ./test.sh -L unit runs the quick ones alone. Tests that open windows make a display where there is none.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/.ci/setup.sh"

install_missing "${program_packages[@]}" "${test_packages[@]}"
build_preset release -DODORI_TESTS=ON

cd -- "$root"
exec ctest --preset release --parallel "$(($(nproc) + 1))" "$@"
