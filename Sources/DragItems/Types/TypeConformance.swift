/// The conformance of types: a graph with several parents (CONTRACT-124).
///
/// Every type has a number and belongs to a chain, in which each type conforms to those before it.
/// The ancestors of a type are stored as a sorted list of chains, each with the number of its types
/// that are reached. A query is thus two hash look-ups and a search in a short list, without
/// allocation, and a long line of descent takes no more memory than a short one.
@usableFromInline package struct TypeConformance: Sendable {
  /// The types of one chain that a type conforms to: from the first up to a position in the chain.
  private struct Reach: Sendable {
    let chain: Int
    let depth: Int

    static func < (left: Reach, right: Reach) -> Bool {
      (left.chain, left.depth) < (right.chain, right.depth)
    }
  }

  /// The number of each type that is declared or named as a parent.
  private var numbers: [TypeIdentifier: Int]
  /// The types by number.
  private var types: [TypeIdentifier]
  /// The numbers of the types of each chain.
  private var chains: [[Int]]
  /// For each number, its chain and its position in the chain.
  private var reaches: [Reach]
  /// For each number, the index of its first reached chain; one more entry ends the last list.
  private var starts: [Int]
  /// The sorted chains that each type reaches, excluding the type itself.
  private var reached: [Reach]

  /// The types that the system declares (contract 4.3).
  @usableFromInline package static let declared = TypeRegistry.system.conformance

  /// Computes the ancestors; O(types + ancestors of all types).
  ///
  /// - Parameter parents: The types and their parents; of two entries of a type, the first is used.
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
    // A mark stores the type that set it, so no walk has to clear the marks.
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
    // Types that may be ancestors of each other are in chains of their own.
    chains = types.indices.map { [$0] }
    reaches = types.indices.map { Reach(chain: $0, depth: 0) }
    self.starts = starts
    reached = ancestors.map { Reach(chain: $0, depth: 0) }
  }

  /// Adds a type that is not yet named, below existing types; O(c log c) in the number of chains
  /// that it reaches.
  mutating func append(_ type: TypeIdentifier, below parents: [TypeIdentifier]) {
    let number = types.count
    numbers[type] = number
    types.append(type)
    var found: [Reach] = []
    var chain: Int?
    for parent in parents {
      guard let above = numbers[parent], above != number else { continue }
      found.append(reaches[above])
      found += reached[starts[above]..<starts[above + 1]]
      if chain == nil, chains[reaches[above].chain].last == above { chain = reaches[above].chain }
    }
    found.sort(by: <)
    // Of each chain only the last position is kept.
    for (index, reach) in found.enumerated()
    where index + 1 == found.count || found[index + 1].chain != reach.chain {
      reached.append(reach)
    }
    starts.append(reached.count)
    if chain == nil { chains.append([]) }
    let own = chain ?? chains.count - 1
    reaches.append(Reach(chain: own, depth: chains[own].count))
    chains[own].append(number)
  }

  /// Returns true if the first type is the second or conforms to it; reflexive and transitive
  /// (CONTRACT-124).
  ///
  /// A type that is not declared conforms to itself alone, a MIME type also to the same type with
  /// other parameters, and a dynamic type also to the supertype in its name (CONTRACT-131), which
  /// is parsed for this. Otherwise the time is logarithmic in the number of chains that the type
  /// reaches.
  @usableFromInline package func conforms(_ type: TypeIdentifier, to ancestor: TypeIdentifier)
    -> Bool
  {
    if type == ancestor { return true }
    guard !type.isDynamic else {
      guard let parent = DynamicType.parent(of: type) else { return false }
      return conforms(parent, to: ancestor)
    }
    guard let own = numbers[type], let sought = numbers[ancestor] else {
      return type.isMIME(likeThatOf: ancestor)
    }
    let depth = reaches[sought]
    var low = starts[own]
    var high = starts[own + 1]
    while low < high {
      let middle = low + (high - low) / 2
      if reached[middle].chain == depth.chain { return reached[middle].depth >= depth.depth }
      if reached[middle].chain < depth.chain { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Returns true if the first type conforms to the second and is not the second (CONTRACT-124).
  @usableFromInline package func isSubtype(_ type: TypeIdentifier, of ancestor: TypeIdentifier)
    -> Bool
  {
    type != ancestor && type.kind != .mime && conforms(type, to: ancestor)
  }

  /// All types that a type conforms to, except itself, in the order of declaration.
  @usableFromInline package func supertypes(of type: TypeIdentifier) -> [TypeIdentifier] {
    guard !type.isDynamic else {
      guard let parent = DynamicType.parent(of: type) else { return [] }
      return [parent] + supertypes(of: parent)
    }
    guard let own = numbers[type] else { return [] }
    return reached[starts[own]..<starts[own + 1]]
      .flatMap { chains[$0.chain][...$0.depth] }.sorted().map { types[$0] }
  }
}
