#!/usr/bin/env bash
# Drives films in headless Chromium and Firefox: the player on made films, and every FILM.html.
#
#   Tests/Film/browser.sh [FILM.html…]
#
# It takes chromium, chromium-driver and firefox-esr of Debian, and Python's selenium, marionette_driver, pillow and
# axe-playwright-python (axe-core alone is taken from it). FILM_PYTHON names a Python that has them; else one is made.
# DRAG names the command that replays what the recorder saves. What is missing is skipped, and said.
set -euo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v node > /dev/null; then
  .ci/missing 'there is no node, so that the player is not tested'
  exit 0
fi
node --test Tests/Film/player/ > "$work/node.log" 2>&1 || { cat "$work/node.log"; exit 1; }
grep -E '^# (pass|fail)' "$work/node.log"

python=${FILM_PYTHON:-}
if [ -z "$python" ]; then
  python=$work/python/bin/python
  if ! { python3 -m venv "$work/python" && "$python" -m pip install --quiet --retries 3 selenium marionette_driver pillow \
    && "$python" -m pip install --quiet --retries 3 --no-deps axe-playwright-python; } > "$work/pip.log" 2>&1; then
    tail -n 1 "$work/pip.log"
    .ci/missing 'there is no selenium, so that no browser is driven'
    exit 0
  fi
fi
AXE=$("$python" -c 'import importlib.util, pathlib; s = importlib.util.find_spec("axe_playwright_python"); print(pathlib.Path(s.origin).parent / "axe.min.js" if s else "")')
[ -n "$AXE" ] || .ci/missing 'there is no axe, so that accessibility is checked by names and focus alone'
export AXE

node Tests/Film/make-fixtures.mjs "$work/films"
fail=0
pids=()
for browser in chromium firefox; do
  program=$browser
  [ "$browser" = chromium ] || program=firefox-esr
  if ! command -v "$program" > /dev/null || { [ "$browser" = chromium ] && ! command -v chromedriver > /dev/null; }; then
    .ci/missing "there is no $program, so that films are not opened in it"
    continue
  fi
  BROWSERS=$browser timeout 240 "$python" Tests/Film/browser/run.py "$work/films" "$@" > "$work/$browser.log" 2>&1 &
  pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || fail=1; done
for log in "$work"/chromium.log "$work"/firefox.log; do
  [ ! -f "$log" ] || grep -vE 'INFO|mozprofile|mozfile|^Exception ignored|^Traceback|sys.meta_path|^  File' "$log" || true
done
exit $fail
