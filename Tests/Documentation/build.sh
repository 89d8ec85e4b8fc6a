#!/usr/bin/env bash
# Builds the documentation of every library in Swift, warnings as errors, and looks for public symbols that
# say nothing.
#
#   Tests/Documentation/build.sh FOLDER
set -euo pipefail
folder=$(readlink -m "${1:?usage: build.sh FOLDER}")
cd "$(dirname "$0")/../.."
tools=$(dirname "$(readlink -f "$(command -v swift)")")
if [ ! -x "$tools/docc" ]; then
  .ci/missing 'no docc in this toolchain'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The package manager's own command for this builds with every trait, whether or not what they need is there.
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
mkdir "$work/graphs"
graph() {
  local module=$1 modules=$2
  shift 2
  "$tools/swift-symbolgraph-extract" -module-name "$module" -target "$target" -I "$modules" "$@" \
    -minimum-access-level public -output-dir "$work/graphs"
}

# A build that is there already is reused by its options. Two libraries have nothing to say without their traits.
if [ -z "${DEBUG_OPTIONS:-}" ]; then
  traits=Counts
  if pkg-config --exists sqlite3 2> /dev/null; then traits=$traits,SQLite; fi
  if pkg-config --exists gtk4 2> /dev/null; then traits=$traits,GTK; fi
  DEBUG_OPTIONS="--traits $traits --scratch-path .build-traits"
fi
# shellcheck disable=SC2086
build() { SWIFT_DETERMINISTIC_HASHING=1 swift build $DEBUG_OPTIONS "$@"; }
build > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
# What programs and tests are made of is no library's, and a module of C has no file of this kind. The names of the face
# are UIKit's, so they are not counted among the package's own, nor what a test of it drives them with.
modules=$(build --show-bin-path)/Modules
for module in Sources/*/; do
  module=$(basename "$module")
  case $module in drag | drag-demo | DragFiles | DragConsole | SourceLift | DragStageC | SQLiteStore | GTKDragStage | DragUIKit | DragUIKitDriver | DragUIKitTesting | DragUniformTypes | DragCoreServices | DragMobileCoreServices | DragSwiftUI) continue ;; esac
  if [ -f "$modules/$module.swiftmodule" ]; then graph "$module" "$modules" -I Sources/CFilmPages/include; fi
done
if [[ $DEBUG_OPTIONS == *SQLite* ]]; then graph SQLiteStore "$modules" -I Sources/CSQLite; fi
if [[ $DEBUG_OPTIONS == *GTK* ]]; then
  # shellcheck disable=SC2046
  graph GTKDragStage "$modules" -I Sources/CGTK4 \
    $(pkg-config --cflags gtk4 | tr ' ' '\n' | sed -n 's/^\(..*\)/-Xcc \1/p')
fi

if command -v python3 > /dev/null; then
  python3 - "$work/graphs" << 'PYTHON'
import collections, glob, json, os, re, sys

counts, silent = collections.Counter(), []
for path in sorted(glob.glob(sys.argv[1] + "/*.json")):
    module = re.split("[.@]", os.path.basename(path))[0]
    for symbol in json.load(open(path))["symbols"]:
        # What the compiler makes stands in no file.
        if "location" not in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        counts[module] += 1
        if "docComment" not in symbol:
            place = symbol["location"]
            line = place["position"]["line"] + 1
            silent.append(f'{place["uri"]}:{line}: {".".join(symbol["pathComponents"])}')
total = sum(counts.values())
print("\n".join(f"{count:5} {module}" for module, count in sorted(counts.items())))
print("\n".join(silent + [f"{total} public symbols, {len(silent)} that say nothing"]))
sys.exit(1 if silent or not total else 0)
PYTHON
else
  printf 'no python3, so that nobody looks for symbols that say nothing\n'
fi

"$tools/docc" convert Sources/DragStage/DragStage.docc --additional-symbol-graph-dir "$work/graphs" \
  --fallback-display-name DragStage --fallback-bundle-identifier DragStage \
  --output-path "$folder" --warnings-as-errors
