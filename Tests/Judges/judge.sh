#!/usr/bin/env bash
# Lets programs that others wrote judge the machines: interpreters of SCXML follow what the engine
# does, step by step, and parsers of Mermaid and DOT read the diagrams. What is not installed is
# left out, with a word.
#
# usage: Tests/Judges/judge.sh DRAG VERIFY [STEPS] [STEPS_IN_PYTHON]
#   JUDGE_PYTHON    a Python that has python-statemachine (python3)
#   MERMAID_PARSER  mermaid's parser as one CommonJS file
set -euo pipefail

drag=$1
verify=$2
steps=${3:-1000000}
fewer=${4:-200000}
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$drag" diagram --output "$folder/charts" > /dev/null
machines=$(find "$folder/charts" -name '*.scxml' -exec basename {} .scxml \; | sort)
count=$(wc -w <<< "$machines")

# Every machine walks its part of the steps; a chart with one wrong target must be found.
judge() { # NAME STEPS COMMAND...
  local name=$1 part=$(($2 / count + 1))
  shift 2
  rm -rf "$folder/walks"
  "$verify" --walks "$folder/walks" --steps "$part" > /dev/null
  for machine in $machines; do
    "$@" "$folder/charts/$machine.scxml" "$folder/walks/$machine.walks" > "$folder/said"
    printf '%s, %s\n' "$name" "$(sed "s|$folder/charts/||" "$folder/said")"
  done
  sed '0,/target="pressed"/s//target="panned"/' "$folder/charts/Gesture.scxml" > "$folder/wrong.scxml"
  if "$@" "$folder/wrong.scxml" "$folder/walks/Gesture.walks" > /dev/null 2>&1; then
    printf '%s does not see a wrong target\n' "$name" >&2
    exit 1
  fi
}

if pkg-config --exists Qt6Scxml 2> /dev/null && command -v g++ > /dev/null; then
  # shellcheck disable=SC2046
  g++ -O2 -fPIC -o "$folder/qt" "$here/scxml-judge.cpp" $(pkg-config --cflags --libs Qt6Scxml Qt6Core)
  judge "Qt" "$steps" "$folder/qt"
else
  "$here/../../.ci/missing" 'no Qt SCXML'
fi

python=${JUDGE_PYTHON:-python3}
if "$python" -c 'import statemachine.io.scxml' 2> /dev/null; then
  judge "python-statemachine" "$fewer" "$python" "$here/scxml-judge.py"
else
  "$here/../../.ci/missing" 'no python-statemachine'
fi

if [ -f "${MERMAID_PARSER:-}" ] && command -v node > /dev/null; then
  node "$here/mermaid-judge.cjs" "$MERMAID_PARSER" "$folder/charts"
else
  "$here/../../.ci/missing" 'no parser of Mermaid'
fi

if command -v dot > /dev/null; then
  for machine in $machines; do
    dot -Tsvg "$folder/charts/$machine.dot" > "$folder/picture.svg" 2> "$folder/said"
    [ ! -s "$folder/said" ] || { cat "$folder/said" >&2; exit 1; }
    # Every state is in the picture by its name.
    sed -n 's/.*<\(state\|final\) id="\([^"]*\)".*/\2/p' "$folder/charts/$machine.scxml" \
      | while read -r state; do
        grep -q ">$state<" "$folder/picture.svg" \
          || { printf '%s: no %s in the picture\n' "$machine" "$state" >&2; exit 1; }
      done
  done
  printf 'graphviz draws %s machines, every state by its name\n' "$count"
else
  "$here/../../.ci/missing" 'no graphviz'
fi
if command -v xmllint > /dev/null; then
  xmllint --noout "$folder"/charts/*.scxml
  printf 'xmllint reads %s charts\n' "$count"
else
  "$here/../../.ci/missing" 'no xmllint'
fi
