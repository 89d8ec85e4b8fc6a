import CollectionLayout
import CollectionModel
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines
import TestSupport

@testable import DragReplay
@testable import DragStage

/// A stage of three collections and two views in two applications, some of them with interactions,
/// and what happens to it.
struct Simulation {
  let stage: Stage
  private(set) var initial: [[[ItemID]]] = []
  /// What looks at the trace step by step.
  private var checks: TraceChecks
  private(set) var policies: [RandomPolicy] = []
  private(set) var pointers: [PointerID] = []
  private(set) var time = Timestamp.zero
  /// How often each item should be in its application at least, by the host's own changes alone.
  private(set) var expected: [String: Int] = [:]
  private let seed: UInt64
  private var random: SplitMix64
  private let weights: [Int]
  private var insertCount = 0

  init(seed: UInt64) throws {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    var settings = StageSettings()
    settings.resolver = Bool.random(using: &random) ? .nearest : .vertical
    settings.liftBehavior = Int.random(in: 0..<4, using: &random) == 0 ? .extended : .standard
    settings.liftDuration = .milliseconds(Int64.random(in: 0...1, using: &random) * 40)
    settings.performsWithoutDestination = Bool.random(using: &random)
    settings.itemsArePromises = seed % 3 == 1
    settings.multiItemMoves = seed % 7 == 3 ? .withoutGap : seed % 7 == 5 ? .forbidden : .gap
    settings.loadDeadline = Bool.random(using: &random) ? .milliseconds(300) : nil
    settings.bulkAnimation = [nil, nil, 0, 2][Int.random(in: 0..<4, using: &random)]
    settings.resolverHysteresis = Double(Int.random(in: 0...1, using: &random) * 8)
    settings.cadence = ReorderingCadence.allCases.randomElement(using: &random) ?? .immediate
    settings.autoScroll = Bool.random(using: &random) ? AutoScroll() : nil
    settings.springDelay = .milliseconds(Int64.random(in: 1...400, using: &random))
    stage = Stage(settings: settings)
    checks = TraceChecks(on: stage, initial: [])
    // A swarm: each run leaves some kinds of events out and makes others frequent.
    weights = (0..<19).map { kind in
      // Whole gestures are never left out, so that every run drags something.
      kind >= 12 && kind < 16 ? 5 : [0, 0, 1, 1, 4][Int.random(in: 0..<5, using: &random)]
    }
    for number in 0..<5 {
      var options = ViewOptions()
      options.application = number == 2 || number == 4 ? "other" : nil
      options.takesSimultaneousDrops = Bool.random(using: &random)
      options.movesRows = Int.random(in: 0..<4, using: &random) > 0
      options.asksRowMoves = seed % 2 == 1
      options.orientation = LayoutOrientation(
        axis: Bool.random(using: &random) ? .vertical : .horizontal,
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
      options.asksPreviews = PreviewMoments(rawValue: UInt8.random(in: 0..<8, using: &random))
      try Self.turnSwitches(of: &options, using: &random)
      options.reorders = number == 1 ? .notifyAndRevert : .notify
      options.keepsFirstVisible = number == 0
      let policy = RandomPolicy(
        stage, seed: random.next(), interferes: Bool.random(using: &random))
      policies.append(policy)
      let x = Double(number) * 180
      if number < 3 {
        let layout = [Layout.rows(.init()), .grid(.init()), .twoColumn(.init())][
          Int.random(in: 0..<3, using: &random)]
        let view = try stage.addCollection(
          "c\(number)", frame: Rect(x: x, y: 0, width: 200, height: 300), layout: layout,
          items: (0..<6).map { "i\(number)\($0)" }, options: options, source: policy,
          destination: policy)
        if Bool.random(using: &random) {
          let isEmpty = Bool.random(using: &random)
          try stage.appendSection(isEmpty ? [] : ["s\(number)"], to: view)
        }
      } else {
        if number == 4 { options.contentSize = Size(width: 250, height: 400) }
        try stage.addView(
          "v\(number)", frame: Rect(x: x, y: 100, width: 200, height: 200), options: options,
          source: policy, destination: policy)
      }
    }
    for number in 0..<Int.random(in: 0...4, using: &random) {
      let policy = RandomPolicy(
        stage, seed: random.next(), interferes: Bool.random(using: &random))
      policies.append(policy)
      try stage.addInteraction(
        "j\(number)", to: stage.scene.views[Int.random(in: 0..<5, using: &random)],
        destination: policy, asksPreviews: Bool.random(using: &random),
        behavior: try Self.behavior(using: &random))
    }
    for number in 0..<Int.random(in: 2...3, using: &random) {
      pointers.append(try stage.addPointer("p\(number)", number == 2 ? .mouse : .touch))
    }
    self.random = random
    initial = stage.scene.views.map { stage.items(of: $0) }
    checks = TraceChecks(on: stage, initial: initial)
    for view in stage.scene.views {
      for name in stage.order(of: view).joined() { expected[name, default: 0] += 1 }
    }
    try provide()
  }

  /// What a view may do differently, each now and then.
  private static func turnSwitches(
    of options: inout ViewOptions, using random: inout SplitMix64
  ) throws {
    options.hasMenus = Bool.random(using: &random)
    options.isSpringLoaded = Int.random(in: 0..<4, using: &random) == 0
    options.dragsSelection = Bool.random(using: &random)
    options.allowsDragging = Int.random(in: 0..<10, using: &random) > 0
    options.acceptsDrops = Int.random(in: 0..<10, using: &random) > 0
    options.drop = try behavior(using: &random)
    let masks: [OperationMask?] = [nil, nil, nil, .copy, .move, [.copy, .move]]
    options.operationsWithin = masks[Int.random(in: 0..<masks.count, using: &random)]
    options.operationsOutside = masks[Int.random(in: 0..<masks.count, using: &random)]
  }

  private static func behavior(using random: inout SplitMix64) throws -> DropBehavior {
    var behavior = DropBehavior()
    behavior.vetoes = Bool.random(using: &random)
    behavior.keepsLastPosition = Bool.random(using: &random)
    // By what was drawn already, so that each seed is the run that it was.
    behavior.takesLateChoices = behavior.vetoes && behavior.keepsLastPosition
    behavior.defaultProposal = DefaultProposal.allCases.randomElement(using: &random) ?? .cancel
    if Int.random(in: 0..<4, using: &random) == 0 { behavior.period = .milliseconds(70) }
    if Int.random(in: 0..<6, using: &random) == 0 {
      behavior.acceptedTypes = [try TypeIdentifier("public.image")]
    }
    return behavior
  }

  private mutating func provide() throws {
    let type = try TypeIdentifier("public.png")
    for view in stage.scene.views {
      for name in stage.order(of: view).joined() where Bool.random(using: &random) {
        guard let item = stage.item(name, in: view) else { continue }
        var delivery: Representation.Delivery =
          Int.random(in: 0..<3, using: &random) == 0
          ? .manual : .after(.milliseconds(Int64.random(in: 0...400, using: &random)))
        if stage.settings.loadDeadline != nil, Int.random(in: 0..<10, using: &random) == 0 {
          delivery = .never
        }
        let outcome: Representation.Outcome =
          Int.random(in: 0..<4, using: &random) == 0 ? .failure("no") : .data([1])
        stage.items.register(
          Representation(
            type, outcome, delivery: delivery, form: try form(at: "/\(name)"), claimedSize: 8,
            isAnsweredTwice: Int.random(in: 0..<8, using: &random) == 0), for: item)
      }
    }
  }

  private mutating func form(at path: String) throws -> Representation.Form {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return .data }
    let original = FileSpace.Path(path)
    try stage.items.files.add([2], at: original)
    return .file(
      Representation.FileOffer(
        original: original, options: Bool.random(using: &random) ? .openInPlace : []))
  }

