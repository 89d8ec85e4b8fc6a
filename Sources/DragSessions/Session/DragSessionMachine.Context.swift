extension DragSessionMachine {
  /// What a session remembers; each value only while a later row reads it.
  package struct Context: Hashable, Sendable {
    /// How the drag is shown.
    let style: DragStyle
    /// The number of items that the drag carries.
    package internal(set) var itemCount: Int32 = 0
    /// How often the items changed; a visit compares it with what it last saw.
    var itemsVersion: UInt16 = 0
    /// The number of views that lent items.
    var contributors: Int32 = 1
    /// While the source is asked item by item: how many were asked, and how many of them stay.
    var asked: Int32 = 0
    var kept: Int32 = 0
    /// Whether the items may be moved; frozen at the begin (CONTRACT-09).
    package internal(set) var allowsMove = false
    /// Whether the drag stays in its application; frozen at the begin.
    package internal(set) var isRestricted = false
    /// Whether previews are shown in full size; frozen at the begin.
    package internal(set) var prefersFullSize = false
    /// The destination whose proposal is in force; the drag is inside of it, and perhaps of others at
    /// its site.
    package internal(set) var current: DestinationID?
    /// The destination that is being queried.
    var candidate: DestinationID?
    /// Whether others are served beside the one that is being queried.
    var hasSibling = false
    /// The proposal at this site that goes first so far, while more are to come.
    var winner: WinningProposal?
    /// The proposal in force.
    package internal(set) var ruling = ResolvedProposal.nothing
    /// The operation that the source is told, once the drag is released or cancelled.
    package internal(set) var operation = DropOperation.cancel

    /// The memory of a session that has not begun.
    package init(style: DragStyle = DragStyle()) {
      self.style = style
    }

    /// Remembers how the drag ends, and forgets what only a pointer that carries it reads.
    mutating func settle(_ operation: DropOperation) {
      self.operation = operation
      itemsVersion = 0
      contributors = 1
      if !operation.carries { current = nil }
    }

    /// Forgets everything that only a drag under way reads.
    mutating func close() {
      let operation = operation
      self = Context()
      self.operation = operation
    }
  }
}
