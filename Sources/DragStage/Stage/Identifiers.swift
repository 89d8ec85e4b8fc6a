import DragSessions
/// A view or a collection on a stage, by the number that it got when it was added.
public struct ViewID: Hashable, Sendable, Comparable {
  /// The number, from 0, in the order of adding; what was added later lies on top.
  public let rawValue: UInt32

  init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }

  /// Orders by number.
  public static func < (left: ViewID, right: ViewID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A pointer on a stage, by the number that it got when it was added.
public struct PointerID: Hashable, Sendable {
  /// The number, from 0, in the order of adding.
  public let rawValue: UInt32

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }
}

/// An application on a stage, by the number that it got when it was first named.
public struct ApplicationID: Hashable, Sendable {
  /// The number, from 0; 0 is the application of every view that names none.
  public let rawValue: UInt32

  /// The application of every view that names none.
  public static let common = ApplicationID(rawValue: 0)
}

extension ViewID {
  /// The view at which a destination is served.
  init(_ destination: DestinationID) {
    self.init(destination.rawValue)
  }
}

/// A store on a stage, by the number that it got when it was added.
public struct StoreID: Hashable, Sendable {
  /// The number, from 0, in the order of adding.
  public let rawValue: UInt32

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }
}
