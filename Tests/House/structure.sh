#!/usr/bin/env bash
# The circles of files and the recursions in each target, as the compiler's index of the last debug build has them.
# No target may have a circle or a recursion of more than eight, but for a machine and its rows (DragSessions), and for
# views, windows, controllers, interactions and delegates that refer to each other as UIKit's do (DragUIKit): a view has
# interactions, whose delegates get sessions, which answer with a place in a view; a collection asks its layout, which asks
# the collection for its counts and its delegate for sizes; a responder takes touches and pasted items, a view has gestures
# and the traits of its window, a window has a scene, and a controller has bars, tabs and presentations, all of which have
# views or controllers.
#
#   Tests/House/circles.sh [--show TARGET]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
index=$(find -L "$root/.build" -path '*debug/index/store' -type d 2> /dev/null | head -n 1)
if [ ! -f "$toolchain/lib/libIndexStore.so" ] || [ -z "$index" ]; then
  "$root/.ci/missing" 'no index of a debug build, or no library that reads one'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$toolchain/bin/clang" -O1 -Wall -Wextra -Werror -I "$toolchain/local/include" -o "$work/occurrences" \
  "$here/occurrences.c" -L "$toolchain/lib" -lIndexStore "-Wl,-rpath,$toolchain/lib"
"$work/occurrences" "$index" "$root/" > "$work/index"
python3 "$here/circles.py" "$root" --limit 8 --allow DragSessions=13 --allow DragUIKit=74 "$@" < "$work/index"
