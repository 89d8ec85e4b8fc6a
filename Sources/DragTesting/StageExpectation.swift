public import DragGeometry
import DragScript
public import DragSessions
import DragStage
public import Machines

/// An expectation about a stage.
///
/// A string literal is an expectation of the script language, so every predicate is available:
/// `stage.expect("data shelf#c public.plain-text = \"C\"")`.
public struct StageExpectation: ExpressibleByStringLiteral {
  enum Content {
    case predicate(Predicate)
    case text(String)
  }

  let content: Content

  private init(_ predicate: Predicate) {
    content = .predicate(predicate)
  }

  /// Makes an expectation from the words after `expect`.
  public init(stringLiteral text: String) {
    content = .text(text)
  }

  /// The items of a view's data, in their order.
  public static func order(of view: TestView, _ items: [String]) -> StageExpectation {
    order(of: view, sections: [items])
  }

  /// The items of a collection's data, section by section.
  public static func order(of view: TestView, sections: [[String]]) -> StageExpectation {
    StageExpectation(
      .order(
        Name(view.name, at: .unwritten), sections: [[ItemRun]](sections, at: .unwritten)))
  }

  /// The state of the latest session, or of the pointer if none has begun.
  public static func state(_ state: SessionState) -> StageExpectation {
    StageExpectation(.state(state))
  }

  /// The items of the current session, in the order in which they joined.
  public static func items(_ items: [String]) -> StageExpectation {
    StageExpectation(.items(items))
  }

  /// The operation reported to the source of the session that ended last.
  public static func operation(_ operation: DropOperation) -> StageExpectation {
    StageExpectation(.operation(operation))
  }

  /// The proposal in force, and its drop position; omitted parts are not compared.
  public static func proposal(
    _ operation: DropOperation, _ intent: DropIntent? = nil, at target: PointerTarget? = nil
  ) -> StageExpectation {
    guard case .ref(let ref)? = target?.target.base else {
      return StageExpectation(.proposal(operation, intent, nil))
    }
    return StageExpectation(.proposal(operation, intent, ref))
  }

  /// A callback came exactly once so far; without a view, to any.
  public static func once(_ callback: Callback, of view: TestView? = nil) -> StageExpectation {
    StageExpectation(.once(pattern(callback, view)))
  }

  /// A callback never came so far.
  public static func never(_ callback: Callback, of view: TestView? = nil) -> StageExpectation {
    StageExpectation(.never(pattern(callback, view)))
  }

  /// The number of calls of a callback so far.
  public static func calls(
    _ count: Int, _ callback: Callback, of view: TestView? = nil
  ) -> StageExpectation {
    StageExpectation(.calls(pattern(callback, view), .equal, count))
  }

  /// The calls came in this order; others may be in between.
  ///
  /// Patterns as in scripts, such as `list.enter list.update+ list.perform`.
  public static func sequence(_ calls: String) -> StageExpectation {
    StageExpectation(stringLiteral: "seq \(calls)")
  }

  /// Each call of one kind comes within a duration after the last one of another.
  public static func within(
    _ span: Microseconds, of first: Callback, _ second: Callback
  ) -> StageExpectation {
    StageExpectation(.within(span, of: pattern(first, nil), pattern(second, nil)))
  }

  /// The frame on screen of an item or a view, with the open gap.
  public static func frame(of target: PointerTarget, _ frame: Rect) -> StageExpectation {
    guard case .ref(let ref) = target.target.base else {
      return StageExpectation(stringLiteral: "a frame of a point")
    }
    return StageExpectation(.frame(ref, frame))
  }

  /// The data that an item offers as a type, once it is there.
  public static func data(of item: PointerTarget, _ content: TestContent) -> StageExpectation {
    guard case .ref(let ref) = item.target.base else {
      return StageExpectation(stringLiteral: "data of a point")
    }
    return StageExpectation(.data(ref, type: content.type.text, text: content.text))
  }

  /// No session has been made so far.
  public static var noSession: StageExpectation { StageExpectation(.noSession) }

  private static func pattern(_ callback: Callback, _ view: TestView?) -> CallPattern {
    CallPattern(name: view?.name, callback: callback, location: .unwritten)
  }
}
