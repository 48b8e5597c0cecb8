# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034
# Sourced by run.sh, test.sh and .ci/run: the one place that names Debian packages and builds the release preset.
# Sets `root`, the source folder. Every function ends the script with a message when it cannot go on.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

# A machine that was never told its language reads file names as ASCII only.
[ -n "${LC_ALL:-}${LC_CTYPE:-}${LANG:-}" ] || export LANG=C.UTF-8

# What building and running the program takes. qt6-base-private-dev: Qt's headers for platforms, for the one that draws by
# EGL without a window system. qt6-tools-dev, qt6-l10n-tools: translations are made and checked; qt6-translations-l10n: those of Qt's own dialogs. qt6-svg-dev: the icons of buttons are SVG files; qt6-multimedia-dev: the sink that a song is played into. xvfb: the display that `odori render` makes for itself where EGL can't.
program_packages=(
  g++ cmake ninja-build ccache
  pkg-config libglm-dev libexpected-dev libfmt-dev libicu-dev libcli11-dev libsquish-dev libjpeg62-turbo-dev libwebp-dev libgif-dev libxcb-shape0-dev libhwy-dev libtbb-dev libeigen3-dev nlohmann-json3-dev
  libbullet-dev libzip-dev libarchive-dev
  libavcodec-dev libavfilter-dev libavformat-dev libavutil-dev libswresample-dev libswscale-dev libpng-dev zlib1g-dev libxxhash-dev
  qt6-base-dev qt6-base-private-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n libqt6opengl6-dev qt6-svg-dev qt6-3d-dev qt6-multimedia-dev libgl-dev libegl-dev libxcb1-dev
  libgl1-mesa-dri libegl1 fontconfig xvfb
)
# What the package for Python takes besides (python.md); without them it is left out.
python_packages=(pybind11-dev python3-dev python3-numpy)
# What the site of README.md and docs/ takes besides (cmake --build build/release --target docs_site).
docs_packages=(python3-sphinx python3-myst-parser furo)
# What the tests take besides. at-spi2-core, dbus-daemon: what a screen reader asks. playerctl, libglib2.0-bin (gdbus): what desktops do with a player. desktop-file-utils to zsh: what checks the files for desktops, the completions and the packages (tests/app/desktop). locales: what the tests' own locales are made of. glslang-tools: Khronos' compiler, for every shader. (-DODORI_IN_STEP=ON: pulseaudio and pulseaudio-utils, for a sound server of its own.)
test_packages=(libgtest-dev libgmock-dev xdotool picom at-spi2-core dbus-daemon playerctl libglib2.0-bin desktop-file-utils appstream libxml2-utils dpkg-dev locales lintian shared-mime-info zsh glslang-tools "${python_packages[@]}" "${docs_packages[@]}")
# What the presets tidy and fuzz and the format gate take besides.
check_packages=(clang-14 clang-format-14 clang-tidy-14 libclang-rt-14-dev)
# What the preset bench takes besides.
bench_packages=(libbenchmark-dev)

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

have_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

# The system whose compiler the tests know. It warns of nothing in these sources; another one may.
debian_12() { [ "$(. /etc/os-release 2>/dev/null && printf '%s %s' "${ID:-}" "${VERSION_ID:-}")" = "debian 12" ]; }

installed() {  # installed PACKAGE
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Japanese names need a font that has their characters; any will do.
have_japanese_font() {
  command -v fc-list >/dev/null && [ -n "$(fc-list :lang=ja family 2>/dev/null | head -n 1)" ]
}

# install_missing PACKAGE…: installs those that aren't there, with one apt-get install. Asks nobody anything
# when all are there.
install_missing() {
  if ! command -v dpkg-query >/dev/null; then
    say "This isn't a Debian system: the packages below must be there under their names here."
    say "  $*"
    return
  fi
  local missing=() package as_root=()
  for package in "$@"; do
    installed "$package" || missing+=("$package")
  done
  have_japanese_font || installed fonts-noto-cjk || missing+=(fonts-noto-cjk)
  if [ -n "${WAYLAND_DISPLAY:-}" ] && [ -z "${DISPLAY:-}" ] && ! installed qt6-wayland; then
    missing+=(qt6-wayland)
  fi
  [ ${#missing[@]} -gt 0 ] || return 0

  if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
      as_root=(sudo)
    else
      fail "Some packages are missing. As root: apt-get install --no-install-recommends ${missing[*]}"
    fi
  fi
  say "Installing ${#missing[@]} packages: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq || say "The package lists could not be refreshed; trying with those that are there."
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null ||
    fail "The packages could not be installed. As root: apt-get install --no-install-recommends ${missing[*]}"
}

# build_preset PRESET [-D…] [-- TARGET…]: configures build/PRESET and builds the targets, all if none is named.
build_preset() {
  local preset=$1 options=() targets=() folder
  shift
  while [ $# -gt 0 ] && [ "$1" != -- ]; do options+=("$1"); shift; done
  [ $# -eq 0 ] || { shift; targets=(--target "$@"); }
  folder=$root/build/$preset
  # A checkout that was moved: the old configuration points elsewhere.
  if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
    options+=(--fresh)
  fi
  mkdir -p "$folder"
  if ! (cd -- "$root" && cmake --preset "$preset" "${options[@]}") >"$folder/configure.log" 2>&1; then
    cat "$folder/configure.log" >&2
    fail "CMake could not configure build/$preset."
  fi
  (cd -- "$root" && cmake --build --preset "$preset" "${targets[@]}") || fail "Building failed."
}
