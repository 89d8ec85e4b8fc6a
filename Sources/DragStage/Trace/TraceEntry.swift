package import CollectionModel
package import DragGeometry
package import DragItems
package import DragSessions
package import Machines
package import OrderedStore

/// One entry of a stage's trace: an event, a question, a notification, a load or a change.
package struct TraceEntry: Hashable, Sendable {
  /// The time of the event.
  package let time: Timestamp
  /// The event.
  package let event: TraceEvent
  /// The session that it concerns, if any.
  package let session: SessionID?
  /// The ordinal of the destination on a view; 0 is the view's own (CONTRACT-35).
  package let ordinal: UInt32
  /// The item that a drop goes into, if the entry reports such a drop and the item exists.
  package let target: ItemID?

  init(
    time: Timestamp, event: TraceEvent, session: SessionID?, ordinal: UInt32 = 0,
    target: ItemID? = nil
  ) {
    self.time = time
    self.event = event
    self.session = session
    self.ordinal = ordinal
    self.target = target
  }
}

/// An event of a trace.
package enum TraceEvent: Hashable, Sendable {
  /// A pointer went down; the label is the target as a script wrote it.
  case pointerDown(PointerID, Point, label: String?, button: Int)
  /// A pointer moved.
  case pointerMove(PointerID, Point)
  /// A pointer went up, at a point of its own if the release had one.
  case pointerUp(PointerID, at: Point?)
  /// A pointer was canceled.
  case pointerCancel(PointerID)
  /// A host that owns the drag reported an event of it.
  indirect case host(PointerID, HostEvent)
  /// A drop is complete for its host, with this operation.
  case hostFinished(PointerID, DragOutcome)
  /// A policy was asked or notified.
  case called(Callback, ViewID, CallDetail)
  /// An item was inserted into a collection's data; the gap refers to this time.
  case inserted(ItemID, ViewID, GapIndex)
  /// An item was deleted from a view's data; the gap is its position at this time.
  case deleted(ItemID, ViewID, GapIndex?)
  /// An item was moved within a collection's data; the gap refers to this time.
  case moved(ItemID, ViewID, GapIndex)
  /// A section was inserted, deleted or moved.
  case sectionChanged(ViewID, SectionChange)
  /// A batch reloaded an item; the slot is that after the batch (B6, D6).
  case itemReloaded(ItemID, ViewID, Slot)
  /// A batch was rejected, and nothing changed; with the terms of a collection view or a table
  /// view.
  case batchRejected(ViewID, BatchError, CollectionKind)
  /// A collection's data was reloaded; these are its items, and the removed ones.
  case reloaded(ViewID, sections: [[ItemID]], gone: [ItemID])
  /// A gap has opened at another position, with haptic feedback.
  case feedback(ViewID, GapIndex)
  /// A view was scrolled; the point is its new offset.
  case scrolled(ViewID, Point)
  /// A view's frame changed.
  case resized(ViewID, Rect)
  /// A view was removed with its nested views, or a destination that was added to it.
  case removed(ViewID)
  /// An option of a view was switched on or off.
  case switched(ViewID, ViewSwitch, isOn: Bool)
  /// The selection of a view changed to these items.
  case selected(ViewID, [ItemID])
  /// A destination chose the position of an item of its drop.
  case dropped(ItemID, ViewID, DropChoice)
  /// An item of a drop was neither dropped nor loaded.
  case undropped(ViewID, ItemID)
  /// A drop failed, and nothing changed.
  case dropFailed(ViewID, DropFailure)
  /// An application violated the contract, at a view and for an item if there are any.
  case misused(ContractViolation, ViewID?, ItemID?)
  /// A call from within a policy was rejected.
  case rejectedCall(StageError)
  // Rare events are boxed, so that the entries of moves stay small.
  /// A transfer was requested, is in progress, or was canceled.
  indirect case transfer(TransferNote)
  /// A representation was registered under a type name without a known form, which is reported once
  /// (CONTRACT-125).
  indirect case opaqueType(ItemReference, TypeIdentifier)
  /// A store was written, read, or changed by another writer.
  indirect case store(StoreID, StoreNote)
}

/// An event of a store, or of the collections that are bound to it.
package enum StoreNote: Hashable, Sendable {
  /// A user's change was written.
  case saved(StoreReceipt)
  /// A user's change was rejected, and is reverted in the collections.
  case refused(StoreError)
  /// Another writer has changed it.
  case changed
  /// It was opened again.
  case reopened
  /// It could not be read.
  case unread(StoreError)
  /// A collection became empty.
  case becameEmpty(ViewID)
  /// A collection has items again.
  case becameFilled(ViewID)
}

/// An event of a transfer other than its end.
package enum TransferNote: Hashable, Sendable {
  /// An application has requested the data of an item.
  case asked(ViewID, ItemID, LoadRequest)
  /// An application has requested an object of each item.
  case askedForAll(ViewID, ObjectClass)
  /// The source of an item has reported its number of completed units.
  case progressed(ItemReference, Int64)
  /// A host is asked for the data of an item, by its name of the type.
  case requested(ItemReference, String)
  /// The user has canceled every load of the session.
  case cancelled
}

/// A change of a section, with its index at this time.
package enum SectionChange: Hashable, Sendable {
  /// It was inserted, without items, at this index.
  case inserted(Int)
  /// It was deleted, without items, from this index.
  case deleted(Int)
  /// It was moved from one index to another.
  case moved(from: Int, to: Int)
  /// It was reloaded, at this index.
  case reloaded(Int)
}

/// The details of a call in a trace line.
package enum CallDetail: Hashable, Sendable {
  /// No details.
  case none
  /// The item that it is about.
  case item(ItemID)
  /// The item that it is about, and its preview.
  case preview(ItemID, ItemPreview)
  /// The items that it is about.
  case items([ItemID])
  /// What the drag ends with.
  case outcome(DragOutcome)
  /// The proposal in force.
  case ruling(ResolvedProposal)
  /// The position where the items are dropped.
  case position(DropPosition?)
  /// An item and its target gap.
  case place(ItemID, GapIndex)
  /// An item whose data has arrived, or the code of the error.
  case load(ItemID, TypeIdentifier?, error: Int?)
}

/// The reason that a drop failed.
package enum DropFailure: Hashable, Sendable {
  /// The application reported a failure.
  case application(reason: String)
  /// The target has an item of this name already (M8a).
  case itemTaken(ItemID)
  /// All items went while the destination took its time (M11).
  case nothingLeft
}
