/// The callbacks, by the names that policies, patterns and traces use.
public enum Callback: String, Hashable, Sendable, CaseIterable {
  /// Asks which items a lift takes (CONTRACT-02).
  case items
  /// Asks whether an item may be dragged (D14).
  case canMove
  /// Asks for an item's preview as it rises (CONTRACT-04).
  case liftPreview
  /// The items are about to rise (CONTRACT-05).
  case willLift
  /// The items go down again without a drag (CONTRACT-06).
  case liftCancelled
  /// Asks whether the items may be moved (CONTRACT-09).
  case allowsMove
  /// Asks whether the drag stays in its application (CONTRACT-09).
  case restricted
  /// Asks whether previews are shown in full size (CONTRACT-09).
  case fullSize
  /// The drag begins (CONTRACT-08).
  case willBegin
  /// The pointer moved (CONTRACT-10).
  case didMove
  /// Asks which of several drags a tap adds to (CONTRACT-19).
  case sessionForAdding
  /// Asks which items a tap adds (CONTRACT-18).
  case addItems
  /// Items were added (CONTRACT-20).
  case willAdd
  /// The drag is about to end (CONTRACT-11).
  case willEnd
  /// Asks for an item's preview as it flies home (CONTRACT-16).
  case cancelPreview
  /// An item is about to fly home (CONTRACT-16).
  case willCancel
  /// The drag has ended (CONTRACT-12).
  case didEnd
  /// All data has been transferred (CONTRACT-13).
  case didTransfer
  /// Asks whether a destination handles the drag (CONTRACT-24).
  case canHandle
  /// The drag entered (CONTRACT-25).
  case enter
  /// Asks for the proposal of a destination (CONTRACT-25).
  case update
  /// The drag exited (CONTRACT-27).
  case exit
  /// Asks the destination to take the items (CONTRACT-28).
  case perform
  /// Asks whether a table moves one of its own rows itself (CONTRACT-45).
  case mayMoveRow
  /// A table moves one of its own rows instead (CONTRACT-45).
  case moveRow
  /// The user is about to reorder the items of one collection (D14).
  case willReorder
  /// The user has reordered them (D14).
  case didReorder
  /// Asks for an item's preview as it arrives (CONTRACT-29).
  case dropPreview
  /// An item is about to arrive, or many items at once (CONTRACT-29, 31).
  case willDrop
  /// The animations of the drop are done (CONTRACT-33).
  case conclude
  /// The drag is over (CONTRACT-32).
  case dropEnd
  /// An item's data has arrived, or its load has failed (CONTRACT-117).
  case didLoad
  /// Every item that can be loaded was loaded (CONTRACT-89).
  case didLoadAll
  /// A placeholder was inserted (CONTRACT-75).
  case placeholderInsert = "placeholder.insert"
  /// A placeholder became an item (CONTRACT-80).
  case placeholderCommit = "placeholder.commit"
  /// A placeholder was deleted (CONTRACT-81).
  case placeholderDelete = "placeholder.delete"
  /// A placeholder was discarded by a reload or with its view (CONTRACT-82).
  case placeholderDiscard = "placeholder.discard"
  /// Asks whether the target may be opened by spring-loading (CONTRACT-95).
  case springLoad
  /// The target was opened by spring-loading (CONTRACT-95).
  case springLoaded
  /// Asks whether an item has a context menu.
  case menu
  /// The context menu of an item is shown.
  case menuShown
  /// The context menu of an item is dismissed.
  case menuDismissed
}
