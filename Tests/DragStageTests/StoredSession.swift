import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import OrderedStore
import TestSupport

import DragStage

/// Two lists that a store keeps, and the plain arrays that everything that happens to them is done
/// to as well: drags, drops of another program, saves that fail, rows that others move.
struct StoredSession {
  let stage: Stage
  private(set) var plain: [[String]]
  private let lists = ["c0", "c1"]
  private let views: [ViewID]
  private let driver = MemoryDriver<GapKey>()
  private let failing: FailingDriver<MemoryDriver<GapKey>>
  private let store: StoreID
  private let savesLater: Bool
  private let finger: PointerID
  private let seat: PointerID
  private var random: SplitMix64
  private var time = Timestamp.zero
  private var nameCount = 0
  /// Whether the next change is refused, and goes again.
  private var willFail = false

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    stage = Stage()
    failing = FailingDriver(driver)
    savesLater = seed % 3 == 0
    store = try stage.stores.add(
      "rows", failing, saving: savesLater ? .after(.milliseconds(150)) : .atOnce)
    plain = []
    var views: [ViewID] = []
    for (number, list) in lists.enumerated() {
      let policy = Policy()
      // A drag of another program lends its items, and a copy of our own would have another name.
      policy.onUpdate = { DropProposal($0.isLocal ? .move : .copy, intent: .insertAt) }
      let names = (0..<5).map { "i\(number)\($0)" }
      let view = try stage.addCollection(
        list, frame: Rect(x: Double(number) * 300, y: 0, width: 200, height: 600),
        layout: .rows(.init(height: 40)), items: names, source: policy, destination: policy)
      try stage.stores.bind(view, to: store)
      views.append(view)
      plain.append(names)
    }
    self.views = views
    finger = try stage.addPointer("f")
    seat = try stage.addSeat("host")
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func freshName() -> String {
    nameCount += 1
    return "n\(nameCount)"
  }

  private mutating func anyRow(of list: Int) -> String? {
    plain[list].randomElement(using: &random)
  }

  /// A point inside of a list.
  private mutating func point(in list: Int) -> Point {
    Point(x: Double(list) * 300 + 50, y: Double(below(560)))
  }

  private mutating func pass(_ span: Microseconds) throws {
    time = time + span
    try stage.handle(.tick, at: time)
  }

  /// One step: something happens, and some time passes.
  mutating func step() throws -> String {
    let action = try act()
    try pass(.milliseconds(Int64([0, 40, 400][below(3)])))
    return action
  }

  private mutating func act() throws -> String {
    let list = below(2)
    switch below(9) {
    case 0, 1, 2: return try drag(from: list)
    case 3: return try dropFromOutside(on: list)
    case 4: return try insert(in: list)
    case 5: return try delete(in: list)
    case 6: return try moveForeign(from: list)
    case 7:
      // What waits to be saved is lost by a reopening: then nothing may be open.
      try settle()
      try stage.stores.reopen(store)
      return "reopen"
    default:
      guard !savesLater, !willFail else { return try insert(in: list) }
      failing.failNext(with: .unavailable("full"))
      willFail = true
      return "failNext"
    }
  }

  /// Takes a change into the arrays; one that the store refuses goes again, and the next one stays.
  private mutating func change(_ change: (inout [[String]]) -> Void) {
    var new = plain
    change(&new)
    guard new != plain else { return }
    if willFail { willFail = false } else { plain = new }
  }

  private mutating func insert(in list: Int) throws -> String {
    let (name, gap) = (freshName(), below(plain[list].count + 1))
    try stage.insert([name], at: GapIndex(item: gap), in: views[list])
    change { $0[list].insert(name, at: gap) }
    return "insert \(name) at \(gap) of \(list)"
  }

  private mutating func delete(in list: Int) throws -> String {
    guard let name = anyRow(of: list), let item = stage.item(name, in: views[list]) else {
      return "nothing to delete"
    }
    try stage.delete(item)
    change { $0[list].removeAll { $0 == name } }
    return "delete \(name)"
  }

