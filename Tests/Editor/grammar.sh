#!/usr/bin/env bash
# The grammars of .github/editor over all scripts, and over the brief traces of the examples.
#
#   Tests/Editor/grammar.sh DRAG PYTHON
#
# PYTHON has `textmate-grammar-python` of PyPI.
set -euo pipefail
drag=$(readlink -f "${1:?usage: grammar.sh DRAG PYTHON}")
python=${2:?usage: grammar.sh DRAG PYTHON}
cd "$(dirname "$0")/../.."
if ! "$python" -c 'import textmate_grammar' 2> /dev/null; then
  .ci/missing 'no tokenizer of TextMate grammars'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$drag" replay Tests/Scripts/Examples --trace "brief=$work/examples.trace" > "$work/log" || { cat "$work/log"; exit 1; }
"$python" Tests/Editor/grammar.py "$PWD" "$work/examples.trace"
