#!/usr/bin/env bash
# Builds the documentation of every library in Swift, warnings as errors, and looks for public symbols that
# say nothing.
#
#   Tests/Documentation/build.sh FOLDER
set -euo pipefail
folder=$(readlink -m "${1:?usage: build.sh FOLDER}")
cd "$(dirname "$0")/../.."
docc="$(dirname "$(readlink -f "$(command -v swift)")")/docc"
if [ ! -x "$docc" ]; then
  printf 'no docc in this toolchain, skipped\n'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift package dump-symbol-graph --minimum-access-level public > "$work/log" 2>&1 \
  || { cat "$work/log"; exit 1; }
mkdir "$work/graphs"
# What programs and tests are made of is no library's.
for module in Sources/*/; do
  module=$(basename "$module")
  case $module in drag | drag-demo | DragFiles | DragStageC) continue ;; esac
  find .build -path '*symbolgraph*' \( -name "$module.symbols.json" -o -name "$module@*.symbols.json" \) \
    -exec cp {} "$work/graphs" \;
done

if command -v python3 > /dev/null; then
  python3 - "$work/graphs" << 'PYTHON'
import glob, json, sys

total, silent = 0, []
for path in sorted(glob.glob(sys.argv[1] + "/*.json")):
    for symbol in json.load(open(path))["symbols"]:
        # What the compiler makes stands in no file.
        if "location" not in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        total += 1
        if "docComment" not in symbol:
            place = symbol["location"]
            line = place["position"]["line"] + 1
            silent.append(f'{place["uri"]}:{line}: {".".join(symbol["pathComponents"])}')
print("\n".join(silent + [f"{total} public symbols, {len(silent)} that say nothing"]))
sys.exit(1 if silent or not total else 0)
PYTHON
else
  printf 'no python3, so that nobody looks for symbols that say nothing\n'
fi

"$docc" convert Sources/DragStage/DragStage.docc --additional-symbol-graph-dir "$work/graphs" \
  --fallback-display-name DragStage --fallback-bundle-identifier DragStage \
  --output-path "$folder" --warnings-as-errors
