/// Which type is a kind of which: a graph with several parents (CONTRACT-124).
///
/// Every type has a number, and its ancestors are worked out once as a sorted list of numbers, so
/// that a question is two hash look-ups and a search in a short list, without allocating.
public struct TypeConformance: Sendable {
  /// The number of each type that is declared or named as a parent.
  private let numbers: [TypeIdentifier: Int]
  /// The types by number.
  private let types: [TypeIdentifier]
  /// For each number, where its ancestors begin; one more entry closes the last list.
  private let starts: [Int]
  /// The sorted ancestors of all types, each type without itself.
  private let ancestors: [Int]

  /// The types that the system declares (contract 4.3).
  public static let declared = TypeRegistry.system.conformance

  /// Works out the ancestors; O(types + ancestors of all types).
  ///
  /// - Parameter parents: The types and their parents; of two entries of a type the first counts.
  init(parents: [(type: TypeIdentifier, parents: [TypeIdentifier])]) {
    var numbers: [TypeIdentifier: Int] = [:]
    var types: [TypeIdentifier] = []
    func number(of type: TypeIdentifier) -> Int {
      if let known = numbers[type] { return known }
      numbers[type] = types.count
      types.append(type)
      return types.count - 1
    }
    for entry in parents { _ = number(of: entry.type) }
    var direct: [[Int]?] = []
    for entry in parents {
      let own = number(of: entry.type)
      let above = entry.parents.map { number(of: $0) }
      while direct.count < types.count { direct.append(nil) }
      if direct[own] == nil { direct[own] = above }
    }
    var starts = [0]
    var ancestors: [Int] = []
    // A mark holds the type for which it was set, so that no walk has to clear it.
    var marks = [Int](repeating: -1, count: types.count)
    for own in types.indices {
      marks[own] = own
      var open = [own]
      var found: [Int] = []
      while let next = open.popLast() {
        for parent in direct[next] ?? [] where marks[parent] != own {
          marks[parent] = own
          found.append(parent)
          open.append(parent)
        }
      }
      found.sort()
      ancestors += found
      starts.append(ancestors.count)
    }
    self.numbers = numbers
    self.types = types
    self.starts = starts
    self.ancestors = ancestors
  }

  /// Whether the first type is the second or a kind of it; reflexive and transitive (CONTRACT-124).
  ///
  /// A type that is not declared conforms to itself alone, and a MIME type to the same one with
  /// other parameters. A dynamic type also conforms to what its
  /// name says (CONTRACT-131), for which the name is read; else the time is logarithmic in the number
  /// of ancestors.
  public func conforms(_ type: TypeIdentifier, to ancestor: TypeIdentifier) -> Bool {
    if type == ancestor { return true }
    guard !type.isDynamic else {
      guard let parent = DynamicType.parent(of: type) else { return false }
      return conforms(parent, to: ancestor)
    }
    guard let own = numbers[type], let sought = numbers[ancestor] else {
      return type.isMIME(likeThatOf: ancestor)
    }
    var low = starts[own]
    var high = starts[own + 1]
    while low < high {
      let middle = low + (high - low) / 2
      if ancestors[middle] == sought { return true }
      if ancestors[middle] < sought { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Whether the first type is a kind of the second and not the second itself (CONTRACT-124).
  public func isSubtype(_ type: TypeIdentifier, of ancestor: TypeIdentifier) -> Bool {
    type != ancestor && type.kind != .mime && conforms(type, to: ancestor)
  }

  /// Whether the second type is a kind of the first and not the first itself (CONTRACT-124).
  public func isSupertype(_ type: TypeIdentifier, of descendant: TypeIdentifier) -> Bool {
    isSubtype(descendant, of: type)
  }

  /// Everything that a type conforms to but itself, in the order of declaration.
  public func supertypes(of type: TypeIdentifier) -> [TypeIdentifier] {
    guard !type.isDynamic else {
      guard let parent = DynamicType.parent(of: type) else { return [] }
      return [parent] + supertypes(of: parent)
    }
    guard let own = numbers[type] else { return [] }
    return ancestors[starts[own]..<starts[own + 1]].map { types[$0] }
  }
}
