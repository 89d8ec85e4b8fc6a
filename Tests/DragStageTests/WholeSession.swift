import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import ReferenceSearch
import TestSupport

@testable import DragStage

/// A stage of three collections, one of them in another application, and the plain arrays that
/// everything that happens to it is done to as well.
struct WholeSession {
  /// A drop whose items have not arrived yet.
  struct Drop {
    let session: SessionID
    let view: ViewID
    let operation: DropOperation
    let items: [DragItem]
    /// The section of the gap, by its number, and what stood behind the gap in it.
    let section: Int
    let behind: [String]
  }

  let stage: Stage
  let views: [ViewID]
  var plain: [ViewID: PlainCollection] = [:]
  /// The gaps that are open, as a host was told.
  var gaps: [ViewID: (gap: GapIndex, items: Int)] = [:]
  /// The orders before and after the last step, for differences.
  var shown: [ViewID: Snapshot<Int, ItemID>] = [:]
  var random: SplitMix64
  var time = Timestamp.zero
  let policies: [Policy]
  let finger: PointerID
  let thumb: PointerID
  var drop: Drop?
  var markers: [String: PlaceholderID] = [:]
  var newNames = 0
  var newSections = 100
  /// How many drops have changed anything.
  var arrivedDrops = 0
  /// The orders before the last drop, as long as nothing else has changed.
  var undo: [ViewID: [[String]]]?

