/// What a line of a trace may say happened, beside the callbacks.
package enum TraceWord: String, Hashable, Sendable, CaseIterable {
  /// A pointer was pressed.
  case down
  /// A pointer, or an item of a collection's data, moved.
  case move
  /// A pointer was released.
  case up
  /// A pointer was taken away.
  case cancel
  /// A host asks what may be dragged.
  case prepare
  /// A host carries what was offered.
  case begin
  /// A host's drag comes in.
  case enter
  /// A host knows whose drag it is.
  case identify
  /// A host knows which items it carries.
  case unpack
  /// A host's drag is at a point.
  case over
  /// What the source of a host's drag allows.
  case offer
  /// A host's drag goes out.
  case leave
  /// A host's drag is dropped; or a destination chose where an item goes.
  case drop
  /// A host's drag has ended for its source.
  case end
  /// A host is asked for data.
  case request
  /// A drop is finished for its host.
  case finish
  /// An item was put into a collection's data.
  case insert
  /// An item was taken out of a view's data.
  case delete
  /// A section came.
  case insertSection
  /// A section went.
  case deleteSection
  /// A section changed its place.
  case moveSection
  /// A section is shown again.
  case reloadSection
  /// An item is shown again.
  case reloadItem
  /// A batch does not fit.
  case batchRefused
  /// A collection's data was read again.
  case reload
  /// A gap has opened at another place, and was felt.
  case feedback
  /// Another part of a view is seen.
  case scroll
  /// A view has another place or size.
  case resize
  /// A view or an interaction was taken away.
  case remove
  /// Other items of a view are selected.
  case select
  /// An item of a drop was neither dropped nor loaded.
  case undropped
  /// A drop could not be carried out.
  case dropFailed
  /// An application did what it may not do.
  case misuse
  /// A call from within a callback was refused.
  case refused
  /// An application asks for an item's data.
  case load
  /// An application asks for an object of each item.
  case loadAll
  /// How much of an item's data is there.
  case progress
  /// The user gave the loads up.
  case stopLoads
  /// A type has a name of no form.
  case opaqueType
  /// A change was written to a store.
  case save
  /// A change was refused by a store.
  case saveFailed
  /// A store could not be read.
  case loadFailed
  /// Another writer has changed a store.
  case changed
  /// A store was opened again.
  case reopen
  /// A collection that is bound to a store has no items any more.
  case becameEmpty
  /// It has items again.
  case becameFilled

  /// What a line of a trace is about.
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

  /// What a line with this word is about.
  package var subjects: [Subject] {
    switch self {
    case .down, .up, .cancel: [.pointer]
    case .move: [.pointer, .view]
    case .prepare, .begin, .enter, .identify, .unpack, .over, .offer, .leave, .end, .finish:
      [.seat]
    case .request, .drop, .opaqueType, .progress: [.seat, .view]
    case .insert, .delete, .insertSection, .deleteSection, .moveSection, .reloadSection,
      .reloadItem, .batchRefused, .reload, .feedback, .scroll, .resize, .remove, .select,
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
    case .batchRefused, .dropFailed, .refused, .saveFailed, .loadFailed: ["why"]
    case .scroll: ["to"]
    case .resize: ["at", "size"]
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
    case .moveRow, .placeholderInsert, .placeholderCommit, .placeholderDelete,
      .placeholderDiscard:
      ["item", "at"]
    case .didLoad: ["item", "type", "error"]
    case .items, .willLift, .liftCancelled, .allowsMove, .restricted, .fullSize, .willBegin,
      .didMove, .sessionForAdding, .didTransfer, .canHandle, .enter, .exit, .conclude, .dropEnd:
      []
    }
  }
}
