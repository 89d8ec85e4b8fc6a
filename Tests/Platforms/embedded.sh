#!/usr/bin/env bash
# Checks that the stage and what it stands on are Embedded Swift for other machines, by the toolchain's own libraries: by
# default for a phone and for a machine without a system. Every function is checked and specialized, and written to a
# module for those above, which is where Embedded Swift refuses what it has not; no machine code is made of it, which
# would take as long again. Tests/Wasm/run.sh makes it of the same modules for WebAssembly, and runs it.
#
#   Tests/Platforms/embedded.sh [TARGET…]
set -euo pipefail
cd "$(dirname "$0")/../.."
library=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift/embedded/Swift.swiftmodule
targets=("$@")
if [ ${#targets[@]} = 0 ]; then targets=(arm64-apple-ios aarch64-none-none-elf); fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compile() {
  local target=$1 triple=$1
  # The library of this target is made for this version of the system.
  if [ "$target" = arm64-apple-ios ]; then triple=arm64-apple-ios18.0; fi
  mkdir "$work/$target"
  for module in Machines DragGeometry DragItems DragGestures DragSessions CollectionModel CollectionLayout \
    DragSettings OrderedStore DragStage DragScript; do
    swiftc -target "$triple" -enable-experimental-feature Embedded -wmo -no-emit-module-separately-wmo -Onone \
      -parse-as-library -swift-version 6 \
      -package-name dragstage -enable-upcoming-feature ExistentialAny \
      -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility \
      -module-name "$module" -I "$work/$target" \
      -emit-module -emit-module-path "$work/$target/$module.swiftmodule" \
      $(find "Sources/$module" -name '*.swift') || return 1
  done
  printf '%s: %s modules, %s bytes of them\n' "$target" "$(find "$work/$target" -name '*.swiftmodule' | wc -l)" \
    "$(cat "$work/$target"/*.swiftmodule | wc -c)"
}

# Each keeps one core busy, so they run side by side.
running=()
for target in "${targets[@]}"; do
  if [ ! -f "$library/$target.swiftmodule" ]; then
    .ci/missing "no embedded library for $target"
    continue
  fi
  compile "$target" &
  running+=($!)
done
for process in "${running[@]}"; do wait "$process"; done
