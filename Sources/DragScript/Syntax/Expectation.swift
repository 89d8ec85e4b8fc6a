package import DragGeometry
package import DragSessions
package import Machines

/// What must be true, and what happens where it is not.
package struct Expectation: Hashable, Sendable {
  /// What happens where it is not true.
  package var severity: Severity
  /// What must be true.
  package var predicate: Predicate

  /// What happens where an expectation is not met.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The failure is recorded and the test goes on.
    case expect
    /// The test stops.
    case assert
  }
}

/// What must be true.
///
/// Counts and sequences look at the whole test so far.
package enum Predicate: Hashable, Sendable {
  /// `state = STATE`.
  case state(SessionState)
  /// `order NAME = ID… / ID…`: the sections of a collection's data.
  case order(Name, sections: [[String]])
  /// `items = ID…`: of the live session.
  case items([String])
  /// `op = OP`: told to the source of the session that ended last.
  case operation(DropOperation)
  /// `proposal = OP [INTENT [REF]]`; what is left out is not compared.
  case proposal(DropOperation, DropIntent?, Ref?)
  /// `calls PATTERN CMP N`.
  case calls(CallPattern, Comparison, Int)
  /// `once PATTERN`.
  case once(CallPattern)
  /// `never PATTERN`.
  case never(CallPattern)
  /// `seq PATTERN…`: in this order; other calls may stand between.
  case sequence([SequenceStep])
  /// `within D of PATTERN PATTERN`.
  case within(Microseconds, of: CallPattern, CallPattern)
  /// `data REF TYPE = "text"`.
  case data(Ref, type: String, text: String)
  /// `frame REF = X,Y WxH`: what is shown.
  case frame(Ref, Rect)
  /// `badge = BADGE [N]`.
  case badge(Badge, count: Int?)
  /// `gap = REF [N]` or `gap = none`: the gap that a drag shows, and for how many items it is open.
  case gap(Ref?, items: Int?)
  /// `stored NAME = ID… / ID…`.
  case stored(Name, sections: [[String]])
  /// `writes NAME CMP N`: rows written since the last line of this kind.
  case writes(Name, Comparison, Int)
  /// `progress = NUMBER`: of the session's loads together, to three decimals; nil is `none`.
  case progress(Double?)
  /// `context NAME = "text"`: what a view sees that the source keeps on the session; nil is `none`.
  case context(Name, String?)
  /// `object NAME ID = "text"`: what a view sees that is kept on an item; nil is `none`.
  case object(Name, item: String, String?)
  /// `team-data NAME ID = "text"`: what a view may read of an item's team; nil is `none`.
  case teamData(Name, item: String, String?)
  /// `files = N`: the files that are in use, temporary ones and originals in place.
  case files(Int)
  /// `file "path" = "text"`: what a file holds; nil is `none`, no such file.
  case file(path: String, String?)
  /// `misuse = RULE…` or `misuse = none`: the rules that were broken so far, in order.
  case misuse([Int])
  /// `active-drag NAME = true`, `active-drop …`, `uncommitted …`: what a view is in the middle of.
  case activity(ViewActivity, Name, Bool)
  /// `menu = REF` or `menu = none`: the item whose context menu is shown.
  case menu(Ref?)
  /// `preview = X,Y` or `preview = none`: the centre of what a pointer has lifted or carries.
  case preview(Point?)
  /// `refused ["text"]`: the action above is refused, for a reason that holds the text.
  case refused(String?)
  /// `no-session`: none has been made so far in this test.
  case noSession
}

/// What a view may be in the middle of.
package enum ViewActivity: String, Hashable, Sendable, CaseIterable {
  /// A drag with items of it is under way.
  case drag = "active-drag"
  /// It tracks a drop session.
  case drop = "active-drop"
  /// It shows what its data does not have.
  case uncommitted
}

/// The mark that a drag wears.
package enum Badge: String, Hashable, Sendable, CaseIterable {
  /// No mark.
  case none
  /// The mark of a copy.
  case plus
  /// The mark of a refusal.
  case forbidden
}
