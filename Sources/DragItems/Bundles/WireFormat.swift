/// The name of a type as another system writes it, and what is lost on the way.
package struct WireFormat: Hashable, Sendable {
  /// Whose names these are.
  package enum System: UInt8, Hashable, Sendable, CaseIterable {
    /// MIME types: GTK, Wayland, XDND, Android and HTML.
    case mime
    /// Clipboard formats of Windows, registered ones by name and the others as `CF_…`, and the names
    /// without a slash that X11 and HTML have, which differ from them.
    case clipboard
  }

  /// What a translation does not keep.
  package enum Loss: UInt8, Hashable, Sendable, CaseIterable {
    /// Parameters of a MIME type count for the wire alone, and not for what conforms to what.
    case parameters
    /// The text has another encoding there: the host encodes the bytes again. Where it cannot say what a
    /// character is, as in the code pages of `CF_TEXT`, the character is lost.
    case encoding
    /// The bytes stand in an envelope there, which the host puts on and takes off.
    case envelope
    /// The format says less: the way back gives a more common type.
    case kind
    /// There is no name of this type there: it goes under its own, which only we read.
    case name
  }

  /// The name.
  package let text: String
  /// What is lost, where anything is.
  package let loss: Loss?

  /// Whether a zero ends the text there, so that what stands behind one is lost.
  ///
  /// It is so with `CF_UNICODETEXT` and its like, whatever else is lost; in UTF-16 it is two bytes of
  /// zero. Texts of MIME types have their length.
  package var endsAtZero: Bool {
    ClipboardFormats.endingAtZero.contains { $0.description == text }
  }

  /// Makes a format.
  package init(_ text: String, loss: Loss? = nil) {
    self.text = text
    self.loss = loss
  }
}

/// A type that a name of another system means, and what was lost on the way.
package struct WireType: Hashable, Sendable {
  /// The type: a declared one, or the name itself where nobody has declared it.
  package let type: TypeIdentifier
  /// What is lost, where anything is.
  package let loss: WireFormat.Loss?
}

extension TypeRegistry {
  /// The name that a type goes by in another system.
  ///
  /// A name that is not ours goes through unchanged: a MIME type stays one in both systems, as
  /// clipboard formats may be registered by any name.
  package func format(of type: TypeIdentifier, in system: WireFormat.System) -> WireFormat {
    guard type.kind == .uniform else { return WireFormat(type.text) }
    switch system {
    case .mime:
      guard let tag = preferredTag(.mimeType, of: type) else {
        // The same text with a byte order mark, which the way back leaves where it is.
        if type == TypeIdentifier(lawful: "public.utf16-plain-text") {
          return WireFormat("text/plain;charset=utf-16", loss: .kind)
        }
        return WireFormat(type.text, loss: .name)
      }
      // Several types share a MIME type: the way back gives the one that was declared first.
      let isOwn = types(tagged: tag).first.map { $0 == type } ?? true
      return WireFormat(tag.text, loss: isOwn ? nil : .kind)
    case .clipboard:
      if let known = ClipboardFormats.names.first(where: { type == TypeIdentifier(lawful: $0.type) }
      ) {
        return WireFormat(known.name.description, loss: known.loss)
      }
      let mime = format(of: type, in: .mime)
      return mime.loss == .name ? mime : WireFormat(mime.text, loss: mime.loss)
    }
  }

  /// The type that a name of another system means.
  ///
  /// - Parameters:
  ///   - text: The name, with its parameters.
  ///   - system: Whose name it is.
  /// - Returns: The declared type that has the name, else the name as a type of its own.
  /// - Throws: ``TypeIdentifier/ParseError`` for a text that cannot be the name of a type.
  package func type(
    ofFormat text: String, in system: WireFormat.System
  ) throws(TypeIdentifier.ParseError) -> WireType {
    if system == .clipboard {
      if let known = ClipboardFormats.names.first(where: { $0.name.description == text }) {
        return WireType(type: TypeIdentifier(lawful: known.type), loss: known.loss)
      }
      if let known = ClipboardFormats.aliases.first(where: { $0.name.description == text }) {
        return WireType(type: TypeIdentifier(lawful: known.type), loss: known.loss)
      }
    }
    guard let tag = try? TypeTag(mimeType: text), let type = types(tagged: tag).first else {
      return WireType(type: try TypeIdentifier(ClipboardFormats.lawful(text)), loss: nil)
    }
    let isExact = preferredTag(.mimeType, of: type) == tag || !text.utf8.contains(0x3B)
    return WireType(type: type, loss: isExact ? nil : .parameters)
  }
}

/// The clipboard formats of Windows that have a type of ours.
enum ClipboardFormats {
  struct Entry {
    let type: String
    let name: StaticString
    let loss: WireFormat.Loss?

    init(_ type: String, _ name: StaticString, _ loss: WireFormat.Loss? = nil) {
      self.type = type
      self.name = name
      self.loss = loss
    }
  }

  /// Both ways; of two types with one name the first is the way back.
  static let names = [
    Entry("public.utf8-plain-text", "CF_UNICODETEXT", .encoding),
    Entry("public.utf16-plain-text", "CF_UNICODETEXT", .kind),
    Entry("public.utf16-external-plain-text", "CF_UNICODETEXT", .kind),
    Entry("public.plain-text", "CF_TEXT", .encoding),
    Entry("public.html", "HTML Format", .envelope),
    Entry("public.rtf", "Rich Text Format"),
    Entry("public.file-url", "CF_HDROP", .envelope),
    Entry("public.url", "UniformResourceLocatorW", .encoding),
    Entry("public.png", "PNG"),
    Entry("public.jpeg", "JFIF"),
    Entry("com.compuserve.gif", "GIF"),
    Entry("public.tiff", "CF_TIFF"),
    Entry("com.microsoft.bmp", "CF_DIB", .envelope),
    Entry("com.microsoft.waveform-audio", "CF_WAVE"),
    Entry("public.comma-separated-values-text", "Csv", .encoding),
  ]

  /// Those in which a zero ends the text.
  static let endingAtZero: [StaticString] = [
    "CF_UNICODETEXT", "CF_TEXT", "CF_OEMTEXT", "UniformResourceLocatorW", "UniformResourceLocator",
    "FileNameW",
  ]

  /// Other names of the same types, on the way in alone.
  static let aliases = [
    Entry("public.plain-text", "CF_OEMTEXT", .encoding),
    Entry("com.microsoft.bmp", "CF_DIBV5", .envelope),
    Entry("public.url", "UniformResourceLocator", .encoding),
    Entry("public.file-url", "FileNameW", .encoding),
    Entry("public.svg-image", "image/svg+xml"),
    Entry("public.utf8-plain-text", "UTF8_STRING"),
    Entry("public.plain-text", "STRING", .encoding),
    Entry("public.plain-text", "TEXT", .encoding),
    Entry("public.plain-text", "COMPOUND_TEXT", .encoding),
    Entry("public.url", "_NETSCAPE_URL", .envelope),
    Entry("public.file-url", "Files", .envelope),
  ]

  /// A name with a hyphen for each blank: no type may hold one, and registered formats do.
  static func lawful(_ text: String) -> String {
    guard text.utf8.contains(0x20) else { return text }
    var lawful = ""
    for scalar in text.unicodeScalars {
      lawful.unicodeScalars.append(scalar == " " ? "-" : scalar)
    }
    return lawful
  }
}
