import DragReplay
import DragScript
import DragStage
public import Machines

// Complete drags: from the press to the end of every animation.
extension TestStage {
  /// Drags an item of a view to a target.
  ///
  /// The pointer is pressed on the item, rests until it lifts, glides, and is released; then
  /// everything settles. If nothing is lifted, this is a pan, and no session is created. Targets are
  /// resolved when the pointer moves there. The default pointer is ``finger``.
  public func drag(
    _ item: String, from view: TestView, to target: PointerTarget, by pointer: TestPointer? = nil,
    over duration: Microseconds = .milliseconds(300), scrolling: Bool = false,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    drag(
      from: .item(item, in: view), to: target, by: pointer, over: duration, scrolling: scrolling,
      fileID: fileID, file: file, line: line, column: column)
  }

  /// Drags from one target to another.
  public func drag(
    from start: PointerTarget, to target: PointerTarget, by pointer: TestPointer? = nil,
    over duration: Microseconds = .milliseconds(300), scrolling: Bool = false,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    let pointer = pointer ?? finger
    guard show(start, scrolling, caller) else { return }
    if scrolling {
      play(lift(start, pointer, caller), caller)
      guard show(target, in: .rest, scrolling, caller) else { return }
      play(drop(pointer, at: target, over: duration, caller), caller)
    } else {
      guard show(target, in: .rest, scrolling, caller) else { return }
      play(
        lift(start, pointer, caller) + drop(pointer, at: target, over: duration, caller), caller)
    }
  }

  /// Drags several items of a view together: the first is lifted, and another finger taps the others.
  ///
  /// The view's policy determines which items a tap adds (``DragPolicy/addItems(_:)``).
  public func drag(
    _ items: [String], from view: TestView, to target: PointerTarget,
    by pointer: TestPointer? = nil,
    over duration: Microseconds = .milliseconds(300), scrolling: Bool = false,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let first = items.first else { return caller.fail("expected at least one item to drag") }
    let pointer = pointer ?? finger
    let start = PointerTarget.item(first, in: view)
    let other = freeFinger(besides: pointer)
    guard show(start, scrolling, caller) else { return }
    // The drag begins as soon as the finger leaves the slop; only then can a tap add to it.
    let way = stage.settings.liftSlop + 1
    play(
      lift(start, pointer, caller) + [step(.move(start.moved(by: way, 0).target), pointer, caller)],
      caller)
    for item in items.dropFirst() {
      let tapped = PointerTarget.item(item, in: view)
      guard show(tapped, scrolling, caller) else { return }
      play(
        [
          step(.down(tapped.target, button: nil), other, caller),
          step(.wait(.milliseconds(60)), nil, caller), step(.up(nil), other, caller),
        ], caller)
    }
    guard show(target, in: .rest, scrolling, caller) else { return }
    play(drop(pointer, at: target, over: duration, caller), caller)
  }

  /// Returns whether a pointer can reach a target; where its view has to be scrolled to it, this
  /// scrolls or fails the test.
  func show(
    _ target: PointerTarget, in layout: TargetLayout = .shown, _ scrolls: Bool, _ caller: Caller
  ) -> Bool {
    guard let hidden = HiddenTarget(target.target, in: layout, on: stage) else { return true }
    guard scrolls else {
      caller.fail(hidden.sentence)
      return false
    }
    let name = Name(hidden.view, at: caller.location)
    play([step(.scroll(name, by: hidden.step, over: .zero), nil, caller)], caller)
    return true
  }

  private func lift(_ start: PointerTarget, _ pointer: TestPointer, _ caller: Caller) -> [Line] {
    let down = step(.down(start.target, button: nil), pointer, caller)
    guard pointer.waitsForLift else { return [down] }
    let rest = stage.settings.liftDelay + stage.settings.liftDuration + .milliseconds(1)
    return [down, step(.wait(rest), nil, caller)]
  }

  private func drop(
    _ pointer: TestPointer, at target: PointerTarget, over duration: Microseconds, _ caller: Caller
  ) -> [Line] {
    [
      step(.glide(Glide(to: target.target, over: duration)), pointer, caller),
      step(.up(nil), pointer, caller), step(.settle(max: .seconds(60)), nil, caller),
    ]
  }

  private func step(_ action: Action, _ pointer: TestPointer?, _ caller: Caller) -> Line {
    let name = pointer.map { Name($0.name, at: caller.location) }
    return .timed(TimedLine(pointer: name, .action(action), at: caller.location))
  }
}
