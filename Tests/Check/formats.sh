#!/usr/bin/env bash
# The SARIF of `drag check` against a schema, and the workflow against that of GitHub's.
#
#   Tests/Check/formats.sh DRAG PYTHON
#
# PYTHON has `check-jsonschema` of PyPI, which carries GitHub's schema. SARIF's own schema is in no package; the one
# here has what its specification requires of the parts that are written.
set -euo pipefail
drag=$(readlink -f "${1:?usage: formats.sh DRAG PYTHON}")
python=${2:?usage: formats.sh DRAG PYTHON}
cd "$(dirname "$0")/../.."
if ! "$python" -c 'import check_jsonschema' 2> /dev/null; then
  .ci/missing 'no check-jsonschema'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'dragscript 1\nvuew "a\ncollection l at 0,0 size 9x9 layout rows(height=)\n' > "$work/ä b.drag"
printf 'dragscript 1\ncollection l at 0,0 size 9x9 layout rows()\nitems l a\non l canHandle when item = a => refuse\n' > "$work/b.drag"
"$drag" check "$work" --format sarif -o "$work/bad.sarif" && { printf 'faults are no faults\n' >&2; exit 1; }
"$drag" check Tests/Scripts --format sarif -o "$work/good.sarif"
grep -q '"ruleId"' "$work/bad.sarif"
"$python" -m check_jsonschema --schemafile Tests/Check/sarif.schema.json "$work/bad.sarif" "$work/good.sarif"
"$python" -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
"$drag" check "$work" --format json > "$work/bad.json" || true
"$python" -c 'import json, sys; assert json.load(open(sys.argv[1]))["findings"]' "$work/bad.json"
