/// The event names of a trace, other than callbacks.
package enum TraceWord: String, Hashable, Sendable, CaseIterable {
  /// A pointer was pressed.
  case down
  /// A pointer, or an item of a collection's data, moved.
  case move
  /// A pointer was released.
  case up
  /// A pointer was canceled.
  case cancel
  /// A host asks for the items that may be dragged.
  case prepare
  /// A host has started the offered drag.
  case begin
  /// A host's drag enters.
  case enter
  /// A host reports the source of its drag.
  case identify
  /// A host reports the items of its drag.
  case unpack
  /// A host's drag is at a point.
  case over
  /// A host reports the operations that the source allows.
  case offer
  /// A host's drag leaves.
  case leave
  /// A host's drag is dropped; or a destination chose the position of an item.
  case drop
  /// A host's drag has ended for its source.
  case end
  /// A host is asked for data.
  case request
  /// A drop is finished for its host.
  case finish
  /// An item was inserted into a collection's data.
  case insert
  /// An item was removed from a view's data.
  case delete
  /// A section was inserted.
  case insertSection
  /// A section was removed.
  case deleteSection
  /// A section was moved.
  case moveSection
  /// A section was reloaded.
  case reloadSection
  /// An item was reloaded.
  case reloadItem
  /// A batch update was rejected.
  case batchRejected = "batchRefused"
  /// A collection's data was reloaded.
  case reload
  /// A gap has opened at another position, with haptic feedback.
  case feedback
  /// A view was scrolled.
  case scroll
  /// A view's frame changed.
  case resize
  /// An option of a view was switched on or off.
  case switchOption = "switch"
  /// A view or an interaction was removed.
  case remove
  /// The selection of a view changed.
  case select
  /// An item of a drop was neither dropped nor loaded.
  case undropped
  /// A drop failed.
  case dropFailed
  /// An application violated the contract.
  case misuse
  /// A call from within a callback was rejected.
  case refused
  /// An application asks for an item's data.
  case load
  /// An application asks for an object of every item.
  case loadAll
  /// The progress of an item's load.
  case progress
  /// The user canceled the loads.
  case stopLoads
  /// A type's name is not a type identifier.
  case opaqueType
  /// A change was written to a store.
  case save
  /// A store rejected a change.
  case saveFailed
  /// A store could not be read.
  case loadFailed
  /// Another writer changed a store.
  case changed
  /// A store was opened again.
  case reopen
  /// A collection that is bound to a store became empty.
  case becameEmpty
  /// The collection has items again.
  case becameFilled

  /// The subject of a line.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// A pointer with a gesture of its own.
    case pointer
    /// A pointer whose drags a system owns.
    case seat
    /// A view, a collection or an interaction.
    case view
    /// A store.
    case store
    /// The stage itself, which is called `stage`.
    case stage
  }

  /// The subjects that a line with this word may have.
  package var subjects: [Subject] {
    switch self {
    case .down, .up, .cancel: [.pointer]
    case .move: [.pointer, .view]
    case .prepare, .begin, .enter, .identify, .unpack, .over, .offer, .leave, .end, .finish:
      [.seat]
    case .request, .drop, .opaqueType, .progress: [.seat, .view]
    case .insert, .delete, .insertSection, .deleteSection, .moveSection, .reloadSection,
      .reloadItem, .batchRejected, .reload, .feedback, .scroll, .resize, .switchOption, .remove,
      .select,
      .undropped, .dropFailed, .load, .loadAll, .becameEmpty, .becameFilled:
      [.view]
    case .misuse: [.view, .stage]
    case .refused, .stopLoads: [.stage]
    case .save, .saveFailed, .loadFailed, .changed, .reopen: [.store]
    }
  }

  /// The keys that a line with this word may have, beside its session.
  package var keys: [String] {
    switch self {
    case .down: ["target", "button"]
    case .up, .prepare, .over: ["target"]
    case .move: ["target", "item", "at"]
    case .enter: ["target", "ops", "formats"]
    case .identify: ["own"]
    case .unpack: ["items"]
    case .offer: ["ops"]
    case .drop: ["target", "item", "to", "at", "size", "scale"]
    case .end, .finish: ["op"]
    case .request, .opaqueType: ["item", "type"]
    case .insert, .delete, .reloadItem: ["item", "at"]
    case .insertSection, .deleteSection, .reloadSection, .feedback: ["at"]
    case .moveSection: ["from", "at"]
    case .batchRejected, .dropFailed, .refused, .saveFailed, .loadFailed: ["why"]
    case .scroll: ["to"]
    case .resize: ["at", "size"]
    case .switchOption: ["option", "to"]
    case .select: ["items"]
    case .undropped: ["item"]
    case .misuse: ["rule", "why", "item"]
    case .load: ["item", "type", "as", "class"]
    case .loadAll: ["class"]
    case .progress: ["item", "units"]
    case .save: ["writes"]
    case .cancel, .begin, .leave, .reload, .remove, .stopLoads, .changed, .reopen, .becameEmpty,
      .becameFilled:
      []
    }
  }
}

extension Callback {
  /// The keys that a line of a trace with this callback may have, beside its session.
  package var traceKeys: [String] {
    switch self {
    case .canMove, .addItems, .willCancel, .willDrop, .menu, .menuShown, .menuDismissed,
      .springLoad, .springLoaded:
      ["item"]
    case .liftPreview, .cancelPreview, .dropPreview: ["item", "preview"]
    case .willAdd, .willReorder, .didReorder, .didLoadAll: ["items"]
    case .willEnd, .didEnd: ["op"]
    case .update: ["op", "intent", "at", "full-size", "was", "why"]
    case .perform: ["at"]
    case .mayMoveRow, .moveRow, .placeholderInsert, .placeholderCommit, .placeholderDelete,
      .placeholderDiscard:
      ["item", "at"]
    case .didLoad: ["item", "type", "error"]
    case .items, .willLift, .liftCancelled, .allowsMove, .restricted, .fullSize, .willBegin,
      .didMove, .sessionForAdding, .didTransfer, .canHandle, .enter, .exit, .conclude, .dropEnd:
      []
    }
  }
}
