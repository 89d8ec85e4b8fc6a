import DragItems

/// The type of a name that a test knows to be lawful; any other fails where it is used.
func type(_ text: String) throws -> TypeIdentifier { try TypeIdentifier(text) }

/// A representation that brings a text as bytes.
func offer(
  _ text: String, _ contents: String = "", visibility: Representation.Visibility = .all,
  form: Representation.Form = .data
) throws -> Representation {
  Representation(
    try type(text), .data(Array(contents.utf8)), visibility: visibility, form: form)
}

/// A provider of some representations.
func provider(_ representations: Representation...) -> ItemProvider {
  var provider = ItemProvider()
  for representation in representations { provider.register(representation) }
  return provider
}

/// A class that reads and writes some types.
func objectClass(_ name: String, reads: [String] = [], writes: [String] = []) throws -> ObjectClass
{
  ObjectClass(
    name, readableTypes: try reads.map(type), writableTypes: try writes.map(type))
}
