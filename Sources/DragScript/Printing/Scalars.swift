extension Unicode.Scalar {
  /// Indicates whether it is a space or a tab, which separate words.
  var isSpace: Bool { self == " " || self == "\t" }

  /// Indicates whether it is one of the ten ASCII digits.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Indicates whether it may begin an identifier.
  var beginsIdentifier: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }

  /// Indicates whether it may occur in the name of a view, collection, pointer, store or
  /// application.
  var continuesName: Bool { beginsIdentifier || isDigit || self == "-" }

  /// Indicates whether it may occur in an identifier or an item's id.
  var continuesIdentifier: Bool { continuesName || self == "." }

  /// Indicates whether it may occur in a type identifier or MIME type.
  var continuesType: Bool {
    continuesIdentifier || self == "/" || self == "+" || self == ";" || self == "="
  }
}

extension String {
  /// Makes a text of characters.
  init(scalars: some Collection<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    self = String(decoding: bytes, as: UTF8.self)
  }

  /// The text without spaces at its ends.
  var trimmingBlanks: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isSpace }),
      let last = scalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(scalars[first...last])
  }
}