  /// A whole drag, from press to the end of its animation.
  private mutating func drag(from list: Int) throws -> String {
    guard let name = anyRow(of: list), let item = stage.item(name, in: views[list]),
      let frame = stage.scene.shownFrame(of: item), frame.maxY < 600
    else { return "nothing to drag" }
    try stage.handle(.down(finger, frame.center, label: nil), at: time)
    try pass(.milliseconds(501))
    try stage.handle(.move(finger, frame.center + Point(x: 12, y: 0)), at: time)
    let target = below(2)
    try stage.handle(.move(finger, point(in: target)), at: time)
    guard below(5) > 0, let session = stage.pointers.session(of: finger),
      case .gap(let gap) = session.ruling.position
    else {
      try stage.handle(.cancel(finger), at: time)
      try settle()
      return "cancel of \(name)"
    }
    try stage.handle(.up(finger), at: time)
    change { lists in
      let isBehind = target == list && (lists[list].firstIndex(of: name) ?? .max) < gap.item
      lists[list].removeAll { $0 == name }
      lists[target].insert(name, at: gap.item - (isBehind ? 1 : 0))
    }
    try pass(.milliseconds(400))
    return "drop \(name) at \(gap) of \(target)"
  }

  /// Another program's drag comes in, and leaves or is dropped; its data comes, or does not.
  private mutating func dropFromOutside(on list: Int) throws -> String {
    let name = freshName()
    let drag = HostDrag(formats: ["text/plain"], operations: .copy, items: [HostItem(name)])
    try stage.handle(.host(seat, .enter(drag, at: point(in: list))), at: time)
    guard below(4) > 0, case .gap(let gap)? = stage.pointers.session(of: seat)?.ruling.position
    else {
      try stage.handle(.host(seat, .leave), at: time)
      return "leave of \(name)"
    }
    try stage.handle(.host(seat, .drop(at: nil)), at: time)
    guard let waiting = stage.loads.waiting.first else { return "nothing waits" }
    if below(3) == 0 {
      try stage.handle(.loadRejected(waiting, reason: "no"), at: time)
      try pass(.milliseconds(400))
      return "refusal of \(name)"
    }
    try stage.handle(.loadDelivered(waiting, nil, [1]), at: time)
    change { $0[list].insert(name, at: gap.item) }
    try pass(.milliseconds(400))
    return "arrival of \(name) at \(gap) of \(list)"
  }

  /// Somebody else moves a row in the store, where nothing of ours is open.
  private mutating func moveForeign(from list: Int) throws -> String {
    try settle()
    guard let name = anyRow(of: list) else { return "nothing to move" }
    let target = below(2)
    let before = plain[target].filter { $0 != name }.randomElement(using: &random)
    _ = try driver.commit(
      StoreIntent(.move([name]), in: lists[target], at: StoreIntent.Position(before: before)))
    try stage.handle(.storeChanged(store), at: time)
    plain[list].removeAll { $0 == name }
    plain[target].insert(
      name, at: before.flatMap(plain[target].firstIndex(of:)) ?? plain[target].count)
    return "foreign move of \(name) before \(before ?? "the end")"
  }

  /// Lets everything come to its end.
  mutating func settle() throws {
    while let next = stage.nextDeadline {
      time = max(time, next)
      try stage.handle(.tick, at: time)
    }
  }

  /// What does not hold now: the lists show the arrays, and hold them where nothing is to be saved.
  func faults() throws -> [String] {
    var faults: [String] = []
    for (number, list) in lists.enumerated() {
      let shown = stage.order(of: views[number]).flatMap(\.self)
      if shown != plain[number] { faults.append("\(list) shows \(shown), not \(plain[number])") }
      guard stage.stores.openChanges(of: store).isEmpty else { continue }
      let stored = try driver.ids(of: list)
      if stored != plain[number] { faults.append("\(list) holds \(stored), not \(plain[number])") }
    }
    if let defect = stage.defect { faults.append("\(defect)") }
    return faults
  }
}
