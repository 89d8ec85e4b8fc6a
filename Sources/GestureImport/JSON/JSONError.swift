/// The reason why a text is not JSON, with its location.
package struct JSONError: Error, Hashable, Sendable {
  /// Why it is not JSON.
  enum Reason: Hashable, Sendable {
    case endsEarly
    case expected(String)
    case badEscape(String)
    case controlCharacter
    case badEncoding
    case badNumber(String)
    case numberTooLarge
    case tooDeep
    case textAfterEnd
  }

  var reason: Reason
  var location: InputPosition

  init(_ reason: Reason, at location: InputPosition) {
    self.reason = reason
    self.location = location
  }

  /// The error as an import reports it.
  var fault: ImportError {
    switch reason {
    case .endsEarly: .endsEarly
    case .expected: .unexpectedByte
    case .badEscape: .badEscape
    case .controlCharacter: .controlCharacter
    case .badEncoding: .badEncoding
    case .badNumber: .badNumber
    case .numberTooLarge: .numberTooLarge
    case .tooDeep: .tooDeep
    case .textAfterEnd: .textAfterEnd
    }
  }

  /// The reason in one sentence.
  var message: String {
    switch reason {
    case .endsEarly: "the file ends within a value"
    case .expected(let what): "expected \(what)"
    case .badEscape(let what): what
    case .controlCharacter: "expected an escape for a control character in a string"
    case .badEncoding: "the string is not valid UTF-8"
    case .badNumber(let what): what
    case .numberTooLarge: "the number is too large for a double"
    case .tooDeep: "the value is nested deeper than \(JSONScanner.depthLimit) levels"
    case .textAfterEnd: "expected the end of the file after the JSON value"
    }
  }
}
