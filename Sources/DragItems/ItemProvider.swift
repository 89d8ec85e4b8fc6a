/// The representations of one item, best first (CONTRACT-101).
public struct ItemProvider: Hashable, Sendable {
  /// The representations, in order of registration.
  public private(set) var representations: [Representation] = []

  /// Makes a provider without representations: loading from it fails (CONTRACT-108).
  public init() {}

  /// Registers a representation behind the ones that are there.
  ///
  /// - Parameter representation: The new, next best representation.
  /// - Returns: False when the type is registered already; the first one wins (CONTRACT-103).
  @discardableResult
  public mutating func register(_ representation: Representation) -> Bool {
    guard !representations.contains(where: { $0.type == representation.type }) else {
      return false
    }
    representations.append(representation)
    return true
  }

  /// The first representation that a reader may see, or nil.
  public func first(forSameApplication isSameApplication: Bool) -> Representation? {
    representations.first { $0.isVisible(toSameApplication: isSameApplication) }
  }

  /// The representation from which a type is loaded (CONTRACT-113), or nil.
  ///
  /// The exact type comes first; else the first registered one that conforms to it.
  public func representation(
    for type: TypeIdentifier, in conformance: TypeConformance, forSameApplication: Bool
  ) -> Representation? {
    let visible = representations.filter { $0.isVisible(toSameApplication: forSameApplication) }
    return visible.first { $0.type == type }
      ?? visible.first { conformance.conforms($0.type, to: type) }
  }

  /// Whether any visible representation conforms to a type (CONTRACT-110).
  public func hasItem(
    conformingTo type: TypeIdentifier, in conformance: TypeConformance, forSameApplication: Bool
  ) -> Bool {
    representations.contains {
      $0.isVisible(toSameApplication: forSameApplication)
        && conformance.conforms($0.type, to: type)
    }
  }
}
