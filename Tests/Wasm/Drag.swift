import DragGeometry
import DragGestures
import DragSessions
import Machines

/// The drag of `copy-to-a-shelf.drag`, played by the machines alone, with a clock that this file turns.
///
/// It says what the stage's trace says of the same script.
struct CardAndShelf {
  private static let card = DestinationID(0)
  private static let shelf = DestinationID(1)
  private let frames = [
    Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 200, y: 0, width: 100, height: 100),
  ]
  private var gesture = Machine<Gesture>(Gesture.Context(tuning: Gesture.Tuning()))
  private var drag = Drag()
  private var point = Point.zero
  private var now = Timestamp.zero
  private var liftDue: Timestamp?
  private var end: Timestamp?
  let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  mutating func play() {
    pointer("down", .pressed(Point(x: 50, y: 50)), at: Point(x: 50, y: 50))
    pass(to: Timestamp(microseconds: 600_000))
    for target in [
      Point(x: 70, y: 50), Point(x: 150, y: 50), Point(x: 220, y: 50), Point(x: 230, y: 60),
    ] {
      pointer("move", .moved(target), at: target)
    }
    pointer("up", .released, at: nil)
    pass(to: Timestamp(microseconds: 10_000_000))
  }

  /// Time goes on, and what is due happens.
  private mutating func pass(to time: Timestamp) {
    if let due = liftDue, due <= time {
      now = due
      liftDue = nil
      step(.liftDue)
    }
    if let due = end, due <= time {
      now = due
      end = nil
      tell(.animationEnded(isLoading: false))
    }
    now = time
  }

  private mutating func pointer(_ what: String, _ event: Gesture.Event, at place: Point?) {
    let text = place.map { $0.x.decimalText + "," + $0.y.decimalText }
    write(TraceLine(kind: .pointer, time: now, who: "pointer", what: what, place: text).text)
    if let place { point = place }
    step(event)
  }

  private mutating func step(_ event: Gesture.Event) {
    var effects: [Gesture.Effect] = []
    do throws(Gesture.Refused) {
      try gesture.advance(on: event, into: &effects)
    } catch {
      write("refused")
    }
    for effect in effects {
      switch effect {
      case .startLiftDelay: liftDue = now + .milliseconds(500)
      case .stopLiftDelay: liftDue = nil
      case .lift:
        tell(.lift)
        step(drag.session.state == .lifted ? .itemsLifted : .nothingLifted)
      case .begin: tell(.begin)
      case .carry: tell(.moved)
      case .drop: tell(.released(anyItemLeft: true))
      case .abandon: tell(.cancelled)
      case .letDown: tell(.liftCancelled)
      case .startLiftAnimation, .stopLiftAnimation, .tap: break
      }
    }
  }

  private mutating func tell(_ event: DragSession.Event) {
    do throws(DragError) {
      try drag.handle(event)
    } catch {
      write("refused")
    }
    while let output = drag.next() {
      switch output {
      case .question(let question):
        do throws(DragError) {
          try drag.answer(answer(to: question))
        } catch {
          write("refused")
        }
      case .notice(let notice): note(notice)
      case .order(.startEndAnimation): end = now + .milliseconds(300)
      case .order: break
      }
    }
  }

  private func line(
    _ callback: Callback, _ who: DestinationID, _ arguments: [TraceLine.Argument] = []
  ) {
    let name = who == Self.card ? "card" : "shelf"
    write(TraceLine(callback, of: name, at: now, session: SessionID(1), arguments).text)
  }

  private func answer(to question: Question) -> Answer {
    switch question {
    case .items:
      line(.items, Self.card)
      return .items(1)
    case .canMove:
      line(.canMove, Self.card, [.item("card")])
      return .canMove(true)
    case .allowsMove:
      line(.allowsMove, Self.card)
      return .allowsMove(true)
    case .restricted:
      line(.restricted, Self.card)
      return .restricted(false)
    case .fullSize:
      line(.fullSize, Self.card)
      return .fullSize(false)
    case .candidate(let above):
      // The shelf was added last and lies in front.
      for place in [1, 0] where above.map({ $0.rawValue > place }) ?? true {
        if frames[place].contains(point) { return .candidate(DestinationID(UInt32(place))) }
      }
      return .candidate(nil)
    case .companion: return .companion(nil)
    case .canHandle(let destination):
      line(.canHandle, destination)
      return .canHandle(true)
    case .update(let destination):
      let proposal = DropProposal(destination == Self.shelf ? .copy : .forbidden)
      let ruling = proposal.ruled(
        under: DropRights(allowsMove: true, isForeign: false), landing: nil)
      line(.update, destination, ruling.arguments(at: "none"))
      return .update(ruling)
    case .perform(let destination):
      line(.perform, destination, [.place("none")])
      return .perform(isDone: true)
    case .added: return .added(0, joins: false)
    }
  }

  private func note(_ notice: Notice) {
    switch notice {
    case .willLift: line(.willLift, Self.card)
    case .liftCancelled: line(.liftCancelled, Self.card)
    case .willBegin: line(.willBegin, Self.card)
    case .didMove: line(.didMove, Self.card)
    case .willEnd(let operation): line(.willEnd, Self.card, [.operation(operation)])
    case .willCancel: line(.willCancel, Self.card, [.item("card")])
    case .didEnd(let operation): line(.didEnd, Self.card, [.operation(operation)])
    case .didTransfer: line(.didTransfer, Self.card)
    case .enter(let destination): line(.enter, destination)
    case .exit(let destination): line(.exit, destination)
    case .willDrop(let destination, _): line(.willDrop, destination, [.item("card")])
    case .willDropAll(let destination): line(.willDrop, destination)
    case .dropEnd(let destination): line(.dropEnd, destination)
    case .conclude(let destination):
      line(.conclude, destination)
      // Nobody took the card or asked for its data, and a stage tells so.
      write(
        TraceLine(
          kind: .drop, time: now, who: destination == Self.card ? "card" : "shelf",
          what: "undropped",
          arguments: [.item("card")], session: SessionID(1)
        ).text)
    case .liftPreview, .cancelPreview, .dropPreview, .willAdd: break
    }
  }
}

/// Writes bytes to standard output; the little of C beside this file does it.
@_extern(c, "write_bytes")
func writeBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int32)

/// Where the module begins.
@_cdecl("_start")
public func start() {
  var drag = CardAndShelf { text in
    var bytes = Array(text.utf8)
    bytes.append(0x0A)
    bytes.withUnsafeBufferPointer { writeBytes($0.baseAddress, Int32($0.count)) }
  }
  drag.play()
}
