/// The representations of one item, best first (CONTRACT-101).
public struct ItemProvider: Hashable, Sendable {
  /// The representations, in order of registration.
  public private(set) var representations: [Representation] = []
  /// The index of the representation of each type; empty while a linear search is fast enough.
  private var indices: [TypeIdentifier: Int] = [:]
  /// The number of representations up to which the search is linear.
  private static let fewest = 8

  /// A name for the item, without a guaranteed filename extension (CONTRACT-109).
  public var suggestedName: String?

  /// The bytes for applications of the source's developer team (CONTRACT-109).
  private var sideChannel: [UInt8] = []

  /// Makes a provider without representations: loading from it fails (CONTRACT-108).
  @usableFromInline package init() {}

  /// Registers a representation after the existing ones.
  ///
  /// - Parameter representation: The new representation, of the lowest preference.
  /// - Returns: False if the type is registered already; the first one wins (CONTRACT-103).
  @discardableResult
  @usableFromInline package mutating func register(_ representation: Representation) -> Bool {
    guard index(of: representation.type) == nil else { return false }
    representations.append(representation)
    if !indices.isEmpty {
      indices[representation.type] = representations.count - 1
    } else {
      reindex()
    }
    return true
  }

  /// Replaces the representation of the same type.
  ///
  /// - Returns: False if none of its type is registered; nothing changes then.
  @discardableResult
  @usableFromInline package mutating func replace(with representation: Representation) -> Bool {
    guard let index = index(of: representation.type) else { return false }
    representations[index] = representation
    return true
  }

  /// Replaces the representations that a host knows by a name.
  ///
  /// A type that is registered under another name is not changed.
  @usableFromInline package mutating func replace(hostName: String, with new: [Representation]) {
    guard let index = representations.firstIndex(where: { $0.hostName == hostName }) else { return }
    representations.removeAll { $0.hostName == hostName }
    let added = new.filter { one in !representations.contains { $0.type == one.type } }
    representations.insert(contentsOf: added, at: index)
    reindex()
  }

  private mutating func reindex() {
    indices = [:]
    guard representations.count > Self.fewest else { return }
    for (index, known) in representations.enumerated() { indices[known.type] = index }
  }

  private func index(of type: TypeIdentifier) -> Int? {
    guard indices.isEmpty else { return indices[type] }
    return representations.firstIndex { $0.type == type }
  }

  /// The first representation that a reader may see, or nil.
  @usableFromInline package func first(for reader: ItemReader) -> Representation? {
    representations.first { $0.isVisible(to: reader) }
  }

  /// The team data if the reader belongs to the source's team, else no bytes.
  @usableFromInline package func teamData(for reader: ItemReader) -> [UInt8] {
    reader.maySee(.team) ? sideChannel : []
  }

  /// The largest size of the team data: 8 KB (CONTRACT-109).
  @usableFromInline package static let teamDataLimit = 8 * 1024

  /// The error for team data that is too large.
  @usableFromInline package struct TeamDataFault: Error, Hashable, Sendable {
    /// The number of bytes that were set.
    package let count: Int
  }

  /// Sets the bytes for applications of the source's team.
  ///
  /// - Throws: ``TeamDataFault`` for more than ``teamDataLimit`` bytes; the old ones stay.
  @usableFromInline package mutating func setTeamData(_ bytes: [UInt8]) throws(TeamDataFault) {
    guard bytes.count <= Self.teamDataLimit else { throw TeamDataFault(count: bytes.count) }
    sideChannel = bytes
  }
}
