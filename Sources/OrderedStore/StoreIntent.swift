/// What is to become of a list, told by ids and neighbors, never by numbers that may be old (S18).
public struct StoreIntent: Hashable, Sendable {
  /// What is done.
  public enum Change: Hashable, Sendable {
    /// These rows go to the spot, in this order, from wherever they stand.
    case move([String])
    /// New rows of these ids come to the spot, in this order.
    case insert([String])
    /// These rows go.
    case delete([String])
  }

  /// What is done.
  public var change: Change
  /// The list in which it ends.
  public var list: String
  /// Where the rows go; of no meaning where they are deleted.
  public var spot: Spot
  /// The revision that the writer has seen, where another one is a conflict.
  public var expecting: Int64?

  /// Makes an intent.
  public init(
    _ change: Change, in list: String, at spot: Spot = .end, expecting revision: Int64? = nil
  ) {
    self.change = change
    self.list = list
    self.spot = spot
    expecting = revision
  }

  /// A place between two rows, by their ids.
  public struct Spot: Hashable, Sendable {
    /// The row before, or nil at the beginning.
    public var after: String?
    /// The row behind, or nil at the end.
    public var before: String?
    /// What happens where both were named and both are gone.
    public var orphan: Orphan

    /// Names a place; with two neighbors that have parted it is the one behind the first.
    public init(after: String? = nil, before: String? = nil, orphan: Orphan = .conflict) {
      self.after = after
      self.before = before
      self.orphan = orphan
    }

    /// The end of the list.
    public static let end = Spot()
  }

  /// What happens to an intent whose neighbors are gone.
  public enum Orphan: Hashable, Sendable {
    /// It is refused.
    case conflict
    /// Its rows go to the end.
    case end
  }

  /// The ids that it is about.
  public var ids: [String] {
    switch change {
    case .move(let ids), .insert(let ids), .delete(let ids): ids
    }
  }
}

/// What some intents have done together.
public struct StoreReceipt: Hashable, Sendable {
  /// The revisions of a list, of which the later is its revision now.
  public struct Step: Hashable, Sendable {
    /// The revision that the intents found.
    public let before: Int64
    /// The revision that they made; the same where they wrote nothing.
    public let after: Int64

    /// Makes a step.
    public init(before: Int64, after: Int64) {
      self.before = before
      self.after = after
    }
  }

  /// Every list that rows were to go to, or went from.
  public private(set) var steps: [String: Step]
  /// How many rows were written; relabelled ones count.
  public private(set) var writes: Int

  /// Makes a receipt.
  public init(_ steps: [String: Step] = [:], writes: Int = 0) {
    self.steps = steps
    self.writes = writes
  }

  /// The revision of a list that the intents named, or nil for another one.
  public func revision(of list: String) -> Int64? { steps[list]?.after }

  /// Takes the receipt of what came next in the same transaction.
  mutating func append(_ next: StoreReceipt) {
    for (list, step) in next.steps {
      steps[list] = Step(before: steps[list]?.before ?? step.before, after: step.after)
    }
    writes += next.writes
  }
}
