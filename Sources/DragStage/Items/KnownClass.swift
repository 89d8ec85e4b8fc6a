public import DragItems

/// Whether an object of a class can be made from bytes of a type.
public typealias ObjectFactory = ([UInt8], TypeIdentifier) -> Bool

/// A class of objects, and what makes them.
struct KnownClass {
  let objectClass: ObjectClass
  let makes: ObjectFactory
}
