/// Which type is a kind of which: a graph with several parents (CONTRACT-124).
///
/// Every type's ancestors are worked out once, so that a question is two hash look-ups.
public struct TypeConformance: Sendable {
  /// For each declared type, itself and everything that it conforms to.
  private let ancestors: [TypeIdentifier: Set<TypeIdentifier>]

  /// The types that the system declares (contract 4.3).
  public static let declared = TypeConformance(
    parents: DeclaredTypes.parents.compactMap { type, parents in
      guard let type = try? TypeIdentifier("\(type)") else { return nil }
      return (type, parents.compactMap { try? TypeIdentifier("\($0)") })
    })

  init(parents: [(type: TypeIdentifier, parents: [TypeIdentifier])]) {
    let direct = Dictionary(parents.map { ($0.type, $0.parents) }) { first, _ in first }
    var ancestors: [TypeIdentifier: Set<TypeIdentifier>] = [:]
    for (type, _) in parents {
      var found: Set<TypeIdentifier> = [type]
      var open = [type]
      while let next = open.popLast() {
        for parent in direct[next] ?? [] where found.insert(parent).inserted {
          open.append(parent)
        }
      }
      ancestors[type] = found
    }
    self.ancestors = ancestors
  }

  /// Whether the first type is the second or a kind of it; reflexive and transitive; O(1).
  ///
  /// A type that is not declared conforms to itself alone.
  public func conforms(_ type: TypeIdentifier, to ancestor: TypeIdentifier) -> Bool {
    type == ancestor || ancestors[type]?.contains(ancestor) == true
  }
}
