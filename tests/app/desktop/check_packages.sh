#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# check_packages.sh BUILD SOURCE: packs a build as .deb twice, the second time as if all had been built later, and wants the
# same bytes, a commit's time on each file, no place of the build in it, and nothing that lintian has to say, where it is
# installed. Its overrides say why what they name is as it is.
set -euo pipefail
build=$(cd -- "$1" && pwd) source=$(cd -- "$2" && pwd)
for tool in cpack dpkg-deb dpkg-shlibdeps; do
  command -v "$tool" >/dev/null || { echo "$tool isn't installed: no packages are made here"; exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { printf '%s\n' "$*" >&2; exit 1; }
export SOURCE_DATE_EPOCH=1790000000  # 21 September 2026

pack() {  # pack FOLDER: gzip is quick, and the archives in it are the same
  cpack --config "$build/CPackConfig.cmake" -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip -B "$1" >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
}
pack "$work/first"
cp -a "$build/share/man/man1/odori.1" "$work/page"
touch "$build/share/man/man1/odori.1"
pack "$work/second"
touch --reference="$work/page" "$build/share/man/man1/odori.1"

made=0
for package in "$work"/first/*.deb; do
  made=$((made + 1))
  name=$(basename -- "$package")
  cmp "$package" "$work/second/$name" || fail "$name isn't the same when it is packed again"
  TZ=UTC dpkg-deb --contents "$package" | grep -v ' 2026-09-21 ' && fail "$name: these have times of their own"
  dpkg-deb --extract "$package" "$work/root"
  (cd -- "$work/root" && dpkg-deb --info "$package" md5sums | md5sum --check --quiet) || fail "$name: md5sums are wrong"
  found=$(grep -rlaF -e "$source" -e "$build" "$work/root" || true)
  [ -z "$found" ] || fail "$name: the build's place is in $found"
  pages=$work/root/usr/share/doc/odori
  [ ! -d "$pages" ] || "$source/tests/app/desktop/check_links.sh" "$pages" || fail "$name: links of its pages lead nowhere"
  echo "$name: $(dpkg-deb --contents "$package" | wc -l) entries"
done
[ "$made" -gt 0 ] || fail "no package was made"

command -v lintian >/dev/null || { echo "lintian isn't installed: the packages weren't checked by it"; exit 0; }
as_root=()
[ "$(id -u)" != 0 ] || as_root=(--allow-root)
# Whether bytes of machine code look like words differs from build to build.
said=$(lintian "${as_root[@]}" --display-info --pedantic --tag-display-limit 0 "$work"/first/*.deb 2>&1 | grep -v -e '^N:' -e 'unused-override spelling-error-in-binary' || true)
[ -z "$said" ] || fail "lintian says:
$said"
