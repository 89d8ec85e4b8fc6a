public import DragSessions
public import DragStage

/// What a view of a test answers, as closures; what is left out is answered as the stage does.
///
/// The names are those of the callbacks, as the trace shows them:
///
/// ```swift
/// let policy = DragPolicy.reordering
///   .canMove { $0.item != "rent" }
///   .perform { model.move($0.items, to: $0.gap ?? 0); return .accept }
/// ```
public struct DragPolicy {
  var items: ((PolicyCall) -> [String]?)?
  var canMove: ((PolicyCall) -> Bool)?
  var allowsMove: ((PolicyCall) -> Bool)?
  var restricted: ((PolicyCall) -> Bool)?
  var addItems: ((PolicyCall) -> [String])?
  var canHandle: ((PolicyCall) -> Bool)?
  var update: ((PolicyCall) -> DropProposal?)?
  var perform: ((PolicyCall) -> DropPerformance.Handling)?
  var springLoad: ((PolicyCall) -> Bool)?
  var told: ((Callback, PolicyCall) -> Void)?

  /// Lends the pressed item, and takes nothing.
  public init() {}

  /// Lends its items, and takes drops as moves into gaps.
  public static var reordering: DragPolicy {
    DragPolicy().update { _ in DropProposal(.move, intent: .insertAt) }
  }

  /// Lends its items, and takes drops with one proposal everywhere.
  public static func proposing(
    _ operation: DropOperation, _ intent: DropIntent = .unspecified
  ) -> DragPolicy {
    DragPolicy().update { _ in DropProposal(operation, intent: intent) }
  }

  /// Which items a lift takes, by their names in the view (CONTRACT-02); nil is the pressed one.
  public func items(_ answer: @escaping (PolicyCall) -> [String]?) -> DragPolicy {
    setting(\.items, to: answer)
  }

  /// Whether an item may be dragged (D14).
  public func canMove(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.canMove, to: answer)
  }

  /// Whether the items may be moved, and not only copied (CONTRACT-09).
  public func allowsMove(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.allowsMove, to: answer)
  }

  /// Whether the drag stays in its application (CONTRACT-09).
  public func restricted(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.restricted, to: answer)
  }

  /// Which items a tap adds to a drag, by their names in the view (CONTRACT-18).
  public func addItems(_ answer: @escaping (PolicyCall) -> [String]) -> DragPolicy {
    setting(\.addItems, to: answer)
  }

  /// Whether the view looks at the drag (CONTRACT-24).
  public func canHandle(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.canHandle, to: answer)
  }

  /// What a drop here would do (CONTRACT-25); nil is not an answer.
  public func update(_ answer: @escaping (PolicyCall) -> DropProposal?) -> DragPolicy {
    setting(\.update, to: answer)
  }

  /// Takes the items (CONTRACT-28), and says what becomes of those that it did not choose for.
  public func perform(
    _ answer: @escaping (PolicyCall) -> DropPerformance.Handling
  ) -> DragPolicy {
    setting(\.perform, to: answer)
  }

  /// Whether resting here opens it (CONTRACT-95); the view's options must say that it may be opened.
  public func springLoad(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.springLoad, to: answer)
  }

  /// Hears everything that the view is told and not asked, under the names of the trace.
  public func told(_ hear: @escaping (Callback, PolicyCall) -> Void) -> DragPolicy {
    setting(\.told, to: hear)
  }

  private func setting<Value>(
    _ path: WritableKeyPath<DragPolicy, Value?>, to value: Value
  ) -> DragPolicy {
    var policy = self
    policy[keyPath: path] = value
    return policy
  }
}
