#!/usr/bin/env bash
# Counts what a new word of the language costs: adds one of each family to a copy, compiles it, and holds the number of files
# against a bound (shotgun.py).
#
#   Tests/House/shotgun.sh [BUILD]
#
# BUILD is the folder of a debug build (.build/debug), whose modules below the changed ones are used as they are.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
built=$(readlink -f "${1:-$root/.build/debug}")
if [ ! -d "$built/Modules" ]; then
  "$root/.ci/missing" 'no modules of a debug build'
  exit 0
fi
exec python3 -B "$here/shotgun.py" "$root" "$built/Modules"