  init(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var settings = StageSettings()
    settings.resolver = Bool.random(using: &random) ? .nearest : .vertical
    settings.resolverRadius = Bool.random(using: &random) ? 90 : nil
    settings.autoScroll = Bool.random(using: &random) ? AutoScroll() : nil
    settings.cadence = Int.random(in: 0..<4, using: &random) == 0 ? .fast : .immediate
    stage = Stage(settings: settings)
    var policies: [Policy] = []
    var views: [ViewID] = []
    for number in 0..<3 {
      let layout = Self.layout(using: &random)
      var options = ViewOptions()
      options.application = number == 2 ? "other" : nil
      options.movesRows = Bool.random(using: &random)
      options.keepsFirstVisible = number == 1
      options.orientation = LayoutOrientation(
        axis: Int.random(in: 0..<4, using: &random) == 0 ? .horizontal : .vertical,
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
      let moves = number == 0 || number == 1 && Bool.random(using: &random)
      let policy = Policy(DropProposal(moves ? .move : .copy, intent: .insertAt))
      policies.append(policy)
      let frame = Rect(x: Double(number) * 320, y: 0, width: 300, height: 300)
      let names = (0..<Int.random(in: 0...9, using: &random)).map { "i\(number)\($0)" }
      let view = try stage.addCollection(
        "c\(number)", frame: frame, layout: layout, items: names, options: options,
        source: policy, destination: policy)
      var sections = [PlainCollection.Section(number: 0, items: names)]
      for section in 1..<Int.random(in: 1...3, using: &random) + 1 {
        let names = (0..<Int.random(in: 0...5, using: &random)).map { "s\(number)\(section)\($0)" }
        try stage.appendSection(names, to: view)
        sections.append(PlainCollection.Section(number: section, items: names))
      }
      views.append(view)
      plain[view] = PlainCollection(
        layout: layout, orientation: options.orientation, frame: frame, sections: sections)
    }
    self.policies = policies
    self.views = views
    finger = try stage.addPointer("f")
    thumb = try stage.addPointer("t")
    self.random = random
    for view in views {
      for name in plain[view]?.names ?? [] where Bool.random(using: &self.random) {
        try shape(name, in: view)
      }
      shown[view] = stage.collection(view)?.order
    }
  }

  private static func layout(using random: inout SplitMix64) -> Layout {
    let inset = Insets(top: 5, left: 7, bottom: 3, right: 4)
    let layouts: [Layout] = [
      .rows(Layout.Rows(height: 40, gap: 2, inset: inset, header: 12, footer: 6)),
      .list(Layout.List(height: 40, gap: 3, inset: inset, header: 12)),
      .grid(Layout.Grid(cell: Size(width: 60, height: 50), gap: 8, inset: inset, footer: 9)),
      .flow(Layout.Flow(inset: inset, justify: true, header: 10)),
      .flow(Layout.Flow(line: 4, gap: 6, alignment: .top)),
      .twoColumn(Layout.TwoColumn(inset: inset, gap: 6, header: 8)),
    ]
    return layouts[Int.random(in: layouts.indices, using: &random)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func anyView() -> ViewID { views[number(0...2)] }

  mutating func freshNames(_ count: Int) -> [String] {
    (0..<count).map { _ in
      newNames += 1
      return "n\(newNames)"
    }
  }

  /// The session that is under way, if it has not been dropped yet.
  var dragging: SessionRecord? { stage.sessions.live.first { $0.state == .dragging } }

  /// One step: some time passes, and something happens.
  mutating func step() throws -> String {
    let waits: [Int64] = [0, 0, 10, 30, 120, 400]
    try pass(.milliseconds(waits[number(0...5)]))
    let action = try act()
    try flush()
    return action
  }

  private mutating func act() throws -> String {
    if dragging != nil {
      switch number(0...9) {
      case 0...3: return try hover()
      case 4: return try tap()
      case 5, 6: return try release()
      case 7 where number(0...2) == 0:
        try send(.cancel(finger))
        return "cancel"
      case 7:
        let keys: [ModifierKeys] = [[], .alt, .shift]
        let pressed = keys[number(0...2)]
        try send(.keys(pressed))
        return "keys \(pressed)"
      default: break
      }
    } else if undo != nil, number(0...2) == 0 {
      return try undoLastDrop()
    } else if number(0...2) > 0, !stage.pointers.isPressed(finger) {
      return try lift()
    }
    let view = anyView()
    switch number(0...10) {
    case 0, 1: return try insert(in: view)
    case 2: return try delete(in: view)
    case 3, 4: return try move(in: view)
    case 5, 6: return try batch(in: view)
    case 7:
      let step = Point(x: Double(number(-60...60)), y: Double(number(-90...90)))
      try stage.scene.scroll(view, by: step)
      return "scroll \(step)"
    case 8: return try number(0...1) == 0 ? resolvePlaceholder() : reload(view)
    case 9: return try number(0...1) == 0 ? undoLastDrop() : reshape(view)
    default: return try resize(view)
    }
  }

  private mutating func pass(_ span: Microseconds) throws {
    time = time + span
    try flush()
  }

  /// Lets what is due happen, and hears what the host must show.
  private mutating func flush() throws {
    take(try stage.handle(.tick, at: time).commands)
    arrive()
  }

  private mutating func take(_ orders: [HostCommand]) {
    for case let order in orders {
      switch order {
      case .openGap(let view, let gap, let items): gaps[view] = (gap, items)
      case .closeGap(let view): gaps[view] = nil
      default: break
      }
    }
  }

  private mutating func send(_ event: StageEvent) throws {
    take(try stage.handle(event, at: time).commands)
    arrive()
  }

  /// The middle of an item that is seen, chosen at random, or nil.
  private mutating func press() throws -> Point? {
    let view = anyView()
    guard let collection = plain[view], let name = collection.names.randomElement(using: &random),
      let slot = collection.slot(of: name), let offset = stage.collection(view)?.offset
    else { return nil }
    let geometry = try collection.geometry(of: collection.rows)
    let visible = Rect(origin: offset, size: collection.frame.size)
    guard let seen = geometry.frame(of: slot)?.intersection(visible),
      LinearScan.slot(at: seen.center, in: geometry) == slot
    else { return nil }
    return seen.center - offset + collection.frame.origin
  }

  private mutating func lift() throws -> String {
    guard let point = try press() else { return "nothing to lift" }
    try send(.down(finger, point, label: nil))
    try pass(.milliseconds(501))
    try send(.move(finger, point + Point(x: 15, y: 0)))
    if dragging == nil, stage.pointers.isPressed(finger) { try send(.up(finger)) }
    return "lift at \(point)"
  }

  private mutating func hover() throws -> String {
    let point = Point(x: Double(number(-20...960)), y: Double(number(-20...330)))
    try send(.move(finger, point))
    return "hover at \(point)"
  }

  private mutating func tap() throws -> String {
    guard let point = try press() else { return "nothing to tap" }
    try send(.down(thumb, point, label: nil))
    try send(.up(thumb))
    return "tap at \(point)"
  }

  private mutating func release() throws -> String {
    guard let session = dragging else { return "nothing to drop" }
    // Without any item left a drop is a cancel (M11).
    let isAnyLeft = session.items.contains {
      plain[$0.origin]?.holds(stage.name(of: $0.item)) == true
    }
    if let view = session.destination, case .gap(let gap) = session.ruling.position, isAnyLeft,
      session.ruling.proposal.operation.carries, let collection = plain[view]
    {
      let section = collection.sections[gap.section]
      drop = Drop(
        session: session.id, view: view, operation: session.ruling.proposal.operation,
        items: session.items, section: section.number,
        behind: Array(section.items.dropFirst(gap.item)))
      prepare(view)
    }
    try send(.up(finger))
    return "drop \(String(describing: drop))"
  }

  /// How the destination takes the drop: some at once, some later, the foreign one by placeholders.
  private mutating func prepare(_ view: ViewID) {
    let policy = policies[views.firstIndex(of: view) ?? 0]
    let delay = Microseconds.milliseconds(Int64(number(0...1) * 200))
    policy.onPerform = { _ in DropPerformance.accept.after(delay) }
    policy.onDrop = nil
    if view == views[2] {
      policy.onDrop = { call, coordinator in
        guard case .gap = coordinator.destination else { return .nothing }
        var seen: Set<DragItem> = []
        let items = call.items.filter { seen.insert($0).inserted }
        _ = try? coordinator.drop(items, toPlaceholdersAt: nil)
        return .nothing
      }
    }
  }

  /// What has been dropped arrives in the plain arrays when the stage's destination has taken it.
  private mutating func arrive() {
    guard let drop else { return }
    let state = stage.sessions.live.first { $0.id == drop.session }?.state
    guard state != .performing, state != .dragging else { return }
    self.drop = nil
    arrivedDrops += 1
    guard var target = plain[drop.view],
      let section = target.sections.firstIndex(where: { $0.number == drop.section })
    else { return }
    let items = target.sections[section].items
    let next = drop.behind.first(where: items.contains).flatMap(items.firstIndex(of:))
    let gap = GapIndex(section: section, item: next ?? items.count)
    var seen: Set<DragItem> = []
    var arrivals = drop.items.filter { seen.insert($0).inserted }
    // A table moves its one row itself, and asks nobody (CONTRACT-45).
    let remaining = arrivals.filter { plain[$0.origin]?.holds(stage.name(of: $0.item)) == true }
    let movesRow =
      drop.operation == .move && stage.core.data.scene[drop.view].options.movesRows
      && remaining.count == 1
      && remaining[0].origin == drop.view
    guard drop.view != views[2] || movesRow else {
      let stands = stage.scene.placeholders(in: drop.view).filter { !markers.values.contains($0) }
      for stand in stands { markers["?\(markers.count)"] = stand }
      let new = arrivals.indices.map { "?\(markers.count - arrivals.count + $0)" }
      target.insert(new, at: gap)
      plain[drop.view] = target
      undo = nil
      return
    }
    // What another application lends is loaded, and none of it has any data here.
    arrivals.removeAll { item in
      (item.origin == views[2]) != (drop.view == views[2])
        || plain[item.origin]?.holds(stage.name(of: item.item)) == false
    }
    let names = arrivals.map { stage.name(of: $0.item) }
    let before = plain.mapValues(\.order)
    if drop.operation == .copy {
      target.insert(target.copyNames(of: names), at: gap)
      plain[drop.view] = target
    } else {
      let isTaken = arrivals.contains { item in
        item.origin != drop.view && target.slot(of: stage.name(of: item.item)) != nil
      }
      guard !isTaken, Set(names).count == names.count else { return }
      target.move(names, to: gap)
      plain[drop.view] = target
      for item in arrivals where item.origin != drop.view {
        plain[item.origin]?.delete([stage.name(of: item.item)])
      }
    }
    undo = before
  }
}
