#!/usr/bin/env bash
# Reads the branches of the edge for Darwin, and for a Foundation without FoundationEssentials, by the compiler.
#
#   Tests/Platforms/check.sh [MODULES]
#
# MODULES is the folder of a debug build's modules. A stub stands for the module `Darwin`: the C functions of this
# machine, and those declarations in the place of which Darwin has others. So types are checked, and nothing runs.
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

mkdir "$work/stubs"
swiftc -emit-module -swift-version 6 -parse-as-library -module-name Darwin \
  -emit-module-path "$work/stubs/Darwin.swiftmodule" Tests/Platforms/Stubs/Darwin.swift

# The sources as such a platform sees them: without the modules that only Linux has.
cp -r Sources "$work/Sources"
find "$work/Sources" -name '*.swift' -exec sed -i -E 's/canImport\((FoundationEssentials|Glibc|Musl)\)/false/' {} +
for module in DragFiles DragConsole; do
  if [ ! -d "$work/Sources/$module" ]; then continue; fi
  swiftc -emit-module -experimental-skip-non-inlinable-function-bodies -package-name "$package" "${options[@]}" \
    -module-name "$module" -I "$work/stubs" -I "$modules" -emit-module-path "$work/stubs/$module.swiftmodule" \
    $(find "$work/Sources/$module" -name '*.swift')
  swiftc -typecheck -package-name "$package" "${options[@]}" -module-name "$module" \
    -I "$work/stubs" -I "$modules" $(find "$work/Sources/$module" -name '*.swift')
  printf '%s: the branch for Darwin type checks\n' "$module"
done
swiftc -typecheck -package-name "$package" "${options[@]}" -module-name drag \
  -I "$work/stubs" -I "$modules" $(find "$work/Sources/drag" -name '*.swift')
printf 'drag: the branch for Darwin type checks\n'
