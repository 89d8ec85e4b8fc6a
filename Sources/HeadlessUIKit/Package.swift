// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that building DragStage never makes a module with one of these names: all modules of a build
// are in one folder, and `canImport(UIKit)` would be true for every package of it.
//
// Where the manifest itself runs on Linux, the product has the modules. Elsewhere it has an empty one: a dependency on
// it never fails there, and never hides the system's UIKit.
var targets: [Target] = [.target(name: "HeadlessUIKitMarker")]
#if os(Linux)
  targets += ["UIKit", "UniformTypeIdentifiers", "MobileCoreServices", "CoreServices", "SwiftUI"]
    .map {
      .target(
        name: $0, dependencies: [.product(name: "DragUIKit", package: "DragStage")],
        swiftSettings: [.swiftLanguageMode(.v6)])
    }
#endif

let package = Package(
  name: "HeadlessUIKit",
  products: [.library(name: "HeadlessUIKit", targets: targets.map(\.name))],
  dependencies: [.package(name: "DragStage", path: "../..")],
  targets: targets
)
