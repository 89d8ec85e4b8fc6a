// swift-tools-version: 6.2

import PackageDescription

/// What every target is built with: language mode 6, the upcoming features, and no warning let pass.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// And all but the adapter to C: nothing unsafe without a word.
let strict = settings + [.strictMemorySafety()]

/// A library target and what it may import; the arrows go one way, and the compiler keeps them.
func library(_ name: String, uses: [Target.Dependency] = [], linker: [LinkerSetting] = [])
  -> Target
{
  .target(name: name, dependencies: uses, swiftSettings: strict, linkerSettings: linker)
}

/// The tests of one target, a file for each theme.
func tests(_ name: String, uses: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + uses,
    swiftSettings: strict
  )
}

/// The system's SQLite, which a plain build never looks for.
let sqlite = Target.Dependency.target(name: "CSQLite", condition: .when(traits: ["SQLite"]))

/// The system's GTK 4, which a plain build never looks for.
let gtk = Target.Dependency.target(name: "CGTK4", condition: .when(traits: ["GTK"]))

/// What counts beside the time of a measurement, which a plain build never needs.
let counts = Target.Dependency.target(name: "CCounts", condition: .when(traits: ["Counts"]))

let package = Package(
  name: "DragStage",
  products: [
    // The stage; it exports every module whose types its interface has.
    .library(
      name: "DragStage",
      targets: [
        "DragStage", "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "OrderedStore",
      ]
    ),
    .library(name: "DragReplay", targets: ["DragReplay", "DragScript", "GestureImport"]),
    // Orders in a file; empty without the trait.
    .library(name: "SQLiteStore", targets: ["SQLiteStore"]),
    // What is drawn of a stage, for a window of any toolkit.
    .library(name: "StagePicture", targets: ["StagePicture"]),
    // For tests in Swift: it needs the testing libraries of the toolchain, and is linked by tests.
    .library(name: "DragTesting", targets: ["DragTesting"]),
    .executable(name: "drag", targets: ["drag"]),
    // A stage in a widget of GTK 4, and a window to try it in; both are empty without the trait.
    .library(name: "GTKDragStage", targets: ["StagePicture", "GTKDragStage"]),
    .executable(name: "drag-demo", targets: ["drag-demo"]),
    // For hosts in C: `dragstage.h`, and the library behind it in both forms.
    .library(name: "dragstage", type: .dynamic, targets: ["DragStageC"]),
    .library(name: "dragstage-static", type: .static, targets: ["DragStageC"]),
  ],
  traits: [
    .trait(name: "SQLite", description: "Ordered lists in a file, by the system's SQLite"),
    .trait(name: "GTK", description: "A stage in a window of GTK 4, and a demo of it"),
    .trait(name: "Counts", description: "What `drag measure` counts beside the time"),
  ],
  targets: [
    // What a drag is, without a clock, a view or a file.
    library("Machines"),
    library("DragGeometry", linker: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("DragItems", uses: ["Machines"]),
    library("DragGestures", uses: ["Machines", "DragGeometry"]),
    library("DragSessions", uses: ["Machines", "DragGeometry"]),

    // What a drag goes over.
    library("CollectionModel", uses: ["DragGeometry"]),
    library("CollectionLayout", uses: ["DragGeometry"]),

    // The order that stays.
    library("OrderedStore", uses: ["DragGeometry", "CollectionModel"]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    library("SQLiteStore", uses: ["OrderedStore", sqlite]),

    // Where both meet.
    library(
      "DragStage",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "OrderedStore",
      ]
    ),

    // The stage for hosts in C. Pointers are what C is about, so this target alone is not held to
    // strict memory safety.
    .target(name: "CDragStage"),
    .target(
      name: "DragStageC",
      dependencies: [
        "CDragStage", "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionLayout", "DragStage",
      ],
      swiftSettings: settings
    ),

    // A drag as text, and its replay.
    library(
      "DragScript",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "CollectionLayout",
      ]
    ),
    library("GestureImport", uses: ["Machines", "DragGeometry", "DragGestures", "DragScript"]),
    library(
      "DragReplay",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "OrderedStore", "DragStage", "DragScript",
        "GestureImport", "StateGraphs",
      ]
    ),
    library("StateGraphs", uses: ["Machines"]),

    // A stage as what is drawn of it.
    library(
      "StagePicture",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "DragStage",
      ]
    ),

    // The edge: files, arguments, exit codes.
    library("DragFiles", uses: ["DragScript"]),
    library(
      "DragTesting",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionLayout", "DragStage", "DragScript", "GestureImport", "DragReplay", "DragFiles",
      ]
    ),
    .target(name: "CCounts"),
    .executableTarget(
      name: "drag",
      dependencies: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "DragStage", "DragScript", "GestureImport",
        "DragReplay", "StateGraphs", "DragFiles", "OrderedStore", "SQLiteStore", counts,
      ],
      swiftSettings: strict
    ),

    // A window of a toolkit, and one to try it in.
    .systemLibrary(
      name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    library(
      "GTKDragStage",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "DragStage",
        "StagePicture", gtk,
      ]),
    .executableTarget(
      name: "drag-demo",
      dependencies: [
        "Machines", "DragGeometry", "DragItems", "DragSessions", "DragStage", "DragScript",
        "DragReplay", "DragFiles", "StagePicture", "GTKDragStage", gtk,
      ],
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport", dependencies: ["Machines"], path: "Tests/Support", swiftSettings: strict),
    tests("Machines"),
    tests("DragGeometry"),
    tests("DragItems", uses: ["Machines", "StateGraphs"]),
    tests("DragGestures", uses: ["Machines", "DragGeometry", "StateGraphs"]),
    tests("DragSessions", uses: ["Machines", "DragGeometry", "StateGraphs"]),
    tests("CollectionModel", uses: ["DragGeometry"]),
    tests("CollectionLayout", uses: ["DragGeometry"]),
    .target(
      name: "StoreConformance", dependencies: ["OrderedStore", "TestSupport"],
      path: "Tests/StoreConformance", swiftSettings: strict),
    tests("OrderedStore", uses: ["DragGeometry", "CollectionModel", "StoreConformance"]),
    // A process to be killed.
    .executableTarget(
      name: "store-writer", dependencies: ["OrderedStore", "SQLiteStore"],
      path: "Tests/StoreWriter", exclude: ["kill-writer.sh"], swiftSettings: strict),
    tests("SQLiteStore", uses: ["CollectionModel", "OrderedStore", "StoreConformance"]),
    tests(
      "DragScript",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "CollectionLayout",
      ]
    ),
    tests("GestureImport", uses: ["Machines", "DragGeometry", "DragGestures", "DragScript"]),
    tests(
      "DragStage",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "CollectionModel",
        "CollectionLayout", "OrderedStore",
      ]
    ),
    tests(
      "DragReplay",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "CollectionModel",
        "CollectionLayout", "OrderedStore", "SQLiteStore", "DragScript", "DragStage", "DragFiles",
      ]
    ),
    tests("DragFiles", uses: ["DragScript"]),
    .testTarget(
      name: "DragTestingTests", dependencies: ["DragTesting", "DragReplay"],
      exclude: ["Drags", "Recordings"], swiftSettings: strict),
    // The command is tested as its users run it: as a process.
    .testTarget(
      name: "dragTests",
      dependencies: [
        "drag", "DragScript", "DragReplay", "DragFiles", "StateGraphs",
        "DragGestures", "DragSessions", "DragItems", "TestSupport",
      ],
      swiftSettings: strict
    ),
    tests("StateGraphs", uses: ["Machines"]),
    tests(
      "StagePicture",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionLayout", "DragStage",
      ]),
    // What is thrown at the package by libFuzzer, and without it in the tests.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TestSupport", "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "OrderedStore", "SQLiteStore", "DragStage",
        "DragScript", "GestureImport", "DragReplay", "StateGraphs", "DragFiles",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: strict),
    .executableTarget(
      name: "drag-fuzz", dependencies: ["FuzzTargets", "TestSupport", "DragFiles"],
      path: "Tests/Fuzz/Command", swiftSettings: strict),
    tests("FuzzTargets", uses: ["DragFiles"]),
    // A host in C, which its test runs as a process.
    .executableTarget(name: "c-host", dependencies: ["DragStageC"], path: "Tests/CHost"),
    .testTarget(
      name: "DragStageCTests",
      dependencies: ["c-host", "CDragStage", "DragStageC", "TestSupport"],
      swiftSettings: settings
    ),
  ]
)
