import Foundation
import CollectionModel

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
