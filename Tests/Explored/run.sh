#!/usr/bin/env bash
# Explores the scenes of this folder with a build of the command: each mistake is found, and none in the sound ones, in so many
# runs. With a second build of the command it makes the same runs, to the byte.
#
#   Tests/Explored/run.sh DRAG RUNS [OTHER-DRAG]
set -euo pipefail
drag=$(realpath "$1") runs=$2 other=${3:+$(realpath "$3")}
cd "$(dirname "$0")"

fail() { printf '%s\n' "$1" >&2; exit 1; }

for scene in Mistaken/*.drag; do
  code=0
  "$drag" explore "$scene" --runs 400 > /dev/null || code=$?
  [ "$code" = 1 ] || fail "$scene: expected a finding, and the exit code is $code"
done
for scene in Sound/*.drag; do
  printf '%s: ' "$scene"
  "$drag" explore "$scene" --runs "$runs" || fail "$scene: expected no finding"
done
[ -n "$other" ] || exit 0
for scene in Mistaken/*.drag Sound/*.drag; do
  one=$("$drag" explore "$scene" --runs 20 --all --json || true)
  two=$("$other" explore "$scene" --runs 20 --all --json || true)
  [ "$one" = "$two" ] || fail "$scene: two builds make different runs"
done
