import DragGeometry
import DragGestures
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// What policies are notified of, against the trace.
@Suite struct DragNotificationTests {
  /// A view that keeps its notifications.
  private final class Log: DragSource, DropDestination {
    let proposal: DropProposal
    var notifications: [DragNotification] = []
    /// What the session ended with, as the context of each notification has it.
    var outcomes: [DropOperation?] = []

    init(_ proposal: DropProposal) { self.proposal = proposal }

    func update(_ call: DragContext) -> DropProposal? { proposal }
    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      notifications.append(notification)
      outcomes.append(call.outcome?.operation)
    }
  }

  /// A source that implements nothing, and a destination that implements what it has to.
  private struct Silent: DragSource, DropDestination {
    func update(_ call: DragContext) -> DropProposal? { DropProposal(.copy) }
  }

  private let stage = Stage()
  private let from = Log(DropProposal(.move))
  private let to = Log(DropProposal(.copy))

  private func drag(to other: any DropDestination, end: Double) throws {
    try stage.addView(
      "card", frame: Rect(x: 0, y: 0, width: 100, height: 100), source: from, destination: from)
    try stage.addView(
      "shelf", frame: Rect(x: 200, y: 0, width: 100, height: 100), source: nil, destination: other)
    let finger = try stage.addPointer("finger", .touch)
    try stage.handle(.down(finger, Point(x: 50, y: 50)), at: .zero)
    try stage.handle(.move(finger, Point(x: 70, y: 50)), at: .milliseconds(600))
    try stage.handle(.move(finger, Point(x: end, y: 50)), at: .milliseconds(700))
    try stage.handle(.up(finger), at: .milliseconds(800))
    try stage.settle()
  }

  @Test func `one method receives what a source and a destination are notified of`() throws {
    try drag(to: to, end: 250)
    let card = try #require(stage.lastOutcome).operation
    #expect(card == .copy)
    #expect(
      from.notifications == [
        .willLift, .willBegin, .didMove, .enter, .didMove, .exit, .willEnd(.copy), .dropEnd,
        .didEnd(.copy), .didTransfer,
      ])
    #expect(to.notifications.map(\.callback) == [.enter, .willDrop, .dropEnd, .conclude])
  }

  @Test func `from willEnd on both sides are told what the session ends with (SN-05)`() throws {
    try drag(to: to, end: 250)
    #expect(from.outcomes == [nil, nil, nil, nil, nil, nil, .copy, .copy, .copy, .copy])
    // It is settled before the items fly, and nothing is known at the entry.
    #expect(to.outcomes == [nil, .copy, .copy, .copy])
  }

  @Test func `a destination that was left is told of a cancel (SN-05)`() throws {
    try drag(to: to, end: 150)
    #expect(from.notifications.last == .didEnd(.cancel))
    #expect(from.outcomes.compactMap(\.self) == [.cancel, .cancel, .cancel, .cancel])
    #expect(to.notifications.isEmpty)
  }

  @Test func `a policy that implements no notification drags and takes drops`() throws {
    try drag(to: Silent(), end: 250)
    #expect(stage.lastOutcome?.operation == .copy)
  }

  @Test func `the callbacks of notifications are those of the trace, in its order`() throws {
    try drag(to: to, end: 250)
    let questions: Set<Callback> = [
      .items, .canMove, .allowsMove, .restricted, .fullSize, .canHandle, .update, .perform,
    ]
    for (view, log) in [("card", from), ("shelf", to)] {
      let called = stage.calls().filter { $0.hasPrefix("\(view).") }
        .map { $0.dropFirst(view.count + 1).split(separator: " ")[0] }
        .compactMap { Callback(rawValue: String($0)) }
      #expect(called.filter { !questions.contains($0) } == log.notifications.map(\.callback))
    }
  }

  @Test func `a notification has the name of its case in scripts and traces`() {
    let item = ItemID(0)
    let all: [DragNotification] = [
      .willLift, .liftCancelled, .willBegin, .didMove, .willAdd([]), .willEnd(.move),
      .willCancel(item), .didEnd(.copy), .didTransfer, .menuShown(item), .menuDismissed(item),
      .enter, .exit, .springLoaded, .moveRow(item), .willDrop(item), .conclude, .dropEnd,
      .didLoadAll([]),
    ]
    for notification in all {
      #expect("\(notification)".prefix { $0 != "(" } == notification.callback.rawValue)
    }
    #expect(DragNotification.willDropAll.callback == .willDrop)
  }
}
