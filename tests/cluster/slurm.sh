#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# A film on Slurm, with everything going wrong: tests/cluster/slurm.sh [WORK]
#   Debian: apt-get install --no-install-recommends slurmctld slurmd slurm-client munge ffmpeg
# Starts munge, slurmctld and two slurmd of its own, on this machine, with folders, ports and keys of their own (a Slurm
# that is installed here isn't touched), and sends them film.sbatch as an array. While it runs
#   - the odori of one task is killed (kill -9),
#   - another task is requeued (scontrol requeue),
#   - a node is drained, and its task goes on elsewhere,
#   - the other node fails: slurmd, slurmstepd and odori are killed at once; later it comes back.
# In the end the pictures, and the film joined of them, must be those made in one go, byte by byte. The array is then sent
# once more, and must leave every picture as it is. All is gone after it but the folder WORK, if one was named: the logs.
# As root or as a user. ODORI, DEMO, FRAMES, TASKS, SIZE: common.sh. Takes as long as the film takes three times.
set -euo pipefail
# shellcheck source=tests/cluster/common.sh
. "$(dirname -- "$0")/common.sh"
PATH=$PATH:/usr/sbin:/sbin
need slurmctld slurmctld
need slurmd slurmd
need sbatch slurm-client
need munged munge
need ffmpeg ffmpeg
find_film

work=${1:-}
keep=$work
[ -n "$work" ] || work=$(mktemp -d)
mkdir -p "$work"
work=$(realpath "$work")
chmod 755 "$work"  # munge wants its socket to be within everybody's reach
port=${PORT:-27817}
host=$(hostname -s)
me=$(id -un)
export SLURM_CONF=$work/slurm.conf
daemons=()

start() {  # start LOG COMMAND…: in the background, to be ended by its id
  local log=$1
  shift
  setsid "$@" >>"$work/$log" 2>&1 </dev/null &
  daemons+=($!)
}

slurmd_of=()  # process of each node's slurmd
start_node() {
  start "slurmd.n$1.log" slurmd -D -N "n$1"
  slurmd_of[$1]=$!
}

clean_up() {
  local status=$?
  trap - EXIT INT TERM
  if [ -e "$work/slurmctld.pid" ]; then
    scancel --user="$me" --quiet 2>/dev/null || true
    for _ in $(seq 50); do [ -n "$(squeue --noheader 2>/dev/null)" ] || break; sleep 0.2; done
  fi
  local pid
  for pid in "${daemons[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${daemons[@]}"; do wait "$pid" 2>/dev/null || true; done
  if [ -n "$keep" ]; then rm -rf "$work/key" "$work/state" "$work"/spool.*; else rm -rf "$work"; fi
  exit $status
}
trap clean_up EXIT
trap 'exit 130' INT TERM

# -- A cluster of two nodes on one machine ---------------------------------------------------------

mkdir -p "$work"/{key,state,spool.n1,spool.n2} "$work/tasks"
chmod 700 "$work/key"
head -c 128 /dev/urandom >"$work/key/munge.key"
chmod 600 "$work/key/munge.key"
cat >"$SLURM_CONF" <<END
ClusterName=odori
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$me
SlurmdUser=$me
SlurmctldPort=$port
AuthType=auth/munge
# A task that was requeued waits until the old one's credential is void: two minutes, unless told.
AuthInfo=socket=$work/munge.socket,cred_expire=5
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool.%n
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
JobCompType=jobcomp/filetxt
JobCompLoc=$work/completed.txt
SlurmdTimeout=10
KillWait=5
ReturnToService=2
MinJobAge=3600
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1
PartitionName=films Nodes=n1,n2 Default=YES MaxTime=UNLIMITED
END
say "$(slurmctld -V), $(munged --version | head -n 1), GNU bash ${BASH_VERSION%%(*}"
start munged.log munged --foreground --force --key-file="$work/key/munge.key" --socket="$work/munge.socket" \
  --pid-file="$work/key/munge.pid" --log-file="$work/munged.log" --seed-file="$work/key/munge.seed"
wait_for 30 "munge's socket" test -S "$work/munge.socket"
start slurmctld.log slurmctld -D -i
start_node 1
start_node 2
nodes_idle() { [ "$(sinfo --noheader --states=idle --format=%D 2>/dev/null | head -n 1)" = 2 ]; }
wait_for 60 "two idle nodes" nodes_idle
sinfo

# -- The film, in tasks ----------------------------------------------------------------------------

in_one_go "$work/one"

