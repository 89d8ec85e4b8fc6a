#!/usr/bin/env bash
# Runs the tests under a sanitizer, all of them or those that a filter names.
#
#   Tests/Sanitizers/run.sh address|thread [FILTER]
#
# Leaks are not looked for: the runner of the tests leaks a little itself.
set -euo pipefail
cd "$(dirname "$0")/../.."
sanitizer=${1:?usage: run.sh address|thread [FILTER]}
filter=()
if [ $# -gt 1 ]; then filter=(--filter "$2"); fi
export ASAN_OPTIONS=detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}
exec swift test --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "${filter[@]}"
