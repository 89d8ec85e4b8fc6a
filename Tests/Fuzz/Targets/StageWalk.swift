import CollectionLayout
import CollectionModel
import DragGeometry
import DragGestures
import DragItems
import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines

/// Bytes as all that can happen to a stage: every byte sequence is a walk, and every call is one
/// that a host could make.
struct StageWalk {
  private let tape: Tape
  private let stage: Stage
  private let applications: [TapedApplication]
  private var player: ScriptPlayer
  private var pointers: [PointerID] = []
  private var seat: PointerID
  private var time = Timestamp.zero
  private var newItems = 0

  init(_ bytes: [UInt8]) throws(BrokenLaw) {
    tape = Tape(bytes)
    do throws(StageError) {
      stage = try Self.stage(by: tape)
      applications = [TapedApplication(stage, tape), TapedApplication(stage, tape)]
      try Self.furnish(stage, with: applications, by: tape)
      pointers = [
        try stage.addPointer("f", .touch), try stage.addPointer("g", .touch),
        try stage.addPointer("m", .mouse), try stage.addPointer("p", .pen),
      ]
      seat = try stage.addSeat("outside")
      try Self.provide(on: stage, by: tape)
    } catch {
      throw BrokenLaw("the stage is not set up: \(error)")
    }
    player = ScriptPlayer(on: stage)
  }

  private static func stage(by tape: Tape) throws(StageError) -> Stage {
    var settings = StageSettings()
    settings.timerLimit = 5_000
    settings.resolver = tape.pick(.nearest, .vertical)
    settings.resolverHysteresis = tape.pick(0, 8)
    settings.liftBehavior = tape.pick(.standard, .extended)
    settings.liftDuration = .milliseconds(tape.pick(0, 40))
    settings.cadence = tape.pick(ReorderingCadence.immediate, .fast, .slow)
    settings.autoScroll = tape.isRare(128) ? AutoScroll() : nil
    settings.loadDeadline = tape.pick(nil, .milliseconds(300))
    settings.bulkAnimation = tape.pick(nil, 0, 2)
    settings.performsWithoutDestination = tape.pick(true, false)
    return Stage(settings: settings)
  }

  /// Three collections and two views, of two applications; some of what a view may be is chosen.
  private static func furnish(
    _ stage: Stage, with applications: [TapedApplication], by tape: Tape
  ) throws(StageError) {
    for number in 0..<5 {
      let isOther = number == 2 || number == 4
      let application = applications[isOther ? 1 : 0]
      var options = ViewOptions()
      options.application = isOther ? "other" : nil
      let switches = tape.next()
      options.takesSimultaneousDrops = switches & 1 != 0
      options.movesRows = switches & 2 == 0
      options.hasMenus = switches & 4 != 0
      options.isSpringLoaded = switches & 8 != 0
      options.dragsSelection = switches & 16 != 0
      options.drop.vetoes = switches & 32 != 0
      options.drop.keepsLastPosition = switches & 64 != 0
      options.drop.takesLateChoices = switches & 192 == 192
      options.asksPreviews = PreviewMoments(rawValue: switches & 128 != 0 ? 7 : 0)
      if number == 1 { options.reorders = .notifyAndRevert }
      options.keepsFirstVisible = number == 1
      options.orientation = LayoutOrientation(
        axis: tape.pick(.vertical, .horizontal), direction: tape.pick(.leftToRight, .rightToLeft))
      let x = Double(number) * 180
      guard number < 3 else {
        if number == 4 { options.contentSize = Size(width: 250, height: 400) }
        if number == 3, let inner = stage.scene.views.first, tape.isRare(100) {
          options.parent = inner
        }
        try stage.addView(
          "v\(number)", frame: Rect(x: x, y: 100, width: 200, height: 200), options: options,
          source: application, destination: application)
        continue
      }
      let view = try stage.addCollection(
        "c\(number)", frame: Rect(x: x, y: 0, width: 200, height: 300),
        layout: tape.pick(.rows(.init()), .grid(.init()), .twoColumn(.init())),
        items: (0..<5).map { "i\(number)\($0)" }, options: options, source: application,
        destination: application)
      if tape.isRare(128) { try stage.appendSection(["s\(number)"], to: view) }
    }
    try stage.addInteraction("j", to: stage.scene.views[3], destination: applications[1])
  }

  private static func provide(on stage: Stage, by tape: Tape) throws(StageError) {
    guard let original = Optional(FileSpace.Path("/a")) else { return }
    _ = try? stage.items.files.add([2], at: original)
    for view in stage.scene.views {
      for name in stage.order(of: view).joined().prefix(4) {
        guard let item = stage.item(name, in: view) else { continue }
        let form = tape.pick(
          Representation.Form.data,
          .file(Representation.FileOffer(original: original, options: .openInPlace)))
        stage.items.register(
          Representation(
            .png, tape.pick(.data([1]), .data([]), .failure("no")),
            delivery: tape.pick(.manual, .after(.zero), .after(.milliseconds(90)), .never),
            form: form, claimedSize: tape.pick(nil, 8, .max, -1),
            isAnsweredTwice: tape.isRare(40)), for: item)
      }
    }
  }