  private mutating func point() -> Point {
    Point(
      x: Double(Int.random(in: -20..<940, using: &random)),
      y: Double(Int.random(in: -20..<340, using: &random)))
  }

  private mutating func anyView() -> ViewID {
    stage.scene.views[Int.random(in: 0..<stage.scene.views.count, using: &random)]
  }

  /// One step: some time passes, and something happens.
  ///
  /// - Parameter number: Which step it is; what it draws depends on that and on the seed alone, so
  ///   that steps can be left out.
  /// - Returns: Whether the stage refused, and had changed nothing, or nil where it took it all.
  mutating func step(_ number: Int) -> (error: StageError, isUnchanged: Bool)? {
    random = SplitMix64(seed: seed << 20 ^ UInt64(number))
    let waits: [Int64] = [0, 0, 1, 20, 20, 150, 501]
    time = time + .milliseconds(waits[Int.random(in: 0..<waits.count, using: &random)])
    do throws(StageError) {
      try stage.advance(upTo: time)
    } catch {
      return (error, false)
    }
    let pointer = pointers[Int.random(in: 0..<pointers.count, using: &random)]
    var pick = Int.random(in: 0..<max(1, weights.reduce(2, +)), using: &random)
    var kind = weights.indices.first { index in
      pick -= weights[index]
      return pick < 0
    }
    // Data is seldom on its way, and there is much to be said about it then.
    if !stage.loads.open.isEmpty, Int.random(in: 0..<2, using: &random) == 0 { kind = 10 }
    var before = (stage.core.state, stage.trace.count)
    do throws(StageError) {
      switch kind {
      case 0: try stage.handle(.down(pointer, point(), label: nil), at: time)
      case 1, 2: try stage.handle(.move(pointer, point()), at: time)
      case 3: try stage.handle(.up(pointer), at: time)
      case 4: try stage.handle(.cancel(pointer), at: time)
      case 5:
        let keys = ModifierKeys(rawValue: UInt8.random(in: 0..<16, using: &random))
        try stage.handle(.keys(keys), at: time)
      case 6: try stage.scene.scroll(anyView(), by: point())
      case 7: if Bool.random(using: &random) { try insert() } else { changeByBatch() }
      case 8: try delete()
      case 9: try changePhase()
      case 10: try answerLoad()
      case 11: try stage.handle(.escape, at: time)
      case 12:
        try stage.handle(.down(pointer, point(), label: nil), at: time)
        time = time + .milliseconds(1_100)
        try stage.handle(.tick, at: time)
        before = (stage.core.state, stage.trace.count)
        try stage.handle(.move(pointer, point()), at: time)
      case 13:
        // Not too far away, so that much is dropped where it came from.
        let step = Point(x: point().x / 8 - 60, y: point().y / 2 - 90)
        try stage.handle(.move(pointer, stage.pointers.point(of: pointer) + step), at: time)
        before = (stage.core.state, stage.trace.count)
        try stage.handle(.up(pointer), at: time)
      case 15: try resolvePlaceholder()
      case 16: try reload()
      case 17: try remove()
      case 18: try shift()
      default:
        try stage.handle(.down(pointer, point(), label: nil), at: time)
        before = (stage.core.state, stage.trace.count)
        try stage.handle(.up(pointer), at: time)
      }
      return nil
    } catch {
      // A contract violation leaves one trace line, and nothing else.
      var lines = 0
      if case .misuse = error { lines = 1 }
      return (error, stage.core.state == before.0 && stage.trace.count == before.1 + lines)
    }
  }

