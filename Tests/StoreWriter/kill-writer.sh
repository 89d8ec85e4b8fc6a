#!/usr/bin/env bash
# Kills a writer in the middle of its work, again and again: what is reopened is always whole (S20).
# Then lets two writers work at once: no change is lost, and no two rows tie (S19).
#
# usage: Tests/StoreWriter/kill-writer.sh WRITER [ROUNDS] [MOVES]
set -euo pipefail

writer=$1
rounds=${2:-50}
moves=${3:-2000}
rows=200
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$writer" "$folder/killed" fill $rows
last=0
for round in $(seq "$rounds"); do
  "$writer" "$folder/killed" move "$round" > /dev/null &
  victim=$!
  # From at once to a fifth of a second: in the middle of opening, writing, and checkpoints.
  sleep "0.$(printf '%03d' $((RANDOM % 200)))"
  kill -9 $victim 2> /dev/null || true
  wait $victim 2> /dev/null || true
  said=$("$writer" "$folder/killed" check $rows)
  read -r verdict _ revision <<< "$said"
  if [ "$verdict" != whole ] || [ "$revision" -lt "$last" ]; then
    printf 'round %s: %s, after revision %s\n' "$round" "$said" "$last" >&2
    exit 1
  fi
  last=$revision
done
printf 'killed %s times, %s changes, always whole\n' "$rounds" "$last"

"$writer" "$folder/shared" fill $rows
"$writer" "$folder/shared" move 1 "$moves" > "$folder/one" &
one=$!
"$writer" "$folder/shared" move 2 "$moves" > "$folder/two"
wait $one
read -r _ first < "$folder/one"
read -r _ second < "$folder/two"
said=$("$writer" "$folder/shared" check $rows)
expected="whole revision $((first + second + 1))"
if [ "$said" != "$expected" ]; then
  printf 'two writers: %s instead of %s\n' "$said" "$expected" >&2
  exit 1
fi
printf 'two writers, %s changes, none lost\n' "$((first + second))"