  /// Walks to the end of the bytes, and ends what is under way.
  mutating func run() throws(BrokenLaw) {
    var steps = 0
    while !tape.isOver, steps < 300 {
      steps += 1
      time = time + .milliseconds(tape.pick(0, 0, 1, 20, 20, 150, 501, 1_100))
      do throws(StageError) {
        try stage.advance(upTo: time)
      } catch {
        throw BrokenLaw("time goes on, and was refused: \(error)")
      }
      let before = (lines: stage.trace.count, data: stage.scene.views.map { stage.items(of: $0) })
      do throws(StageError) {
        try step()
      } catch {
        // A contract violation leaves one trace line; a refusal changes nothing.
        var lines = 0
        if case .misuse = error { lines = 1 }
        try require(
          stage.trace.count <= before.lines + lines, "refused (\(error)), and done all the same")
        try require(
          stage.scene.views.map { stage.items(of: $0) } == before.data,
          "refused (\(error)), but changed")
      }
    }
    do throws(StageError) {
      try finish()
    } catch {
      throw BrokenLaw("the stage does not end: \(error)")
    }
    player.checkInvariants(at: SourceLocation(file: "fuzz", line: 1, column: 1))
    if let fault = player.log.faults.first {
      let lines = stage.traceLines().map(\.text).joined(separator: "\n")
      throw BrokenLaw("\(fault.message)\n\(lines)")
    }
    try require(stage.sessions.live.isEmpty, "a session never ends")
  }

  /// A view of an application; what stands for other programs is changed by the seat alone.
  private func anyView() -> ViewID {
    let views = stage.scene.views.filter { !stage.scene.isOutside($0) }
    return views[tape.number(below: views.count)]
  }

  private func anyPointer() -> PointerID { pointers[tape.number(below: pointers.count)] }

  private func anyItem(in view: ViewID) -> ItemID? {
    tape.pick(in: stage.collection(view)?.order.itemIDs ?? [])
  }

  private mutating func newName() -> String {
    newItems += 1
    return "n\(newItems)"
  }

  /// One event; only the first that is refused is looked at, so a step makes one that may be.
  private mutating func step() throws(StageError) {
    let pointer = anyPointer()
    switch tape.number(below: 25) {
    case 0: try stage.handle(.down(pointer, tape.point(), button: tape.pick(0, 0, 1)), at: time)
    case 1, 2: try stage.handle(.move(pointer, tape.point()), at: time)
    case 3: try stage.handle(.up(pointer), at: time)
    case 4: try stage.handle(.cancel(pointer), at: time)
    case 5: try stage.handle(.keys(ModifierKeys(rawValue: tape.next() % 16)), at: time)
    case 6: try stage.scene.scroll(anyView(), by: tape.point())
    case 7:
      let gap = GapIndex(section: tape.pick(0, 0, 1, -1), item: tape.number(below: 9) - 1)
      try stage.insert([newName()], at: gap, in: anyView())
    case 8: changeByBatch()
    case 9:
      let view = anyView()
      if let item = anyItem(in: view) {
        try stage.delete(ItemReference(view: view, item: item))
      }
    case 10:
      guard let application = tape.pick(.common, stage.scene.application(named: "other")) else {
        return
      }
      try stage.handle(
        .application(application, tape.pick(.active, .inactive, .background, .gone)), at: time)
    case 11, 12: try answerLoad()
    case 13: try stage.handle(.escape, at: time)
    case 14, 15, 16: try lift(pointer)
    case 17: try resolvePlaceholder()
    case 18:
      let view = anyView()
      let kept = stage.order(of: view).map { tape.some(of: $0) }
      try stage.reload(view, sections: tape.pick(nil, kept))
    case 19: try remove()
    case 20:
      let view = anyView()
      if let item = anyItem(in: view) {
        try stage.move([item], to: GapIndex(item: tape.number(below: 9) - 1), in: view)
      }
    case 21, 22: try tellOfHost()
    case 24:
      let origin = tape.point()
      let size = Size(width: tape.coordinate(), height: tape.coordinate())
      try stage.scene.setFrame(Rect(origin: origin, size: size), of: anyView())
    default:
      let view = anyView()
      let there = stage.items(of: view).joined().map { ItemReference(view: view, item: $0) }
      try stage.scene.select(tape.some(of: there), in: view)
    }
  }

  /// A press that is held, on something rather than beside it; the drag begins with the next move.
  private mutating func lift(_ pointer: PointerID) throws(StageError) {
    guard !stage.pointers.isPressed(pointer) else {
      return try _ = stage.handle(.up(pointer), at: time)
    }
    let point = Point(
      x: Double(tape.next()) * 3.5, y: Double(tape.number(below: 5)) * 44 + 22)
    // Nothing is done before it that a refusal would have to undo.
    try stage.handle(.down(pointer, point), at: time)
    time = time + .milliseconds(1_100)
    try stage.advance(upTo: time)
    _ = try? stage.handle(.move(pointer, point + Point(x: 12, y: 12)), at: time)
  }

