import Machines

extension Setting {
  /// Parses the key and value of a `set` line.
  static func read(from reader: inout LineReader) throws(SyntaxError) -> Setting {
    let token = try reader.word("a setting")
    guard let row = SettingRow.named(token.text) else { return try custom(token, from: &reader) }
    return try row.setting(from: &reader)
  }

  private static func custom(
    _ token: Token, from reader: inout LineReader
  ) throws(SyntaxError) -> Setting {
    guard token.text.hasPrefix("x-"),
      token.text.unicodeScalars.allSatisfy({ $0.continuesIdentifier })
    else {
      throw SyntaxError(
        .unknownSetting,
        at: token,
        "unknown setting `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: SettingRow.all.map { $0.key })
          ?? "custom settings begin with `x-`"
      )
    }
    reader.warnings.append(
      SyntaxError(.customSetting, at: token, "custom setting `\(token.text)` is ignored"))
    // Any literal or identifier; a string has its quotation marks.
    let value = try reader.next("a value")
    return Setting(
      key: token.text, value: value.isString ? Quotation.quoted(value.text) : value.text)
  }
}
