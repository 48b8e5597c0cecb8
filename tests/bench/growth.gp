# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# gnuplot tests/bench/growth.gp, in docs/dev/: draws growth_*.svg from growth_*.csv (speed.md).
set datafile separator ','
set terminal svg size 960,400 font 'sans-serif,13' background '#ffffff'
set logscale xy
set grid xtics ytics lc rgb '#dddddd'
set key top left reverse Left samplen 2
set style data linespoints

set output 'growth_motions.svg'
set multiplot layout 1,2
set title 'A motion of so many frames, 28 keys every fifth'
set xlabel 'frames'
set xrange [700:150000]
set ylabel 'milliseconds'
stats 'growth_motions.csv' using ($5/$1) every ::1 nooutput
plot 'growth_motions.csv' using 1:($5/1000) every ::1 lw 2 pt 7 ps 0.6 lc rgb '#1f77b4' title 'read', \
     '' using 1:($6/1000) every ::1 lw 2 pt 7 ps 0.6 lc rgb '#d62728' title 'bind', \
     '' using 1:($4/1000) every ::1 lw 1 pt 6 ps 0.6 lc rgb '#888888' title 'plain copy of the file', \
     STATS_median / 1000 * x with lines dt 3 lc rgb '#1f77b4' title 'proportional to frames'
set title 'Sampling one frame of it'
set ylabel 'microseconds'
set yrange [0.1:100]
plot 'growth_motions.csv' using 1:7 every ::1 lw 2 pt 7 ps 0.6 lc rgb '#1f77b4' title 'the next frame', \
     '' using 1:8 every ::1 lw 2 pt 7 ps 0.6 lc rgb '#d62728' title 'any frame'
unset multiplot

set output 'growth_chains.svg'
unset xrange
set yrange [*:*]
set multiplot layout 1,2
set title 'Solving a chain, 20 loops'
set xlabel 'links'
set ylabel 'microseconds'
set xrange [2.5:130]
set format x '%g'
plot 'growth_chains.csv' using 1:4 every ::1 lw 2 pt 7 ps 0.6 lc rgb '#1f77b4' title 'the solve', \
     '' using 1:($2*0.076) every ::1 with lines dt 3 lc rgb '#888888' title 'like links (76 ns a step)', \
     '' using 1:($3*0.0127) every ::1 with lines dt 2 lc rgb '#888888' title 'like links squared (13 ns a bone)'
set title 'The same, by what it does'
set ylabel 'nanoseconds'
set yrange [5:2000]
plot 'growth_chains.csv' using 1:($5*1000) every ::1 lw 2 pt 7 ps 0.6 lc rgb '#d62728' title 'a step', \
     '' using 1:($6*1000) every ::1 lw 2 pt 7 ps 0.6 lc rgb '#1f77b4' title 'a bone recomputed'
unset multiplot
