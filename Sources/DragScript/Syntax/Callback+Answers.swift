package import DragSessions

/// What is true of a callback.
package struct CallbackFacts: Sendable {
  /// Its receiver.
  package let side: Callback.Side
  /// It is about one item.
  package let isOfItem: Bool
  /// An interaction, an additional destination of a view, receives it (CONTRACT-35).
  package let isOfInteraction: Bool
  /// An additional source of a view receives it: which drag a tap adds to, and what has a menu, is asked of the first source.
  package let isOfAddedSource: Bool
  /// The answers that a policy may give; empty for a notification.
  package let answers: [AnswerKind]
}

extension Callback {
  /// What is true of it.
  package var facts: CallbackFacts {
    switch self {
    case .items, .addItems: .source(.itemsSelf, .itemRefs, .none, ofItem: true)
    case .canMove: .source(.accept, .refuse, ofItem: true)
    case .liftPreview, .cancelPreview: .source(.preview, .none, ofItem: true)
    case .willCancel: .source(ofItem: true)
    case .allowsMove, .restricted, .fullSize: .source(.value)
    case .willLift, .liftCancelled, .willBegin, .didMove, .willAdd, .willEnd, .didEnd,
      .didTransfer:
      .source()
    case .sessionForAdding: .source(.session, .none, ofItem: true, first: true)
    case .menu: .source(.accept, .refuse, ofItem: true, first: true)
    case .menuShown, .menuDismissed: .source(ofItem: true, first: true)
    case .canHandle: .destination(.accept, .refuse, interaction: true)
    case .enter, .exit, .conclude, .dropEnd, .didLoadAll: .destination(interaction: true)
    case .update: .destination(.proposal, interaction: true)
    case .perform:
      .destination(.accept, .itemsSelf, .itemsLoad, .none, .fail, interaction: true)
    case .dropPreview: .destination(.preview, .none, ofItem: true, interaction: true)
    case .willDrop, .didLoad: .destination(ofItem: true, interaction: true)
    case .mayMoveRow: .destination(.accept, .refuse, ofItem: true)
    case .moveRow, .placeholderInsert, .placeholderCommit, .placeholderDelete,
      .placeholderDiscard:
      .destination(ofItem: true)
    case .willReorder, .didReorder: .destination()
    case .springLoad: .either(.accept, .refuse)
    case .springLoaded: .either()
    }
  }

  /// The answers that a policy may give; empty for a notification.
  package var answers: [AnswerKind] { facts.answers }

  /// Indicates whether its answer may be delayed; all other answers are immediate.
  package var allowsDelay: Bool { self == .perform }
}

extension CallbackFacts {
  fileprivate static func source(
    _ answers: AnswerKind..., ofItem isOfItem: Bool = false, first isOfFirst: Bool = false
  ) -> CallbackFacts {
    CallbackFacts(
      side: .source, isOfItem: isOfItem, isOfInteraction: false, isOfAddedSource: !isOfFirst,
      answers: answers)
  }

  fileprivate static func destination(
    _ answers: AnswerKind..., ofItem isOfItem: Bool = false,
    interaction isOfInteraction: Bool = false
  ) -> CallbackFacts {
    CallbackFacts(
      side: .destination, isOfItem: isOfItem, isOfInteraction: isOfInteraction,
      isOfAddedSource: false, answers: answers)
  }

  fileprivate static func either(_ answers: AnswerKind...) -> CallbackFacts {
    CallbackFacts(
      side: .either, isOfItem: true, isOfInteraction: false, isOfAddedSource: false,
      answers: answers)
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

extension PolicyAnswer {
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
