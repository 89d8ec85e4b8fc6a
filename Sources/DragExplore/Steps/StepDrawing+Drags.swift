import DragGeometry
import DragScript
import DragSessions
import DragSettings
import DragStage
import Machines

// Steps of the pointers of people.
extension StepDrawing {
  /// `drag`: press, rest, glide, release, and perhaps what follows.
  mutating func drawDrag() {
    let pointer = choices.element(of: offer.free)
    let item = drawItem()
    let hold = drawHold()
    let target = drawTarget(beside: item)
    add(.down(Target(.ref(item)), button: nil), by: pointer)
    add(.wait(hold))
    add(drawGlide(to: target), by: pointer)
    add(.up(nil), by: pointer)
    drawPause()
  }

  /// `press`: a drag that goes on.
  mutating func drawPress() {
    let pointer = choices.element(of: offer.free)
    begin(at: drawItem(), by: pointer)
  }

  /// `second`: another finger lifts an item.
  mutating func drawSecond() {
    let finger = choices.element(of: offer.otherFingers)
    begin(at: drawItem(), by: finger)
  }

  private mutating func begin(at item: Ref, by pointer: PointerID?) {
    let hold = max(offer.parts.settings.stage.liftDelay + .milliseconds(100), .milliseconds(600))
    add(.down(Target(.ref(item)), button: nil), by: pointer)
    add(.wait(hold))
    add(.move(Target(.ref(item), offset: Point(x: 20, y: 0))), by: pointer)
  }

  /// `move`: a glide, a jump, or a move to the edge of the slop.
  mutating func drawMove() {
    guard let pointer = choices.element(of: offer.pressed) else { return }
    switch choices.number(below: 8) {
    case 0, 1, 2, 3, 4:
      let target = drawTarget(beside: nil)
      add(drawGlide(to: target), by: pointer)
    case 5, 6: add(.move(drawTarget(beside: nil)), by: pointer)
    default:
      let slop = offer.parts.settings.stage.liftSlop
      let way = choices.element(of: [slop + 0.5, slop - 0.5]) ?? slop
      let point = stage.pointers.point(of: pointer)
      add(.move(Target(.point(Point(x: point.x + way, y: point.y)))), by: pointer)
    }
  }

  /// `release`, and perhaps what follows.
  mutating func drawRelease() {
    guard let pointer = choices.element(of: offer.pressed) else { return }
    add(.up(nil), by: pointer)
    drawPause()
  }

  /// `cancel`, or the key for it.
  mutating func drawCancel() {
    guard let pointer = choices.element(of: offer.pressed) else { return }
    if choices.number(below: 2) == 0 {
      add(.cancel(nil), by: pointer)
    } else {
      add(.key(.down, .escape))
    }
  }

  /// `tap`: another finger, which adds an item to the drag.
  mutating func drawTap() {
    let finger = choices.element(of: offer.otherFingers)
    add(.down(Target(.ref(drawItem())), button: nil), by: finger)
    add(.wait(.milliseconds(60)))
    add(.up(nil), by: finger)
  }

  /// `wait`.
  mutating func drawWait() {
    switch choices.number(below: 4) {
    case 0: add(.wait(.milliseconds(100)))
    case 1: add(.wait(.milliseconds(1)))
    case 2: add(.wait(drawHold()))
    default: add(.wait(.seconds(2)))
    }
  }

  /// What follows a release: all of it, a part, or nothing.
  ///
  /// What is still pressed elsewhere, or waits for an answer, does not keep anything from settling: but a drag that rests at a
  /// destination which hears of it again and again.
  private mutating func drawPause() {
    let settles = offer.pressed.count < 2 || !offer.parts.hasPeriods
    switch choices.number(below: 3) {
    case 0 where settles: add(.settle(max: nil))
    case 0, 1: add(.wait(.milliseconds(100)))
    default: break
    }
  }

  /// What is pressed at the end of a run is released, or canceled (EX-05).
  mutating func drawEnd(comingBackTo phases: [Name?]) {
    for pointer in offer.pressed {
      let isReleased = choices.number(below: 2) == 0
      add(isReleased ? .up(nil) : .cancel(nil), by: pointer)
    }
    for name in phases { add(.app(.active, name)) }
    add(.settle(max: .seconds(60)))
  }
}
