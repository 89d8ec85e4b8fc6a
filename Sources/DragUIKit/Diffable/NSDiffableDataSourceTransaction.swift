import Foundation
import CollectionModel

/// The items of one section, in their order; a hierarchy of items is not here.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// The items, in their order.
  public private(set) var items: [ItemIdentifierType] = []

  /// Makes a snapshot without items.
  public init() {}

  init(_ items: [ItemIdentifierType]) { self.items = items }

  /// The items that are shown: all.
  public var visibleItems: [ItemIdentifierType] { items }
  /// The items that are in no other one: all.
  public var rootItems: [ItemIdentifierType] { items }

  /// True if an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// The place of an item, or nil.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Appends items; one that is there already, or twice, fails the test and changes nothing (D9).
  public mutating func append(_ items: [ItemIdentifierType]) { put(items, at: self.items.count) }

  /// Inserts items before another one; one that is not there fails the test.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if let index = place(of: item) { put(items, at: index) }
  }

  /// Inserts items after another one; one that is not there fails the test.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if let index = place(of: item) { put(items, at: index + 1) }
  }

  /// Deletes items; those that are not there are left out.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    self.items.removeAll { gone.contains($0) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { items = [] }

  private func place(of item: ItemIdentifierType) -> Int? {
    let index = items.firstIndex(of: item)
    if index == nil {
      HostedStage.failAnywhere("the item identifier \(item) is not in the snapshot")
    }
    return index
  }

  private mutating func put(_ new: [ItemIdentifierType], at index: Int) {
    do throws(SectionSnapshot<ItemIdentifierType>.Failure) {
      _ = try SectionSnapshot(items + new)
    } catch {
      return HostedStage.failAnywhere(error.message)
    }
    items.insert(contentsOf: new, at: index)
  }
}

/// The change of a user's reorder (D15).
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The content before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The change of all items in their order.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }

  /// The changes of the sections that have changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old = initialSnapshot.content.itemIDs(in: section)
      let new = finalSnapshot.content.itemIDs(in: section)
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section,
        initialSnapshot: NSDiffableDataSourceSectionSnapshot(old),
        finalSnapshot: NSDiffableDataSourceSectionSnapshot(new),
        difference: new.difference(from: old).inferringMoves())
    }
  }
}

/// The change of a user's reorder in one section (D15).
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The content of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The content of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The change of its items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
