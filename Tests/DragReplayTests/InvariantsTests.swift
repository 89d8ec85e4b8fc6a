import CollectionLayout
import DragGeometry
import DragItems
import DragScript
import DragSessions
import Machines
import Testing

@testable import DragReplay
@testable import DragStage

/// Each invariant, broken by a trace made by hand.
@Suite struct InvariantsTests {
  let stage = Stage()
  let list: ViewID
  let item: ItemID

  init() throws {
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a", "b"])
    item = try #require(stage.item("a", in: list)).item
  }

  func call(_ callback: Callback, _ detail: CallDetail = .none) -> TraceEvent {
    .called(callback, list, detail)
  }

  func update(_ operation: DropOperation) -> TraceEvent {
    let rights = DropConstraints(allowsMove: true, isForeign: false)
    return call(.update, .ruling(DropProposal(operation).resolved(with: rights, at: nil)))
  }

  func willEnd(_ operation: DropOperation = .move) -> TraceEvent {
    call(.willEnd, .outcome(DragOutcome(operation)))
  }

  func didEnd(_ operation: DropOperation = .move) -> TraceEvent {
    call(.didEnd, .outcome(DragOutcome(operation)))
  }

  /// A lift of one item, and its begin.
  var begin: [TraceEvent] {
    [call(.items), call(.canMove, .item(item)), call(.willLift), call(.willBegin)]
  }

  /// A drag that is dropped on the list, up to the perform.
  func performed(_ operation: DropOperation = .move) -> [TraceEvent] {
    begin + [call(.enter), update(operation), call(.perform)]
  }

  func end(_ operation: DropOperation = .move) -> [TraceEvent] {
    [willEnd(operation), call(.dropEnd), didEnd(operation)]
  }

  func found(_ events: [TraceEvent]) -> [String] {
    Invariants.violations(
      in: events.map { TraceEntry(time: .zero, event: $0, session: SessionID(1)) }, on: stage)
  }

  /// What is found in a drag from begin to end.
  func violations(_ events: TraceEvent...) -> [String] { found(begin + events) }

  let here = "session 1 at list: "
  let session = "session 1: "

