#!/usr/bin/env bash
# What bash, zsh and fish offer with the completions of the command, asked of the shells themselves.
#
#   Tests/Editor/completions.sh DRAG
#
# A shell that is not there is skipped, and said.
set -euo pipefail
drag=$(readlink -f "${1:?usage: completions.sh DRAG}")
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir functions files
"$drag" completions bash > drag.bash
"$drag" completions zsh > functions/_drag
"$drag" completions fish > drag.fish
touch files/scene.drag

# Each prints what a shell offers at the end of a line.
offers_bash() {
  bash --noprofile --norc -c '
    source ../drag.bash
    COMP_WORDS=($1) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    if [[ $1 == *" " ]]; then COMP_WORDS+=("") COMP_CWORD=$((COMP_CWORD + 1)); fi
    _drag
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1"
}
offers_zsh() { timeout 60 zsh -f "$here/completions.zsh" "$work/functions" "$1"; }
offers_fish() { fish --no-config -c 'source ../drag.fish; complete -C $argv[1]' "$1" | cut -f 1; }

cd files
asked=0
for shell in bash zsh fish; do
  if ! command -v "$shell" > /dev/null; then
    "$root/.ci/missing" "there is no $shell"
    continue
  fi
  # The words of a line, and all that is offered.
  while IFS='|' read -r line wanted; do
    found=$("offers_$shell" "$line" | grep -v '^$' | sort | tr '\n' ' ' || true)
    if [ "${found% }" != "$wanted" ]; then
      printf '%s offers at `%s`\n  expected: %s\n  found:    %s\n' "$shell" "$line" "$wanted" "${found% }" >&2
      exit 1
    fi
    asked=$((asked + 1))
  done << 'LINES'
drag ch|check
drag rep|replay report
drag check --fo|--format
drag check --format |console json sarif
drag check --format sa|sarif
drag completions |bash fish zsh
drag completions z|zsh
drag shrink --expect ord|order
drag help rec|record recorder
drag report m|merge
drag replay sc|scene.drag
drag replay --jobs |
LINES
done
printf 'completions: %d lines were typed\n' "$asked"
