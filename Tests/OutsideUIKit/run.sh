#!/usr/bin/env bash
# Packages outside the repository whose files import UIKit: the guide's two samples, from the page, and the samples of
# Tests/UIKitSamples, by both ways in and in two language modes.
#
#   Tests/OutsideUIKit/run.sh
#
# OUTSIDE names a folder that is kept, BUILT one for what is built, which other packages may share, and JOBS how many
# compilers run at a time.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ "$(uname)" != Linux ]; then
  "$root/.ci/missing" 'not Linux: there is another UIKit, or none is wanted'
  exit 0
fi
if [ -n "${OUTSIDE:-}" ]; then
  work=$OUTSIDE
  mkdir -p "$work"
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi
# A package that depends on this one has none of its variables.
unset DRAGSTAGE_WARNINGS CI
cd "$work"
fail() { [ ! -f "$work/log" ] || grep -aE 'error:|✘|↳' "$work/log" | tail -n 30 || true; printf '%s\n' "$1" >&2; exit 1; }
took() { printf '%s: %d s\n' "$1" "$SECONDS"; SECONDS=0; }

# The block of Swift below the line of the page that ends with a file's name.
page=$root/Sources/DragStage/DragStage.docc/TestYourDelegate.md
block() {
  awk -v name="\`$1\`:" 'substr($0, length($0) - length(name) + 1) == name { found = 1 }
    found && /^```$/ { exit } found && shown { print } found && /^```swift$/ { shown = 1 }' "$page"
}

# One folder of built modules for all packages here: DragStage is compiled once.
built=${BUILT:-$work/build}
options=(--scratch-path "$built" ${JOBS:+--jobs "$JOBS"})
build() { swift build --build-tests "${options[@]}" "$@" > "$work/log" 2>&1; }
runs() { swift test --skip-build "${options[@]}" > "$work/log" 2>&1; }

mkdir -p guide/Sources/Todos guide/Tests/TodosTests
block Package.swift | sed "s|\"../DragStage\"|\"$root\"|" > guide/Package.swift
block Sources/Todos/TodoList.swift > guide/Sources/Todos/TodoList.swift
block Tests/TodosTests/TodoListTests.swift > guide/Tests/TodosTests/TodoListTests.swift
grep -q 'module-alias' guide/Package.swift && grep -q performDropWith guide/Sources/Todos/TodoList.swift \
  || fail 'the page shows no package'
cd guide
SECONDS=0
build || fail "the guide's package does not compile"
took "the guide's package, first build"
runs || fail "the guide's test fails"
grep -q 'milkLandsBelowTheBread() passed' "$work/log" || fail "the guide's test does not run"
sed -i 's/todos.remove(at: source.row)/todos[source.row]/' Sources/Todos/TodoList.swift
build || fail 'the mistake of the page does not compile'
! runs || fail 'the mistake of the page passes'
words=$(awk '/^Invalid update/ { shown = 1 } shown && /^```$/ { exit } shown { printf "%s ", $0 }' "$page" | sed 's/ $//')
grep -qF "$words" "$work/log" || fail 'the mistake of the page fails with other words'
cd ..

# The page's package whose files are lifted by the plugin, as they are on iOS.
SECONDS=0
rm -rf board
mkdir -p board/Sources/Board/{Lists,Headless} board/Tests/BoardTests
block Board/Package.swift | sed "s|\"../DragStage\"|\"$root\"|" > board/Package.swift
for file in Sources/Board/{BoardController,Lists/BoardController+Rows,Headless/Defaults}.swift Tests/BoardTests/BoardTests.swift; do
  block "$file" > "board/$file"
done
grep -q LiftPlugin board/Package.swift || fail 'the page shows no package with the plugin'
# A folder of the application may be a link, and what is excluded is not lifted.
mv board/Sources/Board/Lists board/Lists
ln -s ../../Lists board/Sources/Board/Lists
printf 'no Swift\n' > board/Sources/Board/Left.swift
sed -i 's/board.sources = /board.exclude = ["Left.swift"]; &/' board/Package.swift
cd board
build || fail "the package with the plugin does not compile"
if grep -aE 'warning:' "$work/log"; then fail "lifted files have warnings"; fi
runs || fail "the test of lifted files fails"
grep -q 'aNoteThatIsMovedIsTheTitle() passed' "$work/log" || fail "the test of lifted files does not run"
# A mistake is reported at its line in the file, and the other file is not lifted again.
lifted=$(find "$built" -path '*LiftPlugin*' -name 'BoardController+Rows.lifted.swift')
before=$(stat -c %y "$lifted")
sed -i 's/title = notes/title = nodes/' Sources/Board/BoardController.swift
! build || fail 'a mistake in a lifted file compiles'
line=$(grep -n 'title = nodes' Sources/Board/BoardController.swift | cut -d : -f 1)
grep -qF "$PWD/Sources/Board/BoardController.swift:$line:13: error:" "$work/log" \
  || fail 'a mistake in a lifted file is reported elsewhere'
