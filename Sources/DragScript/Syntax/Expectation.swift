package import DragGeometry
package import DragSessions
package import Machines

/// A predicate that must hold, and the effect if it does not.
package struct Expectation: Equatable, Sendable {
  /// The effect of a failure.
  package var severity: Severity
  /// The predicate.
  package var predicate: Predicate

  /// The effect of a failed expectation.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The failure is recorded and the test continues.
    case expect
    /// The test stops.
    case assert
  }

  /// Makes an expectation.
  package init(severity: Severity, predicate: Predicate) {
    self.severity = severity
    self.predicate = predicate
  }
}

/// A condition on the state or the trace.
///
/// Counts and sequences cover the whole test so far.
package enum Predicate: Equatable, Sendable {
  /// `state = STATE`.
  case state(SessionState)
  /// `order NAME = ID… / ID…`: the sections of a collection's data.
  case order(Name, sections: [[ItemRun]])
  /// `kept [NAME…] = ID…`: the items of these collections, or of all, in any order (EX-31).
  case kept([Name], [ItemRun])
  /// `items = ID…`: the items of the current session.
  case items([String])
  /// `op = OP`: the operation reported to the source of the session that ended last.
  case operation(DropOperation)
  /// `proposal = OP [INTENT [REF]]`; omitted parts are not compared.
  case proposal(DropOperation, DropIntent?, Ref?)
  /// `calls PATTERN CMP N`.
  case calls(CallPattern, Comparison, Int)
  /// `once PATTERN`.
  case once(CallPattern)
  /// `never PATTERN`.
  case never(CallPattern)
  /// `seq PATTERN…`: in this order; other lines may be in between.
  case sequence([SequenceStep])
  /// `within D of PATTERN PATTERN`.
  case within(Microseconds, of: CallPattern, CallPattern)
  /// `data REF TYPE = "text"`.
  case data(Ref, type: String, text: String)
  /// `frame REF = X,Y WxH`: the frame on screen.
  case frame(Ref, Rect)
  /// `badge = BADGE [N]`.
  case badge(ExpectedBadge, count: Int?)
  /// `gap = REF [N]` or `gap = none`: the gap that the drag shows, and the number of items it is open for.
  case gap(Ref?, items: Int?)
  /// `stored NAME = ID… / ID…`.
  case stored(Name, sections: [[ItemRun]])
  /// `writes NAME CMP N`: rows written since the last line of this kind.
  case writes(Name, Comparison, Int)
  /// `progress = NUMBER`: the progress of all loads of the session, to three decimals; nil is `none`.
  case progress(Double?)
  /// `context NAME = "text"`: the session's context as a view sees it; nil is `none`.
  case context(Name, String?)
  /// `object NAME ID = "text"`: an item's local object as a view sees it; nil is `none`.
  case object(Name, item: String, String?)
  /// `team-data NAME ID = "text"`: an item's team data as a view may read it; nil is `none`.
  case teamData(Name, item: String, String?)
  /// `files = N`: the number of files in use, temporary ones and originals in place.
  case files(Int)
  /// `file "path" = "text"`: the content of a file; nil is `none`, no such file.
  case file(path: String, String?)
  /// `misuse = RULE…` or `misuse = none`: the rules violated so far, in order.
  case misuse([Int])
  /// `active-drag NAME = true`, `active-drop …`, `uncommitted …`: the activity of a view.
  case activity(ViewActivity, Name, Bool)
  /// `menu = REF` or `menu = none`: the item whose context menu is shown.
  case menu(Ref?)
  /// `preview = X,Y` or `preview = none`: the center of the preview that a pointer lifts or carries.
  case preview(Point?)
  /// `refused ["text"]`: the action above was rejected, with a reason that contains the text.
  case refused(String?)
  /// `no-session`: no session has been created in this test so far.
  case noSession
}

/// An activity of a view.
package enum ViewActivity: String, Hashable, Sendable, CaseIterable {
  /// A drag with items of the view is in progress.
  case drag = "active-drag"
  /// The view tracks a drop session.
  case drop = "active-drop"
  /// The view shows uncommitted changes: a reorder or placeholders.
  case uncommitted
}

/// The badge of a drag.
package enum ExpectedBadge: String, Hashable, Sendable, CaseIterable {
  /// No mark.
  case none
  /// The mark of a copy.
  case plus
  /// The mark of a forbidden drop.
  case forbidden
}
