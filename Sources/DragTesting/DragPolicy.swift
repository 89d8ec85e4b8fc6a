public import DragSessions
import DragStage

/// The policies of a view in a test, as closures; omitted ones use the stage's defaults.
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
  var perform: ((PolicyCall) -> DropPerformance)?
  var springLoad: ((PolicyCall) -> Bool)?
  var didReceive: ((Callback, PolicyCall) -> Void)?
  /// Indicates whether the view is a table that moves a row of its own.
  var movesRows = false

  /// Allows dragging the pressed item, and accepts no drops.
  public init() {}

  /// Allows dragging its items, and accepts drops as moves into gaps.
  public static var reordering: DragPolicy {
    DragPolicy().update { _ in DropProposal(.move, intent: .insertAt) }
  }

  /// Allows dragging its items, and accepts drops with one proposal everywhere.
  public static func proposing(
    _ operation: DropOperation, _ intent: DropIntent = .unspecified
  ) -> DragPolicy {
    DragPolicy().update { _ in DropProposal(operation, intent: intent) }
  }

  /// The items of a lift, by their names in the view (CONTRACT-02); nil means the pressed one.
  public func items(_ answer: @escaping (PolicyCall) -> [String]?) -> DragPolicy {
    setting(\.items, to: answer)
  }

  /// Returns whether an item may be dragged (D14).
  public func canMove(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.canMove, to: answer)
  }

  /// Returns whether the items may be moved, and not only copied (CONTRACT-09).
  public func allowsMove(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.allowsMove, to: answer)
  }

  /// Returns whether the drag stays in its application (CONTRACT-09).
  public func restricted(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.restricted, to: answer)
  }

  /// Which items a tap adds to a drag, by their names in the view (CONTRACT-18).
  public func addItems(_ answer: @escaping (PolicyCall) -> [String]) -> DragPolicy {
    setting(\.addItems, to: answer)
  }

  /// Returns whether the view handles the drag (CONTRACT-24).
  public func canHandle(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.canHandle, to: answer)
  }

  /// The proposal for a drop here (CONTRACT-25); nil means the default proposal.
  public func update(_ answer: @escaping (PolicyCall) -> DropProposal?) -> DragPolicy {
    setting(\.update, to: answer)
  }

  /// Performs the drop (CONTRACT-28), and answers for the items without a chosen position.
  public func perform(
    _ answer: @escaping (PolicyCall) -> DropPerformance
  ) -> DragPolicy {
    setting(\.perform, to: answer)
  }

  /// Returns whether resting here opens it (CONTRACT-95); the view is spring-loaded with such a
  /// policy.
  public func springLoad(_ answer: @escaping (PolicyCall) -> Bool) -> DragPolicy {
    setting(\.springLoad, to: answer)
  }

  /// Receives every notification of the view, under the names of the trace.
  public func didReceive(_ receive: @escaping (Callback, PolicyCall) -> Void) -> DragPolicy {
    setting(\.didReceive, to: receive)
  }

  /// The options of a view with this policy: what the policy answers to is switched on.
  func options(from options: ViewOptions) -> ViewOptions {
    var options = options
    if springLoad != nil { options.isSpringLoaded = true }
    if movesRows { options.movesRows = true }
    return options
  }

  private func setting<Value>(
    _ path: WritableKeyPath<DragPolicy, Value?>, to value: Value
  ) -> DragPolicy {
    var policy = self
    policy[keyPath: path] = value
    return policy
  }
}
