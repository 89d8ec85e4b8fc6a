package import DragSessions
package import Machines

/// The answer of an application to a callback; the first matching policy in file order is used.
package struct Policy: Equatable, Sendable {
  /// The view or collection that receives the callback.
  package var name: Name
  /// The callback.
  package var callback: Callback
  /// The conditions, all of which must hold.
  package var conditions: [Condition]
  /// `after D`: the delay of the answer.
  package var delay: Microseconds?
  /// The answer.
  package var answer: PolicyAnswer
  /// The location of the line's first word.
  @IgnoredInEquality package var location: SourceLocation

  /// Makes a policy.
  package init(
    name: Name, callback: Callback, conditions: [Condition], delay: Microseconds?,
    answer: PolicyAnswer,
    location: SourceLocation
  ) {
    self.name = name
    self.callback = callback
    self.conditions = conditions
    self.delay = delay
    self.answer = answer
    self.location = location
  }
}

/// An action of an application in reaction to a callback; every matching line runs.
package struct Reaction: Equatable, Sendable {
  /// The view or collection that receives the callback.
  package var name: Name
  /// The callback.
  package var callback: Callback
  /// The conditions, all of which must hold.
  package var conditions: [Condition]
  /// `after D`: the time until the action, on a timer of the application.
  package var delay: Microseconds?
  /// The action.
  package var action: Action
  /// The location of the line's first word.
  @IgnoredInEquality package var location: SourceLocation
}

/// A condition of a policy.
///
/// Words are compared for equality only, with `=` or `!=`.
package enum Condition: Equatable, Sendable {
  /// The id of the callback's item.
  case item(Comparison, String)
  /// The item that the destination resolved to.
  case over(Comparison, Over)
  /// The number of items in the session.
  case count(Comparison, Int)
  /// The number of calls of this callback in this session, from 1.
  case nth(Comparison, Int)
  /// The time in the test.
  case time(Comparison, Microseconds)
  /// The pointer's name.
  case pointer(Comparison, Name)
  /// Indicates whether the session comes from the same application.
  case local(Comparison, Bool)
  /// Indicates whether the session already carries the callback's item.
  case carried(Comparison, Bool)
  /// Indicates whether a drag with items of the receiving view is in progress, in any session.
  case activeDrag(Comparison, Bool)
  /// Indicates whether any item has a visible representation of this type.
  case type(Comparison, String)
  /// Indicates whether every item has a visible representation of this type.
  case allTypes(Comparison, String)
  /// Indicates whether an object of this class could be made from any item.
  case canLoad(Comparison, Name)
  /// Indicates whether an object of this class could be made from every item.
  case allCanLoad(Comparison, Name)

  /// The result of resolving a destination.
  package enum Over: Equatable, Sendable {
    /// An item.
    case item(String)
    /// The end, after the last item.
    case end
    /// Nothing.
    case none
  }
}

/// An application's answer.
package enum PolicyAnswer: Hashable, Sendable {
  /// `accept`.
  case accept
  /// `refuse`.
  case refuse
  /// `none`.
  case none
  /// `items self`: the item itself, or for a drop the local items.
  case itemsSelf
  /// `items load`: for a drop, load every item.
  case itemsLoad
  /// `items REF…`.
  case items([Ref])
  /// `preview default`, or `preview at X,Y`.
  case preview(ItemPreview)
  /// `proposal OP [INTENT] [precise] [full-size]`; the default intent is unspecified.
  case proposal(DropProposal)
  /// `value true|false`.
  case value(Bool)
  /// `session N`: the session with this number.
  case session(Int)
  /// `fail "reason"`.
  case fail(reason: String)
}
