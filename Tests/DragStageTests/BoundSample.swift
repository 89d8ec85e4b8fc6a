import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import OrderedStore
import Testing

/// A sample whose list and shelf show two lists of one store in memory.
struct BoundSample {
  let sample: Sample
  let driver = MemoryDriver<GapKey>()
  /// The same store, as the stage has it.
  let failing: FailingDriver<MemoryDriver<GapKey>>
  let store: StoreID
  var stage: Stage { sample.stage }

  init(saving moment: SavePolicy = .atOnce, list options: ViewOptions = ViewOptions()) throws {
    sample = try Sample(list: options)
    failing = FailingDriver(driver)
    store = try sample.stage.stores.add("rows", failing, saving: moment)
    _ = try driver.commit([
      StoreIntent(.insert(["a", "b", "c", "d", "e"]), in: "list"),
      StoreIntent(.insert(["x", "y"]), in: "shelf"),
    ])
    try sample.stage.stores.bind(sample.list, to: store)
    try sample.stage.stores.bind(sample.shelf, to: store)
  }

  /// The items that a collection shows.
  func shown(_ view: ViewID) -> String {
    stage.order(of: view).map { $0.joined(separator: " ") }.joined(separator: " / ")
  }

  /// The rows of a list as they are stored.
  func stored(_ list: String) throws -> String {
    try driver.load(list).rows.map(\.id).joined(separator: " ")
  }

  /// Drags a row of the list up or down, and drops it.
  func drop(row: Int, at y: Double, from start: Int64 = 0, settling: Bool = true) throws {
    try stage.down(sample.finger, 50, 122 + 44 * Double(row), at: start)
    try stage.move(sample.finger, 50, y, at: start + 501)
    try stage.up(sample.finger, at: start + 600)
    if settling { try settle(until: start + 900) }
  }

  /// Drags a row of the list to the front of the shelf.
  func dropOnShelf(row: Int, from start: Int64 = 0) throws {
    try stage.down(sample.finger, 50, 122 + 44 * Double(row), at: start)
    try stage.move(sample.finger, 650, 5, at: start + 501)
    try stage.up(sample.finger, at: start + 600)
    try settle(until: start + 900)
  }

  /// Lets the end of a drag pass, and no more: what is saved later is still open then.
  private func settle(until time: Int64) throws {
    try stage.handle(.tick, at: .milliseconds(time))
  }
}
