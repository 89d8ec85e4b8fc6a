#!/usr/bin/env bash
# A package outside the repository that depends on this one: its plugin, and a test with one import.
#
#   Tests/Outside/run.sh
#
# Prints how long the first build of either takes. OUTSIDE names a folder that is kept.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ -n "${OUTSIDE:-}" ]; then
  work=$OUTSIDE
  mkdir -p "$work"
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work/Sources/List" "$work/Tests/ListTests" "$work/Drags"
# Whoever depends on a package has none of its variables.
unset DRAGSTAGE_WARNINGS CI
cat > "$work/Package.swift" << SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "DragStage", path: "$root")],
  targets: [
    .target(name: "List"),
    .testTarget(
      name: "ListTests", dependencies: ["List", .product(name: "DragTesting", package: "DragStage")]),
  ]
)
SWIFT
printf 'public struct List { public init() {} }\n' > "$work/Sources/List/List.swift"
cat > "$work/Tests/ListTests/ReorderTests.swift" << 'SWIFT'
import DragTesting
import Testing

@Test func `milk moves below the tea`() {
  let stage = TestStage()
  let list = stage.list(["milk", "eggs", "bread", "tea"])
  stage.drag("milk", from: list, to: .gap(4, in: list))
  stage.expect(list, has: ["eggs", "bread", "tea", "milk"])
}
SWIFT
cat > "$work/Drags/reorder.drag" << 'DRAG'
dragscript 1
collection list at 0,100 size 390x132 layout rows(height=44)
items list milk eggs tea
on list update => proposal move insert-at

test "milk lands after eggs"
  down list#milk
  wait 600ms
  glide list[gap 2] over 200ms
  up
  settle
  expect   order list = eggs milk tea
DRAG
cd "$work"

fail() { printf '%s\n' "$1" >&2; exit 1; }
took() { printf '%s: %d s\n' "$1" "$SECONDS"; SECONDS=0; }

SECONDS=0
swift package --disable-sandbox drag --version > log 2>&1 || { tail -n 30 log; fail 'the plugin does not run'; }
grep -q '^drag 0' log || { cat log; fail 'the plugin is not the command'; }
took 'the plugin, first build'
swift package --disable-sandbox drag replay Drags > log 2>&1 || { tail log; fail 'a script fails'; }
grep -q '1 passed, 0 failed' log || { tail log; fail 'nothing is replayed'; }
swift package --disable-sandbox drag check Drags > log 2>&1 || { tail log; fail 'a script is wrong'; }
! swift package --disable-sandbox drag fmt --check Drags > log 2>&1 || fail 'an exit code is lost'
swift package --disable-sandbox --allow-writing-to-package-directory drag fmt Drags > log 2>&1
grep -q '^  expect order' Drags/reorder.drag || fail 'nothing is written'
printf '' > Drags/reorder.trace
swift package --disable-sandbox --allow-writing-to-package-directory drag replay Drags --update > log 2>&1
grep -q 'list.didEnd op=move' Drags/reorder.trace || fail 'no golden is written'
took 'replay, check, fmt and a golden by the plugin'
swift test > log 2>&1 || { tail -n 30 log; fail 'a test with one import fails'; }
grep -q 'milk moves below the tea' log || { tail log; fail 'the test does not run'; }
took 'a test with one import, first build'
