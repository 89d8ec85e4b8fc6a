/// A requested change of a list, in terms of ids and neighbors, never of indices that may be
/// outdated (S18).
public struct StoreIntent: Hashable, Sendable {
  /// The kind of change.
  public enum Change: Hashable, Sendable {
    /// Moves these rows to the spot, in this order, from any list.
    case move([String])
    /// Inserts new rows with these ids at the spot, in this order.
    case insert([String])
    /// Deletes these rows.
    case delete([String])
  }

  /// The change.
  public var change: Change
  /// The target list.
  public var list: String
  /// The target position; ignored by deletions.
  public var position: Position
  /// The revision that the writer has seen; any other revision is a conflict.
  @usableFromInline package var expecting: Int64?

  /// Makes an intent.
  @usableFromInline package init(
    _ change: Change, in list: String, at position: Position = .end,
    expecting revision: Int64? = nil
  ) {
    self.change = change
    self.list = list
    self.position = position
    expecting = revision
  }

  /// A position between two rows, by their ids.
  public struct Position: Hashable, Sendable {
    /// The row before, or nil at the beginning.
    public var after: String?
    /// The row after, or nil at the end.
    public var before: String?
    /// The handling of the case that both neighbors were named and both were deleted.
    @usableFromInline package var orphan: Orphan

    /// Makes a position; if its two neighbors are not adjacent any more, it is the one after the
    /// first.
    @usableFromInline package init(
      after: String? = nil, before: String? = nil, orphan: Orphan = .conflict
    ) {
      self.after = after
      self.before = before
      self.orphan = orphan
    }

    /// The end of the list.
    @usableFromInline package static let end = Position()
  }

  /// The handling of an intent whose neighbors were deleted.
  @usableFromInline package enum Orphan: Hashable, Sendable {
    /// It is rejected.
    case conflict
    /// Its rows go to the end.
    case end
  }

  /// The ids of the change.
  @usableFromInline package var ids: [String] {
    switch change {
    case .move(let ids), .insert(let ids), .delete(let ids): ids
    }
  }
}

/// The result of committing intents.
public struct StoreReceipt: Hashable, Sendable {
  /// The revisions of a list before and after.
  public struct Step: Hashable, Sendable {
    /// The revision before the intents.
    @usableFromInline package let before: Int64
    /// The revision after the intents; equal if they wrote nothing.
    @usableFromInline package let after: Int64

    /// Makes a step.
    public init(before: Int64, after: Int64) {
      self.before = before
      self.after = after
    }
  }

  /// Every list that rows were moved to, or moved from.
  @usableFromInline package private(set) var steps: [String: Step]
  /// The number of written rows, including relabeled ones.
  @usableFromInline package private(set) var writes: Int

  /// Makes a receipt.
  public init(_ steps: [String: Step] = [:], writes: Int = 0) {
    self.steps = steps
    self.writes = writes
  }

  /// The new revision of a list that the intents named, or nil for any other list.
  @usableFromInline package func revision(of list: String) -> Int64? { steps[list]?.after }

  /// Appends the receipt of the next intents in the same transaction.
  mutating func append(_ next: StoreReceipt) {
    for (list, step) in next.steps {
      steps[list] = Step(before: steps[list]?.before ?? step.before, after: step.after)
    }
    writes += next.writes
  }
}
