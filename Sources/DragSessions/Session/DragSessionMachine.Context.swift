extension DragSessionMachine {
  /// The extended state of a session; each value is kept only while a later row reads it.
  package struct Context: Hashable, Sendable {
    /// The presentation of the drag.
    let style: DragStyle
    /// The number of items that the drag carries.
    package internal(set) var itemCount: Int32 = 0
    /// The number of changes of the items; a drop session compares it with the version it last saw.
    var itemsVersion: UInt16 = 0
    /// The number of views that contributed items.
    var contributors: Int32 = 1
    /// While the source is queried per item: the number of queried items, and of those that stay.
    var asked: Int32 = 0
    var kept: Int32 = 0
    /// True if the items may be moved; frozen at the begin (CONTRACT-09).
    package internal(set) var allowsMove = false
    /// True if the drag stays in its application; frozen at the begin.
    package internal(set) var isRestricted = false
    /// True if previews are shown in full size; frozen at the begin.
    package internal(set) var prefersFullSize = false
    /// The destination whose proposal is in force; the drag is inside it, and perhaps inside others
    /// at its site.
    package internal(set) var current: DestinationID? {
      didSet { hasNewItems = false }
    }
    /// True if the items changed since ``current`` was queried whether it handles them.
    var hasNewItems = false
    /// The destination that is being queried.
    var candidate: DestinationID?
    /// True if the site of the queried destination has further destinations.
    var hasSibling = false
    /// The resolved proposal that a drop session is about to report.
    var proposed = ResolvedProposal.nothing
    /// The winning proposal at this site so far, while more are to come.
    var winner: WinningProposal?
    /// The proposal in force.
    package internal(set) var ruling = ResolvedProposal.nothing
    /// What the drag ends with, from its release or its cancel on.
    ///
    /// A drop that is rejected makes it a cancel, until the source is notified (CONTRACT-134).
    package internal(set) var outcome: DragOutcome?

    /// True if the drag ends with items that arrive somewhere.
    var isTransfer: Bool { outcome?.operation.carries ?? false }

    /// Makes the context of a session that has not begun.
    package init(style: DragStyle = DragStyle()) {
      self.style = style
    }

    /// Counts a new version of the items, which every destination is queried about again.
    mutating func noteNewItems() {
      itemsVersion &+= 1
      hasNewItems = current != nil
    }

    /// Removes and returns the resolved proposal that was reported.
    mutating func takeProposed() -> ResolvedProposal {
      defer { proposed = .nothing }
      return proposed
    }

    /// Stores how the drag ends, and clears what only a drag under way reads.
    mutating func settle(_ outcome: DragOutcome) {
      self.outcome = outcome
      itemsVersion = 0
      contributors = 1
      if !outcome.operation.carries { current = nil }
    }

    /// Clears everything that only a drag under way reads.
    mutating func close() {
      let outcome = outcome
      self = Context()
      self.outcome = outcome
    }
  }
}
