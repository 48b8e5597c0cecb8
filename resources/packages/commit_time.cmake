# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cpack reads this before it packs: two packages of one commit have equal bytes, so all times in them
# are the commit's, or SOURCE_DATE_EPOCH's where that is set.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND git -C ${CPACK_ODORI_SOURCE_DIR} log -1 --format=%ct
    OUTPUT_VARIABLE seconds OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT seconds MATCHES "^[0-9]+$")
    message(FATAL_ERROR "This isn't a git checkout: set SOURCE_DATE_EPOCH to the seconds since 1970 of its release")
  endif()
  set(ENV{SOURCE_DATE_EPOCH} ${seconds})
endif()
