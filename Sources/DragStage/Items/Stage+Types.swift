public import DragItems
public import DragSessions
public import Machines

extension Stage {
  /// Adds types that applications declare; every question knows them from now on (CONTRACT-124).
  ///
  /// - Parameters:
  ///   - exported: The types that their declarer owns.
  ///   - imported: The types of others that it uses.
  /// - Returns: The imported types that were passed over, because they are declared already.
  /// - Throws: ``StageError/badDeclaration(_:)``; nothing has changed then.
  @discardableResult
  public func declareTypes(
    exported: [TypeDeclaration] = [], imported: [TypeDeclaration] = []
  ) throws(StageError) -> [TypeIdentifier] {
    do throws(TypeDeclaration.DeclarationError) {
      return try core.types.declare(exported: exported, imported: imported)
    } catch {
      throw .badDeclaration(error)
    }
  }

  /// Registers a representation of an item behind those that it has (CONTRACT-101, 103).
  ///
  /// A name of no form is told in the trace, once for each name: it equals itself, and conforms to
  /// nothing.
  ///
  /// - Parameters:
  ///   - representation: The representation.
  ///   - item: The item.
  /// - Returns: False where the item has one of this type already.
  @discardableResult
  public func register(_ representation: Representation, for item: ItemReference) -> Bool {
    let type = representation.type
    if core.types.status(of: type) == .opaque, core.reportedOpaque.insert(type).inserted {
      core.record(.opaqueType(item, type), session: nil)
    }
    return core.providers[item].register(representation)
  }

  /// Registers an object: one representation for each type as which it writes itself, in its order
  /// (CONTRACT-103, 105).
  ///
  /// - Returns: The types that were passed over, because they are registered already.
  @discardableResult
  public func register(
    _ object: ItemObject, delivery: Representation.Delivery = .after(.zero),
    for item: ItemReference
  ) -> [TypeIdentifier] {
    var offer = ItemProvider()
    offer.registerObject(object, delivery: delivery)
    return register(offer, for: item)
  }

  /// Registers an object that is made when somebody loads it (CONTRACT-104).
  ///
  /// - Parameters:
  ///   - objectClass: The class, which gives the types.
  ///   - visibility: Who may see them, whatever the class says.
  ///   - delivery: When a load is done.
  ///   - outcome: What making the object brings.
  ///   - item: The item.
  /// - Returns: The types that were passed over, because they are registered already.
  @discardableResult
  public func registerObject(
    of objectClass: ObjectClass, visibility: Representation.Visibility = .all,
    delivery: Representation.Delivery = .after(.zero), outcome: Representation.Outcome,
    for item: ItemReference
  ) -> [TypeIdentifier] {
    var offer = ItemProvider()
    offer.registerObject(
      ofClass: objectClass, visibility: visibility, delivery: delivery, outcome: outcome)
    return register(offer, for: item)
  }

  /// Registers a file of ``files``: as the type that its name says, and as its address
  /// (CONTRACT-108).
  ///
  /// Its name is suggested for the item.
  ///
  /// - Returns: The types that were passed over, because they are registered already; nil where
  ///   there is no such file.
  @discardableResult
  public func registerContents(of path: FileSpace.Path, for item: ItemReference)
    -> [TypeIdentifier]?
  {
    guard let offer = ItemProvider(contentsOf: path, in: core.files, types: core.types) else {
      return nil
    }
    suggestName(offer.suggestedName, for: item)
    return register(offer, for: item)
  }

  private func register(_ offer: ItemProvider, for item: ItemReference) -> [TypeIdentifier] {
    offer.representations.filter { !register($0, for: item) }.map { $0.type }
  }

  /// Suggests a name for an item, without a guaranteed filename extension (CONTRACT-109).
  public func suggestName(_ name: String?, for item: ItemReference) {
    core.providers[item].suggestedName = name
  }

  /// Sets the bytes that applications of the item's team may read at any time (CONTRACT-109).
  ///
  /// - Throws: ``StageError/badTeamData(_:)`` above 8 KB; the old ones stay.
  public func setTeamData(_ bytes: [UInt8], of item: ItemReference) throws(StageError) {
    do throws(ItemProvider.TeamDataFault) {
      try core.providers[item].setTeamData(bytes)
    } catch {
      throw .badTeamData(error)
    }
  }
}

// Each question is there for any item and for all of them, and says which (CONTRACT-90, complaint
// 21). Nothing is loaded and nothing is allocated; a session without items answers no.
extension Stage {
  /// Whether at least one item of a session has a representation of a kind of a type, as the
  /// application of a view sees it.
  public func anyItem(
    of session: SessionID, conformsTo type: TypeIdentifier, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?
      .hasAnyItem(conformingToAnyOf: CollectionOfOne(type), in: core.types.conformance) ?? false
  }

  /// Whether every item of a session has a representation of a kind of a type.
  public func allItems(
    of session: SessionID, conformTo type: TypeIdentifier, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?
      .hasOnlyItems(conformingToAnyOf: CollectionOfOne(type), in: core.types.conformance) ?? false
  }

  /// Whether an object of a class could be made from at least one item, as far as the types tell.
  public func anyItem(
    of session: SessionID, canLoad objectClass: ObjectClass, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?.canLoadAnyObject(of: objectClass, in: core.types.conformance)
      ?? false
  }

  /// Whether an object of a class could be made from every item, as far as the types tell.
  public func allItems(
    of session: SessionID, canLoad objectClass: ObjectClass, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?.canLoadEveryObject(of: objectClass, in: core.types.conformance)
      ?? false
  }

  private func seen(_ session: SessionID, from view: ViewID) -> SeenItems? {
    live(session).map { SeenItems(stage: self, items: core.state.drags[$0].items, view: view) }
  }
}

/// The items of a session as the application of a view sees them.
///
/// It holds no closure, which would be allocated.
private struct SeenItems: Sequence {
  let stage: Stage
  let items: [DragItem]
  let view: ViewID

  struct Iterator: IteratorProtocol {
    let seen: SeenItems
    private var place = 0

    init(_ seen: SeenItems) { self.seen = seen }

    mutating func next() -> SeenItem? {
      guard place < seen.items.count else { return nil }
      let item = seen.items[place]
      place += 1
      return SeenItem(
        seen.stage.core.providers[item.reference],
        by: seen.stage.reader(at: seen.view, of: item.origin))
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
