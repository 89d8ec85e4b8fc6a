import DragItems

/// Returns true if an object of a class can be made from bytes of a type.
typealias ObjectFactory = ([UInt8], TypeIdentifier) -> Bool

/// A class of objects with its factory.
struct KnownClass {
  let objectClass: ObjectClass
  let makes: ObjectFactory
}
