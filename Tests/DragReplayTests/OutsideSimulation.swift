import CollectionLayout
import CollectionModel
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines
import OrderedStore
import TestSupport

@testable import DragReplay
@testable import DragStage

/// A stage between others: two hosts whose drags come and go, and a store whose saves fail, which
/// is closed and opened, and in which somebody else writes.
struct OutsideSimulation: Seeded {
  static let kind = KeptRun.Kind.outside
  let stage: Stage
  private let seed: UInt64
  private var random: SplitMix64
  private var time = Timestamp.zero
  /// What looks at the trace step by step: plain arrays follow it.
  private var checks: TraceChecks
  private var policies: [RandomPolicy] = []
  private let finger: PointerID
  private var seats: [PointerID] = []
  private let driver = MemoryDriver<GapKey>()
  private let failing: FailingDriver<MemoryDriver<GapKey>>
  private let store: StoreID
  private let bound: [ViewID]
  private var nameCount = 0

  init(seed: UInt64) throws {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    var settings = StageSettings()
    settings.loadDeadline = .milliseconds(300)
    stage = Stage(settings: settings)
    failing = FailingDriver(driver)
    checks = TraceChecks(on: stage, initial: [])
    let moments: [SavePolicy] = [.atOnce, .after(.milliseconds(200))]
    store = try stage.stores.add(
      "rows", failing, saving: moments[Int.random(in: 0..<2, using: &random)])
    for number in 0..<3 {
      let policy = RandomPolicy(stage, seed: random.next(), interferes: false)
      policies.append(policy)
      var options = ViewOptions()
      options.takesSimultaneousDrops = Bool.random(using: &random)
      options.drop.vetoes = Bool.random(using: &random)
      try stage.addCollection(
        "c\(number)", frame: Rect(x: Double(number) * 220, y: 0, width: 200, height: 300),
        layout: .rows(.init()), items: (0..<4).map { "i\(number)\($0)" }, options: options,
        source: policy, destination: policy)
    }
    bound = Array(stage.scene.views.prefix(2))
    for view in bound { try stage.stores.bind(view, to: store) }
    finger = try stage.addPointer("finger")
    for number in 0..<2 { seats.append(try stage.addSeat("host\(number)")) }
    self.random = random
    checks = TraceChecks(on: stage, initial: stage.scene.views.map { stage.items(of: $0) })
  }

