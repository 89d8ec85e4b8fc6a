#!/usr/bin/env bash
# Measures the structure of Sources, as the compiler's index of the last debug build has it: circles of files, circles
# across folders and recursions of each target, how many files extend one type, and in how many targets a type of one name
# is declared. No figure may be above its bound in bounds.txt, which is what it was when the bound was written: work lowers
# it.
#
#   Tests/House/structure.sh [BUILD] [--show TARGET]
#
# BUILD is the folder of a debug build (.build/debug). The largest circle of DragUIKit is a list of files: views, windows,
# controllers and interactions refer to each other as UIKit's do. A view has interactions, whose delegates get sessions,
# which answer with a place in a view; a responder takes touches, pasted items and the focus, a view has gestures and the
# traits of its window, a window has a scene, and a controller has bars, tabs, segues and presentations, all of which have
# views or controllers. Collections, tables and the data of lists are none of it: a window knows what it is on by a protocol.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
built=$root/.build/debug
case ${1:-} in '' | --*) ;; *) built=$(readlink -f "$1") && shift ;; esac
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
if [ ! -f "$toolchain/lib/libIndexStore.so" ] || [ ! -d "$built/index/store" ]; then
  "$root/.ci/missing" 'no index of a debug build, or no library that reads one'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$toolchain/bin/clang" -O1 -Wall -Wextra -Werror -I "$toolchain/local/include" -o "$work/occurrences" \
  "$here/occurrences.c" -L "$toolchain/lib" -lIndexStore "-Wl,-rpath,$toolchain/lib"
"$work/occurrences" "$built/index/store" "$root/" > "$work/index"
python3 "$here/structure.py" "$root" --bounds "$here/bounds.txt" "$@" < "$work/index"