  private mutating func changeByBatch() {
    let view = anyView()
    func slot() -> Slot {
      Slot(section: tape.pick(0, 0, 0, 1, -1), item: tape.number(below: 8) - 1)
    }
    var batch = BatchUpdate()
    var names: [Slot: String] = [:]
    for _ in 0..<tape.number(below: 5) {
      switch tape.number(below: 7) {
      case 0: batch.append(.moveItem(from: slot(), to: slot()))
      case 1: batch.append(.deleteItem(slot()))
      case 2: batch.append(.reloadItem(slot()))
      case 3: batch.append(.deleteSection(tape.number(below: 3) - 1))
      case 4: batch.append(.insertSection(tape.number(below: 3) - 1))
      default:
        let gap = slot()
        batch.append(.insertItem(gap))
        names[gap] = newName()
      }
    }
    _ = try? stage.performBatch(
      batch, in: view, inserting: names, mode: tape.pick(.exact, .uikitCompat))
  }

  private func answerLoad() throws(StageError) {
    switch tape.number(below: 6) {
    case 0:
      if let again = tape.pick(in: stage.loads.answered) {
        try stage.handle(.loadResolved(again), at: time)
      }
    case 1:
      if let open = tape.pick(in: stage.loads.open) {
        let units = tape.pick(Int64(1), 9, -1, .max, .min)
        try stage.handle(.loadProgressed(open, units: units), at: time)
      }
    case 2:
      if let session = tape.pick(in: stage.sessions.live) {
        try stage.handle(.transferCancelled(session.id), at: time)
      }
    case 3:
      if let waiting = tape.pick(in: stage.loads.waiting) {
        try stage.handle(.loadDelivered(waiting, tape.pick(nil, .png), [tape.next()]), at: time)
      }
    default:
      guard let waiting = tape.pick(in: stage.loads.waiting) else { return }
      try stage.handle(
        tape.pick(.loadResolved(waiting), .loadRejected(waiting, reason: "no")), at: time)
    }
  }

  private mutating func resolvePlaceholder() throws(StageError) {
    let open = stage.scene.views.flatMap { stage.scene.placeholders(in: $0) }
    guard let placeholder = tape.pick(in: open) else { return }
    if tape.isRare(128) { return try stage.delete(placeholder) }
    try stage.commit(placeholder, as: newName())
  }

  private func remove() throws(StageError) {
    guard tape.isRare(60) else { return }
    if tape.isRare(128) { return try stage.removeView(anyView()) }
    if let interaction = stage.scene.interaction(named: "j") {
      try stage.removeInteraction(interaction)
    }
  }

  /// What a system tells that owns a drag, in any order.
  private func tellOfHost() throws(StageError) {
    let drag = HostDrag(
      formats: tape.some(of: ["text/plain", "text/uri-list", "", "x/\u{0}"]),
      operations: OperationMask(rawValue: tape.next() & 3),
      items: tape.some(of: ["a", "b", ""]).map { HostItem($0) }, isOwn: tape.pick(nil, true, false))
    let event = tape.pick(
      HostEvent.prepare(at: tape.point()), .began, .enter(drag), .enter(drag, at: tape.point()),
      .identified(isOwn: tape.isRare(128)), .update(tape.point()),
      .offer(OperationMask(rawValue: tape.next() & 3)), .leave, .drop(), .drop(at: tape.point()),
      .ended(tape.pick(.cancel, .forbidden, .copy, .move)),
      .unpacked(tape.some(of: ["a", "c"]).map { HostItem($0, formats: ["image/png"]) }))
    try stage.handle(.host(tape.pick(seat, seat, seat, anyPointer()), event), at: time)
  }

  /// Cancels what is pressed, rejects what waits, lets every timer fire, and gives up what hangs.
  ///
  /// A source that never answers keeps its session where no deadline is set. Applications end their uses of
  /// files.
  private func finish() throws(StageError) {
    for pointer in pointers where stage.pointers.isPressed(pointer) {
      try stage.handle(.cancel(pointer), at: stage.now)
    }
    for event in [HostEvent.leave, .ended(.cancel)] {
      _ = try? stage.handle(.host(seat, event), at: stage.now)
    }
    repeat {
      if let waiting = stage.loads.waiting.first {
        try stage.handle(.loadRejected(waiting, reason: "over"), at: stage.now)
      }
      while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
    } while !stage.loads.waiting.isEmpty
    for session in stage.sessions.live {
      _ = try? stage.handle(.transferCancelled(session.id), at: stage.now)
    }
    while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
    for view in stage.scene.views {
      for placeholder in stage.scene.placeholders(in: view) { try stage.delete(placeholder) }
    }
    for lease in stage.items.leakedFiles { try? stage.items.endUse(of: lease) }
  }
}
