#!/usr/bin/env bash
# Reads by the compiler what the driver of UIKit's own views has for iOS alone.
#
#   Tests/Platforms/uikit.sh [MODULES]
#
# MODULES is the folder of a debug build's modules. The calls of optional methods are read against delegates with optional
# methods, which uikit.py makes of the face's; the window, against the face itself. Nothing runs.
set -euo pipefail
cd "$(dirname "$0")/../.."
modules=$(readlink -f "${1:-.build/debug/Modules}")
if [ ! -f "$modules/DragUIKit.swiftmodule" ]; then
  .ci/missing 'no debug build with UIKit'"'"'s face'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The runtime of another system is not needed to read its calls.
objects=(-enable-objc-interop -disable-objc-attr-requires-foundation-module -parse-as-library)
python3 -B Tests/Platforms/uikit.py Sources "$work"
swiftc -frontend -emit-module "${objects[@]}" -module-name UIKit -o "$work/UIKit.swiftmodule" "$work/UIKit.swift"
swiftc -frontend -typecheck "${objects[@]}" -module-name Calls -I "$work" "$work/Calls.swift"

cp -r Sources/DragUIKitDriver "$work/Driver"
sed -i 's/#if os(iOS)$/#if true/; s/import UIKit$/import DragUIKit/' "$work"/Driver/Mirror/{HostWindow,AppStage+Mirror}.swift
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c '[:alnum:]\n' _)
swiftc -typecheck -swift-version 6 -parse-as-library -package-name "$package" -module-name DragUIKitDriver \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature NonisolatedNonsendingByDefault \
  -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature ImmutableWeakCaptures \
  -Xcc "-fmodule-map-file=$modules/../CDragUIKit.build/module.modulemap" -I "$modules" $(find "$work/Driver" -name '*.swift')
echo "the driver's own window and its initializers are right for iOS"
