#!/usr/bin/env bash
# Compiles the stage, and all that it stands on, as Embedded Swift to WebAssembly, with nothing but the toolchain.
# It plays one drag over a list in wasmkit: its trace must be that of a replay of the script.
#
#   [OPTIMIZE=-Osize] [STACK=65536] Tests/Wasm/run.sh [the command drag]
set -euo pipefail
cd "$(dirname "$0")/../.."
drag=${1:-.build/debug/drag}

bin="$(dirname "$(readlink -f "$(command -v swift)")")"
embedded="$bin/../lib/swift/embedded/wasm32-unknown-none-wasm"
for tool in "$bin/wasm-ld" "$bin/clang" "$bin/wasmkit" "$embedded"; do
  if [ ! -e "$tool" ]; then
    .ci/missing "no $(basename "$tool") in this toolchain"
    exit 0
  fi
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(
  -enable-experimental-feature Embedded -target wasm32-unknown-none-wasm -wmo -no-emit-module-separately-wmo
  "${OPTIMIZE:--Onone}"
  -parse-as-library -swift-version 6 -package-name dragstage
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -Xfrontend -disable-stack-protector
  -I "$work"
)
modules=(
  Machines DragGeometry DragItems DragGestures DragSessions CollectionModel CollectionLayout DragSettings OrderedStore
  DragStage DragScript
)
for module in "${modules[@]}"; do
  swiftc "${flags[@]}" -module-name "$module" -emit-module \
    -emit-module-path "$work/$module.swiftmodule" -c $(find "Sources/$module" -name '*.swift') \
    -o "$work/$module.o"
done
swiftc "${flags[@]}" -enable-experimental-feature Extern -module-name Wasm \
  -c Tests/Wasm/Drag.swift -o "$work/Wasm.o"
"$bin/clang" --target=wasm32-unknown-none-wasm -Os -ffreestanding -fno-builtin -c \
  Tests/Wasm/support.c -o "$work/support.o"
# Unoptimized, a drop needs more than the linker's 64 KB of stack. The stack lies below the data, so that what is
# beyond its end traps and overwrites nothing.
"$bin/wasm-ld" --entry=_start --gc-sections --strip-all --stack-first -z stack-size="${STACK:-262144}" \
  -o "$work/drag.wasm" \
  "$work"/*.o "$embedded/libswiftUnicodeDataTables.a"

"$bin/wasmkit" run "$work/drag.wasm" > "$work/wasm.txt"
"$drag" replay Tests/Wasm/move-in-a-list.drag --trace "$work/replay.txt" > /dev/null
grep -v '^#' "$work/replay.txt" | diff - "$work/wasm.txt"
printf '%s lines of the trace, the same from WebAssembly of %s bytes\n' \
  "$(wc -l < "$work/wasm.txt")" "$(stat -c %s "$work/drag.wasm")"
