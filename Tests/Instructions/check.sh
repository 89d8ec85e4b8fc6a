#!/usr/bin/env bash
# Compares the instructions of a move (row 2), of a replay (rows 12 and 18), of a short drag (row 17), of 2,000 checked
# drags of one stage (row 19) and of a gesture that is made up (row 20) with those of counts.txt: a twentieth more fails.
# Instructions do not depend on what else the machine does; on another processor, or with another C library, they may differ
# by a few in a hundred. Of many moves, scripts or short drags that are alike, a tenth is counted.
#
#   Tests/Instructions/check.sh MEASURE            compares; MEASURE is drag-measure, built for release with the
#                                                  trait Counts
#   Tests/Instructions/check.sh MEASURE --update   writes them
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
measure=$(realpath "$1")
if ! command -v valgrind > /dev/null; then
  "$here/../../.ci/missing" 'no valgrind to count instructions with'
  exit 0
fi
# Where a table has two things in one place depends on the seed of its hashes.
export SWIFT_DETERMINISTIC_HASHING=1
for row in 2 12 17 18 19 20; do "$measure" --row "$row" --rounds 1 --instructions --json; done \
  | python3 "$here/compare.py" "$here/counts.txt" "${@:2}"
