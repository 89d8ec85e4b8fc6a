#!/usr/bin/env bash
# Links the host in C to both forms of the library, with gcc and with clang, and compares what it says.
# Prints the sizes of what came of it.
set -euo pipefail
cd "$(dirname "$0")/../.."

configuration=${1:-release}
# A build that is there already is reused by its options.
if [ "$configuration" = debug ]; then options=${DEBUG_OPTIONS:-}; else options=${RELEASE_OPTIONS:-}; fi
# shellcheck disable=SC2086
build() { SWIFT_DETERMINISTIC_HASHING=1 swift build -c "$configuration" $options "$@"; }
build --product DragStageC
# An archive that was there keeps the objects of files that are gone.
built=$(build --show-bin-path)
rm -f "$built/libDragStageC-static.a"
build --product DragStageC-static
runtime="$(dirname "$(readlink -f "$(command -v swift)")")/../lib"
# A debug build calls what optimised builds have inlined.
onone=()
[ "$configuration" = release ] || onone=(-lswiftSwiftOnoneSupport)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

size() { printf '%-44s %10d bytes\n' "$1" "$(stat -c %s "$2")"; }

for compiler in gcc clang; do
  if ! command -v "$compiler" > /dev/null; then
    .ci/missing "no $compiler"
    continue
  fi
  common=(-std=c11 -Wall -Wextra -Werror -I Sources/CDragStage/include Tests/CHost/main.c)
  "$compiler" "${common[@]}" -o "$work/dynamic" -L "$built" -lDragStageC \
    -Wl,-rpath,"$built" -Wl,-rpath,"$runtime/swift/linux" -Wl,--allow-shlib-undefined
  "$work/dynamic" | cmp - Tests/CHost/output.txt
  # The same by the file for pkg-config, from where the library would be installed.
  if command -v pkg-config > /dev/null; then
    mkdir -p "$work/prefix/include" "$work/prefix/lib"
    cp Sources/CDragStage/include/dragstage.h "$work/prefix/include"
    cp "$built/libDragStageC.so" "$work/prefix/lib"
    # shellcheck disable=SC2046
    "$compiler" -std=c11 Tests/CHost/main.c -o "$work/installed" \
      $(PKG_CONFIG_PATH=Sources/CDragStage pkg-config --define-variable=prefix="$work/prefix" \
        --cflags --libs dragstage) \
      -Wl,-rpath,"$work/prefix/lib" -Wl,-rpath,"$runtime/swift/linux" -Wl,--allow-shlib-undefined
    "$work/installed" | cmp - Tests/CHost/output.txt
  fi
  "$compiler" "${common[@]}" -o "$work/static" "$built/libDragStageC-static.a" \
    "$runtime/swift_static/linux/$(uname -m)/swiftrt.o" -L "$runtime/swift_static/linux" \
    "${onone[@]}" -lswiftCore -lstdc++ -lm -lpthread -ldl
  "$work/static" | cmp - Tests/CHost/output.txt
  printf '%s: both forms say the same\n' "$compiler"
  size "host in C, dynamic library, $compiler" "$work/dynamic"
  size "host in C, all in one, $compiler" "$work/static"
  strip -o "$work/stripped" "$work/static"
  size "host in C, all in one, stripped, $compiler" "$work/stripped"
done
size "libDragStageC.so" "$built/libDragStageC.so"
strip -o "$work/stripped.so" "$built/libDragStageC.so"
size "libDragStageC.so, stripped" "$work/stripped.so"
size "libDragStageC-static.a" "$built/libDragStageC-static.a"
