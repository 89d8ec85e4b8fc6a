/// What is to become of a list, told by ids and neighbours, never by numbers that may be old (S18).
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

    /// Names a place; with two neighbours that have parted it is the one behind the first.
    public init(after: String? = nil, before: String? = nil, orphan: Orphan = .conflict) {
      self.after = after
      self.before = before
      self.orphan = orphan
    }

    /// The end of the list.
    public static let end = Spot()
  }

  /// What happens to an intent whose neighbours are gone.
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

/// What an intent has done.
public struct StoreReceipt: Hashable, Sendable {
  /// The list's revision now.
  public let revision: Int64
  /// How many rows were written; relabelled ones count.
  public let writes: Int

  /// Makes a receipt.
  public init(revision: Int64, writes: Int) {
    self.revision = revision
    self.writes = writes
  }
}
