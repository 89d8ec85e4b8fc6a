/// The callbacks, by the names that policies, patterns and traces use.
public enum Callback: String, Hashable, Sendable, CaseIterable {
  /// Which items a lift takes (CONTRACT-02).
  case items
  /// Whether an item may be dragged (D14).
  case canMove
  /// How an item is shown as it rises (CONTRACT-04).
  case liftPreview
  /// The items are about to rise (CONTRACT-05).
  case willLift
  /// The items go down again without a drag (CONTRACT-06).
  case liftCancelled
  /// Whether the items may be moved (CONTRACT-09).
  case allowsMove
  /// Whether the drag stays in its application (CONTRACT-09).
  case restricted
  /// Whether previews are shown in full size (CONTRACT-09).
  case fullSize
  /// The drag begins (CONTRACT-08).
  case willBegin
  /// The pointer moved (CONTRACT-10).
  case didMove
  /// Which of several drags a tap adds to (CONTRACT-19).
  case sessionForAdding
  /// Which items a tap adds (CONTRACT-18).
  case addItems
  /// Items were added (CONTRACT-20).
  case willAdd
  /// The drag is about to end (CONTRACT-11).
  case willEnd
  /// How an item flies home (CONTRACT-16).
  case cancelPreview
  /// An item is about to fly home (CONTRACT-16).
  case willCancel
  /// The drag has ended (CONTRACT-12).
  case didEnd
  /// All data has been transferred (CONTRACT-13).
  case didTransfer
  /// Whether a destination looks at the drag (CONTRACT-24).
  case canHandle
  /// The drag came in (CONTRACT-25).
  case enter
  /// What a drop here would do (CONTRACT-25).
  case update
  /// The drag went out (CONTRACT-27).
  case exit
  /// Take the items (CONTRACT-28).
  case perform
  /// A table moves one of its own rows instead (CONTRACT-45).
  case moveRow
  /// The user is about to reorder the items of one collection (D14).
  case willReorder
  /// The user has reordered them (D14).
  case didReorder
  /// How an item arrives (CONTRACT-29).
  case dropPreview
  /// An item is about to arrive, or all of many are (CONTRACT-29, 31).
  case willDrop
  /// The animations of the drop are done (CONTRACT-33).
  case conclude
  /// The drag is over (CONTRACT-32).
  case dropEnd
  /// An item's data has arrived, or will not (CONTRACT-117).
  case didLoad
  /// Every item was loaded that could be (CONTRACT-89).
  case didLoadAll
  /// A placeholder was put in (CONTRACT-75).
  case placeholderInsert = "placeholder.insert"
  /// A placeholder became an item (CONTRACT-80).
  case placeholderCommit = "placeholder.commit"
  /// A placeholder was taken out (CONTRACT-81).
  case placeholderDelete = "placeholder.delete"
  /// A placeholder went with the data around it, by a reload or with its view (CONTRACT-82).
  case placeholderDiscard = "placeholder.discard"
  /// Whether resting on it opens it (CONTRACT-95).
  case springLoad
  /// It has been opened (CONTRACT-95).
  case springLoaded
  /// Whether an item has a context menu.
  case menu
  /// The context menu of an item is shown.
  case menuShown
  /// The context menu of an item is taken away.
  case menuDismissed
}