  /// What does not hold behind the steps so far: the plain arrays that follow the trace are the
  /// stage's own, and no callback came that may not.
  mutating func fault() -> String? {
    checks.checkNewEntries()
    return checks.firstViolation
  }

  /// What does not hold when all is over; every entry is looked at once.
  mutating func faults() -> [String] {
    checks.checkNewEntries()
    return checks.violations()
  }

  private mutating func insert() throws(StageError) {
    insertCount += 1
    let name = "n\(insertCount)"
    let gap = GapIndex(item: Int.random(in: -1..<8, using: &random))
    try stage.insert([name], at: gap, in: anyView())
    expected[name, default: 0] += 1
  }

  /// Changes a collection in several places; a batch that does not fit changes nothing.
  private mutating func changeByBatch() {
    let view = anyView()
    guard let content = stage.collection(view) else { return }
    let count = (content.order.numberOfItems(inSection: 0) ?? 0) + 1
    func slot() -> Slot { Slot(item: Int.random(in: 0..<count, using: &random)) }
    var batch = BatchUpdate([.moveItem(from: slot(), to: slot())])
    if Bool.random(using: &random) { batch.append(.reloadItem(slot())) }
    if Bool.random(using: &random) { batch.append(.deleteItem(slot())) }
    let gap = slot()
    insertCount += 1
    let name = "n\(insertCount)"
    if Bool.random(using: &random) { batch.append(.insertItem(gap)) }
    let mode: BatchMode = Bool.random(using: &random) ? .exact : .uikitCompat
    guard
      let map = try? stage.performBatch(batch, in: view, inserting: [gap: name], mode: mode)
    else { return }
    if !map.inserted.isEmpty { expected[name, default: 0] += 1 }
    for slot in map.deleted {
      guard let item = content.order.item(at: slot), !content.placeholders.contains(item) else {
        continue
      }
      expected[stage.name(of: item), default: 0] -= 1
    }
  }

