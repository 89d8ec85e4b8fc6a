import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// A table that moves its rows itself.
@MainActor @Suite struct PlacesTests {
  private let places = PlacesController(style: .plain)

  @Test func `a row is moved by the data source, and no drop is performed (CONTRACT-45)`() {
    let stage = AppStage(hosting: places)
    stage.drag(cellAt: [0, 0], of: places.tableView, to: .gap(3))
    #expect(places.model.names == ["Yellowstone", "Theodore Roosevelt", "Yosemite", "Sequoia"])
    #expect(places.performed == 0)
    #expect(stage.calls.last == "table moveRowAt [0, 0] [0, 2]")
    stage.drag(cellAt: [0, 2], of: places.tableView, to: .gap(0))
    #expect(places.model.names == ["Yosemite", "Yellowstone", "Theodore Roosevelt", "Sequoia"])
  }

  @Test func `two texts from elsewhere come in their order`() {
    let stage = AppStage(hosting: places)
    stage.drop(
      [NSItemProvider(object: "x" as NSString), NSItemProvider(object: "y" as NSString)],
      on: places.tableView, at: .gap(1))
    #expect(
      places.model.names == [
        "Yosemite", "new 0", "new 1", "Yellowstone", "Theodore Roosevelt", "Sequoia",
      ])
  }

  @Test func `text comes to the end where the table refers to no path (CONTRACT-60)`() {
    var settings = StageSettings()
    settings.resolver = .vertical
    let stage = AppStage(hosting: places, settings: settings)
    stage.drop(
      [NSItemProvider(object: "x" as NSString)], on: places.tableView, at: .point(100, 700))
    #expect(places.model.names.last == "new 0")
    #expect(stage.calls.contains("table performDropWith nil"))
  }

  @Test func `an address is not taken (CONTRACT-24)`() throws {
    let stage = AppStage(hosting: places)
    let address = try #require(NSURL(string: "https://example.com"))
    stage.drop([NSItemProvider(object: address)], on: places.tableView, at: .gap(1))
    stage.expectCalls("canHandle")
    #expect(places.model.names.count == 4)
  }
}
