#!/usr/bin/env bash
# Plants mistakes in a copy of the sources and runs the tests that reach them; sweep.py says how.
exec python3 -B "$(dirname "$0")/sweep.py" "$@"
