package import DragSessions

extension Callback {
  /// The receiver of the callback.
  package var side: Side {
    switch self {
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .willBegin, .didMove, .sessionForAdding, .addItems, .willAdd, .willEnd,
      .cancelPreview, .willCancel, .didEnd, .didTransfer, .menu, .menuShown, .menuDismissed:
      .source
    case .canHandle, .enter, .update, .exit, .perform, .mayMoveRow, .moveRow, .willReorder,
      .didReorder, .dropPreview, .willDrop, .conclude, .dropEnd, .didLoad, .didLoadAll,
      .placeholderInsert,
      .placeholderCommit, .placeholderDelete,
      .placeholderDiscard:
      .destination
    case .springLoad, .springLoaded: .either
    }
  }

  /// Indicates whether an interaction, an additional destination of a view, receives it
  /// (CONTRACT-35).
  package var isOfInteraction: Bool {
    switch self {
    case .canHandle, .enter, .update, .exit, .perform, .dropPreview, .willDrop, .conclude,
      .dropEnd, .didLoad, .didLoadAll:
      true
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .willBegin, .didMove, .sessionForAdding, .addItems, .willAdd, .willEnd,
      .cancelPreview, .willCancel, .didEnd, .didTransfer, .mayMoveRow, .moveRow, .willReorder,
      .didReorder, .placeholderInsert,
      .placeholderCommit, .placeholderDelete, .placeholderDiscard, .springLoad, .springLoaded,
      .menu,
      .menuShown, .menuDismissed:
      false
    }
  }

  /// Indicates whether an additional source of a view receives it: which drag a tap adds to, and what has a menu, is asked
  /// of the first source.
  package var isOfAddedSource: Bool {
    guard side == .source else { return false }
    return switch self {
    case .sessionForAdding, .menu, .menuShown, .menuDismissed: false
    case _: true
    }
  }

  /// Indicates whether its answer may be delayed; all other answers are immediate.
  package var allowsDelay: Bool { self == .perform }

  /// The answers that a policy may give; empty for a notification.
  package var answers: [AnswerKind] {
    switch self {
    case .items: [.itemsSelf, .itemRefs, .none]
    case .addItems: [.itemsSelf, .itemRefs, .none]
    case .canMove, .canHandle, .mayMoveRow, .springLoad, .menu: [.accept, .refuse]
    case .allowsMove, .restricted, .fullSize: [.value]
    case .liftPreview, .cancelPreview, .dropPreview: [.preview, .none]
    case .update: [.proposal]
    case .sessionForAdding: [.session, .none]
    case .perform: [.accept, .itemsSelf, .itemsLoad, .none, .fail]
    case .willLift, .liftCancelled, .willBegin, .didMove, .willAdd, .willEnd,
      .willCancel, .didEnd, .didTransfer, .enter, .exit, .moveRow, .willReorder,
      .didReorder, .willDrop, .conclude, .dropEnd,
      .didLoad, .didLoadAll, .placeholderInsert, .placeholderCommit, .placeholderDelete,
      .placeholderDiscard, .springLoaded, .menuShown, .menuDismissed:
      []
    }
  }
}

/// The kinds of answers in a policy.
package enum AnswerKind: String, Hashable, Sendable, CaseIterable {
  /// `accept`.
  case accept
  /// `refuse`.
  case refuse
  /// `none`.
  case none
  /// `items self`.
  case itemsSelf = "items self"
  /// `items load`.
  case itemsLoad = "items load"
  /// `items REF…`.
  case itemRefs = "items REF…"
  /// `proposal …`.
  case proposal
  /// `preview …`.
  case preview
  /// `value …`.
  case value
  /// `session N`.
  case session
  /// `fail "reason"`.
  case fail
}

extension Answer {
  /// The kind of the answer.
  package var form: AnswerKind {
    switch self {
    case .accept: .accept
    case .refuse: .refuse
    case .none: .none
    case .itemsSelf: .itemsSelf
    case .itemsLoad: .itemsLoad
    case .items: .itemRefs
    case .proposal: .proposal
    case .preview: .preview
    case .value: .value
    case .session: .session
    case .fail: .fail
    }
  }
}
