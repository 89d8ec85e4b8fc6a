public import DragGeometry
import DragScript
public import DragSessions
import DragStage
public import Machines

/// What a test expects of a stage.
///
/// A text in quotation marks is an expectation of the language, so every one of them can be said:
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

  /// Makes an expectation of the words behind `expect`.
  public init(stringLiteral text: String) {
    content = .text(text)
  }

  /// The items of a view's data, in their order.
  public static func order(of view: TestView, _ items: [String]) -> StageExpectation {
    order(of: view, sections: [items])
  }

  /// The items of a collection's data, section by section.
  public static func order(of view: TestView, sections: [[String]]) -> StageExpectation {
    StageExpectation(.order(Name(view.name, at: .unwritten), sections: sections))
  }

  /// How far the session that began last has come, or the pointer where none has begun.
  public static func state(_ state: SessionState) -> StageExpectation {
    StageExpectation(.state(state))
  }

  /// The items of the live session, in the order in which they joined.
  public static func items(_ items: [String]) -> StageExpectation {
    StageExpectation(.items(items))
  }

  /// The operation that was told to the source of the session that ended last.
  public static func operation(_ operation: DropOperation) -> StageExpectation {
    StageExpectation(.operation(operation))
  }

  /// The proposal in force; what is left out is not compared.
  public static func proposal(
    _ operation: DropOperation, _ intent: DropIntent? = nil
  ) -> StageExpectation {
    StageExpectation(.proposal(operation, intent, nil))
  }

  /// The proposal in force, and the place that it is for.
  public static func proposal(
    _ operation: DropOperation, _ intent: DropIntent, at spot: PointerTarget
  ) -> StageExpectation {
    guard case .ref(let ref) = spot.target.place else { return proposal(operation, intent) }
    return StageExpectation(.proposal(operation, intent, ref))
  }

  /// A call came exactly once so far; without a view, to anybody.
  public static func once(_ callback: Callback, of view: TestView? = nil) -> StageExpectation {
    StageExpectation(.once(pattern(callback, view)))
  }

  /// A call never came so far.
  public static func never(_ callback: Callback, of view: TestView? = nil) -> StageExpectation {
    StageExpectation(.never(pattern(callback, view)))
  }

  /// How often a call came so far.
  public static func calls(
    _ count: Int, _ callback: Callback, of view: TestView? = nil
  ) -> StageExpectation {
    StageExpectation(.calls(pattern(callback, view), .equal, count))
  }

  /// The calls came in this order; others may stand between.
  ///
  /// They are patterns as in scripts, such as `list.enter list.update+ list.perform`.
  public static func sequence(_ calls: String) -> StageExpectation {
    StageExpectation(stringLiteral: "seq \(calls)")
  }

  /// Each call of one kind comes at most so long after the last one of another.
  public static func within(
    _ span: Microseconds, of first: Callback, _ second: Callback
  ) -> StageExpectation {
    StageExpectation(.within(span, of: pattern(first, nil), pattern(second, nil)))
  }

  /// Where an item or a view is shown, with the gap that is open.
  public static func frame(of spot: PointerTarget, _ frame: Rect) -> StageExpectation {
    guard case .ref(let ref) = spot.target.place else {
      return StageExpectation(stringLiteral: "a frame of a point")
    }
    return StageExpectation(.frame(ref, frame))
  }

  /// No session has been made so far.
  public static var noSession: StageExpectation { StageExpectation(.noSession) }

  private static func pattern(_ callback: Callback, _ view: TestView?) -> CallPattern {
    CallPattern(name: view?.name, callback: callback, location: .unwritten)
  }
}
