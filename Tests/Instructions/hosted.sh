#!/usr/bin/env bash
# Compares the instructions of a gesture that is made up on a hosted application with those of hosted.txt (EX-62): a twentieth
# more fails. What is counted is the difference of two runs of one program, so that its start does not count; the making of the
# application, all steps and all checks do. Instructions do not depend on what else the machine does.
#
#   Tests/Instructions/hosted.sh PROGRAM            compares; PROGRAM is hosted-gestures, built for release
#   Tests/Instructions/hosted.sh PROGRAM --update   writes them
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
if ! command -v valgrind > /dev/null; then
  "$here/../../.ci/missing" 'no valgrind to count instructions with'
  exit 0
fi
# Where a table has two things in one place depends on the seed of its hashes.
export SWIFT_DETERMINISTIC_HASHING=1
scratch=$(mktemp -d "${TMPDIR:-/tmp}/drag-hosted.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# The gestures of a run, and its instructions.
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" > "$scratch/gestures" 2> "$scratch/counted"
  local gestures instructions
  gestures=$(cat "$scratch/gestures")
  [[ $gestures =~ ^[0-9]+$ ]] || { printf '%s\n' "$gestures" >&2; exit 1; }
  instructions=$(sed -n 's/.*Collected : //p' "$scratch/counted")
  echo "$gestures $instructions"
}

short=$(count 200)
long=$(count 1200)
read -r few cost <<< "$short"
read -r many more <<< "$long"
printf '{"row": 21, "work": "a gesture that is made up on a hosted application", "instructions": %d}\n' \
  $(((more - cost) / (many - few))) | python3 "$here/compare.py" "$here/hosted.txt" "${@:2}"