  /// What does not hold behind the steps so far.
  private mutating func fault() -> String? {
    checks.checkNewEntries()
    return checks.firstViolation
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func point() -> Point {
    Point(x: Double(below(700)) - 20, y: Double(below(340)) - 20)
  }

  mutating func take(_ number: Int) -> String? {
    random = SplitMix64(seed: seed << 20 ^ UInt64(number))
    let waits: [Int64] = [0, 0, 1, 20, 150, 501]
    time = max(time, stage.now) + .milliseconds(waits[below(waits.count)])
    do throws(StageError) {
      try stage.advance(upTo: time)
    } catch {
      return "time goes on, and was refused: \(error)"
    }
    let before = (stage.core.state, stage.trace.count)
    do throws(StageError) {
      switch below(14) {
      case 0...5: try stage.handle(.host(seats[below(2)], hostEvent()), at: time)
      case 6: try stage.handle(.down(finger, point(), label: nil), at: time)
      case 7: try stage.handle(.move(finger, point()), at: time)
      case 8: try stage.handle(.up(finger), at: time)
      case 9: try answer()
      case 10: failing.failNext(with: .unavailable("full"))
      case 11: try changeStore()
      case 12: try changeData()
      case _: try dragWhole()
      }
    } catch {
      var lines = 0
      if case .misuse = error { lines = 1 }
      guard stage.core.state == before.0, stage.trace.count == before.1 + lines else {
        return "\(error) has changed something"
      }
    }
    return fault()
  }

  private mutating func hostEvent() -> HostEvent {
    switch below(12) {
    case 0: return .prepare(at: point())
    case 1: return .began
    case 2...4:
      nameCount += 1
      let names = (0..<below(3)).map { "o\(nameCount)\($0)" }
      let masks: [OperationMask] = [.copy, .move, [.copy, .move], []]
      return .enter(
        HostDrag(
          formats: below(3) == 0 ? ["text/uri-list"] : ["image/png", "text/plain"],
          operations: masks[below(4)], items: names.map { HostItem($0) },
          isOwn: [nil, true, false][below(3)]), at: point())
    case 5: return .identified(isOwn: Bool.random(using: &random))
    case 6, 7: return .update(point())
    case 8:
      nameCount += 1
      let items = (0..<below(3)).map { HostItem("o\(nameCount)\($0)", formats: ["image/png"]) }
      return below(2) == 0 ? .leave : .unpacked(items)
    case 9, 10: return .drop(at: Bool.random(using: &random) ? point() : nil)
    case _: return .ended(HostOperation.allCases[below(HostOperation.allCases.count)])
    }
  }

  /// What waits is answered: by its data, by nothing, or twice.
  private mutating func answer() throws(StageError) {
    if below(4) == 0, let again = stage.loads.answered.randomElement(using: &random) {
      return try _ = stage.handle(.loadDelivered(again, nil, [2]), at: time)
    }
    guard let waiting = stage.loads.waiting.randomElement(using: &random) else { return }
    guard Bool.random(using: &random) else {
      return try _ = stage.handle(.loadRejected(waiting, reason: "no"), at: time)
    }
    try stage.handle(.loadDelivered(waiting, nil, Array("a\nb".utf8)), at: time)
  }

  private mutating func changeStore() throws(StageError) {
    switch below(4) {
    case 0: try stage.stores.reopen(store)
    case 1: _ = try stage.stores.undo(in: store)
    case 2: try stage.handle(.storeChanged(store), at: time)
    case _:
      // Somebody else takes a row to the end of the other list.
      guard let row = try? driver.ids(of: "c0").randomElement(using: &random) else { return }
      _ = try? driver.commit(StoreIntent(.move([row]), in: "c1", at: StoreIntent.Position()))
      try stage.handle(.storeChanged(store), at: time)
    }
  }

  private mutating func changeData() throws(StageError) {
    let view = stage.scene.views[below(3)]
    nameCount += 1
    if Bool.random(using: &random) {
      return try stage.insert(["n\(nameCount)"], at: GapIndex(item: below(6)), in: view)
    }
    guard let item = stage.collection(view)?.order.itemIDs.randomElement(using: &random) else {
      return
    }
    try stage.delete(ItemReference(view: view, item: item))
  }

  /// A whole drag of the finger, so that the store always has something to write.
  private mutating func dragWhole() throws(StageError) {
    guard !stage.pointers.isPressed(finger) else { return }
    try stage.handle(.down(finger, point(), label: nil), at: time)
    time = time + .milliseconds(501)
    try stage.handle(.move(finger, point()), at: time)
    try stage.handle(.up(finger), at: time)
  }

  /// Lets everything go on as it should: fingers go up, hosts end their drags, sources answer, and
  /// the store writes.
  ///
  /// - Returns: How much time and how many timers it took until nothing was pending.
  mutating func comeToRest() throws(StageError) -> (time: Microseconds, timers: Int) {
    for policy in policies { policy.behave() }
    let start = stage.now
    var timers = 0
    if stage.pointers.isPressed(finger) { try stage.handle(.up(finger), at: stage.now) }
    for seat in seats {
      _ = try? stage.handle(.host(seat, .leave), at: stage.now)
      _ = try? stage.handle(.host(seat, .ended(.cancel)), at: stage.now)
    }
    repeat {
      if let waiting = stage.loads.waiting.first {
        try stage.handle(.loadDelivered(waiting, nil, [1]), at: stage.now)
      }
      while let next = stage.nextDeadline, timers < 10_000 {
        timers += 1
        try stage.handle(.tick, at: next)
      }
    } while !stage.loads.waiting.isEmpty && timers < 10_000
    return (stage.now - start, timers)
  }

  mutating func end() throws -> String? {
    if stage.pointers.isPressed(finger) { try stage.handle(.cancel(finger), at: stage.now) }
    for seat in seats {
      _ = try? stage.handle(.host(seat, .leave), at: stage.now)
      _ = try? stage.handle(.host(seat, .ended(.cancel)), at: stage.now)
    }
    repeat {
      if let waiting = stage.loads.waiting.first {
        try stage.handle(.loadRejected(waiting, reason: "over"), at: stage.now)
      }
      while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
    } while !stage.loads.waiting.isEmpty
    for view in stage.scene.views {
      for placeholder in stage.scene.placeholders(in: view) { try stage.delete(placeholder) }
    }
    while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
    if let defect = stage.defect { return "\(defect)" }
    if !stage.isIdle { return "something is pending" }
    if let first = fault() { return first }
    if let first = checks.violations().first { return first }
    return try differenceOfStore()
  }

  /// What is shown is what is stored, when all saves are over and the store was read once more.
  private func differenceOfStore() throws -> String? {
    try stage.stores.reopen(store)
    while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
    guard stage.stores.openChanges(of: store).isEmpty else { return "a change stays open" }
    for view in bound {
      let stored = try driver.ids(of: stage.name(of: view))
      let shown = stage.order(of: view).flatMap { $0 }
      if stored != shown { return "\(stage.name(of: view)): \(shown) is shown of \(stored)" }
    }
    return nil
  }
}
