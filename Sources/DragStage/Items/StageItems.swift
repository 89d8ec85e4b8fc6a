public import DragItems

/// The items of a stage: their types, what is registered for them, their files and the values kept on them.
public struct StageItems {
  let stage: Stage

  /// Adds an item that has no place in a view, for its source to offer: a second item of a cell, or
  /// an item of a view that is not the view itself.
  ///
  /// It has representations and a local object as every item, and is there until it is dropped by a
  /// move, or removed. As it has no frame, it flies with the items that have one.
  ///
  /// - Parameters:
  ///   - name: Its name, which no item of the view has.
  ///   - view: The view.
  /// - Returns: Its reference, for ``OfferedItems/named(_:)``.
  /// - Throws: An error for a view that does not exist, or a name that an item of the view has.
  @discardableResult
  public func addUnplaced(_ name: String, to view: ViewID) throws(StageError) -> ItemReference {
    guard stage.core.data.scene.isPresent(view) else { throw .unknownName("view \(view.rawValue)") }
    let item = ItemReference(view: view, item: stage.core.data.catalog.names.item(named: name))
    guard stage.core.data.scene.addUnplaced(item) else { throw .itemTaken(name) }
    stage.core.data.presence.note(item)
    return item
  }

  /// Removes an item that has no place in its view; in a drag it is then one that is gone, and what was
  /// requested of it is still loaded.
  ///
  /// - Throws: An error if there is no such item.
  public func removeUnplaced(_ item: ItemReference) throws(StageError) {
    guard stage.core.data.scene.removeUnplaced(item) else {
      throw .unknownItem(stage.core.data.catalog.names[item.item])
    }
    stage.core.data.presence.note(item)
    stage.core.contentChanged(isPublished: true)
    stage.finishChange()
  }

  /// True if an item has no place in its view, and was neither moved nor removed.
  package func isUnplaced(_ item: ItemReference) -> Bool { stage.core.data.scene.isUnplaced(item) }

  /// The item of a name that has no place in a view, or nil.
  package func unplaced(_ name: String, in view: ViewID) -> ItemReference? {
    guard let item = stage.core.data.catalog.names.known(name) else { return nil }
    let reference = ItemReference(view: view, item: item)
    return stage.core.data.scene.isUnplaced(reference) ? reference : nil
  }

  /// Declares a class of objects for all applications.
  ///
  /// A class that is not declared can be loaded as well: it accepts all bytes.
  ///
  /// - Parameters:
  /// - objectClass: The class.
  /// - makes: Returns true if an object can be made from bytes; otherwise a load fails with -1100
  ///   (CONTRACT-116).
  /// - Throws: An error if another class has the name.
  public func declareClass(
    _ objectClass: ObjectClass,
    makes: @escaping ([UInt8], TypeIdentifier) -> Bool = { _, _ in true }
  ) throws(StageError) {
    guard stage.core.data.catalog.classes[objectClass.name] == nil else {
      throw .nameTaken(objectClass.name)
    }
    stage.core.data.catalog.classes[objectClass.name] = KnownClass(
      objectClass: objectClass, makes: makes)
  }

  /// The declared class of a name, or nil.
  package func objectClass(named name: String) -> ObjectClass? {
    stage.core.data.catalog.classes[name]?.objectClass
  }

  /// The leases of files that should have ended: a test expects none.
  ///
  /// The stage ends the use of a temporary file when its handler returns. The receiver of an
  /// original ends its use (CONTRACT-115, complaint 19).
  public var leakedFiles: [FileLease] { stage.core.data.catalog.files.space.leaks }

  /// The value that an item's application attached to it (CONTRACT-92); nil for all others.
  public func localObject(of item: DragItem, seenFrom view: ViewID) -> Any? {
    guard stage.core.data.scene[view].application == stage.core.data.scene[item.origin].application
    else {
      return nil
    }
    return stage.core.data.catalog.localValues.objects[item.reference]
  }

  /// Attaches a value to an item in its view; the item that a drop makes of it has none.
  public func setLocalObject(_ object: Any?, of item: ItemReference) {
    _ = stage.core.data.catalog.localValues.setObject(object, of: item)
  }

  /// Declares types of applications; all queries know them from now on (CONTRACT-124).
  ///
  /// - Parameters:
  ///   - exported: The types that their declarer owns.
  ///   - imported: The types of other applications that it uses.
  /// - Returns: The imported types that were skipped, because they are declared already.
  /// - Throws: ``StageError/badArgument(_:)``; nothing has changed then.
  @discardableResult
  public func declareTypes(
    exported: [TypeDeclaration] = [], imported: [TypeDeclaration] = []
  ) throws(StageError) -> [TypeIdentifier] {
    do throws(TypeDeclaration.DeclarationError) {
      return try stage.core.data.catalog.types.declare(exported: exported, imported: imported)
    } catch {
      throw .badDeclaration(error)
    }
  }

