#!/usr/bin/env bash
# Fuzzes the targets, so many seconds each and as many at a time as there are cores, with libFuzzer
# and the address sanitizer.
#
#   Tests/Fuzz/fuzz.sh SECONDS [TARGET…]      FUZZ_SHARD=I/N takes the part I of N of the targets
#   Tests/Fuzz/fuzz.sh list                   names the targets, or those of the part
#   Tests/Fuzz/fuzz.sh merge FOLDER…          adds what other hosts have in .build-fuzz/reached
#   Tests/Fuzz/fuzz.sh build                  builds what the others run
#
# JOBS says how many compilers run at a time. FUZZ_BUILD=debug takes a debug build, each module of it compiled whole: it has
# assertions and is there in a quarter of the time, and runs a third to a fifth as many inputs a second.
#
# What breaks is kept in .build-fuzz/found/TARGET, and can be played without the fuzzer:
# swift run drag-fuzz TARGET FILE. The inputs that reached something new are kept beside it, in
# .build-fuzz/reached, and the next run begins with them; the corpus of the repository is only read.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:?usage: fuzz.sh SECONDS [TARGET…], fuzz.sh list, fuzz.sh merge FOLDER… or fuzz.sh build}
shift
work=.build-fuzz
configuration=${FUZZ_BUILD:-release}

# One target, as this script calls itself for each.
if [ -n "${DRAG_FUZZ:-}" ]; then
  target=$DRAG_FUZZ
  found=$work/found/$target
  log=$work/$target.log
  mkdir -p "$found" "$work/reached/$target"
  options=(-max_total_time="$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=2048
    -print_final_stats=1 -artifact_prefix="$found/")
  case $target in
    script | format | replay) options+=(-dict=Tests/Fuzz/script.dict) ;;
    store) if [ -d /dev/shm ]; then export TMPDIR=/dev/shm; fi ;;
  esac
  # The crash handler of Swift would give the sanitizer a second report to tell.
  if SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    "$work/$configuration/drag-fuzz" "${options[@]}" \
    "$work/reached/$target" "Tests/Fuzz/Corpus/$target" 2> "$log"; then
    awk -v target="$target" '
      $1 == "stat::number_of_executed_units:" { runs = $2 }
      / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") cover = $(i + 1) }
      $1 == "Done" { seconds = $(NF - 1) }
      END { printf "%-10s %5d s %10d runs %8d runs/s, %6d edges\n", target, seconds, runs,
        runs / (seconds ? seconds : 1), cover }
    ' "$log"
    exit 0
  fi
  grep -aE 'Fatal error|ERROR:|SUMMARY|Test unit written' "$log" >&2 || tail -n 20 "$log" >&2
  printf '%s: an input breaks a law\n' "$target" >&2
  exit 1
fi

targets=("$@")
if [ "$seconds" = merge ] || [ ${#targets[@]} = 0 ]; then
  targets=()
  for folder in Tests/Fuzz/Corpus/*/; do targets+=("$(basename "$folder")"); done
fi
if [ -n "${FUZZ_SHARD:-}" ]; then
  if ! [[ $FUZZ_SHARD =~ ^([1-9][0-9]*)/([1-9][0-9]*)$ ]] || [ "${BASH_REMATCH[1]}" -gt "${BASH_REMATCH[2]}" ]; then
    printf 'FUZZ_SHARD: expected I/N, found %s\n' "$FUZZ_SHARD" >&2
    exit 2
  fi
  dealt=()
  for number in "${!targets[@]}"; do
    if [ $((number % BASH_REMATCH[2])) = $((BASH_REMATCH[1] - 1)) ]; then dealt+=("${targets[number]}"); fi
  done
  targets=("${dealt[@]}")
fi
if [ "$seconds" = list ]; then
  if [ ${#targets[@]} -gt 0 ]; then printf '%s\n' "${targets[@]}"; fi
  exit 0
fi

tools=$(dirname "$(readlink -f "$(command -v swift)")")
if [ -z "$(find "$tools/../lib" -name 'libclang_rt.fuzzer*' 2> /dev/null)" ]; then
  .ci/missing 'no fuzzer in this toolchain'
  exit 0
fi
options=(-Xswiftc -gline-tables-only)
if pkg-config --exists sqlite3 2> /dev/null; then options+=(--traits SQLite); fi
if [ "$configuration" = debug ]; then
  options+=(-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1
    -Xswiftc -no-emit-module-separately-wmo)
fi

# The flag leaves the plain program out, whose entry the fuzzer has itself. Both sanitizers stand in one
# option, since a second one would take the place of the first, and the edges would not be counted.
swift build -c "$configuration" --product drag-fuzz --sanitize=fuzzer --sanitize=address \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -DFUZZING "${options[@]}" ${JOBS:+--jobs "$JOBS"} --scratch-path "$work"
[ "$seconds" != build ] || exit 0

# Of what other hosts have reached, the fuzzer keeps what reaches something new.
if [ "$seconds" = merge ]; then
  for target in "${targets[@]}"; do
    mkdir -p "$work/reached/$target"
    before=$(find "$work/reached/$target" -type f | wc -l)
    others=()
    for folder in "$@"; do
      if [ -d "$folder/$target" ]; then others+=("$folder/$target"); fi
    done
    [ ${#others[@]} -gt 0 ] || continue
    DRAG_FUZZ=$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
      "$work/$configuration/drag-fuzz" -merge=1 -max_len=4096 "$work/reached/$target" "${others[@]}" 2> "$work/$target.log" \
      || { tail -n 20 "$work/$target.log" >&2; exit 1; }
    printf '%-10s %d inputs, %d before\n' "$target" "$(find "$work/reached/$target" -type f | wc -l)" "$before"
  done
  exit 0
fi

printf '%s\n' "${targets[@]}" \
  | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I TARGET env DRAG_FUZZ=TARGET Tests/Fuzz/fuzz.sh "$seconds"
