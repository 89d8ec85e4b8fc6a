extension ItemBundle {
  /// The data of a drag under one name of a format.
  package struct Offered: Hashable, Sendable {
    /// The MIME type.
    package let format: String
    /// The data.
    package let bytes: [UInt8]
  }

  /// What goes to programs that know one item with several formats, best first.
  ///
  /// - The addresses of all items go as one `text/uri-list`, in the items' order.
  /// - The texts of all items go as one text, a line each; plain text also without a character set.
  /// - Any other type goes with the data of the first item that has it.
  /// - An item goes once under each name: with its best form of it.
  /// - Several items go as a bundle as well, which says everything, and stands last.
  ///
  /// - Parameter types: The types that are known.
  /// - Returns: Each format once, with its data.
  /// - Complexity: O(bytes), times the logarithm of the number of types for their names.
  package func offered(knowing types: TypeRegistry) -> [Offered] {
    var formats: [String] = []
    var data: [String: [UInt8]] = [:]
    for item in items {
      var named: Set<String> = []
      func add(_ bytes: [UInt8], as format: String, joining separator: [UInt8]? = nil) {
        guard named.insert(format).inserted else { return }
        if data[format] == nil {
          formats.append(format)
          data[format] = bytes
        } else if let separator {
          data[format, default: []] += separator
          data[format, default: []] += bytes
        }
      }
      for part in item {
        if types.conforms(part.type, toKnown: "public.url") {
          add(part.bytes + [13, 10], as: AddressList.mimeType, joining: [])
          continue
        }
        let format = types.format(of: part.type, in: .mime).text
        let isText = types.conforms(part.type, toKnown: "public.utf8-plain-text")
        add(part.bytes, as: format, joining: isText || format == Self.plainText ? [10] : nil)
        if isText { add(part.bytes, as: Self.plainText, joining: [10]) }
      }
    }
    // An item may be such a bundle itself, and then goes as one.
    if items.count > 1, data[Self.mimeType] == nil {
      formats.append(Self.mimeType)
      data[Self.mimeType] = bytes
    }
    return formats.map { Offered(format: $0, bytes: data[$0] ?? []) }
  }

  private static let plainText = "text/plain"
}

extension TypeRegistry {
  fileprivate func conforms(_ type: TypeIdentifier, toKnown name: String) -> Bool {
    (try? TypeIdentifier(name)).map { conformance.conforms(type, to: $0) } ?? false
  }
}