  /// Registers a representation of an item after the existing ones (CONTRACT-101, 103).
  ///
  /// The trace reports a type name without a known form once: it conforms only to itself.
  ///
  /// - Parameters:
  ///   - representation: The representation.
  ///   - item: The item.
  /// - Returns: False if the item has one of this type already.
  @discardableResult
  public func register(_ representation: Representation, for item: ItemReference) -> Bool {
    let type = representation.type
    if stage.core.data.catalog.types.status(of: type) == .opaque,
      stage.core.data.catalog.reportedOpaque.insert(type).inserted
    {
      stage.core.record(.opaqueType(item, type), session: nil)
    }
    return stage.core.data.catalog.providers[item].register(representation)
  }

  /// Registers an object: one representation for each type that it can write, in its order
  /// (CONTRACT-103, 105).
  ///
  /// - Returns: The types that were skipped, because they are registered already.
  @discardableResult
  package func register(
    _ object: ItemObject, delivery: Representation.Delivery = .after(.zero),
    for item: ItemReference
  ) -> [TypeIdentifier] {
    var offer = ItemProvider()
    offer.registerObject(object, delivery: delivery)
    return register(offer, for: item)
  }

  /// Registers an object that is created when an application loads it (CONTRACT-104).
  ///
  /// - Parameters:
  ///   - objectClass: The class, which defines the types.
  ///   - visibility: The visibility of the types, which overrides that of the class.
  ///   - delivery: The time at which a load completes.
  ///   - outcome: The result of creating the object.
  ///   - item: The item.
  /// - Returns: The types that were skipped, because they are registered already.
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

  /// Registers a file that was added: with the type of its filename extension, and as its address
  /// (CONTRACT-108).
  ///
  /// Its name is suggested for the item.
  ///
  /// - Returns: The types that were skipped, because they are registered already; nil if the file
  ///   does not exist.
  @discardableResult
  public func registerContents(ofFile path: String, for item: ItemReference) -> [TypeIdentifier]? {
    guard
      let offer = ItemProvider(
        contentsOf: FileSpace.Path(path), in: stage.core.data.catalog.files.space,
        types: stage.core.data.catalog.types)
    else {
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
    stage.core.data.catalog.providers[item].suggestedName = name
  }

  /// Sets the bytes that applications of the item's team may read at any time (CONTRACT-109).
  ///
  /// - Throws: ``StageError/badArgument(_:)`` above 8 KB; the old bytes stay.
  public func setTeamData(_ bytes: [UInt8], of item: ItemReference) throws(StageError) {
    do throws(ItemProvider.TeamDataFault) {
      try stage.core.data.catalog.providers[item].setTeamData(bytes)
    } catch {
      throw .badTeamData(error)
    }
  }

  /// The relation of a view's application to the one that an item came from (CONTRACT-106).
  package func reader(at view: ViewID, of origin: ViewID) -> ItemReader {
    stage.core.data.reader(at: view, of: origin)
  }

  /// The provider with everything that is registered for an item.
  public func provider(of item: ItemReference) -> ItemProvider {
    stage.core.data.catalog.providers[item]
  }

  /// True if an item of this number was ever named on this stage.
  package func isKnown(_ item: ItemID) -> Bool { stage.core.data.catalog.names.has(item) }

  /// The known types: the system's, and those that were declared (CONTRACT-124).
  public var types: TypeRegistry { stage.core.data.catalog.types }

  /// The files of sources and readers, in memory (CONTRACT-114).
  package var files: FileSpace {
    get { stage.core.data.catalog.files.space }
    nonmutating _modify { yield &stage.core.data.catalog.files.space }
  }

  /// Adds a file that stays; files are in memory.
  ///
  /// - Throws: ``StageError/badArgument(_:)`` if a file has this path already.
  public func addFile(_ bytes: [UInt8], at path: String) throws(StageError) {
    do throws(FileSpace.AccessError) {
      try files.add(bytes, at: FileSpace.Path(path))
    } catch {
      throw .badFile(error)
    }
  }

  /// Reads a file, such as one that a handler of a load is called with (CONTRACT-114).
  ///
  /// - Throws: ``StageError/badArgument(_:)`` if no file has this path.
  public func bytes(ofFile path: String) throws(StageError) -> [UInt8] {
    do throws(FileSpace.AccessError) {
      return try files.bytes(at: FileSpace.Path(path))
    } catch {
      throw .badFile(error)
    }
  }

  /// Ends the use of a file that is read in place, so that its source may move it again.
  ///
  /// - Throws: A use that has ended before.
  public func endUse(of lease: FileLease) throws(StageError) {
    try stage.core.data.catalog.files.endUse(of: lease)
  }
}
