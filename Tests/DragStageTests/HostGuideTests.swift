import DragGeometry
import DragGestures
import DragSessions
import DragStage
import Foundation
import Machines
import Testing

// guide: begin
/// A window of a toolkit of one's own, in both modes.
final class Window {
  let stage = Stage()
  let mouse, seat: PointerID
  /// Draws what the stage orders, and calls ``timer(_:)`` again no later than the deadline.
  var show: (HostCommand) -> Void = { _ in }
  var wake: (Timestamp?) -> Void = { _ in }

  init() throws(StageError) {
    mouse = try stage.addPointer("mouse", .mouse)
    seat = try stage.addSeat("desktop")
  }

  /// The one way in; nothing of ours is held while the stage asks its policies.
  @discardableResult
  func tell(_ event: StageEvent, _ time: Timestamp) -> HostOperation {
    guard let reply = try? stage.handle(event, at: time) else { return .cancel }
    reply.commands.forEach(show)
    wake(reply.nextDeadline)
    switch reply.answer {
    case .taken(let ruling): return HostOperation(ruling?.proposal.operation ?? .cancel)
    case .dropped(let isTaken): return isTaken ? .copy : .cancel
    case .offered(let offer): return offer == nil ? .cancel : .copy
    case .queued: return .cancel
    }
  }

  func timer(_ time: Timestamp) { tell(.tick, time) }

  // Mode A: the gesture is ours.
  func pressed(_ point: Point, _ time: Timestamp) { tell(.down(mouse, point), time) }
  func moved(_ point: Point, _ time: Timestamp) { tell(.move(mouse, point), time) }
  func released(_ time: Timestamp) { tell(.up(mouse), time) }

  // Mode B: the system owns the drag.
  func dragEnter(_ drag: HostDrag, _ time: Timestamp) { tell(.host(seat, .enter(drag)), time) }
  func dragMotion(_ point: Point, _ time: Timestamp) -> HostOperation {
    tell(.host(seat, .update(point)), time)
  }
  func dragLeave(_ time: Timestamp) { tell(.host(seat, .leave), time) }
  func drop(_ point: Point, _ time: Timestamp) -> Bool {
    tell(.host(seat, .drop(at: point)), time).isTaken
  }
}
// guide: end

/// The guide's window does what the guide says.
@Suite struct HostGuideTests {
  private static let source = URL(fileURLWithPath: #filePath)

  @Test func `the guide shows the window that is compiled here`() throws {
    let code = try String(contentsOf: Self.source, encoding: .utf8)
    let begin = try #require(code.range(of: "// guide: begin\n"))
    let end = try #require(code.range(of: "// guide: end\n"))
    let page = try String(
      contentsOf: Self.source.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Sources/DragStage/DragStage.docc/Embedding.md"), encoding: .utf8)
    #expect(page.contains("```swift\n" + code[begin.upperBound..<end.lowerBound] + "```\n"))
  }

  @Test func `one window takes drags of its own and of others`() throws {
    let window = try Window()
    var finished: [DropOperation] = []
    var deadlines: [Timestamp] = []
    window.show = {
      if case .completeHostDrop(_, let operation) = $0 { finished.append(operation) }
    }
    window.wake = { if let time = $0 { deadlines.append(time) } }
    let takesCopies = FixedProposalDestination(proposing: DropProposal(.copy))
    try window.stage.addView("card", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    try window.stage.addView(
      "shelf", frame: Rect(x: 100, y: 0, width: 50, height: 50), destination: takesCopies)
    window.pressed(Point(x: 9, y: 9), .zero)
    window.moved(Point(x: 120, y: 9), .zero)
    window.released(.zero)
    window.timer(try #require(deadlines.last))
    #expect(window.stage.lastOutcome?.operation == .copy)

    let now = window.stage.now
    window.dragEnter(HostDrag(formats: ["text/plain"]), now)
    #expect(window.dragMotion(Point(x: 9, y: 9), now) == .cancel)
    #expect(window.dragMotion(Point(x: 120, y: 9), now) == .copy)
    #expect(window.drop(Point(x: 121, y: 9), now))
    window.dragLeave(now)
    // Nobody has asked for its data.
    #expect(finished == [.cancel])
    #expect(!window.drop(.zero, now))
  }
}
