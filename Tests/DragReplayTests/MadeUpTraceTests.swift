import CollectionLayout
import DragGeometry
import DragItems
import DragScript
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragReplay
@testable import DragStage

/// What is found in traces that are made up, as it was looked at and approved.
///
/// The text is in `Tests/Check/Approved/made-up-traces.txt`. A trace tells of one or two drags as a stage may tell of them;
/// then entries of it are missing, doubled, swapped, or replaced by others. The text has what is found and how often, and for
/// each stage a number that is another one where any trace has other findings.
@Suite struct MadeUpTraceTests {
  /// What the stage is like that the traces are said to be of.
  private enum Setting: String, CaseIterable {
    case rest = "a stage at rest"
    case dragging = "a drag whose items may not move"
    case removed = "without the second list"
    case ended = "without the application of the second list"

    private var lines: String {
      switch self {
      case .rest: ""
      case .dragging: "down list#a\nwait 600ms\nmove board[gap 0]\n"
      case .removed: "remove board\n"
      case .ended: "app gone B\n"
      }
    }

    /// A stage of two lists that is like this.
    var stage: Stage {
      get throws {
        let text = """
          dragscript 1
          collection list at 0,0 size 100x200 layout rows(height=40)
          collection board at 200,0 size 100x200 layout rows(height=40) app B
          items list a b a-copy
          items board c a-copy-2
          on list allowsMove => value false
          on board update => proposal copy insert-at
          test "t"
          \(lines)
          """
        let script = try #require(Script.parse(text, file: "t.drag").script)
        var player = ScriptPlayer(
          try SceneBuilder(script.setup(of: script.tests[0])), settings: script.settings,
          limits: ReplayLimits())
        try player.play(script.tests[0].lines)
        return player.stage
      }
    }
  }

  /// The traces of a stage.
  private struct Maker {
    private let views: [ViewID]
    private let items: [ItemID]
    private let pointer: PointerID
    private var random: SplitMix64
    private var trace: [TraceEntry] = []

    init(on stage: Stage, seed: UInt64) {
      views = Array(stage.scene.views.prefix(2))
      items = stage.items(of: views[0])[0] + stage.items(of: views[1]).joined() + [ItemID(77)]
      pointer = stage.pointers.all[0]
      random = SplitMix64(seed: seed)
    }

    private mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    /// A trace: one drag, or two of which the second begins in the midst of the first.
    mutating func made(isDamaged: Bool) -> [TraceEntry] {
      trace = []
      tell(SessionID(1))
      if chance(40) {
        let first = trace
        trace = []
        tell(SessionID(2))
        let cut = Int.random(in: 0...first.count, using: &random)
        trace = first[..<cut] + trace + first[cut...]
      }
      if isDamaged { damage() }
      return trace
    }

    private mutating func add(_ event: TraceEvent, _ session: SessionID?, _ ordinal: UInt32 = 0) {
      trace.append(TraceEntry(time: .zero, event: event, session: session, ordinal: ordinal))
    }

