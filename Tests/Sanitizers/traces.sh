#!/usr/bin/env bash
# Compares what scripts do in builds of all kinds: the same bytes, whatever the build, and however
# many tests run at a time.
#
#   Tests/Sanitizers/traces.sh SEEDS [address]    the address sanitizer takes a build of its own
#
# The scripts are those of Tests/Scripts, and as many again that are made from seeds.
set -euo pipefail
cd "$(dirname "$0")/../.."
seeds=${1:?usage: traces.sh SEEDS [address]}
sanitizer=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Builds that are there already are reused by their options.
# shellcheck disable=SC2086
debug() { SWIFT_DETERMINISTIC_HASHING=1 swift build ${DEBUG_OPTIONS:-} "$@"; }
# shellcheck disable=SC2086
release() { swift build -c release ${RELEASE_OPTIONS:-} "$@"; }
debug --product drag
debug --product drag-fuzz
release --product drag
debug=$(debug --show-bin-path)
release=$(release --show-bin-path)
[ -z "$sanitizer" ] || swift build --product drag "--sanitize=$sanitizer" --scratch-path ".build-$sanitizer"

# A store in a file is there in builds with SQLite alone, which not all of these are.
cp -r Tests/Scripts "$work/corpus"
rm "$work/corpus/Features/store-in-a-file.drag"
mkdir "$work/seeds"
"$debug/drag-fuzz" scripts "$seeds" "$work/seeds"

# Scripts of chance expect what does not come, and do what cannot be; their verdicts are compared.
run() {
  local name=$1 drag=$2 code=0
  shift 2
  ASAN_OPTIONS=detect_leaks=0 "$drag" replay "$work/corpus" "$@" \
    --trace "$work/$name.scripts" > "$work/$name.log" || { tail -n 5 "$work/$name.log"; exit 1; }
  ASAN_OPTIONS=detect_leaks=0 "$drag" replay "$work/seeds" "$@" \
    --trace "$work/$name.seeds" --report "tap=$work/$name.tap" > "$work/$name.log" 2>&1 || code=$?
  [ "$code" -le 2 ] || { tail -n 5 "$work/$name.log"; exit "$code"; }
  printf '%s\n' "$code" > "$work/$name.code"
}

run debug "$debug/drag" --jobs 1
[ -s "$work/debug.scripts" ] && [ -s "$work/debug.seeds" ]
run release "$release/drag" --jobs 1
run jobs "$release/drag" --jobs 2
builds="release jobs"
if [ -n "$sanitizer" ]; then
  run "$sanitizer" ".build-$sanitizer/debug/drag" --jobs 2
  builds="$builds $sanitizer"
fi
for name in $builds; do
  for part in scripts seeds tap code; do cmp "$work/debug.$part" "$work/$name.$part"; done
done
printf 'debug, release, one job and two%s: %s lines of scripts, %s of %s seeds\n' "${sanitizer:+, $sanitizer}" \
  "$(wc -l < "$work/debug.scripts")" "$(wc -l < "$work/debug.seeds")" "$seeds"
