import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// A collection that finds paths by itself, and reads all its data again in the drop.
@MainActor @Suite struct NearestPathTests {
  private let names = NearestPathController(names: ["ann", "ben", "cem", "dora"])

  @Test func `a name goes to the place of a gap`() {
    let stage = AppStage()
    stage.name(names.collectionView, "names") { names.names[$0.item] }
    stage.show(names)
    stage.drag(cellAt: [0, 3], of: names.collectionView, to: .gap(0))
    #expect(names.names == ["dora", "ann", "ben", "cem"])
    #expect(stage.order(of: names.collectionView) == names.names)
    // What the drop's end has put into the main queue has run, and nothing has waited for it.
    #expect(names.title == "4 names")
    #expect(!names.begun)
  }

  @Test func `where the system has no path, the nearest cell within 100 points counts`() {
    var settings = StageSettings()
    settings.resolver = .vertical
    settings.resolverRadius = 1
    let stage = AppStage(hosting: names, settings: settings)
    stage.drag(cellAt: [0, 0], of: names.collectionView, to: .point(100, 290))
    #expect(names.names == ["ben", "cem", "dora", "ann"])
    stage.drag(cellAt: [0, 0], of: names.collectionView, to: .point(100, 500))
    #expect(names.names == ["ben", "cem", "dora", "ann"])
    #expect(stage.test.stage.lastOutcome?.operation == .forbidden)
  }
}
