import DragItems
import DragSessions
import Machines

/// The identity of a load, by number; numbers are never reused.
public struct LoadToken: Hashable, Sendable {
  /// The number, from 1.
  package let rawValue: UInt32
}

/// A load: its request, and the placeholder that waits for it, if any.
struct LoadState: Hashable, Sendable {
  var token: LoadToken
  var load = Machine<Load>(Load.Context())
  let session: SessionID
  let item: DragItem
  let destination: ViewID
  /// The request, or nil for the first representation that the destination can see.
  var request: LoadRequest?
  /// The placeholder that the item replaces, or nil if the application receives the data.
  var placeholder: PlaceholderID?
  let operation: DropOperation
  /// The ordinal of the view's destination that is notified.
  let ordinal: UInt32
  var node: ProgressTree.NodeID?

  var receiver: DestinationID { DestinationID(destination.rawValue, ordinal: ordinal) }

  /// Returns true if the item leaves its source when its data has replaced the placeholder.
  func movesItem(in scene: Scene) -> Bool {
    guard operation.leavesSource, placeholder != nil else { return false }
    // An item of another application leaves as well, if its mask allowed the move.
    return scene[item.origin].application == scene[destination].application
      || scene[item.origin].options.operationsOutside?.allows(.move) == true
  }
}

/// The last load of an item that its source answered after a delay.
struct AnsweredLoad: Hashable, Sendable {
  let item: DragItem
  var load: Machine<Load>
  let session: SessionID
  /// The number of loads answered before, which is not compared.
  @Uncompared var number: Int
}

/// A value that is excluded from comparisons.
@propertyWrapper
struct Uncompared: Hashable, Sendable {
  var wrappedValue: Int

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// Loads of several items that are reported together, when the last of them is complete
/// (CONTRACT-89).
struct LoadBatch: Hashable, Sendable {
  var token: LoadToken
  let session: SessionID
  let destination: ViewID
  /// The ordinal of the view's destination that is notified.
  let ordinal: UInt32
  /// The loads, in the order of the items.
  var members: [LoadToken]
  /// The items, in the same order.
  let items: [ItemID]
  var results: LoadResults<LoadedItem>

  /// What a result has brought the batch of its load to.
  enum Progress {
    /// The load is reported by itself.
    case none
    /// Other loads of its batch are incomplete.
    case open
    /// All loads of its batch are complete; these objects could be made.
    case complete(LoadBatch, [LoadedItem])
  }

  var receiver: DestinationID { DestinationID(destination.rawValue, ordinal: ordinal) }

  /// Returns true if a load belongs to the batch; its members have consecutive numbers.
  func holds(_ load: LoadToken) -> Bool {
    guard let first = members.first, let last = members.last else { return false }
    return first.rawValue <= load.rawValue && load.rawValue <= last.rawValue
  }
}
