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

/// The identity of a store on a stage, by number.
public struct StoreID: Hashable, Sendable {
  /// The number, from 0, in the order of adding.
  package let rawValue: UInt32

  init(index: Int) {
    rawValue = UInt32(index)
  }

  var index: Int { Int(rawValue) }
}