    /// Tells of a drag from its lift to its end.
    private mutating func tell(_ session: SessionID) {
      let source = views[0]
      var carried = chance(50) ? [items[0]] : [items[0], items[1]]
      add(.called(.items, source, .none), session)
      for item in carried { add(.called(.canMove, source, .item(item)), session) }
      add(.called(.willLift, source, .none), session)
      if chance(8) { return add(.called(.liftCancelled, source, .none), session) }
      add(.called(.willBegin, source, .none), session)
      if chance(30) {
        add(.called(.addItems, source, .item(items[2])), session)
        add(.called(.willAdd, source, .items([items[2]])), session)
        carried.append(items[2])
      }
      let ordinal: UInt32 = chance(20) ? 1 : 0
      let operation = any(DropOperation.allCases)
      var target = any(views)
      var visited = [target]
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        visit(target, ruling(any(DropOperation.allCases)), session, ordinal)
        add(.called(.exit, target, .none), session, ordinal)
        target = any(views)
        if !visited.contains(target) { visited.append(target) }
      }
      let granted = DropConstraints(allowsMove: true, isForeign: false)
      visit(
        target, .ruling(DropProposal(operation).resolved(with: granted, at: nil)), session, ordinal)
      if operation.carries { drop(carried, on: target, by: operation, session, ordinal) }
      let outcome = CallDetail.outcome(DragOutcome(operation))
      add(.called(.willEnd, source, outcome), session)
      for item in chance(70) ? carried : [] {
        let callback = operation.carries ? Callback.willDrop : .willCancel
        add(.called(callback, operation.carries ? target : source, .item(item)), session)
      }
      for view in visited { add(.called(.dropEnd, view, .none), session, ordinal) }
      if operation.carries { add(.called(.conclude, target, .none), session, ordinal) }
      add(.called(.didEnd, source, outcome), session)
      if operation.carries { add(.called(.didTransfer, source, .none), session) }
    }

    private mutating func visit(
      _ view: ViewID, _ ruling: CallDetail, _ session: SessionID, _ ordinal: UInt32
    ) {
      add(.called(.canHandle, view, .none), session, ordinal)
      add(.called(.enter, view, .none), session, ordinal)
      add(.called(.update, view, ruling), session, ordinal)
      add(.called(.didMove, views[0], .none), session)
      add(.called(.update, view, ruling), session, ordinal)
    }

    /// A proposal that is in force, or that became another one.
    private mutating func ruling(_ operation: DropOperation) -> CallDetail {
      let limits = DropConstraints(
        allowsMove: chance(80), isForeign: false, mask: chance(10) ? .copy : nil,
        asked: chance(10) ? .copy : nil)
      let position = chance(50) ? DropPosition.gap(GapIndex(item: Int(random.next() % 5))) : nil
      return .ruling(DropProposal(operation).resolved(with: limits, at: position))
    }

    private mutating func drop(
      _ carried: [ItemID], on view: ViewID, by operation: DropOperation, _ session: SessionID,
      _ ordinal: UInt32
    ) {
      add(.called(.perform, view, .position(.gap(GapIndex(item: 0)))), session, ordinal)
      let isLoaded = chance(30)
      for item in carried {
        let choice = DropChoice.target(DropTarget(.zero))
        if chance(30) { add(.dropped(item, view, choice), session, ordinal) }
        if isLoaded {
          add(.called(.placeholderInsert, view, .place(item, GapIndex(item: 0))), session)
          add(.called(.didLoad, view, .load(item, .png, error: nil)), session)
          add(.called(.placeholderCommit, view, .place(item, GapIndex(item: 0))), session)
        } else {
          add(.inserted(item, view, GapIndex(item: 0)), session)
        }
        if operation.leavesSource { add(.deleted(item, views[0], GapIndex(item: 0)), session) }
      }
      if chance(20) {
        add(.transfer(.askedForAll(view, ObjectClass("Note"))), session)
        add(.called(.didLoadAll, view, .items(carried)), session)
      }
    }

