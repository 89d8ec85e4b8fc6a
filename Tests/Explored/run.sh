#!/usr/bin/env bash
# Explores the scenes of this folder with a build of the command: each mistake is found, and none in the sound ones, in so many
# runs. Several jobs and the merged parts of several commands make the same runs, to the byte, and so does a second build of the
# command.
#
#   Tests/Explored/run.sh DRAG RUNS [OTHER-DRAG]
set -euo pipefail
drag=$(realpath "$1") runs=$2 other=${3:+$(realpath "$3")}
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

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
for scene in Sound/*.drag; do
  for part in 1 2 3; do
    "$drag" explore "$scene" --runs 60 --coverage --json --shard "$part/3" > "$work/$part.json"
  done
  "$drag" explore "$scene" --runs 60 --coverage --json > "$work/all.json"
  "$drag" report merge explored "$work/2.json" "$work/3.json" "$work/1.json" | cmp - "$work/all.json" \
    || fail "$scene: three parts are not one exploration"
done
for scene in Mistaken/*.drag Sound/*.drag; do
  one=$("$drag" explore "$scene" --runs 20 --all --json || true)
  for jobs in 2 4; do
    two=$("$drag" explore "$scene" --runs 20 --all --json --jobs "$jobs" || true)
    [ "$one" = "$two" ] || fail "$scene: $jobs jobs make different runs"
  done
  [ -n "$other" ] || continue
  two=$("$other" explore "$scene" --runs 20 --all --json || true)
  [ "$one" = "$two" ] || fail "$scene: two builds make different runs"
done
