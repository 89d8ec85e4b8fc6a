#!/usr/bin/env bash
# Makes each mistake of mutants.txt in a copy of the lower targets, and runs their tests: one of them has to
# fail. Rows need no such list, because a table is data (Tests/StateGraphsTests); guards and actions are code.
#
#   Tests/Mutants/run.sh [PART OF A LINE]
#   Tests/Mutants/run.sh --check            says only whether each place is in its file once
set -euo pipefail
cd "$(dirname "$0")/../.."
part=${1:-}

# Prints the file that $LINE names, with its mistake; fails where the place is not there once.
make_mistake() {
  awk '
    BEGIN {
      count = split(ENVIRON["LINE"], parts, " [|] ")
      from = parts[2]; to = parts[3]
      gsub(/\\[|]/, "|", from); gsub(/\\[|]/, "|", to)
    }
    { at = index($0, from) }
    at { $0 = substr($0, 1, at - 1) to substr($0, at + length(from)); found += 1 }
    { print }
    END { exit count == 3 && found == 1 ? 0 : 1 }
  ' "$1"
}
file_of() { awk -F ' [|] ' '{ print $1 }' <<< "$1"; }

# A file that was edited since would stop the run amid its mistakes.
stale=0
while IFS= read -r line; do
  case $line in '#'* | '') continue ;; esac
  if ! LINE=$line make_mistake "Sources/$(file_of "$line")" > /dev/null; then
    printf 'is not there once: %s\n' "$line" >&2
    stale=1
  fi
done < Tests/Mutants/mutants.txt
[ "$stale" = 0 ] || exit 2
[ "$part" != --check ] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A package of the lower targets alone, so that a mistake is tried in seconds.
targets="Machines DragGeometry DragItems DragGestures DragSessions StateGraphs"
tested="DragGestures DragSessions"
mkdir "$work/Sources" "$work/Tests"
for target in $targets; do cp -r "Sources/$target" "$work/Sources"; done
for target in $tested; do cp -r "Tests/${target}Tests" "$work/Tests"; done
mkdir "$work/Tests/Explore"
cp -r Tests/Support "$work/Tests"
cp -r Tests/Explore/TableAudits "$work/Tests/Explore"
{
  sed -n '1,/^func library/p' Package.swift | sed '$d'
  cat << 'MANIFEST'
let lower = ["Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "StateGraphs"]
let uses: [String: [Target.Dependency]] = [
  "Machines": [], "DragGeometry": [], "DragItems": ["Machines"],
  "DragGestures": ["Machines", "DragGeometry"], "DragSessions": ["Machines", "DragGeometry"],
  "StateGraphs": ["Machines"],
]
let package = Package(
  name: "DragStage",
  targets: lower.map { .target(name: $0, dependencies: uses[$0] ?? [], swiftSettings: strict) }
    + [
      .target(
        name: "TestSupport", dependencies: ["Machines"], path: "Tests/Support",
        swiftSettings: strict),
      .target(
        name: "TableAudits", dependencies: ["Machines", "StateGraphs"],
        path: "Tests/Explore/TableAudits", swiftSettings: strict),
    ]
    + ["DragGestures", "DragSessions"].map {
      .testTarget(
        name: "\($0)Tests", dependencies: lower.map { .byName(name: $0) } + ["TestSupport", "TableAudits"],
        swiftSettings: strict)
    })
MANIFEST
} > "$work/Package.swift"

place=(--package-path "$work" --scratch-path "$work/.build")
build() { swift build --build-tests "${place[@]}" > "$work/log" 2>&1; }
limit=()
# What traps or does not end is found as well; interrupted, the command ends its tests with itself.
if command -v timeout > /dev/null; then limit=(timeout -s INT -k 20 120); fi
test_all() { "${limit[@]}" swift test --skip-build "${place[@]}" > "$work/log" 2>&1; }
if ! build || ! test_all; then
  tail -n 20 "$work/log"
  printf 'the tests fail without a mistake\n' >&2
  exit 1
fi

killed=0 alive=0 broken=0
while IFS= read -r line; do
  case $line in '#'* | '') continue ;; *"$part"*) ;; *) continue ;; esac
  file=$work/Sources/$(file_of "$line")
  cp "$file" "$work/sound"
  LINE=$line make_mistake "$work/sound" > "$file"
  if ! build; then
    broken=$((broken + 1))
    printf 'does not compile: %s\n' "$line"
    grep 'error: ' "$work/log" | head -n 1
  elif test_all; then
    alive=$((alive + 1))
    printf 'alive: %s\n' "$line"
  else
    killed=$((killed + 1))
  fi
  cp "$work/sound" "$file"
done < Tests/Mutants/mutants.txt
printf '%d mistakes, %d found, %d not, %d that do not compile\n' \
  "$((killed + alive + broken))" "$killed" "$alive" "$broken"
[ "$((alive + broken))" = 0 ]
