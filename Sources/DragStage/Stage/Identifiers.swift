import DragSessions
/// The identity of a view or a collection on a stage, by number.
public struct ViewID: Hashable, Sendable {
  /// The number, from 0, in the order of adding; later views are in front.
  package let rawValue: UInt32

  init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }

  /// Orders by number: later views are in front.
  package static func < (left: ViewID, right: ViewID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The identity of a pointer on a stage, by number.
public struct PointerID: Hashable, Sendable {
  /// The number, from 0, in the order of adding.
  package let rawValue: UInt32

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }
}

/// The identity of an application on a stage, by number.
public struct ApplicationID: Hashable, Sendable {
  /// The number, from 0; 0 is the application of every view without a named one.
  package let rawValue: UInt32

  /// The application of every view without a named one.
  package static let common = ApplicationID(rawValue: 0)
}

extension ViewID {
  init(_ destination: DestinationID) {
    self.init(destination.rawValue)
  }
}

/// The identity of a store on a stage, by number.
public struct StoreID: Hashable, Sendable {
  /// The number, from 0, in the order of adding.
  package let rawValue: UInt32

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }
}
