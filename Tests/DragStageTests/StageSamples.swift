import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// A source and destination whose answers a test sets, and that may call its stage back.
final class Policy: DragSource, DropDestination {
  var proposal: DropProposal
  var onItems: (DragContext) -> OfferedItems = { _ in .pressed }
  var onCanMove: (ItemID) -> Bool = { _ in true }
  var onAllowsMove: (DragContext) -> Bool = { _ in true }
  var onRestricted: (DragContext) -> Bool = { _ in false }
  var onAdd: (DragContext) -> OfferedItems = { _ in .pressed }
  var onSessionForAdding: ([SessionID]) -> SessionID? = { $0.last }
  var onCanHandle: (DragContext) -> Bool = { _ in true }
  var onMayOpen: (DragContext) -> Bool = { _ in false }
  var onUpdate: ((DragContext) -> DropProposal?)?
  var onPerform: (DragContext) -> DropPerformance = { _ in .accept }
  /// Takes the items with the coordinator, where a test sets it.
  var onDrop: ((DragContext, DropCoordinator) -> DropPerformance)?
  var onTold: (Callback, DragContext) -> Void = { _, _ in }
  /// The results of loads, as they were told.
  var loaded: [LoadResult] = []
  /// What was told of all items together, as it was told.
  var loadedAll: [[LoadedItem]] = []
  var onLoaded: (LoadResult, DragContext) -> Void = { _, _ in }

  init(_ proposal: DropProposal = DropProposal(.move, intent: .insertAt)) {
    self.proposal = proposal
  }

  func items(for call: DragContext) -> OfferedItems { onItems(call) }
  func canMove(_ item: ItemID, for call: DragContext) -> Bool { onCanMove(item) }
  func allowsMove(for call: DragContext) -> Bool { onAllowsMove(call) }
  func isRestricted(for call: DragContext) -> Bool { onRestricted(call) }
  func itemsToAdd(for call: DragContext) -> OfferedItems { onAdd(call) }
  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    onSessionForAdding(sessions)
  }

  func canHandle(_ call: DragContext) -> Bool { onCanHandle(call) }
  func mayOpen(_ call: DragContext) -> Bool { onMayOpen(call) }
  func update(_ call: DragContext) -> DropProposal? {
    guard let onUpdate else { return proposal }
    return onUpdate(call)
  }
  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    if let onDrop { return onDrop(call, coordinator) }
    return onPerform(call)
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    switch notification {
    case .didLoad(_, let result):
      loaded.append(result)
      onLoaded(result, call)
    case .didLoadAll(let objects): loadedAll.append(objects)
    default: break
    }
    onTold(notification.callback, call)
  }
}

/// A sample whose shelf belongs to another application, takes copies, and loads what it wants.
struct LoadSample {
  let sample: Sample
  var stage: Stage { sample.stage }
  var policy: Policy { sample.shelfPolicy }

  init(
    _ change: (inout StageSettings) -> Void = { _ in },
    listIn ownTeam: String? = nil, _ ownGroup: String? = nil, team: String? = nil,
    group: String? = nil
  ) throws {
    var options = ViewOptions()
    options.application = "other"
    sample = try Sample(change, shelf: options)
    try sample.stage.scene.join(.common, team: ownTeam, group: ownGroup)
    try sample.stage.scene.join(
      sample.stage.scene.application(of: sample.shelf), team: team, group: group)
    policy.proposal = DropProposal(.copy)
    policy.onPerform = { _ in .nothing }
  }

  @discardableResult
  func provide(
    _ item: String, _ type: String = "public.png",
    _ outcome: Representation.Outcome = .data([1, 2]),
    _ delivery: Representation.Delivery = .after(.zero),
    visibility: Representation.Visibility = .all, form: Representation.Form = .data,
    size: Int64? = nil
  ) throws -> ItemReference {
    let reference = try sample.item(item, in: sample.list)
    stage.items.register(
      Representation(
        try TypeIdentifier(type), outcome, visibility: visibility, delivery: delivery, form: form,
        claimedSize: size), for: reference)
    return reference
  }

