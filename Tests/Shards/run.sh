#!/usr/bin/env bash
# Plays the page "Thousands of scripts": four shards by GNU parallel, merged, equal to one run test for test.
#
#   Tests/Shards/run.sh DRAG PYTHON VERIFY
#
# PYTHON has `junitparser` of PyPI, VERIFY is drag-verify. What is split otherwise is compared as well: the targets of
# the fuzzer, and the first choices of a world.
set -euo pipefail
drag=$(readlink -f "${1:?usage: run.sh DRAG PYTHON VERIFY}")
python=${2:?usage: run.sh DRAG PYTHON VERIFY}
verify=$(readlink -f "${3:?usage: run.sh DRAG PYTHON VERIFY}")
cd "$(dirname "$0")/../.."
for part in 1 2 3; do FUZZ_SHARD=$part/3 Tests/Fuzz/fuzz.sh list; done | sort | diff - <(Tests/Fuzz/fuzz.sh list | sort)
printf 'three parts of the fuzzer have every target once\n'
if ! command -v parallel > /dev/null || ! "$python" -c 'import junitparser' 2> /dev/null; then
  .ci/missing 'no GNU parallel or no junitparser'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Scripts that pass, and one test that fails, so that the lists of failed tests have something to say.
cp -r Tests/Scripts "$work/Drags"
cat > "$work/Drags/failing.drag" << 'DRAG'
dragscript 1
view box at 0,0 size 9x9
test "fails"
  expect op = move
DRAG
cd "$work"

"$drag" replay Drags --report junit=one.xml --coverage one.json --rerun-failed one.failed > /dev/null 2>&1 \
  && { printf 'a test that fails passes\n' >&2; exit 1; }
parallel --will-cite --jobs 4 \
  "$drag" replay Drags --shard {}/4 --report junit=shard-{}.xml --coverage shard-{}.json --rerun-failed shard-{}.failed \
  ::: 1 2 3 4 > shards.log 2>&1 && { printf 'no shard fails\n' >&2; exit 1; }
"$python" -m junitparser merge shard-*.xml report.xml
"$drag" report merge coverage shard-*.json -o coverage.json
"$drag" report merge failed shard-*.failed -o failed.txt

export SWIFT_DETERMINISTIC_HASHING=1
parallel --will-cite --jobs 4 "$verify" two-fingers --shard {}/4 --seen {}.seen ::: 1 2 3 4
untimed() { sed 's/"milliseconds":[0-9]*,//'; }
diff <("$verify" --json two-fingers | untimed) <("$verify" --json --merge {1,2,3,4}.seen | untimed)
printf 'four parts of a world are one search\n'

cmp one.json coverage.json
diff <(sort one.failed) failed.txt
"$python" - << 'PYTHON'
from junitparser import JUnitXml


def cases(path):
    """What became of each test, by its suite and its name; times are those of a clock."""
    found = []
    for suite in JUnitXml.fromfile(path):
        for case in suite:
            found.append((suite.name, case.name, [type(r).__name__ + str(r.message) for r in case.result]))
    return sorted(found)


one, merged = cases("one.xml"), cases("report.xml")
assert len(one) > 500, len(one)
assert len({case[:2] for case in one}) == len(one), "a test is there twice"
assert one == merged, [pair for pair in zip(one, merged) if pair[0] != pair[1]][:3]
print(f"four shards are one run: {len(one)} tests, {sum(bool(case[2]) for case in one)} not passed")
PYTHON
