#!/usr/bin/env bash
# Reads the branches of the edge for Darwin, Musl, WASI and Windows by the compiler.
#
#   Tests/Platforms/check.sh [MODULES]
#
# MODULES is the folder of a debug build's modules. A stub stands for the C library of each system, with those functions
# alone that are used and that the system has: on this machine's declarations, and on those of the system where they are
# others. So names and types are checked, and nothing runs. Darwin has Foundation in the place of FoundationEssentials.
set -euo pipefail
cd "$(dirname "$0")/../.."
modules=$(readlink -f "${1:-.build/debug/Modules}")
if [ ! -f "$modules/DragScript.swiftmodule" ] || [ "$(uname)" != Linux ]; then
  .ci/missing 'no debug build, or not Linux'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=(-swift-version 6 -parse-as-library -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
  -enable-upcoming-feature ImmutableWeakCaptures)
# As the package manager calls a package: by its folder.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c '[:alnum:]\n' _)

# The sources as a system sees them: with its C library alone.
check() {
  local library=$1 place=$work/$1 hidden='Glibc|Darwin|Musl|Android|WASILibc|CRT'
  [ "$library" != Darwin ] || hidden="FoundationEssentials|$hidden"
  mkdir -p "$place/stubs"
  swiftc -emit-module -swift-version 6 -parse-as-library -module-name "$library" \
    -emit-module-path "$place/stubs/$library.swiftmodule" "Tests/Platforms/Stubs/$library.swift"
  cp -r Sources "$place/Sources"
  find "$place/Sources" -name '*.swift' -exec sed -i -E \
    "s/canImport\($library\)/true/g; s/canImport\(($hidden)\)/false/g" {} +
  local module
  for module in DragFiles DragConsole; do
    swiftc -emit-module -experimental-skip-non-inlinable-function-bodies -package-name "$package" "${options[@]}" \
      -module-name "$module" -I "$place/stubs" -I "$modules" -emit-module-path "$place/stubs/$module.swiftmodule" \
      $(find "$place/Sources/$module" -name '*.swift')
    swiftc -typecheck -package-name "$package" "${options[@]}" -module-name "$module" \
      -I "$place/stubs" -I "$modules" $(find "$place/Sources/$module" -name '*.swift')
  done
  # What stands above the edge has no branches; it is read once, with the other Foundation.
  if [ "$library" = Darwin ]; then
    swiftc -typecheck -package-name "$package" "${options[@]}" -module-name drag \
      -I "$place/stubs" -I "$modules" -I Sources/CSQLite -I Sources/CFilmPages/include $(find "$place/Sources/drag" -name '*.swift')
  fi
  printf '%s: the types of its branches are right\n' "$library"
}

for library in Darwin Musl WASILibc CRT; do check "$library"; done
