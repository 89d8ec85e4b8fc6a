#!/usr/bin/env bash
# A package outside the repository that depends on this one: its plugin, tests with one import, scripts of a folder as
# cases, what is attached to one that fails, and a drag that is found and kept. What the pages show and what an adapter to a
# toolkit needs is compiled there as well, where nothing but the public interface is to be had.
#
#   Tests/Outside/run.sh
#
# Prints how long each first build takes, and its seconds of CPU. OUTSIDE names a folder that is kept, BUILT one for what is
# built, which other packages may share, and JOBS how many compilers run at a time.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ -n "${OUTSIDE:-}" ]; then
  work=$OUTSIDE
  mkdir -p "$work"
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work"/{Sources/List,Tests/ReorderTests,Tests/DragsTests/Failing,Tests/HostTests,Drags}
# A package that depends on this one has none of its variables.
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
      name: "ReorderTests", dependencies: ["List", .product(name: "DragTesting", package: "DragStage")]),
    .testTarget(
      name: "DragsTests", dependencies: [.product(name: "DragTestingFilm", package: "DragStage")],
      exclude: ["Failing"]),
    .testTarget(
      name: "HostTests",
      dependencies: [
        .product(name: "DragStage", package: "DragStage"), .product(name: "StagePicture", package: "DragStage"),
      ]),
  ]
)
SWIFT
printf 'public struct List { public init() {} }\n' > "$work/Sources/List/List.swift"
cat > "$work/Tests/ReorderTests/ReorderTests.swift" << 'SWIFT'
import DragTesting
import Testing

@Test func `milk moves below the tea`() {
  let stage = TestStage()
  let list = stage.list(["milk", "eggs", "bread", "tea"])
  stage.drag("milk", from: list, to: .gap(4, in: list))
  stage.expect(list, has: ["eggs", "bread", "tea", "milk"])
}
SWIFT
cat > "$work/Tests/ReorderTests/XCTestReorderTests.swift" << 'SWIFT'
import DragTesting
import XCTest

final class XCTestReorderTests: XCTestCase {
  func testMilkMovesBelowTheEggs() {
    let stage = TestStage()
    let list = stage.list(["milk", "eggs"])
    stage.drag("milk", from: list, to: .gap(2, in: list))
    stage.expect(list, has: ["eggs", "milk"])
  }
}
SWIFT
cat > "$work/Tests/ReorderTests/ExploreTests.swift" << 'SWIFT'
import DragTesting
import Testing

@Test func `no drag mixes the list`() {
  explore {
    let stage = TestStage()
    let list = stage.list(["milk", "eggs", "tea"])
    return stage.exploration.equal(list, "the model") { ["milk", "eggs", "tea"] }
  }
}
SWIFT
# The samples of the guides, which tests hold against the pages word for word.
cp "$root"/Tests/DragTestingTests/{TodoListTests,AdapterTests,CopiedDragTests}.swift "$work/Tests/ReorderTests"
cp "$root/Tests/DragStageTests/ReadmeSampleTests.swift" "$root/Tests/Outside/ToolkitTests.swift" "$work/Tests/HostTests"
{
  printf 'import DragStage\nimport StagePicture\n'
  sed -n '/^```swift$/,/^```$/{/^```/!p}' "$root/Sources/DragStage/DragStage.docc/Embedding.md"
} > "$work/Tests/HostTests/EmbeddingSamples.swift"
cat > "$work/Tests/DragsTests/DragsTests.swift" << 'SWIFT'
import DragTestingFilm
import Testing

@Test(arguments: Scripts(in: "../../Drags"))
func `every drag still does what it did`(_ script: ScriptCase) {
  script.run()
}

@Test(arguments: Scripts(in: "Failing"))
func `a drag that fails`(_ script: ScriptCase) {
  script.runFilmed()
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
sed 's/milk lands after eggs/milk stays/; s/= eggs milk tea/= milk eggs tea/' "$work/Drags/reorder.drag" \
  > "$work/Tests/DragsTests/Failing/wrong.drag"
cd "$work"
options=(--scratch-path "${BUILT:-$work/.build}" ${JOBS:+--jobs "$JOBS"})

fail() { [ ! -f log ] || tail -n 30 log; printf '%s\n' "$1" >&2; exit 1; }
# Seconds of the clock and of the CPU, by the children that have ended.
took() {
  times > "$work/times"
  local now
  now=$(awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, part, /[ms]/); sum += part[1] * 60 + part[2] } printf "%d", sum }' "$work/times")
  printf '%s: %d s, %d s of CPU\n' "$1" "$SECONDS" "$((now - spent))"
  SECONDS=0 spent=$now
}
drag() { swift package --disable-sandbox "${options[@]}" "$@" > log 2>&1; }

