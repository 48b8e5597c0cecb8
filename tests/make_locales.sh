#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# make_locales.sh FOLDER LOCALE…: makes locales of the C library (de_DE.UTF-8) in a folder of the tests' own, for LOCPATH, out of
# what Debian's package locales describes. Exit status 77 where that isn't there, but not with CI set.
set -eu
folder=$1
shift
mkdir -p "$folder"
for locale in "$@"; do
  [ -d "$folder/$locale" ] && continue
  if ! command -v localedef >/dev/null || [ ! -e "/usr/share/i18n/locales/${locale%%.*}" ]; then
    echo "skipped: nothing describes the locale $locale (apt-get install locales)" >&2
    [ -z "${CI:-}" ] && exit 77
    exit 1
  fi
  rm -rf "$folder/$locale.made"
  localedef -i "${locale%%.*}" -f "${locale#*.}" "$folder/$locale.made"
  mv "$folder/$locale.made" "$folder/$locale"
done
