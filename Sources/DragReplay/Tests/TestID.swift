public import DragScript

/// What a test is known by from run to run: its file, as it was named, and its name.
public struct TestID: Hashable, Sendable {
  /// The file, as it was given.
  public var file: String
  /// The test's name.
  public var name: String

  /// Makes an id.
  public init(file: String, name: String) {
    self.file = file
    self.name = name
  }

  /// The id of a test of a script.
  public init(_ test: ScriptTest, of script: Script) {
    self.init(file: script.file, name: test.name)
  }

  /// The id as people write it: `file: name`.
  public var text: String { "\(file): \(name)" }

  /// The text on one line, whatever a name holds; different ids have different lines.
  public var line: String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        line += "\\u{\(String(scalar.value, radix: 16))}"
      case _: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension TestResult {
  /// What the test is known by.
  public var id: TestID { TestID(file: file, name: name) }
}