    /// Leaves out, doubles, swaps and replaces some of the entries.
    private mutating func damage() {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<trace.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where trace.count > 1: trace.remove(at: index)
        case 1: trace.insert(trace[index], at: index)
        case 2: trace.swapAt(index, min(index + 1, trace.count - 1))
        case 3: trace.insert(other(), at: index)
        case 4: trace[index] = other()
        default: trace.append(trace[index])
        }
      }
    }

    /// An entry of any kind.
    private mutating func other() -> TraceEntry {
      let (view, item, at) = (any(views), any(items), GapIndex(item: Int(random.next() % 4)))
      let details: [CallDetail] = [
        .none, .item(item), .items([item, any(items)]), .place(item, at), .position(.gap(at)),
        .position(.item(Slot(section: 0, item: at.item))), ruling(any(DropOperation.allCases)),
        .outcome(DragOutcome(any(DropOperation.allCases))),
        .load(item, .png, error: chance(50) ? 3072 : nil),
      ]
      let events: [TraceEvent] = [
        .inserted(item, view, at), .deleted(item, view, at), .moved(item, view, at),
        .reloaded(view, sections: [[item]], gone: [any(items)]),
        .sectionChanged(view, .inserted(at.item)), .sectionChanged(view, .deleted(at.item)),
        .sectionChanged(view, .moved(from: 0, to: at.item)),
        .dropped(item, view, .placeholder(PlaceholderID(view: view, stand: item), at: at)),
        .dropped(item, view, .target(DropTarget(.zero))),
        .dropFailed(view, .application(reason: "full")),
        .misused(.dropLate, view, item), .transfer(.asked(view, item, .data(.png))),
        .transfer(.askedForAll(view, ObjectClass("Note"))), .transfer(.cancelled),
        .host(pointer, .ended(any(HostOperation.allCases))), .host(pointer, .leave),
      ]
      let session: SessionID? = chance(85) ? SessionID(chance(70) ? 1 : 2) : nil
      let event =
        chance(50) ? any(events) : .called(any(Callback.allCases), view, any(details))
      return TraceEntry(
        time: .zero, event: event, session: session, ordinal: chance(20) ? 1 : 0)
    }
  }

  /// The findings, each once.
  private static func each(_ findings: [String]) -> [String] {
    var seen: Set<String> = []
    return findings.filter { seen.insert($0).inserted }
  }

  @Test func `what is found in traces that are made up is what was approved`() throws {
    var text = ""
    var counts: [String: Int] = [:]
    for (seed, setting) in zip(UInt64(1)..., Setting.allCases) {
      let stage = try setting.stage
      let initial = stage.scene.views.map { stage.items(of: $0) }
      var maker = Maker(on: stage, seed: seed)
      var digest = TextDigest()
      for _ in 0..<600 {
        let trace = maker.made(isDamaged: true)
        var data = DataReplay(on: stage, initial: initial)
        for entry in trace { data.replay(entry.event) }
        let found = Invariants.violations(in: trace, on: stage) + data.violations(on: stage)
        for violation in found { counts[DamagedTraceTests.plain(violation), default: 0] += 1 }
        digest.add("\(found)")
      }
      text += "\(setting.rawValue): \(digest.text)\n"
    }
    text += counts.sorted { $0.key < $1.key }.map { "  \($0.value) \($0.key)\n" }.joined()
    let approved = ApprovedText("Tests/Check/Approved/made-up-traces.txt")
    #expect(try approved.differences(from: text) == [])
  }

  @Test func `nothing is found in a trace as a stage tells it, and most damage of it is`() throws {
    let stage = try Setting.rest.stage
    var maker = Maker(on: stage, seed: 8)
    for number in 0..<200 {
      let trace = maker.made(isDamaged: false)
      #expect(Invariants.violations(in: trace, on: stage) == [], "trace \(number)")
    }
    let found = (0..<200).count { _ in
      Invariants.violations(in: maker.made(isDamaged: true), on: stage) != []
    }
    #expect(found > 150)
  }

  @Test func `a trace that is read in parts has the findings of its entries one by one`() throws {
    for setting in Setting.allCases {
      let stage = try setting.stage
      let initial = stage.scene.views.map { stage.items(of: $0) }
      var maker = Maker(on: stage, seed: 9)
      for number in 0..<100 {
        let trace = maker.made(isDamaged: true)
        var whole = TraceChecks(on: stage, initial: initial)
        for entry in trace { whole.check([entry]) }
        var parts = TraceChecks(on: stage, initial: initial)
        let cut = number % trace.count
        parts.check(Array(trace.prefix(cut)))
        parts.check(trace, from: cut)
        #expect(
          Self.each(parts.violations()) == Self.each(whole.violations()),
          "\(setting.rawValue), trace \(number)")
      }
    }
  }
}
