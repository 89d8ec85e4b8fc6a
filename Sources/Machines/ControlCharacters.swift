/// Characters that a terminal, an editor or a program obeys and does not show, made visible.
///
/// These are the control characters, the line separators of Unicode, and the controls of the direction of
/// writing, which show a name or a line as another one.
package enum ControlCharacters {
  /// The text on one line, with a sign that can be seen for each of them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kept: The characters that stay as they are, such as a tab.
  /// - Returns: The text; it is the same one for a text without such characters.
  package static func text(of text: String, keeping kept: [Unicode.Scalar] = []) -> String {
    guard text.unicodeScalars.contains(where: { $0.isObeyed && !kept.contains($0) }) else {
      return text
    }
    var shown = ""
    for scalar in text.unicodeScalars {
      if kept.contains(scalar) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += sign(of: scalar)
      }
    }
    return shown
  }

  /// The character itself, its control picture, such as ␛, or its number, such as `\u{9b}`.
  package static func sign(of scalar: Unicode.Scalar) -> String {
    let picture: Unicode.Scalar? =
      switch scalar.value {
      case ..<0x20: Unicode.Scalar(0x2400 + scalar.value)
      case 0x7F: "\u{2421}"
      case _: scalar.isObeyed ? nil : scalar
      }
    guard let picture else { return "\\u{\(String(scalar.value, radix: 16))}" }
    var sign = ""
    sign.unicodeScalars.append(picture)
    return sign
  }
}

extension Unicode.Scalar {
  /// True for a control character; the set is fixed by the stability policy of Unicode.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// True for a control of the direction of writing: the property `Bidi_Control`.
  package var isDirectionControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case _: false
    }
  }

  /// True where it changes how other text is shown, and shows nothing itself.
  package var isObeyed: Bool {
    // Nearly every character is decided by the first comparison.
    if (0x20..<0x7F).contains(value) { return false }
    return isControl || isDirectionControl || value == 0x2028 || value == 0x2029
  }
}
