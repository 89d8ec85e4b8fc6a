public import Machines

/// An object that can be dragged: its class, and its outcome for each type.
@usableFromInline package struct ItemObject: Hashable, Sendable {
  /// The class.
  @usableFromInline package let objectClass: ObjectClass
  /// The types of this object, or nil if it has those of its class (CONTRACT-105).
  @usableFromInline package let ownWritableTypes: [ObjectClass.WritableType]?
  private let outcomes: [TypeIdentifier: Representation.Outcome]

  /// Describes an object.
  ///
  /// - Parameters:
  ///   - objectClass: The class.
  ///   - ownWritableTypes: The object's own types and visibilities, which come before its class's.
  ///   - outcomes: The result of loading each type; a type without an outcome fails.
  @usableFromInline package init(
    of objectClass: ObjectClass, ownWritableTypes: [ObjectClass.WritableType]? = nil,
    outcomes: [TypeIdentifier: Representation.Outcome]
  ) {
    self.objectClass = objectClass
    self.ownWritableTypes = ownWritableTypes
    self.outcomes = outcomes
  }

  /// The types that the object can write: its own, else its class's (CONTRACT-105).
  @usableFromInline package var writableTypes: [ObjectClass.WritableType] {
    ownWritableTypes ?? objectClass.writableTypes
  }

  /// The visibility of a type: the object's own, else its class's, else visible to all.
  @usableFromInline package func visibility(of type: TypeIdentifier) -> Representation.Visibility {
    ownWritableTypes?.first { $0.type == type }?.visibility
      ?? objectClass.writableTypes.first { $0.type == type }?.visibility ?? .all
  }

  /// The result of loading a type.
  @usableFromInline package func outcome(for type: TypeIdentifier) -> Representation.Outcome {
    outcomes[type] ?? .failure("the object does not write \(type.text)")
  }
}

extension ItemProvider {
  /// Registers one representation for each writable type of an object, in its order (CONTRACT-103).
  ///
  /// - Returns: The types that were skipped, because they are registered already.
  @discardableResult
  @usableFromInline package mutating func registerObject(
    _ object: ItemObject, delivery: Representation.Delivery = .after(.zero)
  ) -> [TypeIdentifier] {
    registerTypes(object.writableTypes) { type in
      Representation(
        type, object.outcome(for: type), visibility: object.visibility(of: type),
        delivery: delivery, form: .object(className: object.objectClass.name))
    }
  }

  /// Registers an object that is created on demand (CONTRACT-104).
  ///
  /// - Parameters:
  ///   - objectClass: The class, which defines the types.
  ///   - visibility: The visibility of the types, which overrides that of the class.
  ///   - delivery: The time at which a load completes.
  ///   - outcome: The result of creating the object.
  /// - Returns: The types that were skipped, because they are registered already.
  @discardableResult
  @usableFromInline package mutating func registerObject(
    ofClass objectClass: ObjectClass, visibility: Representation.Visibility,
    delivery: Representation.Delivery = .after(.zero), outcome: Representation.Outcome
  ) -> [TypeIdentifier] {
    registerTypes(objectClass.writableTypes) { type in
      Representation(
        type, outcome, visibility: visibility, delivery: delivery,
        form: .object(className: objectClass.name))
    }
  }

  private mutating func registerTypes(
    _ types: [ObjectClass.WritableType], as representation: (TypeIdentifier) -> Representation
  ) -> [TypeIdentifier] {
    var passedOver: [TypeIdentifier] = []
    for writable in types where !register(representation(writable.type)) {
      passedOver.append(writable.type)
    }
    return passedOver
  }
}