  /// Drops the first rows of the list on the shelf, which asks for something while it performs.
  func drop(rows: Int = 1, _ ask: @escaping (DragContext) -> Void = { _ in }) throws {
    policy.onPerform = { call in
      ask(call)
      return .nothing
    }
    try sample.carry(row: 0)
    for row in 1..<max(rows, 1) { try sample.tap(row: row, at: 510 + 20 * Int64(row)) }
    try stage.move(sample.finger, 650, 10, at: 900)
    try stage.up(sample.finger, at: 1_000)
  }

  /// Asks for something of the first item of a call; what is refused is a failure of the test.
  func load(_ request: LoadRequest, _ call: DragContext) {
    #expect(throws: Never.self) {
      try stage.loads.load(request, of: call.items[0], in: call.session, at: call.view)
    }
  }
}

/// A stage with a list of rows of 44 points and a shelf of rows of 60 points beside it.
///
/// The list stands at 0,100 and holds a to e: their middles lie at 122, 166, 210, 254 and 298. The
/// shelf stands at 600,0 and holds x and y: their middles lie at 30 and 90.
struct Sample {
  let stage: Stage
  let list: ViewID
  let shelf: ViewID
  let finger: PointerID
  let thumb: PointerID
  let listPolicy: Policy
  let shelfPolicy: Policy

  init(
    _ change: (inout StageSettings) -> Void = { _ in },
    list listOptions: ViewOptions = ViewOptions(), shelf shelfOptions: ViewOptions = ViewOptions(),
    shelfItems: [String] = ["x", "y"]
  ) throws {
    var settings = StageSettings()
    change(&settings)
    stage = Stage(settings: settings)
    listPolicy = Policy()
    shelfPolicy = Policy()
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 100, width: 390, height: 220),
      layout: .rows(Layout.Rows(height: 44)), items: ["a", "b", "c", "d", "e"],
      options: listOptions, source: listPolicy, destination: listPolicy)
    shelf = try stage.addCollection(
      "shelf", frame: Rect(x: 600, y: 0, width: 400, height: 600),
      layout: .rows(Layout.Rows(height: 60)), items: shelfItems, options: shelfOptions,
      source: shelfPolicy, destination: shelfPolicy)
    finger = try stage.addPointer("f")
    thumb = try stage.addPointer("t")
  }

  /// Takes hold of the list's item in a row and moves to the empty place between the views.
  func carry(row: Int, with pointer: PointerID? = nil, at start: Int64 = 0) throws {
    let pointer = pointer ?? finger
    let y = 122 + 44 * Double(row)
    try stage.down(pointer, 50, y, at: start)
    try stage.move(pointer, 500, 50, at: start + 501)
  }

  /// Taps the list's item in a row with the thumb.
  func tap(row: Int, at time: Int64) throws {
    try stage.down(thumb, 50, 122 + 44 * Double(row), at: time)
    try stage.up(thumb, at: time + 10)
  }

  func item(_ name: String, in view: ViewID) throws -> ItemReference {
    try #require(stage.item(name, in: view))
  }
}

extension Stage {
  @discardableResult
  func down(_ pointer: PointerID, _ x: Double, _ y: Double, at time: Int64) throws -> Reply {
    try handle(.down(pointer, Point(x: x, y: y), label: nil), at: .milliseconds(time))
  }

  @discardableResult
  func move(_ pointer: PointerID, _ x: Double, _ y: Double, at time: Int64) throws -> Reply {
    try handle(.move(pointer, Point(x: x, y: y)), at: .milliseconds(time))
  }

  @discardableResult
  func up(_ pointer: PointerID, at time: Int64) throws -> Reply {
    try handle(.up(pointer), at: .milliseconds(time))
  }

  /// Lets every timer fire, and tells what was ordered on the way.
  @discardableResult
  func settle() throws -> [HostCommand] {
    var orders: [HostCommand] = []
    while let next = nextDeadline { orders += try handle(.tick, at: next).commands }
    return orders
  }

  /// The trace as text, from an entry on.
  func lines(from first: Int = 0) -> [String] { traceLines(from: first).map(\.text) }

  /// The calls and data lines of the trace without their times.
  func calls(from first: Int = 0) -> [String] {
    lines(from: first).map { String($0.drop { $0 != " " }.dropFirst()) }
  }
}

extension Timestamp {
  static func milliseconds(_ count: Int64) -> Timestamp { .zero + Microseconds.milliseconds(count) }
}
