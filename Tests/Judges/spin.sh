#!/usr/bin/env bash
# Holds the stage to a second reading of the contract, written by hand in Promela (drags.pml): SPIN searches
# what the reading allows, and random walks of it, printed as scripts, must give the stage's trace.
#
# usage: Tests/Judges/spin.sh DRAG [WALKS] [FLAG…]
# The search is with two items, and without the collection inside of another one unless a flag is -DNESTED. With three
# (-DITEMS=3) it holds for 33 million states, and was not taken to its end. The walks are with four, and all
# collections.
set -euo pipefail

drag=$(realpath "$1")
walks=${2:-300}
flags=("${@:3}")
model=$(cd "$(dirname "$0")" && pwd)/drags.pml
if ! command -v spin > /dev/null || ! command -v gcc > /dev/null; then
  "$(dirname "$0")/../../.ci/missing" 'no SPIN'
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
fail() { printf '%s\n' "$1" >&2; exit 1; }

# Searches a model for a state that breaks an assertion, or a way on which an end never comes.
search() { # MODEL [FLAG…]
  spin -a -DITEMS=2 "${@:2}" "$1" > said && gcc -O2 -w -o pan pan.c && ./pan -a -m20000000 -w24 > said
  ! grep -qE 'errors: [1-9]|search depth too small|out of memory' said
}

# Prints a walk of a model as a script, with its parts in their order.
walk() { # MODEL SEED
  spin -T -DWALK=6000 -DNESTED "-n$2" "$1" > parts
  if grep -qE 'Error|timeout' parts; then cat parts >&2; return 1; fi
  cat << 'SCENE'
dragscript 1
set lift.delay 30ms
set animation 260ms
collection v0 at 0,0 size 200x400 layout rows(height=20)
items v0 i0 i1
collection v1 at 300,0 size 200x400 layout rows(height=20)
items v1 i2 i3
collection v2 at 120,200 size 80x190 layout rows(height=20) nested-in v0
pointer f0 touch
pointer f1 touch
pointer h touch
SCENE
  grep '^on ' parts || true
  printf 'test "walk %s"\n' "$2"
  grep '^  @' parts
  printf '  settle\n'
  grep '^  expect ' parts
  grep '^| ' parts
}

search "$model" "${flags[@]}" || { tail -n 40 said >&2; fail "the reading contradicts itself"; }
awk '/states, stored/ { states = $1 } /transitions \(/ { transitions = $1 }
  END { printf "SPIN: %d states, %d transitions, 0 errors\n", states, transitions }' said

mkdir walks
for seed in $(seq "$walks"); do walk "$model" "$seed" > "walks/$seed.drag"; done
"$drag" replay walks > said || { tail -n 60 said >&2; fail "the stage reads the contract otherwise"; }
printf '%s walks, %s lines of trace, the same on the stage\n' "$walks" "$(cat walks/* | grep -c '^| [0-9]')"

# What is planted must be found: an item that stays where it was, and an end that is told too late.
sed 's/holds\[MOST \* w + l\] = 0; //' "$model" > wrong.pml
cmp -s wrong.pml "$model" && fail "nothing is planted"
if search wrong.pml; then fail "SPIN does not see an item that is in two places"; fi
sed 's/visit\[k\], dropEnd)/visit[k], conclude)/' "$model" > wrong.pml
walk wrong.pml 1 > wrong.drag
code=0
"$drag" replay wrong.drag > /dev/null 2>&1 || code=$?
[ "$code" = 1 ] || fail "the stage does as a wrong reading says"
