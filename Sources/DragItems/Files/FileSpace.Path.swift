extension FileSpace {
  /// The path of a file.
  @usableFromInline package struct Path: Hashable, Sendable, Comparable {
    /// The path, with `/` between its parts.
    @usableFromInline package let text: String

    /// Makes a path; every text is valid.
    @usableFromInline package init(_ text: String) {
      self.text = text
    }

    /// The text after the last `/`.
    @usableFromInline package var name: String {
      String(
        decoding: text.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed(),
        as: UTF8.self)
    }

    /// The text after the last period of the name, or nil if there is no period or no text after
    /// it.
    @usableFromInline package var filenameExtension: String? {
      let name = Array(name.utf8)
      guard let period = name.lastIndex(of: UInt8(ascii: ".")), period > 0,
        period + 1 < name.count
      else { return nil }
      return String(decoding: name[(period + 1)...], as: UTF8.self)
    }

    /// Compares the bytes of the texts.
    @usableFromInline package static func < (left: Path, right: Path) -> Bool {
      left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
  }
}

extension ItemProvider {
  /// The name for a temporary file of a type: the suggested name, with an extension of the type.
  ///
  /// Slashes and the names `.` and `..` are replaced, so the name stays within its folder
  /// (CONTRACT-109).
  @usableFromInline package func filename(for type: TypeIdentifier, in registry: TypeRegistry)
    -> String
  {
    var name = ""
    for scalar in (suggestedName ?? "").unicodeScalars {
      name.unicodeScalars.append(scalar == "/" || scalar.value < 0x20 ? "-" : scalar)
    }
    if name.isEmpty || name == "." || name == ".." { name = "item" }
    guard let tag = registry.preferredTag(.filenameExtension, of: type) else { return name }
    if let own = FileSpace.Path(name).filenameExtension,
      let ownTag = try? TypeTag(filenameExtension: own),
      ownTag == tag || registry.types(tagged: ownTag).contains(type)
    {
      return name
    }
    return name + "." + tag.text
  }
}
