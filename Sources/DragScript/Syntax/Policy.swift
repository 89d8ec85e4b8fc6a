package import DragSessions
package import Machines

/// What an application answers when it is asked; the first policy that fits, in file order, wins.
package struct Policy: Hashable, Sendable {
  /// The view or collection that is asked.
  package var name: Name
  /// What it is asked.
  package var callback: Callback
  /// What must hold, all of it.
  package var conditions: [Condition]
  /// `after D`: how long the answer takes.
  package var delay: Microseconds?
  /// The answer.
  package var answer: Answer
  /// Where the line's first word stands.
  @IgnoredInEquality package var location: SourceLocation
}

/// What an application does of its own when it is asked or told something: every line that fits.
package struct Reaction: Hashable, Sendable {
  /// The view or collection that is asked or told.
  package var name: Name
  /// What it is asked or told.
  package var callback: Callback
  /// What must hold, all of it.
  package var conditions: [Condition]
  /// What it does.
  package var action: Action
  /// Where the line's first word stands.
  @IgnoredInEquality package var location: SourceLocation
}

/// What must hold for a policy to fit.
///
/// Words are compared for equality only, so their comparison is `=` or `!=`.
package enum Condition: Hashable, Sendable {
  /// The identity of the item asked about.
  case item(Comparison, String)
  /// What the destination resolved to.
  case over(Comparison, Over)
  /// The number of items in the session.
  case count(Comparison, Int)
  /// How often this callback was asked in this session, from 1.
  case nth(Comparison, Int)
  /// The time in the test.
  case time(Comparison, Microseconds)
  /// The pointer's name.
  case pointer(Comparison, Name)
  /// Whether the session comes from the same application.
  case local(Comparison, Bool)
  /// Whether the session carries the item asked about already.
  case carried(Comparison, Bool)
  /// Whether a drag with items of the view that is asked is under way, whoever's the session is.
  case activeDrag(Comparison, Bool)
  /// Whether any item has a visible representation of this type.
  case type(Comparison, String)
  /// Whether every item has a visible representation of this type.
  case allTypes(Comparison, String)
  /// Whether an object of this class could be made from any item.
  case canLoad(Comparison, Name)
  /// Whether an object of this class could be made from every item.
  case allCanLoad(Comparison, Name)

  /// What a destination can resolve to.
  package enum Over: Hashable, Sendable {
    /// An item.
    case item(String)
    /// Past the last item.
    case end
    /// Nothing.
    case none
  }
}

/// An application's answer.
package enum Answer: Hashable, Sendable {
  /// `accept`.
  case accept
  /// `refuse`.
  case refuse
  /// `none`.
  case none
  /// `items self`: the item itself, or at a drop the local ones.
  case itemsSelf
  /// `items load`: at a drop, every item by loading.
  case itemsLoad
  /// `items REF…`.
  case items([Ref])
  /// `preview default`, or `preview at X,Y`.
  case preview(ItemPreview)
  /// `proposal OP [INTENT] [precise] [full-size]`; the intent is unspecified where none is named.
  case proposal(DropProposal)
  /// `value true|false`.
  case value(Bool)
  /// `session N`: the session of this number.
  case session(Int)
  /// `fail "reason"`.
  case fail(reason: String)
}
