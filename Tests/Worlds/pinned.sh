#!/usr/bin/env bash
# Searches the worlds that are too large for the tests, and compares what was seen with what is
# pinned in larger.jsonl: fewer states are a fault as well as a rule that does not hold. What takes minutes
# is pinned in longest.jsonl, and searched where that is asked for.
#
#   Tests/Worlds/pinned.sh VERIFY [longest]      VERIFY is drag-verify, built for release
set -euo pipefail
verify=$(readlink -f "${1:?usage: pinned.sh VERIFY [longest]}")
pins=${2:-larger}
cd "$(dirname "$0")"

while IFS= read -r pinned; do
  world=$(sed 's/.*"world":"\([^"]*\)".*/\1/' <<< "$pinned")
  seen=$("$verify" --json "$world")
  # How long it took is another number each time.
  if [ "$(sed 's/"milliseconds":[0-9]*,//' <<< "$seen")" != "$pinned" ]; then
    printf 'pinned: %s\nseen:   %s\n' "$pinned" "$seen" >&2
    exit 1
  fi
  printf '%s\n' "$seen"
done < "$pins.jsonl"
