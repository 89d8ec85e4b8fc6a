import DragItems
import DragSessions
import Machines

/// A load by the number that it got when it was asked for; numbers are never given twice.
public struct LoadToken: Hashable, Sendable {
  /// The number, from 1.
  public let rawValue: UInt32
}

/// A load: what was asked for, and the placeholder that waits for it, where one does.
struct LoadState: Hashable, Sendable {
  var token: LoadToken
  var load = Machine<Load>(Load.Context())
  let session: SessionID
  let item: DragItem
  let destination: ViewID
  /// What was asked for, or nil for the first representation that the destination may see.
  var request: LoadRequest?
  /// Where the item arrives, or nil where the application takes what comes.
  var placeholder: PlaceholderID?
  let operation: DropOperation
  /// Which of the view's destinations hears of it.
  let ordinal: UInt32
  /// Its part in the progress of its session.
  var node: ProgressTree.NodeID?
}

/// The last load of an item that its source answered in its own time.
struct AnsweredLoad: Hashable, Sendable {
  let item: DragItem
  var load: Machine<Load>
  let session: SessionID
  /// How many loads were answered before, which decides nothing.
  @Uncompared var number: Int
}

/// A value that takes no part in comparisons.
@propertyWrapper
struct Uncompared: Hashable, Sendable {
  var wrappedValue: Int

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// Loads of several items that are told as one, when the last of them is complete (CONTRACT-89).
struct LoadBatch: Hashable, Sendable {
  var token: LoadToken
  let session: SessionID
  let destination: ViewID
  /// Which of the view's destinations hears of it.
  let ordinal: UInt32
  /// The loads, in the order of the items.
  var members: [LoadToken]
  /// The items, in the same order.
  let items: [ItemID]
  var results: LoadResults<LoadedItem>

  /// Whether a load is one of these; their numbers follow on each other.
  func holds(_ load: LoadToken) -> Bool {
    guard let first = members.first, let last = members.last else { return false }
    return first.rawValue <= load.rawValue && load.rawValue <= last.rawValue
  }
}