# A package that tests a reorder: neither the importers of recordings nor diagrams, films or the command are built.
SECONDS=0 spent=0
swift build "${options[@]}" --target ReorderTests > log 2>&1 || fail 'a test with one import does not compile'
took 'a reorder test, first build'
built=$(swift build "${options[@]}" --show-bin-path)
for module in GestureImport StateGraphs DragFilm drag; do
  ! ls "$built/$module.build"/*.o > /dev/null 2>&1 || fail "a reorder test has $module built"
done

swift build "${options[@]}" --build-tests > log 2>&1 || fail 'the tests do not compile'
took 'scripts with films, and linking'
swift test "${options[@]}" --skip-build --skip 'a drag that fails' --skip 'no drag mixes' > log 2>&1 || fail 'a test fails'
for test in 'milk moves below the tea' 'testMilkMovesBelowTheEggs' 'every drag still does what it did' \
  'a drag of another program lands in the list'; do
  grep -q "$test.* passed" log || fail "\`$test\` does not run"
done
mkdir -p attached
rm -f attached/*
! swift test "${options[@]}" --skip-build --attachments-path attached --filter 'a drag that fails' > log 2>&1 \
  || fail 'a test that fails passes'
grep -q 'expected: milk eggs tea' log || fail 'a failure does not say what was expected'
# Without a pipe: grep stops at the first match, and what still writes a long film into a pipe fails then.
grep -qs 'list.move item=milk at=list\[gap 2\]' attached/*.trace.txt || fail 'no trace is attached'
grep -qsi '<!doctype html>' attached/*.html || fail 'no film is attached'
smallest=$(ls attached/*.drag 2> /dev/null) || fail 'no script is attached'
took 'tests, and what is attached to one that fails'

# A drag that is found is kept beside its test, and played the next time. The target excludes the folder once it is there.
explores() { swift test "${options[@]}" --skip-build --filter 'no drag mixes the list' > log 2>&1; }
rm -rf Tests/ReorderTests/Explored
! DRAGSTAGE_EXPLORE_SAVE=1 explores || fail 'a model that no drag changes is not found'
kept=$(cd Tests/ReorderTests && ls Explored/no-drag-mixes-the-list-*.drag) || fail 'no script is kept'
grep -qF "kept as $kept" log || fail 'a failure does not say what is kept'
sed -i 's/name: "ReorderTests", dependencies: .*"DragStage")\]/&, exclude: ["Explored"]/' Package.swift
swift build "${options[@]}" --build-tests > log 2>&1 || fail 'the tests do not compile with the folder of kept scripts'
! grep -aE 'warning: .*(unhandled|xclude)' log || fail 'the folder of kept scripts is no part of the package'
! explores || fail 'a kept script that fails passes'
grep -qF "$kept fails again: the model" log || fail 'a kept script is not played'
took 'a drag that is found and kept'

drag drag --version || fail 'the plugin does not run'
grep -q '^drag 0' log || fail 'the plugin is not the command'
took 'the command by the plugin, first build'
drag drag replay Drags || fail 'a script fails'
grep -q '1 passed, 0 failed' log || fail 'nothing is replayed'
! drag drag replay "$smallest" || fail 'the smallest script that fails does not fail'
grep -q 'expected: milk eggs tea' log || fail 'the smallest script fails otherwise'
drag drag check Drags || fail 'a script is wrong'
drag drag record Drags/reorder.drag -o recorded.drag || fail 'nothing is recorded'
grep -q '^  @0ms down list#milk' recorded.drag || fail 'a recording is another thing'
drag drag film Drags -o film.html || fail 'there is no film'
grep -qi '<!doctype html>' film.html || fail 'a film is another thing'
! drag drag fmt --check Drags || fail 'an exit code is lost'
drag --allow-writing-to-package-directory drag fmt Drags || fail 'nothing is formatted'
grep -q '^  expect order' Drags/reorder.drag || fail 'nothing is written'
: > Drags/reorder.trace
drag --allow-writing-to-package-directory drag replay Drags --update || fail 'no golden can be written'
grep -q 'list.didEnd op=move' Drags/reorder.trace || fail 'no golden is written'
took 'replay, check, record, film, fmt and a golden by the plugin'
