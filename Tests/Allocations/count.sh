#!/usr/bin/env bash
# Counts what the library for C allocates for pointer moves and for a host's updates, in release: nothing
# may be. The program's own malloc stands before that of glibc, so that other systems are skipped.
#
# usage: Tests/Allocations/count.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v cc > /dev/null || ! getconf GNU_LIBC_VERSION > /dev/null 2>&1; then
  printf 'no glibc here, so that nothing is counted\n'
  exit 0
fi
# A build that is there already is reused by its options.
# shellcheck disable=SC2086
swift build -c release ${RELEASE_OPTIONS:-} --product DragStageC
# shellcheck disable=SC2086
build=$(swift build -c release ${RELEASE_OPTIONS:-} --show-bin-path)
runtime="$(dirname "$(readlink -f "$(command -v swift)")")/../lib"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cc -std=c11 -Wall -Wextra -Werror -I Sources/CDragStage/include Tests/Allocations/count.c \
  -o "$work/count" -L "$build" -lDragStageC -Wl,-rpath,"$build" \
  -Wl,-rpath,"$runtime/swift/linux" -Wl,--allow-shlib-undefined
"$work/count"