[ "$(stat -c %y "$lifted")" = "$before" ] || fail 'a file is lifted again that was not edited'
printf 'let a = "\xff"\n' > Sources/Board/Lists/Bytes.swift
! build || fail 'a file of other bytes is lifted'
grep -qF "$PWD/Sources/Board/Lists/Bytes.swift:1:10: error: expected UTF-8" "$work/log" \
  || fail 'a file of other bytes is reported elsewhere'
cd ..
took "the guide's package with lifted files"

# The samples, with a target that must not see a module of the name UIKit. The switch is set where the manifest is read.
mkdir -p samples/Sources/Stranger samples/Tests/StrangerTests
rm -rf samples/Sources/Boards samples/Tests/BoardTests
cp -r "$root/Tests/UIKitSamples/Boards" samples/Sources/Boards
cp -r "$root/Tests/UIKitSamples/BoardTests" samples/Tests/BoardTests
cat > samples/Package.swift << SWIFT
// swift-tools-version: 6.2
import PackageDescription

let isByName = Context.environment["BY_NAME"] != nil
let mode: SwiftSetting = .swiftLanguageMode(Context.environment["MODE"] == "5" ? .v5 : .v6)
let names = [
  "UIKit=DragUIKit", "UniformTypeIdentifiers=DragUniformTypes",
  "MobileCoreServices=DragMobileCoreServices", "CoreServices=DragCoreServices",
  "SwiftUI=DragSwiftUI",
]
let headless: [SwiftSetting] =
  isByName
  ? [mode]
  : [mode, .unsafeFlags(names.flatMap { ["-module-alias", \$0] }, .when(platforms: [.linux]))]
let face: Target.Dependency =
  isByName
  ? .product(name: "HeadlessUIKit", package: "HeadlessUIKit", condition: .when(platforms: [.linux]))
  : .product(name: "DragUIKit", package: "DragStage", condition: .when(platforms: [.linux]))
let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "DragStage", path: "$root")]
    + (isByName ? [.package(name: "HeadlessUIKit", path: "$root/Sources/HeadlessUIKit")] : []),
  targets: [
    .target(name: "Stranger"),
    .target(name: "Boards", dependencies: [face], swiftSettings: headless),
    .testTarget(
      name: "BoardTests",
      dependencies: ["Boards", face, .product(name: "DragUIKitTesting", package: "DragStage")],
      swiftSettings: headless),
    .testTarget(name: "StrangerTests", dependencies: ["Stranger"]),
  ]
)
SWIFT
cat > samples/Sources/Stranger/Stranger.swift << 'SWIFT'
#if canImport(UIKit)
  public let seesUIKit = true
#else
  public let seesUIKit = false
#endif
SWIFT
cat > samples/Tests/StrangerTests/StrangerTests.swift << 'SWIFT'
import Stranger
import Testing

@Test func aStrangerSeesNoUIKit() { #expect(!seesUIKit) }
SWIFT
cd samples
samples() {
  build || fail "the samples do not compile: $1"
  runs || fail "a test of the samples fails: $1"
  grep -qaE 'Test run with [0-9]+ tests .*passed' "$work/log" || fail "no sample runs: $1"
  if grep -aE '^◇ Test .* recorded|warning: unre' "$work/log"; then fail "a sample is not clean: $1"; fi
  took "samples, $1"
}
for MODE in 6 5; do
  export MODE
  samples "by alias, mode $MODE"
  # Once more from what is built: a module that leaks is seen by the second build.
  touch Sources/Stranger/Stranger.swift
  build && runs && grep -q 'aStrangerSeesNoUIKit() passed' "$work/log" || fail 'a stranger sees UIKit'
done
[ -z "$(find "$built" -name 'UIKit.swiftmodule')" ] || fail 'the alias makes a module named UIKit'
rm -rf Tests/StrangerTests/*.swift
cat > Tests/StrangerTests/StrangerTests.swift << 'SWIFT'
import Stranger
import Testing

@Test func theModuleIsThere() { _ = seesUIKit }
SWIFT
export BY_NAME=yes
for MODE in 6 5; do samples "by name, mode $MODE"; done
[ -n "$(find "$built" -name 'UIKit.swiftmodule')" ] || fail 'the package has no module named UIKit'
