import DragItems

/// Everything that is known of items beside their places: names, data, types, files and values of applications.
struct ItemCatalog {
  var names = ItemNames()
  var providers = ProviderRegistry()
  /// The known types: the system's, and those that were declared (CONTRACT-124).
  var types = TypeRegistry.system
  /// Names of types that were recorded as opaque.
  var reportedOpaque: Set<TypeIdentifier> = []
  var files = ItemFiles()
  /// The values that applications attach to sessions and items.
  var localValues = LocalValues()
  /// The classes of objects that applications know, by their names.
  var classes: [String: KnownClass] = [:]
}
