/// The callbacks by the names that policies, patterns and traces use.
public enum Callback: String, Hashable, Sendable, CaseIterable {
  /// Which items a lift takes (02).
  case items
  /// Whether a row may be moved (D14).
  case canMove
  /// A lift is about to be shown (05).
  case willLift
  /// A lift ended before the begin (06).
  case liftCancelled
  /// Whether a move may be proposed (09).
  case allowsMove
  /// Whether the drag stays in its application (09).
  case restricted
  /// Whether the preview keeps its full size (09).
  case fullSize
  /// The session begins (08).
  case willBegin
  /// The session moved (10).
  case didMove
  /// Which of several sessions an addition joins (19).
  case sessionForAdding
  /// Which items a tap adds (18).
  case addItems
  /// Items are about to be added (20).
  case willAdd
  /// The session is about to end (11).
  case willEnd
  /// An item is about to fly home (16).
  case willCancel
  /// The session has ended (12).
  case didEnd
  /// All data has been transferred (13).
  case didTransfer
  /// Whether a destination takes part at all (24).
  case canHandle
  /// A session enters (25).
  case enter
  /// What a drop here would do (27).
  case update
  /// A session leaves (25).
  case exit
  /// The drop itself (28).
  case perform
  /// A table moves a row without a drop (45).
  case moveRow
  /// An item is about to be dropped (29).
  case willDrop
  /// The drop's animation is over (33).
  case conclude
  /// The session is over for a visited destination (32).
  case dropEnd
  /// An item's data has arrived (79).
  case didLoad
  /// A placeholder is put in (80).
  case placeholderInsert = "placeholder.insert"
  /// A placeholder becomes an item (82).
  case placeholderCommit = "placeholder.commit"
  /// A placeholder is taken out (83).
  case placeholderDelete = "placeholder.delete"
  /// Whether resting opens it (95).
  case springLoad

  /// Who is asked or told.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Where a drag comes from.
    case source
    /// Where a drag goes.
    case destination
    /// Either of them.
    case either
  }
}
