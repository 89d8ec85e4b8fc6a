import CollectionModel
import Foundation

/// Sections of items, each known by an identifier: what a collection or a table is to show (D1).
///
/// An identifier that is given twice, or that is not there, fails the test with UIKit's words, and changes nothing; one
/// that is there already moves, with a note in the calls (D8).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var content = Snapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a snapshot without sections.
  public init() {}

  init(_ content: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.content = content }

  // MARK: Queries

  /// The number of all items.
  public var numberOfItems: Int { content.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { content.numberOfSections }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIDs }
  /// All items, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { content.itemIDs }
  /// The sections whose cells are made again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { content.reloadedSectionIDs }
  /// The items whose cells are made again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { content.reloadedItemIDs }
  /// The items whose cells are set up again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { content.reconfiguredItemIDs }

  /// The number of items of a section; a section that is not there fails the test.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; a section that is not there fails the test.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType)
    -> [ItemIdentifierType]
  {
    if content.indexOfSection(identifier) == nil {
      DrivenScreen.failAnywhere(EditError.unknownSection(identifier).message)
    }
    return content.itemIDs(in: identifier)
  }

  /// The section of an item, or nil.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { content.sectionID(containing: identifier) }

  /// The place of an item among all, or nil.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.indexOfItem(identifier)
  }

  /// The place of a section, or nil.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.indexOfSection(identifier)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one (D4).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    edit { content throws(EditError) in
      try content.appendItems(identifiers, to: sectionIdentifier, mode: .lenient)
    }
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.insertItems(identifiers, .before(beforeIdentifier), mode: .lenient)
    }
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.insertItems(identifiers, .after(afterIdentifier), mode: .lenient)
    }
  }

  /// Deletes items; those that are not there are left out (D5).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.deleteItems(identifiers)
  }

  /// Deletes all items; the sections stay.
  public mutating func deleteAllItems() { content.deleteAllItems() }

  /// Moves an item before another one, into that one's section (D3).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.moveItem(identifier, .before(toIdentifier), mode: .lenient)
    }
  }

  /// Moves an item after another one, into that one's section (D3).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.moveItem(identifier, .after(toIdentifier), mode: .lenient)
    }
  }

  /// Marks items whose cells are to be made again (D6).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark { content throws(EditError) in try content.reloadItems(identifiers) }
  }

  /// Marks items whose cells are to be set up again (D6).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark { content throws(EditError) in try content.reconfigureItems(identifiers) }
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { content throws(EditError) in try content.appendSections(identifiers, mode: .lenient) }
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.insertSections(identifiers, .before(toIdentifier), mode: .lenient)
    }
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.insertSections(identifiers, .after(toIdentifier), mode: .lenient)
    }
  }

  /// Deletes sections with their items; those that are not there are left out (D5).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    content.deleteSections(identifiers)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.moveSection(identifier, .before(toIdentifier), mode: .lenient)
    }
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { content throws(EditError) in
      try content.moveSection(identifier, .after(toIdentifier), mode: .lenient)
    }
  }

  /// Marks sections whose cells are to be made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    mark { content throws(EditError) in try content.reloadSections(identifiers) }
  }

  // MARK: Changes

  private typealias EditError = SnapshotEditError<SectionIdentifierType, ItemIdentifierType>
  private typealias Content = Snapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes a change: an error fails the test, and what is tolerated is noted.
  private mutating func edit(_ change: (inout Content) throws(EditError) -> Content.Change) {
    do throws(EditError) {
      guard let warning = try change(&content).warning else { return }
      DrivenScreen.remarkAnywhere(warning.message)
    } catch {
      DrivenScreen.failAnywhere(error.message)
    }
  }

  private mutating func mark(_ change: (inout Content) throws(EditError) -> Void) {
    do throws(EditError) { try change(&content) } catch { DrivenScreen.failAnywhere(error.message) }
  }

  /// Forgets what is to be made again, as a data source does that has done it.
  mutating func removeMarks() { content.removeMarks() }
}
