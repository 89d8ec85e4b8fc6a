// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors where we check ourselves, and never in a package that depends on this one: a newer
/// compiler may warn of more.
let warnings: [SwiftSetting] =
  Context.environment["DRAGSTAGE_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// What every target is built with: language mode 6, and the upcoming features.
let settings: [SwiftSetting] =
  warnings + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
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
    dependencies: [.byName(name: name), "TestSupport"] + (name == "Seeds" ? [] : ["Seeds"]) + uses,
    swiftSettings: strict
  )
}

/// The system's SQLite, which a plain build never looks for.
let sqlite = Target.Dependency.target(name: "CSQLite", condition: .when(traits: ["SQLite"]))

/// The system's GTK 4, which a plain build never looks for.
let gtk = Target.Dependency.target(name: "CGTK4", condition: .when(traits: ["GTK"]))

/// What counts beside the time of a measurement, which a plain build never needs.
let counts = Target.Dependency.target(name: "CCounts", condition: .when(traits: ["Counts"]))

// The face of UIKit, for where there is no other one. Elsewhere its modules export what they stand on and hold nothing of
// their own, so that a dependency on the products never fails and never hides the system's UIKit.
let driverParts: [Target.Dependency] = [
  "Machines", "DragGeometry", "DragItems", "DragSessions", "CollectionModel", "CollectionLayout",
  "DragStage", "DragScript", "DragReplay", "DragTesting",
]
#if os(Linux)
  let face: [Target] = [
    // It refers to classes of the module below by their symbols.
    .target(name: "CDragUIKit"),
    library(
      "DragUIKit",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragSessions", "CollectionModel",
        "CollectionLayout", "DragStage", "CDragUIKit",
      ]),
    // The names of types, which are modules of their own there as well.
    library("DragUniformTypes", uses: ["DragItems", "DragUIKit"]),
    library("DragCoreServices", uses: ["DragUIKit"]),
    library("DragMobileCoreServices", uses: ["DragCoreServices"]),
    // The delegates of SwiftUI's drops, on views of UIKit.
    library("DragSwiftUI", uses: ["DragUIKit", "DragUniformTypes"]),
    // The delegates of an application by a stage beneath its own views: those of the face here, of UIKit there.
    library("DragUIKitDriver", uses: driverParts + ["DragUIKit"]),
    library(
      "DragUIKitTesting",
      uses: [
        "Machines", "DragGeometry", "DragSessions", "DragStage", "DragReplay", "DragTesting",
        "DragUIKit", "DragUIKitDriver",
      ]),
    // The compiler asks for it by this name; see the file.
    .target(name: "_Testing_UIKit", path: "Sources/DragUIKitOverlay", swiftSettings: strict),
    .testTarget(
      name: "DragUIKitTests",
      dependencies: [
        "DragUIKit", "TestSupport", "DragUniformTypes", "DragMobileCoreServices", "DragSwiftUI",
        "DragUIKitTesting", "DragTestingRecordings", "DragTesting", "DragExplore",
        "DragScript",
      ],
      exclude: ["Drags", "Recordings"], swiftSettings: strict),
    .testTarget(
      name: "DragUIKitDriverTests",
      dependencies: ["DragUIKitDriver", "DragUIKit", "DragUIKitTesting", "DragTesting"],
      exclude: ["Drags"], swiftSettings: strict),
  ]
  let faceNames = [
    "DragUIKit", "DragUniformTypes", "DragCoreServices", "DragMobileCoreServices", "DragSwiftUI",
  ]
  let faceTesting = ["DragUIKitTesting", "DragUIKitDriver", "_Testing_UIKit"]
#else
  let face: [Target] = [
    .target(name: "DragUIKit", sources: ["Exports.swift"], swiftSettings: strict),
    library("DragUIKitDriver", uses: driverParts),
    .target(
      name: "DragUIKitTesting", dependencies: ["DragTesting", "DragUIKitDriver"],
      sources: ["Exports.swift"], swiftSettings: strict),
  ]
  let faceNames = ["DragUIKit"]
  let faceTesting = ["DragUIKitTesting", "DragUIKitDriver"]
