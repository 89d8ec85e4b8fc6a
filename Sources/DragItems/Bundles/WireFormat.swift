/// The name of a type in another system, and what the translation loses.
public struct WireFormat: Hashable, Sendable {
  /// The system that defines the names.
  public enum System: Hashable, Sendable, CaseIterable {
    /// MIME types: GTK, Wayland, XDND, Android and HTML.
    case mime
    /// Clipboard formats of Windows, registered ones by name and the others as `CF_…`; and the
    /// names without a slash that X11 and HTML have, which differ from these.
    case clipboard
  }

  /// The information that a translation loses.
  public enum Loss: Hashable, Sendable, CaseIterable {
    /// Parameters of a MIME type, which do not take part in conformance.
    case parameters
    /// The text has another encoding there, so the host transcodes the bytes. Characters without a
    /// code, as in the code pages of `CF_TEXT`, are lost.
    case encoding
    /// The bytes are wrapped in an envelope there, which the host adds and removes.
    case envelope
    /// The format is less specific: converting back gives a more common type.
    case kind
    /// The system has no name for this type, which keeps its own; only this package reads that.
    case name
  }

  /// The name.
  public let text: String
  /// The information that is lost, if any.
  public let loss: Loss?

  /// True if a zero ends the text there, so that everything after a zero is lost.
  ///
  /// This holds for `CF_UNICODETEXT` and related formats, in addition to any other loss; in UTF-16
  /// the terminator is two zero bytes. Texts of MIME types have a length instead.
  public var endsAtZero: Bool {
    ClipboardFormats.endingAtZero.contains { $0.description == text }
  }

  /// Makes a format.
  package init(_ text: String, loss: Loss? = nil) {
    self.text = text
    self.loss = loss
  }
}

/// The type that a name of another system refers to, and what the translation loses.
package struct WireType: Hashable, Sendable {
  /// The type: a declared one, or the name itself if no declared type has it.
  package let type: TypeIdentifier
  /// The information that is lost, if any.
  package let loss: WireFormat.Loss?
}

extension TypeRegistry {
  /// The name of a type in another system.
  ///
  /// A name that is not a uniform type identifier is returned unchanged: both systems accept MIME
  /// types, and clipboard formats may be registered under any name.
  public func format(of type: TypeIdentifier, in system: WireFormat.System) -> WireFormat {
    guard type.kind == .uniform else { return WireFormat(type.text) }
    switch system {
    case .mime:
      guard let tag = preferredTag(.mimeType, of: type) else {
        // The same text with a byte order mark; converting back keeps the mark.
        if type == TypeIdentifier(lawful: "public.utf16-plain-text") {
          return WireFormat("text/plain;charset=utf-16", loss: .kind)
        }
        return WireFormat(type.text, loss: .name)
      }
      // Several types share a MIME type: converting back gives the one that was declared first.
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

  /// The type that a name of another system refers to.
  ///
  /// - Parameters:
  ///   - text: The name, with its parameters.
  ///   - system: The system that the name belongs to.
  /// - Returns: The declared type with this name, else the name as a type of its own.
  /// - Throws: ``TypeNameError`` if the text is not a valid type name.
  package func type(
    ofFormat text: String, in system: WireFormat.System
  ) throws(TypeNameError) -> WireType {
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

/// The Windows clipboard formats that correspond to declared types.
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

  /// Used in both directions; of two types with one name, converting back gives the first.
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

  /// The formats in which a zero ends the text.
  static let endingAtZero: [StaticString] = [
    "CF_UNICODETEXT", "CF_TEXT", "CF_OEMTEXT", "UniformResourceLocatorW", "UniformResourceLocator",
    "FileNameW",
  ]

  /// Further names of the same types, used only for incoming formats.
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

  /// The name with a hyphen for each space: type identifiers contain no spaces, but registered
  /// formats do.
  static func lawful(_ text: String) -> String {
    guard text.utf8.contains(0x20) else { return text }
    var lawful = ""
    for scalar in text.unicodeScalars {
      lawful.unicodeScalars.append(scalar == " " ? "-" : scalar)
    }
    return lawful
  }
}
