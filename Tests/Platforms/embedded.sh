#!/usr/bin/env bash
# Compiles the stage and what it stands on as Embedded Swift for other machines, by the toolchain's own libraries: by
# default for a phone and for a machine without a system, half a minute on two cores. Nothing is linked or run.
# WebAssembly is built and run by Tests/Wasm/run.sh.
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
    # The module and the objects by one job: by two, every file is checked twice.
    swiftc -target "$triple" -enable-experimental-feature Embedded -wmo -no-emit-module-separately-wmo -Onone \
      -parse-as-library -swift-version 6 \
      -package-name dragstage -enable-upcoming-feature ExistentialAny \
      -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility \
      -module-name "$module" -I "$work/$target" \
      -emit-module -emit-module-path "$work/$target/$module.swiftmodule" \
      -c $(find "Sources/$module" -name '*.swift') -o "$work/$target/$module.o" || return 1
  done
  printf '%s: %s modules, %s bytes of objects\n' "$target" "$(find "$work/$target" -name '*.o' | wc -l)" \
    "$(cat "$work/$target"/*.o | wc -c)"
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