  private mutating func delete() throws(StageError) {
    let view = anyView()
    let there = stage.collection(view)?.order.itemIDs ?? []
    guard let item = there.randomElement(using: &random) else { return }
    try stage.delete(ItemReference(view: view, item: item))
    expected[stage.name(of: item), default: 0] -= 1
  }

  private mutating func resolvePlaceholder() throws(StageError) {
    let all = policies.flatMap(\.placeholders)
    guard let placeholder = all.randomElement(using: &random) else { return }
    if Bool.random(using: &random) { return try stage.delete(placeholder) }
    insertCount += 1
    try stage.commit(placeholder, as: "n\(insertCount)")
    expected["n\(insertCount)", default: 0] += 1
  }

  private mutating func reload() throws(StageError) {
    let view = anyView()
    let before = stage.order(of: view)
    let kept = before.map { section in
      section.shuffled(using: &random).filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
    }
    try stage.reload(view, sections: Bool.random(using: &random) ? kept : nil)
    let after = Set(stage.order(of: view).joined())
    for name in before.joined() where !after.contains(name) {
      expected[name, default: 0] -= 1
    }
  }

  private mutating func remove() throws(StageError) {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    guard Bool.random(using: &random) else { return try stage.removeView(anyView()) }
    let name = "j\(Int.random(in: 0..<4, using: &random))"
    if let interaction = stage.scene.interaction(named: name) {
      try stage.removeInteraction(interaction)
    }
  }

  private mutating func shift() throws(StageError) {
    let view = anyView()
    let there = stage.collection(view)?.order.itemIDs ?? []
    guard let item = there.randomElement(using: &random) else { return }
    try stage.move([item], to: GapIndex(item: Int.random(in: 0..<8, using: &random)), in: view)
  }

  private mutating func changePhase() throws(StageError) {
    guard let other = stage.scene.application(named: "other") else { return }
    let application = Bool.random(using: &random) ? other : .common
    let phases: [ApplicationPhase] = [.active, .inactive, .background, .gone, .gone]
    let phase = phases[Int.random(in: 0..<phases.count, using: &random)]
    // An application that goes too soon leaves nothing to try.
    guard phase != .gone || Int.random(in: 0..<4, using: &random) == 0 else { return }
    try stage.handle(.application(application, phase), at: time)
  }

  private mutating func answerLoad() throws(StageError) {
    let choice = Int.random(in: 0..<5, using: &random)
    if choice == 0, let again = stage.loads.answered.randomElement(using: &random) {
      return try _ = stage.handle(.loadResolved(again), at: time)
    }
    if choice == 1, let open = stage.loads.open.randomElement(using: &random) {
      let units = Int64.random(in: -1...9, using: &random)
      return try _ = stage.handle(.loadProgressed(open, units: units), at: time)
    }
    if choice == 2, let session = stage.sessions.live.randomElement(using: &random) {
      return try _ = stage.handle(.transferCancelled(session.id), at: time)
    }
    guard let waiting = stage.loads.waiting.randomElement(using: &random) else { return }
    let event: StageEvent =
      Bool.random(using: &random)
      ? .loadResolved(waiting) : .loadRejected(waiting, reason: "no")
    try stage.handle(event, at: time)
  }

  /// Cancels what is pressed, rejects what waits, and lets every timer fire.
  mutating func finish() throws(StageError) {
    repeat {
      for pointer in pointers where stage.pointers.isPressed(pointer) {
        try stage.handle(.cancel(pointer), at: stage.now)
      }
      if let waiting = stage.loads.waiting.first {
        try stage.handle(.loadRejected(waiting, reason: "over"), at: stage.now)
      }
      while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
      // An application that interferes may have pressed again.
    } while !stage.loads.waiting.isEmpty || pointers.contains(where: stage.pointers.isPressed)
    for view in stage.scene.views {
      for placeholder in stage.scene.placeholders(in: view) { try stage.delete(placeholder) }
    }
  }
}