  @Test func `a whole drop breaks nothing`() {
    #expect(
      violations(
        call(.enter), update(.move), call(.exit), call(.enter), update(.move), call(.perform),
        willEnd(), call(.willDrop, .item(item)), call(.dropEnd), call(.conclude), didEnd(),
        call(.didTransfer)) == [])
  }

  @Test func `I4, I5: enter, update, exit and perform follow each other`() {
    func during(_ events: TraceEvent...) -> [String] { found(begin + events + end(.cancel)) }
    #expect(
      during(call(.enter), call(.enter)) == [here + "a second enter without an exit"])
    #expect(
      during(call(.enter), call(.exit), update(.move)) == [here + "an update outside"])
    #expect(
      during(call(.enter), call(.exit), call(.exit)) == [here + "an exit without an enter"])
    func dropped(_ events: TraceEvent...) -> [String] { found(begin + events + end()) }
    #expect(
      dropped(call(.enter), update(.move), call(.exit), call(.perform)) == [
        here + "a perform outside"
      ])
    #expect(
      found(
        begin + [call(.enter), update(.forbidden), call(.perform)] + end(.forbidden))
        == [here + "a perform after a proposal of neither copy nor move"])
    #expect(
      dropped(call(.enter), update(.move), call(.perform), call(.perform)) == [
        here + "a second perform"
      ])
    #expect(
      dropped(call(.enter), update(.move), call(.perform), update(.copy)) == [
        here + "an update outside"
      ])
    #expect(
      dropped(call(.enter), update(.move), call(.perform), call(.enter)) == [
        here + "an enter after a perform"
      ])
  }

  @Test func `a proposal is remembered until the drop has read it, and in no other visit`() {
    func hash(_ events: [TraceEvent]) -> Int {
      var invariants = Invariants(stage)
      for event in events {
        invariants.follow(TraceEntry(time: .zero, event: event, session: SessionID(1)))
      }
      var hasher = Hasher()
      invariants.feed(&hasher)
      return hasher.finalize()
    }
    func left(_ operation: DropOperation) -> Int {
      hash(begin + [call(.enter), update(operation), call(.exit)])
    }
    #expect(left(.move) == left(.copy))
    #expect(hash(performed(.move)) != hash(performed(.copy)))
  }

  @Test func `I4: one view is entered at a time`() throws {
    let board = try stage.addCollection(
      "board", frame: Rect(x: 200, y: 0, width: 100, height: 100), layout: .rows(.init()))
    func at(_ callback: Callback) -> TraceEvent { .called(callback, board, .none) }
    #expect(
      found(
        begin + [call(.enter), at(.enter), willEnd(.cancel)]
          + [call(.dropEnd), at(.dropEnd), didEnd(.cancel)])
        == ["session 1 at board: an enter while it is inside of list"])
    #expect(
      found(
        begin + [call(.enter), call(.exit), at(.enter), willEnd(.cancel)]
          + [call(.dropEnd), at(.dropEnd), didEnd(.cancel)]) == [])
  }

  @Test func `I5: a drag from outside is performed once, too`() {
    #expect(
      found([call(.enter), update(.copy), call(.perform), call(.perform), call(.dropEnd)]) == [
        here + "a second perform"
      ])
    #expect(found([call(.update)]) == [session + "update of a drag that has not begun"])
    #expect(found([call(.springLoad, .item(item)), call(.springLoaded, .item(item))]) == [])
    #expect(
      found([call(.springLoaded, .item(item))]) == [
        session + "springLoaded of a drag that has not begun"
      ])
    #expect(
      found([call(.enter), update(.copy), call(.perform), call(.didMove), call(.dropEnd)]) == [
        session + "didMove in a drag from outside"
      ])
  }

  @Test func `CONTRACT-32: every visited destination hears one dropEnd, and no other`() {
    #expect(
      violations(call(.enter), willEnd(.cancel), didEnd(.cancel)) == [
        here + "0 dropEnd instead of one"
      ])
    #expect(
      violations(willEnd(.cancel), call(.dropEnd), didEnd(.cancel)) == [
        here + "a dropEnd without an enter"
      ])
    #expect(
      violations(
        call(.enter), willEnd(.cancel), call(.dropEnd), call(.dropEnd), didEnd(.cancel))
        == [here + "a second dropEnd", here + "2 dropEnd instead of one"])
    #expect(
      violations(
        call(.enter), update(.move), call(.perform), willEnd(), call(.dropEnd), call(.willDrop),
        didEnd()) == [here + "willDrop after dropEnd"])
    #expect(
      violations(
        call(.enter), update(.move), call(.perform), willEnd(), call(.conclude), call(.dropEnd),
        didEnd()) == [here + "a conclude without a perform and a dropEnd"])
  }

  @Test func `I2, CONTRACT-14, 145: a session ends once, as it said`() {
    #expect(violations() == [session + "no willEnd"])
    #expect(violations(willEnd(.cancel)) == [session + "no didEnd"])
    #expect(
      violations(didEnd(.cancel), willEnd(.cancel), didEnd(.cancel)) == [
        session + "didEnd during the drag"
      ])
    #expect(
      violations(willEnd(.cancel), didEnd(.forbidden)) == [
        session + "a didEnd by another operation than willEnd"
      ])
    #expect(
      violations(willEnd(.cancel), didEnd(.cancel), didEnd(.cancel)) == [
        session + "didEnd after the end"
      ])
    #expect(
      violations(call(.willBegin), willEnd(.cancel), didEnd(.cancel)) == [
        session + "willBegin during the drag"
      ])
    #expect(
      found([call(.items), call(.canMove, .item(item)), call(.willLift), call(.enter)]) == [
        session + "enter before willBegin"
      ])
  }

  @Test func `I1: nothing is reported of a session that has ended`() {
    let cancelled = begin + [call(.enter)] + end(.cancel)
    for callback in [Callback.didMove, .enter, .update, .exit, .perform, .willEnd, .dropEnd] {
      #expect(
        found(cancelled + [call(callback)]) == [session + "\(callback.rawValue) after the end"])
    }
    for callback in [Callback.canHandle, .enter, .perform] {
      #expect(
        found(performed() + [willEnd(), call(callback), call(.dropEnd), didEnd()]) == [
          session + "\(callback.rawValue) after willEnd"
        ])
    }
    let reported = call(.didLoad, .load(item, .png, error: nil))
    #expect(
      found(performed() + end() + [call(.didTransfer), reported]).first == session
        + "didLoad after the end")
    let liftCancelled = [call(.items), call(.canMove, .item(item)), call(.liftCancelled)]
    #expect(found(liftCancelled) == [])
    #expect(
      found(liftCancelled + [call(.willBegin)]) == [session + "willBegin after liftCancelled"])
    #expect(found(liftCancelled + [reported]).first == session + "didLoad after liftCancelled")
    #expect(found(begin.dropLast() + [reported]).first == session + "didLoad before willBegin")
  }

  @Test func `I3: without items no drag begins`() {
    #expect(found([call(.items)]) == [])
    #expect(found([call(.items), call(.willLift)]) == [session + "a lift without items"])
    #expect(
      found([call(.items), call(.willBegin)] + end(.cancel).filter { $0 != call(.dropEnd) }) == [
        session + "a drag without items"
      ])
  }

  @Test func `I6: a drag ends by the operation in force`() {
    let other = session + "the drag ends by another operation than the one in force"
    #expect(found(performed(.copy) + end(.move)) == [other])
    #expect(found(performed(.move) + end(.cancel)) == [other])
    // One that could not take the items may make the drag a cancel.
    let failed = TraceEvent.dropFailed(list, .application(reason: "full"))
    #expect(found(performed(.move) + [failed] + end(.cancel)) == [])
    #expect(
      found(begin + [call(.enter), update(.move)] + end(.move)) == [
        session + "the drag ends by an operation without a perform"
      ])
    #expect(
      found(begin + [call(.enter), update(.move)] + end(.forbidden)) == [
        session + "the drag ends as forbidden without a forbidden proposal"
      ])
    #expect(found(begin + [call(.enter), update(.forbidden)] + end(.forbidden)) == [])
  }

  @Test func `CONTRACT-13: a transfer is reported once, after the end of a copy or a move`() {
    #expect(
      violations(willEnd(.cancel), didEnd(.cancel), call(.didTransfer)) == [
        session + "didTransfer after the end"
      ])
    #expect(
      found(performed() + [willEnd(), call(.didTransfer), call(.dropEnd), didEnd()]) == [
        session + "didTransfer after willEnd"
      ])
    #expect(
      found(performed() + end() + [call(.didTransfer), call(.didTransfer)]) == [
        session + "didTransfer after the end"
      ])
  }

  @Test func `one menu is shown at a time, and each is dismissed once`() {
    let shown = call(.menuShown, .item(item))
    let gone = call(.menuDismissed, .item(item))
    func found(_ events: TraceEvent...) -> [String] {
      var check = MenuCheck()
      for case .called(let callback, let view, let detail) in events {
        check.followMenu(callback, view, detail, on: stage)
      }
      check.finish(on: stage)
      return check.violations
    }
    #expect(found(shown, gone, shown, gone) == [])
    #expect(found(gone) == ["the menu of `a` is dismissed and was not shown"])
    #expect(found(shown, gone, gone) == ["the menu of `a` is dismissed and was not shown"])
    #expect(found(shown, shown, gone) == ["the menu of `a` is shown beside another one"])
    #expect(found(shown) == ["the menu of `a` disappeared without a dismissal"])
  }

  @Test func `nothing may be pending after the end`() throws {
    let pointer = try stage.addPointer("p")
    try stage.handle(.down(pointer, Point(x: 5, y: 5), label: nil), at: .zero)
    #expect(Invariants.violations(in: [], on: stage) == ["something is pending after the end"])
  }

  @Test func `the data lines must lead to the data's own order`() throws {
    let initial = stage.items(of: list)
    #expect(TraceChecks.violations(on: stage, initial: [initial]) == [])
    #expect(
      TraceChecks.violations(on: stage, initial: [initial.map { $0.reversed() }]) == [
        "list: the data lines lead to a different order than the data"
      ])
    try stage.insert(["n", "m"], at: GapIndex(item: 1), in: list)
    try stage.delete(#require(stage.item("b", in: list)))
    #expect(DataReplay.violations(on: stage, initial: [initial]) == [])
    stage.core.trace = TraceLog(entries: stage.trace.dropLast())
    #expect(DataReplay.violations(on: stage, initial: [initial]).count == 1)
  }

  @Test func `data that is read again is followed, and rows that it has no more were removed`()
    throws
  {
    let before = stage.scene.views.map { stage.items(of: $0) }
    try stage.reload(list, sections: [["b"], ["c"]])
    #expect(DataReplay.violations(on: stage, initial: before) == [])
    stage.core.trace = TraceLog(entries: stage.trace.dropLast())
    #expect(DataReplay.violations(on: stage, initial: before).count == 1)
  }

  @Test func `a placeholder that is left is its application's duty, and no invariant of ours`()
    throws
  {
    var content = try #require(stage.collection(list))
    let lent = DragItem(item: item, origin: list)
    content.setPlaceholder(item, Placeholder(item: lent, session: SessionID(1)))
    stage.core.data.scene[list].collection = content
    let initial = [stage.items(of: list)]
    let sentence =
      "left undone by the application of `list`: a placeholder is neither committed nor deleted"
    #expect(DataReplay.violations(on: stage, initial: initial) == [sentence])
    let place = DragScript.SourceLocation(file: "a.drag", line: 1, column: 1)
    #expect(TestFailure.broken(sentence, at: place).message == sentence)
    #expect(
      TestFailure.broken("no didEnd", at: place).message == "an invariant does not hold: no didEnd")
  }

  /// What the one test of a script fails by, when its lists, box and class are there.
  private func duties(_ lines: String) -> [String] {
    let scene = """
      dragscript 1
      collection from at 0,0 size 180x300 layout rows(height=50)
      collection to at 200,0 size 180x300 layout rows(height=50)
      view box at 0,400 size 100x100
      class picture reads public.png
      items from a b
      provider from#a public.png "A" delay never
      on to update => proposal copy insert-at
      on box update => proposal copy

      test "t"
      """
    let report = Replaying.report(scene + "\n" + lines + "\n")
    #expect(report.diagnostics.map(\.description) == [])
    return report.results.flatMap(\.faults).map(\.message)
  }

  @Test func `CONTRACT-117: data that never comes is the duty of its source's application`() {
    let never = "left undone by the application of `from`: the data of `a` never comes"
    func drop(at target: String) -> String { "down from#a\nwait 600ms\nmove \(target)\nup\nsettle" }
    // Neither the placeholder nor what waits for the data is another fault.
    #expect(duties("on to perform => items load\n" + drop(at: "to[gap 0]")) == [never])
    #expect(duties("on box perform do load a public.png\n" + drop(at: "box")) == [never])
    #expect(duties("on box perform do load-all picture\n" + drop(at: "box")) == [never])
    let twice = "on box perform do load a\non box perform do load a as file\n"
    #expect(duties(twice + drop(at: "box")) == [never])
    // With a deadline, and where the user gives the loads up, nothing is left undone.
    #expect(duties("set load.deadline 1s\n" + twice + drop(at: "box")) == [])
    #expect(duties(twice + drop(at: "box") + "\ncancel loads") == [])
    // A placeholder that its application has put in waits for no data.
    #expect(
      duties(
        "on to perform do drop a as placeholder\non to perform => none\n" + drop(at: "to[gap 0]"))
        == [
          "left undone by the application of `to`: a placeholder is neither committed nor deleted"
        ])
  }

  @Test func `CONTRACT-115: a file that is not given back is the duty of who was given it`() {
    let lines = """
      provider from#b public.utf8-plain-text "words" file in-place
      on box perform do load b as in-place
      down from#b
      wait 600ms
      move box
      up
      settle
      """
    #expect(
      duties(lines) == [
        "left undone by the application of `box`: the use of the file `/from/b/item` is not ended"
      ])
  }
}
