extension ItemProvider {
  /// Makes a provider of a file: its type, from the filename extension, and its address
  /// (CONTRACT-108).
  ///
  /// Returns nil if the file does not exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file; its name is suggested to readers.
  ///   - space: The file space.
  ///   - registry: The types; an unknown extension gives a dynamic type, and a missing extension
  ///     gives `public.data`.
  @usableFromInline package init?(
    contentsOf path: FileSpace.Path, in space: FileSpace, types registry: TypeRegistry
  ) {
    guard let bytes = try? space.bytes(at: path) else { return nil }
    self.init()
    var type = TypeIdentifier.data
    if let text = path.filenameExtension, let tag = try? TypeTag(filenameExtension: text),
      let found = try? registry.type(tagged: tag)
    {
      type = found
    }
    suggestedName = path.name
    register(
      Representation(
        type, .data(bytes), form: .file(Representation.FileOffer(original: path))))
    register(Representation(.fileURL, .data(Array(path.address.utf8))))
  }
}

extension FileSpace.Path {
  /// The path as a URL path, with all bytes but letters, digits and `-._~/` percent-encoded.
  var address: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var address = Array("file://".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.append(byte)
      case _: address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}
