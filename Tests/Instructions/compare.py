"""Compares lines of `drag-measure --json`, or such lines, with a file of instructions, one line a piece of work."""
import json
import sys

path, update = sys.argv[1], "--update" in sys.argv[2:]
counted = {}
for line in sys.stdin:
    row = json.loads(line)
    if "instructions" not in row:
        sys.exit(f"row {row['row']} has no instructions: the build needs the trait Counts")
    counted[f"{row['row']} {row['work']}"] = round(row["instructions"])

if update:
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f"{count}\t{work}\n" for work, count in counted.items())
    sys.exit(0)

with open(path, encoding="utf-8") as file:
    lines = (line.rstrip("\n").split("\t") for line in file)
    expected = {work: int(count) for count, work in lines}
if expected.keys() != counted.keys():
    sys.exit(f"the rows differ from those in {path}: --update writes them")
failed = False
for work, count in counted.items():
    ratio = count / expected[work]
    print(f"{count:>15,} instructions, {ratio:.3f} of {expected[work]:,}: {work}")
    failed = failed or ratio > 1.05
    if ratio < 0.95:
        print("  fewer by more than a twentieth: write that down with --update")
if failed:
    sys.exit(f"more than a twentieth more instructions than in {path}")
