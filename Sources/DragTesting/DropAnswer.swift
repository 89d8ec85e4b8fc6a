import DragStage
public import Machines

/// The answer of a test's policy to `perform`, with the names of a script's answers.
public struct DropAnswer: Hashable, Sendable {
  enum Content: Hashable {
    case handling(DropPerformance.Handling)
    /// The items arrive under these names, in their order.
    case named([String])
  }

  let content: Content
  private(set) var delay = Microseconds.zero

  private init(_ handling: DropPerformance.Handling) { content = .handling(handling) }

  private init(names: [String]) { content = .named(names) }

  /// `accept`: local items are moved or copied at once, those of other applications load.
  public static let accept = DropAnswer(.accept)
  /// `items self`: local items are moved or copied at once, and the others are left.
  public static let itemsSelf = DropAnswer(.local)
  /// `items load`: every item is loaded.
  public static let itemsLoad = DropAnswer(.load)
  /// `none`: nothing arrives.
  public static let none = DropAnswer(.nothing)

  /// `fail "reason"`: the application could not insert, and nothing changes.
  public static func fail(_ reason: String) -> DropAnswer { DropAnswer(.fail(reason: reason)) }

  /// The items arrive under names that the application gives them, as copies do in most models.
  ///
  /// They arrive in the gap of the drop, in the order of the session, one name for each. Where the drop
  /// is a move, the dragged items leave their views. Items that only come in by ``accept`` keep their
  /// name in a move and when they are loaded, and a copy of `a` is `a-copy`.
  public static func accept(as names: [String]) -> DropAnswer { DropAnswer(names: names) }

  /// The same, given only after a time, as by an application that is busy.
  public func after(_ delay: Microseconds) -> DropAnswer {
    var answer = self
    answer.delay = delay
    return answer
  }
}
