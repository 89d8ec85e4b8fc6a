import DragStage
public import Machines
import DragScript

// Whole drags: from the press to the end of every animation.
extension TestStage {
  /// Drags an item of a view to a place.
  ///
  /// The pointer is pressed on the item, rests until it lifts, glides, and is released; then
  /// everything settles. Where nothing is lifted, this is a pan, and no session is made. Places are
  /// looked up when the pointer goes there. Without another pointer it is ``finger``.
  public func drag(
    _ item: String, from view: TestView, to spot: PointerTarget, by pointer: TestPointer? = nil,
    over duration: Microseconds = .milliseconds(300),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    drag(
      from: .item(item, in: view), to: spot, by: pointer, over: duration,
      fileID: fileID, file: file, line: line, column: column)
  }

  /// Drags whatever is at a place to another one.
  public func drag(
    from start: PointerTarget, to spot: PointerTarget, by pointer: TestPointer? = nil,
    over duration: Microseconds = .milliseconds(300),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    let pointer = pointer ?? finger
    var lines = lift(start, pointer, caller)
    lines.append(step(.glide(Glide(to: spot.target, over: duration)), pointer, caller))
    lines += drop(pointer, caller)
    play(lines, caller)
  }

  /// Drags several items of a view together: the first is lifted, and another finger taps the others.
  ///
  /// The view's policy says which items a tap adds (``DragPolicy/addItems(_:)``).
  public func drag(
    _ items: [String], from view: TestView, to spot: PointerTarget, by pointer: TestPointer? = nil,
    over duration: Microseconds = .milliseconds(300),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let first = items.first else { return caller.fail("no item is named to be dragged") }
    let pointer = pointer ?? finger
    let start = PointerTarget.item(first, in: view)
    let other = freeFinger(besides: pointer)
    var lines = lift(start, pointer, caller)
    // The drag begins as soon as the finger leaves the slop; only then can a tap add to it.
    let way = stage.settings.liftSlop + 1
    lines.append(step(.move(start.moved(by: way, 0).target), pointer, caller))
    for item in items.dropFirst() {
      lines.append(step(.down(PointerTarget.item(item, in: view).target, button: 0), other, caller))
      lines.append(step(.wait(.milliseconds(60)), nil, caller))
      lines.append(step(.up(nil), other, caller))
    }
    lines.append(step(.glide(Glide(to: spot.target, over: duration)), pointer, caller))
    lines += drop(pointer, caller)
    play(lines, caller)
  }

  private func lift(_ start: PointerTarget, _ pointer: TestPointer, _ caller: Caller) -> [Line] {
    let down = step(.down(start.target, button: 0), pointer, caller)
    guard pointer.waitsForLift else { return [down] }
    let rest = stage.settings.liftDelay + stage.settings.liftDuration + .milliseconds(1)
    return [down, step(.wait(rest), nil, caller)]
  }

  private func drop(_ pointer: TestPointer, _ caller: Caller) -> [Line] {
    [step(.up(nil), pointer, caller), step(.settle(max: .seconds(60)), nil, caller)]
  }

  private func step(_ action: Action, _ pointer: TestPointer?, _ caller: Caller) -> Line {
    let name = pointer.map { Name($0.name, at: caller.location) }
    return .timed(TimedLine(pointer: name, .action(action), at: caller.location))
  }
}
