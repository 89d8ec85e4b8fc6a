public import CollectionModel
public import DragGeometry
public import DragItems
public import DragSessions
public import Machines
public import OrderedStore

/// One line of a stage's trace: something that was dispatched, asked, told, loaded or changed.
public struct TraceEntry: Hashable, Sendable {
  /// When it happened.
  public let time: Timestamp
  /// What happened.
  public let event: TraceEvent
  /// The session that it concerns, if any.
  public let session: SessionID?
  /// Which of the destinations on a view it concerns; 0 is the view's own (CONTRACT-35).
  public let ordinal: UInt32
  /// The item that stood where the entry tells of a drop into an item; nil where it does not, or none stood there.
  public let target: ItemID?

  init(
    time: Timestamp, event: TraceEvent, session: SessionID?, place: UInt32 = 0,
    target: ItemID? = nil
  ) {
    self.time = time
    self.event = event
    self.session = session
    self.ordinal = place
    self.target = target
  }
}

/// What a trace tells of.
public enum TraceEvent: Hashable, Sendable {
  /// A pointer went down; the label is the target as a script wrote it.
  case pointerDown(PointerID, Point, label: String?, button: Int)
  /// A pointer moved.
  case pointerMove(PointerID, Point)
  /// A pointer went up, at a point of its own where one came with the release.
  case pointerUp(PointerID, at: Point?)
  /// A pointer was taken away.
  case pointerCancel(PointerID)
  /// A host that owns the drag told of it.
  indirect case host(PointerID, HostEvent)
  /// A drop is finished for its host, by this operation.
  case hostFinished(PointerID, DropOperation)
  /// A policy was asked or told.
  case called(Callback, ViewID, CallDetail)
  /// An item was put into a collection's data; the gap counts at this moment.
  case inserted(ItemID, ViewID, GapIndex)
  /// An item was taken out of a view's data; the gap is where it stood at this moment.
  case deleted(ItemID, ViewID, GapIndex?)
  /// An item was moved inside a collection's data; the gap counts at this moment.
  case moved(ItemID, ViewID, GapIndex)
  /// A section came, went or changed its place.
  case sectionChanged(ViewID, SectionChange)
  /// A batch shows an item again that stays; the place is that after the batch (B6, D6).
  case itemReloaded(ItemID, ViewID, Slot)
  /// A batch does not fit, and nothing changed; with the words of a collection or a table.
  case batchRefused(ViewID, BatchError, CollectionKind)
  /// A collection's data was read again; these are its items, and those that it has no more.
  case reloaded(ViewID, sections: [[ItemID]], gone: [ItemID])
  /// A gap has opened at another place, and was felt.
  case feedback(ViewID, GapIndex)
  /// Another part of a view is seen; its content begins so far outside of it now.
  case scrolled(ViewID, Point)
  /// A view has another place or size.
  case resized(ViewID, Rect)
  /// A view was taken away with what is nested in it, or a destination that was added to it.
  case removed(ViewID)
  /// Exactly these items of a view are selected.
  case selected(ViewID, [ItemID])
  /// A destination chose where an item of its drop goes.
  case dropped(ItemID, ViewID, DropChoice)
  /// An item of a drop was neither dropped nor loaded.
  case undropped(ViewID, ItemID)
  /// A drop could not be carried out, and nothing changed.
  case dropFailed(ViewID, DropFailure)
  /// An application did something that it may not do, at a view and to an item where there are any.
  case misused(ContractViolation, ViewID?, ItemID?)
  /// A call from within a policy was refused.
  case refusedCall(StageError)
  // What is seldom told stands apart, so that the entries of moves stay small.
  /// Data was asked for, is on its way, or was given up.
  indirect case transfer(TransferNote)
  /// A representation was registered under a name of no form, which is told once (CONTRACT-125).
  indirect case opaqueType(ItemReference, TypeIdentifier)
  /// A store was written to, read, or changed by somebody.
  indirect case store(StoreID, StoreNote)
}

/// What is told of a store, and of the collections that are bound to it.
public enum StoreNote: Hashable, Sendable {
  /// A change of the user's was written.
  case saved(StoreReceipt)
  /// A change of the user's was refused, and goes from the collections.
  case refused(StoreError)
  /// Somebody else has changed it.
  case changed
  /// It was opened again.
  case reopened
  /// It could not be read.
  case unread(StoreError)
  /// A collection has no items any more.
  case becameEmpty(ViewID)
  /// A collection has items again.
  case becameFilled(ViewID)
}

/// What is told of a transfer beside its end.
public enum TransferNote: Hashable, Sendable {
  /// An application has asked for the data of an item.
  case asked(ViewID, ItemID, LoadRequest)
  /// An application has asked for an object of each item.
  case askedForAll(ViewID, ObjectClass)
  /// The source of an item says how many units are there.
  case progressed(ItemReference, Int64)
  /// A host is asked for the data of an item, by the name that it gave the type.
  case requested(ItemReference, String)
  /// The user has given every load of the session up.
  case cancelled
}

/// What became of a section, by its index at this moment.
public enum SectionChange: Hashable, Sendable {
  /// It came, without items, and has this index now.
  case inserted(Int)
  /// It went, without items, and had this index.
  case deleted(Int)
  /// It had one index, and has the other one now.
  case moved(from: Int, to: Int)
  /// It is shown again, and has this index now.
  case reloaded(Int)
}

/// What a line says about a call beside its name.
public enum CallDetail: Hashable, Sendable {
  /// Nothing.
  case none
  /// The item that it is about.
  case item(ItemID)
  /// The item that it is about, and how it is to be shown.
  case preview(ItemID, ItemPreview)
  /// The items that it is about.
  case items([ItemID])
  /// The operation that it tells.
  case operation(DropOperation)
  /// The proposal in force.
  case ruling(ResolvedProposal)
  /// The place where the items are dropped.
  case position(DropPosition?)
  /// An item and the gap that it goes to.
  case place(ItemID, GapIndex)
  /// An item whose data has arrived, or the code of the error.
  case load(ItemID, TypeIdentifier?, error: Int?)
}

/// Why a drop could not be carried out.
public enum DropFailure: Hashable, Sendable {
  /// The application said so.
  case application(reason: String)
  /// The target has an item of this name already (M8a).
  case itemTaken(ItemID)
}