PATH=$(dirname "$odori"):$PATH
submit() {
  sbatch --parsable --array="0-$((tasks - 1))" --cpus-per-task=1 --chdir="$work" --output="$work/task.%a.log" \
    "$root/tests/cluster/film.sbatch" "$each" "${film[@]}" --physics-cache "$work/tasks/dance.physics" \
    -o "$work/tasks/p_%05d.png"
}
queue() { squeue --array --format='%.12i %.10T %.6N %.8M %.4r' --sort=i "$@"; }
# Of one task: its state, its node, how often it was started again.
about() { scontrol show job "${job}_$1" | grep -oE "\\b$2=[^ ]*" | head -n 1 | cut -d= -f2; }
state_is() { [ "$(about "$1" JobState)" = "$2" ]; }
restarts() { [ "$(about "$1" Restarts)" -ge "$2" ]; }
drawn() { pictures "$work/tasks" $(($1 * each)) $((($1 + 1) * each - 1)); }
has_drawn() { [ "$(drawn "$1")" -ge "$2" ]; }  # has_drawn TASK COUNT
# The processes of a task: odori, the shell of film.sbatch, its slurmstepd.
odori_of() {
  local pid
  for pid in $(pgrep -x odori); do
    if tr '\0' '\n' 2>/dev/null <"/proc/$pid/environ" |
      grep -cxF -e "SLURM_CONF=$SLURM_CONF" -e "SLURM_ARRAY_TASK_ID=$1" | grep -qx 2; then
      echo "$pid"
    fi
  done
}
only_odori_of() {
  local pid
  pid=$(odori_of "$1")
  [[ $pid =~ ^[0-9]+$ ]] || fail "task $1 isn't being drawn (any more): a film of more FRAMES leaves more time"
  echo "$pid"
}
parent() { awk '/^PPid:/ { print $2 }' "/proc/$1/status"; }
task_on() { squeue --noheader --states=RUNNING --nodelist="$1" --format=%K | head -n 1; }
has_task() { [ -n "$(task_on "$1")" ]; }

job=$(submit)
say "array $job of $tasks tasks, $each pictures each"

wait_for 600 "pictures of task 0" has_drawn 0 3
queue
say "kill -9: the odori of task 0, after $(drawn 0) pictures"
kill -9 "$(only_odori_of 0)"
wait_for 60 "task 0 to be requeued" restarts 0 1
queue

wait_for 600 "pictures of task 1" has_drawn 1 3
say "scontrol requeue: task 1, after $(drawn 1) pictures"
scontrol requeue "${job}_1"
wait_for 60 "task 1 to be requeued" restarts 1 1
queue

# A node that is drained finishes what it has and gets nothing new; a requeue moves even that away.
wait_for 600 "a task on n2" has_task n2
drained=$(task_on n2)
wait_for 600 "pictures of task $drained" has_drawn "$drained" 3
say "drain: n2, with task $drained on it, after $(drawn "$drained") pictures"
scontrol update nodename=n2 state=drain reason="a disk to be changed"
sinfo --list-reasons --format='%.8N %.10T %E'
scontrol requeue "${job}_$drained"
wait_for 60 "task $drained to be requeued" restarts "$drained" 1
on_n1=$(task_on n1)
next_on_n1() { failed=$(task_on n1) && [ -n "$failed" ] && [ "$failed" != "$on_n1" ]; }
wait_for 600 "the next task on n1" next_on_n1
sinfo
queue

again=$(about "$failed" Restarts)
wait_for 600 "pictures of task $failed" has_drawn "$failed" 3
process=$(only_odori_of "$failed")
shell=$(parent "$process")
say "n1 fails: slurmd, and slurmstepd, shell and odori of task $failed, after $(drawn "$failed") pictures"
{
  kill -9 "${slurmd_of[1]}" "$(parent "$shell")" "$shell" "$process"
  wait "${slurmd_of[1]}" || true
} 2>/dev/null
scontrol update nodename=n2 state=resume
wait_for 120 "task $failed to be requeued" restarts "$failed" $((again + 1))
sinfo
queue
say "n1 comes back"
start_node 1

all_done() { [ -z "$(squeue --noheader)" ]; }
wait_for 1800 "the end of all tasks" all_done
sinfo
for ((i = 0; i < tasks; ++i)); do
  printf 'task %d: %s on %s, started again %d times\n' $i "$(about $i JobState)" "$(about $i NodeList)" "$(about $i Restarts)"
  state_is $i COMPLETED || fail "task $i"
done
grep -hE 'pictures|error|killed|Killed|TERMINATED|CANCELLED' "$work"/task.*.log | sort | uniq -c || true
compare "$work/one" "$work/tasks"

# -- Once more: nothing is to be done --------------------------------------------------------------

before=$(stat -c '%n %Y %i' "$work"/tasks/p_*.png | sha256sum)
job=$(submit)
wait_for 1800 "the end of all tasks" all_done
[ "$before" = "$(stat -c '%n %Y %i' "$work"/tasks/p_*.png | sha256sum)" ] || fail "pictures were made again"
for ((i = 0; i < tasks; ++i)); do state_is $i COMPLETED || fail "task $i, sent again"; done
say "sent again: every picture was kept"
