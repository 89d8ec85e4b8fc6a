public import DragItems

extension Stage {
  /// Makes a class of objects known to all applications.
  ///
  /// A class that is not declared can be asked for all the same: it makes objects from all bytes.
  ///
  /// - Parameters:
  ///   - objectClass: The class.
  ///   - makes: Whether an object can be made from some bytes; a load of others fails with -1100
  ///     (CONTRACT-116).
  /// - Throws: A name that another class has.
  public func declareClass(
    _ objectClass: ObjectClass, makes: @escaping ObjectFactory = { _, _ in true }
  ) throws(StageError) {
    guard core.classes[objectClass.name] == nil else { throw .nameTaken(objectClass.name) }
    core.classes[objectClass.name] = KnownClass(objectClass: objectClass, makes: makes)
  }

  /// The declared class of a name, or nil.
  public func objectClass(named name: String) -> ObjectClass? { core.classes[name]?.objectClass }
}
