extension ItemBundle {
  /// The data of a drag under one name of a format.
  package struct Offered: Hashable, Sendable {
    /// The MIME type.
    package let format: String
    /// The data.
    package let bytes: [UInt8]
  }

  /// The formats for programs that accept one item with several formats, best first.
  ///
  /// - The addresses of all items form one `text/uri-list`, in the items' order.
  /// - The texts of all items form one text, a line each; plain text is also offered without a
  ///   charset.
  /// - Any other type has the data of the first item that offers it.
  /// - An item appears once under each name, with its best representation of it.
  /// - Several items are also offered as a bundle, which is complete, and last.
  ///
  /// - Parameter types: The registry of types.
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
    // An item may be a bundle already; its data is then offered as the bundle.
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
