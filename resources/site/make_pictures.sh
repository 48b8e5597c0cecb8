#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# make_pictures.sh [BUILD] [NAME…] makes docs/pictures/NAME.png, all of them unless named, from the
# built-in demo in BUILD (build/release). The processor draws, so that every machine makes equal
# pictures. Besides the packages for building it needs:
#   apt-get install imagemagick librsvg2-bin optipng pngquant xdotool xvfb
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(realpath "${1:-$root/build/release}")
shift || true
odori=$build/bin/odori demo=$build/share/odori/demo out=$root/docs/pictures
work=$(mktemp -d)
server='' window=''
trap 'close_window; rm -rf "$work"' EXIT
export LIBGL_ALWAYS_SOFTWARE=1 QT3D_RENDERER=opengl LC_ALL=C.UTF-8
mkdir -p "$out"
cp -r "$demo/." "$work"
cd -- "$work"
cp odori.pmx dancer.pmx  # the names that pictures.md gives
mkdir alone
cp -r dancer.pmx dance.vmd tex alone  # without a song beside the dance

# draw runs a command as pictures.md has it.
draw() { "$odori" render "$@" >/dev/null; }
# finish NAME writes NAME.png of the work folder with at most 256 colours, as small as possible.
finish() {
  pngquant --quality 60-95 --speed 1 --strip --force --output "$out/$1.png" "$1.png"
  optipng -quiet -o4 "$out/$1.png"
}

# -- The window ----------------------------------------------------------------------------------

close_window() {
  local each
  for each in $window $server; do
    kill "$each" 2>/dev/null || true
    wait "$each" 2>/dev/null || true
  done
  window='' server=''
}

# colours X Y WIDTH HEIGHT counts the colours of a part of the screen.
colours() { import -display "$DISPLAY" -window root -crop "$3x$4+$1+$2" +repage -format %k info:; }

# still waits until the screen stays unchanged for three seconds.
still() {
  local before='' now same=0
  for _ in $(seq 60); do
    now=$(import -display "$DISPLAY" -window root rgb:- | md5sum)
    same=$([ "$now" = "$before" ] && echo $((same + 1)) || echo 0)
    [ "$same" -lt 3 ] || return 0
    before=$now
    sleep 1
  done
}

# open_window APPEARANCE FILE… opens a window of 1216x760 on a screen of its own, and pauses once the
# dance is drawn.
open_window() {
  local appearance=$1
  shift
  export XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache
  rm -rf "$XDG_CONFIG_HOME"
  mkdir -p "$XDG_CONFIG_HOME/odori"
  printf '{"window/appearance": "%s", "play/whenOpened": false}\n' "$appearance" >"$XDG_CONFIG_HOME/odori/settings.json"
  exec {number}<> <(:)
  Xvfb -displayfd "$number" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
  server=$!
  read -r -u "$number" DISPLAY
  export DISPLAY=:$DISPLAY
  "$odori" "$@" >/dev/null 2>&1 &
  window=$!
  for _ in $(seq 120); do
    [ "$(colours 300 200 300 200 2>/dev/null || echo 0)" -lt 200 ] || break
    sleep 1
  done
  xdotool mousemove 300 500  # in the view, whose models a click would select
  xdotool windowfocus "$(xdotool search --onlyvisible --name Odori | head -1)"
  still
}
keys() { for key in "$@"; do xdotool key "$key"; sleep 0.5; done; }
go_to() { keys ctrl+g; still; xdotool type --delay 200 "$1"; keys Return; still; }
# The message about the maker's comment is closed by its cross.
close_message() { xdotool mousemove 1203 74 click 1; still; }
nearer() { xdotool mousemove 608 300 click --repeat "$1" --delay 300 4 mousemove 100 520; still; }
# photograph NAME [WxH+X+Y] takes the window without its status bar, which shows this machine's
# times, or a part of it.
photograph() { import -display "$DISPLAY" -window root -crop "${2:-1216x731+0+0}" +repage "$1.png"; }

# -- The pictures --------------------------------------------------------------------------------

window() {
  open_window light demo.odori
  close_message
  go_to 75
  keys F3 v
  still
  photograph window
  close_window
}

inspect() {
  open_window dark alone/dancer.pmx alone/dance.vmd
  close_message
  keys F4 b
  nearer 4
  go_to 430
  photograph inspect
  close_window
}

bodies() {
  open_window light alone/dancer.pmx alone/dance.vmd
  close_message
  keys shift+f shift+b
  nearer 2
  go_to 430
  photograph bodies 854x512+181+54
  close_window
}

render() { draw demo.odori --frame 320 --size 960x540 --ssaa 2 -o render.png; }

ik() {
  draw dancer.pmx dance.vmd --frame 75 --side-by-side mmd,off --view front --distance 46 --size 960x480 --ssaa 2 -o ik.png
}

ghost() {
  draw dancer.pmx dance.vmd --frame 75 --ghost off --view front --distance 46 --size 800x600 --ssaa 2 -o ghost.png
}

solvers() {
  draw dancer.pmx dance.vmd --frame 690 --side-by-side mmd,fabrik,two-bone,dls --view back --distance 40 \
    --physics off --size 1280x480 -o solvers.png
}

steps() { draw dancer.pmx dance.vmd --frame 430 --steps 左足ＩＫ --size 340x250 -o steps.png; }

goals() {
  cat >goals.odori <<'END'
{"format": "odori show", "version": 1,
 "actors": [{"model": "dancer.pmx", "motions": [{"file": "dance.vmd"}],
   "goals": [{"goal": "look", "bone": "頭", "at": "camera"},
             {"goal": "reach", "bone": "左手首", "at": "bone", "target": "頭", "point": [2.3, 1.7, -0.8]}]}]}
END
  draw dancer.pmx dance.vmd --frame 545 --view front --turn 40 --distance 34 --size 480x480 --ssaa 2 -o without.png
  draw goals.odori --frame 545 --view front --turn 40 --distance 34 --size 480x480 --ssaa 2 -o with.png
  montage without.png with.png -tile 2x1 -geometry +4+0 goals.png
}

figures() {
  "$odori" ik dancer.pmx dance.vmd --chain 左足ＩＫ --solver mmd --solver ccd --solver fabrik --solver dls \
    --plot figures.svg >/dev/null
  rsvg-convert --width 960 --background-color white figures.svg -o figures.png
}

light() {
  draw dancer.pmx dance.vmd --frame 430 --self-shadow on --light-direction=-0.6,-0.7,0.5 --follow 頭 --distance 13 \
    --turn 20 --size 720x540 --ssaa 3 -o light.png
}

film() {
  draw demo.odori --frames 240:450 --fps 1 --size 288x162 --ssaa 2 -o film_%05d.png
  # shellcheck disable=SC2012
  mapfile -t pictures < <(ls film_*.png | head -n 8)
  montage "${pictures[@]}" -tile 4x -geometry +3+3 film.png
}

thumbnails() {
  local file
  for file in dancer.pmx mai.pmx stage.pmx demo.odori; do "$odori" thumbnail "$file" -o "${file%.*}.thumbnail.png" --size 220; done
  montage dancer.thumbnail.png mai.thumbnail.png stage.thumbnail.png demo.thumbnail.png -tile 4x1 -background white \
    -geometry +8+8 thumbnails.png
}

[ $# -gt 0 ] || set -- ik window render light ghost solvers steps figures goals bodies inspect film thumbnails
for name in "$@"; do
  "$name"
  finish "$name"
  printf '%s: %s bytes\n' "$name" "$(stat -c %s "$out/$name.png")"
done