#endif

let package = Package(
  name: "DragStage",
  // `Atomic` and `Mutex` are in these systems from these versions on; `Duration` is older, and `Span` comes
  // with the compiler.
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    // The stage; it exports every module whose types its interface has.
    .library(
      name: "DragStage",
      targets: [
        "DragStage", "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "DragSettings", "OrderedStore",
      ]
    ),
    .library(name: "DragReplay", targets: ["DragReplay", "DragScript", "GestureImport"]),
    // Orders in a file; empty without the trait.
    .library(name: "SQLiteStore", targets: ["SQLiteStore"]),
    // What is drawn of a stage, for a window of any toolkit.
    .library(name: "StagePicture", targets: ["StagePicture"]),
    // What a replay looks like: one HTML file, pictures, and what other viewers read.
    .library(name: "DragFilm", targets: ["DragFilm"]),
    // For tests in Swift: they need the testing libraries of the toolchain, and are linked by tests. What
    // recordings and films take to build is left to those who use them.
    .library(name: "DragTesting", targets: ["DragTesting"]),
    .library(name: "DragTestingRecordings", targets: ["DragTestingRecordings"]),
    .library(name: "DragTestingFilm", targets: ["DragTestingFilm"]),
    .executable(name: "drag", targets: ["drag"]),
    // `swift package drag` in a package that depends on this one.
    .plugin(name: "DragPlugin", targets: ["DragPlugin"]),
    // An application's files in a target of Linux, lifted by each build.
    .plugin(name: "LiftPlugin", targets: ["LiftPlugin"]),
    // A stage in a widget of GTK 4, and a window to try it in; both are empty without the trait.
    .library(name: "GTKDragStage", targets: ["StagePicture", "GTKDragStage"]),
    .executable(name: "drag-demo", targets: ["drag-demo"]),
    // The face of UIKit, for the delegates of an application on Linux. What tests need beside it is a product of its own, so that no application links the testing libraries.
    .library(name: "DragUIKit", targets: faceNames),
    .library(name: "DragUIKitTesting", targets: faceTesting),
    // For hosts in C: `dragstage.h`, and the library behind it in both forms.
    .library(name: "DragStageC", type: .dynamic, targets: ["DragStageC"]),
    .library(name: "DragStageC-static", type: .static, targets: ["DragStageC"]),
  ],
  traits: [
    .trait(name: "SQLite", description: "Ordered lists in a file, by the system's SQLite"),
    .trait(name: "GTK", description: "A stage in a window of GTK 4, and a demo of it"),
    .trait(name: "Counts", description: "What `drag-measure` counts beside the time"),
  ],
  targets: face + [
    // What a drag is, without a clock, a view or a file.
    library("Machines"),
    library("DragGeometry", linker: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("DragItems", uses: ["Machines"]),
    library("DragGestures", uses: ["Machines", "DragGeometry"]),
    library("DragSessions", uses: ["Machines", "DragGeometry"]),

    // What a drag goes over.
    library("CollectionModel", uses: ["DragGeometry"]),
    library("CollectionLayout", uses: ["DragGeometry"]),

    // What a stage is told to be, by hosts and scripts.
    library(
      "DragSettings",
      uses: ["Machines", "DragGeometry", "DragItems", "DragSessions", "CollectionLayout"]),

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
        "CollectionModel", "CollectionLayout", "DragSettings", "OrderedStore",
      ]
    ),

    // The stage for hosts in C. Pointers are what C is about, so this target alone is not held to
    // strict memory safety.
    .target(name: "CDragStage", exclude: ["dragstage.pc"]),
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
        "DragSettings",
      ]
    ),
    library("GestureImport", uses: ["Machines", "DragGeometry", "DragGestures", "DragScript"]),
    library(
      "DragReplay",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "OrderedStore", "DragStage", "DragScript",
      ]
    ),
    // Gestures that are made up, on what is on a stage, until something that must hold does not.
    library(
      "DragExplore",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragSessions", "CollectionModel",
        "CollectionLayout", "DragSettings", "DragStage", "DragScript", "DragReplay",
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

    // A replay to look at.
    .target(
      name: "DragFilm",
      dependencies: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionModel", "CollectionLayout", "DragStage", "DragScript", "DragReplay",
        "StagePicture", "CFilmPages",
      ],
      exclude: ["film.schema.json"], swiftSettings: strict),
    // Its pages, each in its own language.
    .target(name: "CFilmPages", exclude: ["Player", "Recorder", "Diagrams"]),

    // The edge: files, arguments, exit codes.
    library("DragFiles", uses: ["DragScript"]),
    library(
      "DragTesting",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions",
        "CollectionLayout", "DragStage", "DragScript", "DragReplay", "DragExplore", "DragFiles",
      ]
    ),
    library(
      "DragTestingRecordings", uses: ["DragScript", "GestureImport", "DragFiles", "DragTesting"]),
    library("DragTestingFilm", uses: ["DragReplay", "DragExplore", "DragFilm", "DragTesting"]),
    library("DragConsole", uses: ["Machines", "DragGeometry", "DragSettings", "DragScript"]),
    library("SourceLift"),
    .executableTarget(
      name: "drag",
      dependencies: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "DragStage",
        "DragScript", "GestureImport", "DragReplay", "DragExplore", "DragFilm", "StateGraphs",
        "DragFiles", "DragConsole", "OrderedStore", "SQLiteStore", "SourceLift",
      ],
      swiftSettings: strict
    ),

    // No permission is asked for: what only reads runs without a question. The plugin has the command built
    // when it runs; as a dependency it would be compiled a second time by every build of this package.
    .plugin(
      name: "DragPlugin",
      capability: .command(
        intent: .custom(verb: "drag", description: "Replay, check, format and record drags")),
      path: "Sources/DragPlugin"),
    // What a build runs is built by that build, once more for the machine it runs on: so it stands on one module.
    .executableTarget(name: "drag-lift", dependencies: ["SourceLift"], swiftSettings: strict),
    .plugin(
      name: "LiftPlugin", capability: .buildTool(), dependencies: ["drag-lift"],
      path: "Sources/LiftPlugin"),

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

    // What maintainers measure with, and what they verify with: audits of tables, and complete searches.
    .target(name: "CCounts", path: "Tests/Measure/CCounts"),
    .executableTarget(
      name: "drag-measure",
      dependencies: [
        "Machines", "DragGeometry", "DragSessions", "CollectionModel", "CollectionLayout",
        "DragStage", "DragScript", "GestureImport", "DragReplay", "DragExplore", "DragFiles",
        "DragConsole", "OrderedStore", "SQLiteStore", "ReferenceSearch", "TestSupport", counts,
      ],
      path: "Tests/Measure/Command", swiftSettings: strict),
    .executableTarget(
      name: "hosted-gestures",
      dependencies: ["DragExplore", "DragTesting", "DragUIKit", "DragUIKitTesting"],
      path: "Tests/Measure/Hosted", swiftSettings: strict),
    .target(
      name: "TableAudits", dependencies: ["Machines", "StateGraphs"],
      path: "Tests/Verify/TableAudits", swiftSettings: strict),
    .target(
      name: "ModelChecking",
      dependencies: [
        "Machines", "DragItems", "DragSessions", "DragStage", "DragScript", "DragReplay",
      ],
      path: "Tests/Verify/ModelChecking", swiftSettings: strict),
    .executableTarget(
      name: "drag-verify",
      dependencies: [
        "Machines", "DragItems", "DragGestures", "DragSessions", "DragScript", "DragReplay",
        "DragExplore", "StateGraphs", "TableAudits", "ModelChecking", "DragFiles", "DragConsole",
      ],
      path: "Tests/Verify/Command", swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Machines"], path: "Tests/Support", swiftSettings: strict),
    // What runs a law for many seeds; apart, since programs use the support above and link no testing library.
    .target(name: "Seeds", path: "Tests/Seeds", swiftSettings: strict),
    // What every search in a layout is compared with.
    .target(
      name: "ReferenceSearch", dependencies: ["DragGeometry", "CollectionLayout"],
      path: "Tests/ReferenceSearch", swiftSettings: strict),
    tests("Seeds"),
    tests("Machines"),
    tests("DragGeometry"),
    tests("DragItems", uses: ["Machines", "StateGraphs", "TableAudits"]),
    tests("DragGestures", uses: ["Machines", "DragGeometry", "StateGraphs", "TableAudits"]),
    tests("DragSessions", uses: ["Machines", "DragGeometry", "StateGraphs", "TableAudits"]),
    tests("CollectionModel", uses: ["DragGeometry"]),
    tests("CollectionLayout", uses: ["DragGeometry", "ReferenceSearch"]),
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
        "DragSettings",
      ]
    ),
    tests("GestureImport", uses: ["Machines", "DragGeometry", "DragGestures", "DragScript"]),
    tests(
      "DragStage",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "CollectionModel",
        "CollectionLayout", "OrderedStore", "ReferenceSearch",
      ]
    ),
    tests(
      "DragReplay",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragGestures", "DragSessions", "CollectionModel",
        "CollectionLayout", "OrderedStore", "SQLiteStore", "DragScript", "DragStage", "DragFiles",
      ]
    ),
    tests("DragExplore", uses: ["DragScript", "DragStage", "DragReplay"]),
    tests(
      "DragFilm",
      uses: [
        "DragGeometry", "DragSessions", "DragScript", "DragReplay", "GestureImport", "DragFiles",
      ]),
    tests("DragFiles", uses: ["DragScript"]),
    tests("SourceLift"),
    .testTarget(
      name: "DragTestingTests",
      dependencies: ["DragTesting", "DragReplay", "DragFiles", "TestSupport"],
      exclude: ["Drags", "Failing"], swiftSettings: strict),
    .testTarget(
      name: "DragTestingRecordingsTests", dependencies: ["DragTestingRecordings"],
      exclude: ["Drags", "Recordings"], swiftSettings: strict),
    .testTarget(
      name: "DragTestingFilmTests",
      dependencies: ["DragTestingFilm", "DragTesting", "TestSupport"],
      exclude: ["Drags", "Failing"], swiftSettings: strict),
    // The commands are tested as their users run them: as processes.
    .testTarget(
      name: "dragTests",
      dependencies: [
        "drag", "drag-lift", "drag-measure", "drag-verify", "DragConsole", "DragScript",
        "DragReplay", "DragExplore", "DragFiles", "StateGraphs", "TableAudits", "ModelChecking",
        "DragGestures", "DragSessions", "DragStage", "DragItems", "Machines", "TestSupport",
      ],
      swiftSettings: strict
    ),
    // The tables that a graph is drawn of are audited as well.
    tests("StateGraphs", uses: ["Machines", "TableAudits"]),
    tests(
      "ModelChecking",
      uses: [
        "Machines", "DragGeometry", "DragItems", "DragSessions", "CollectionLayout", "DragStage",
        "DragScript", "DragReplay",
      ]),
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
    .executableTarget(
      name: "c-host", dependencies: ["DragStageC"], path: "Tests/CHost",
      exclude: ["link.sh", "output.txt", "symbols.txt"]),
    .testTarget(
      name: "DragStageCTests",
      dependencies: ["c-host", "CDragStage", "DragStageC", "TestSupport", "Seeds"],
      swiftSettings: settings
    ),
  ]
)
