import CollectionModel
import Foundation

/// The items of one section, in their order and in each other.
///
/// An item that is in a collapsed one is not shown.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// The items, each before those that are in it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  init(_ items: [ItemIdentifierType]) { self.items = items }

  /// The items that are shown: those that are in no collapsed one.
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

  /// The items that are in no other one.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// True if an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// The place of an item, or nil.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item that an item is in, or nil.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The number of items that an item is in.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// True if an item is there, and what is in it is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// True if an item is there, and in no collapsed one.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// Appends items, also into another one; one that is there already, or twice, fails the test and changes nothing (D9).
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return put(items, at: self.items.count, in: nil) }
    guard let index = place(of: parent) else { return }
    put(items, at: index + 1 + descendants(of: parent).count, in: parent)
  }

  /// Inserts items before another one, and into what that is in; one that is not there fails the test.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if let index = place(of: item) { put(items, at: index, in: parents[item]) }
  }

  /// Inserts items after another one and what is in it; one that is not there fails the test.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if let index = place(of: item) {
      put(items, at: index + 1 + descendants(of: item).count, in: parents[item])
    }
  }

  /// Deletes items with what is in them; those that are not there are left out.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for item in items { gone.formUnion(descendants(of: item)) }
    self.items.removeAll { gone.contains($0) }
    expanded.subtract(gone)
    for item in gone { parents[item] = nil }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows what is in items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Hides what is in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns what is in an item; one that is not there fails the test.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot
  {
    guard place(of: parent) != nil else { return NSDiffableDataSourceSectionSnapshot() }
    let inside = descendants(of: parent)
    var part = NSDiffableDataSourceSectionSnapshot((includingParent ? [parent] : []) + inside)
    for item in inside where includingParent || parents[item] != parent {
      part.parents[item] = parents[item]
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// Puts a snapshot in the place of what is in an item; one that is not there fails the test.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard place(of: parent) != nil else { return }
    delete(descendants(of: parent))
    guard let index = index(of: parent) else { return }
    put(snapshot.items, at: index + 1, in: parent)
    guard snapshot.items.allSatisfy({ contains($0) }) else { return }
    for (child, inner) in snapshot.parents { parents[child] = inner }
    expanded.formUnion(snapshot.expanded)
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// What is in an item, which follows it without a gap.
  private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    guard let index = index(of: item) else { return [] }
    let level = level(of: item)
    return Array(items[(index + 1)...].prefix { self.level(of: $0) > level })
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    let index = items.firstIndex(of: item)
    if index == nil {
      DrivenScreen.failAnywhere("the item identifier \(item) is not in the snapshot")
    }
    return index
  }

  private mutating func put(
    _ new: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?
  ) {
    do throws(SectionSnapshot<ItemIdentifierType>.Failure) {
      _ = try SectionSnapshot(items + new)
    } catch {
      return DrivenScreen.failAnywhere(error.message)
    }
    items.insert(contentsOf: new, at: index)
    for item in new { parents[item] = parent }
  }
}
