package import DragScript
import Machines

/// The identity of a test across runs: its file, as named, and its name.
package struct TestID: Hashable, Sendable {
  /// The file, as given.
  package var file: String
  /// The test's name.
  package var name: String

  /// Makes an id.
  package init(file: String, name: String) {
    self.file = file
    self.name = name
  }

  /// The id of a test of a script.
  package init(_ test: ScriptTest, of script: Script) {
    self.init(file: script.file, name: test.name)
  }

  /// The id for people: `file: name`.
  package var text: String { "\(file): \(name)" }

  /// The text on one line; different ids have different lines.
  package var line: String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case _ where scalar.isObeyed: line += "\\u{\(String(scalar.value, radix: 16))}"
      case _: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Returns whether a line may be that of an id: whatever must be escaped in it is.
  package static func isLine(_ line: String) -> Bool {
    var isEscape = false
    for scalar in line.unicodeScalars {
      if isEscape {
        guard scalar == "\\" || scalar == "u" else { return false }
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else if scalar.isObeyed {
        return false
      }
    }
    return !isEscape
  }

  /// A number that follows from the text alone.
  package var number: UInt64 { text.stableNumber }
}

extension TestResult {
  /// The id of the test.
  package var id: TestID { TestID(file: file, name: name) }
}
