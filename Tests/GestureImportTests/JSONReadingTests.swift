import DragScript
import GestureImport
import Seeds
import TestSupport
import Testing

/// Fields are tried first in the order of the object before; what is read does not depend on it.
struct JSONReadingTests {
  /// An action: its fields, each a key with the text of its value.
  private static let actions: [[(key: String, value: String)]] = [
    [("type", "\"pointerMove\""), ("x", "20"), ("y", "30")],
    [("type", "\"pointerDown\""), ("button", "0")],
    [("type", "\"pause\""), ("duration", "600")],
    [("type", "\"pointerMove\""), ("duration", "16"), ("x", "40"), ("y", "-1.5e1")],
    [("type", "\"pointerMove\""), ("x", "50"), ("y", "60"), ("origin", "\"viewport\"")],
    [
      ("type", "\"pointerMove\""), ("x", "1"), ("y", "2"), ("origin", "\"pointer\""),
      ("twist", "9"),
    ],
    [("type", "\"pointerMove\""), ("x", "70"), ("y", "80"), ("tiltX", "1"), ("duration", "32")],
    [("type", "\"pointerUp\""), ("button", "0")],
  ]

  private func text(_ write: ([(key: String, value: String)]) -> String) -> String {
    let items = Self.actions.map(write).joined(separator: ",")
    return "[{\"type\":\"pointer\",\"id\":\"p\",\"actions\":[\(items)]}]"
  }

  /// A string in quotes, in one of the ways of writing it.
  private func written(_ string: String, _ random: inout SplitMix64) -> String {
    guard Int.random(in: 0..<4, using: &random) == 0, let first = string.unicodeScalars.first
    else { return "\"\(string)\"" }
    let digits = String(first.value, radix: 16)
    return "\"\\u00\(digits)\(string.dropFirst())\""
  }

  @Test(.seeds(0...199))
  func `fields in any order, with spaces and escapes, give the same events`() {
    var random = SplitMix64(seed: Seed.current)
    let plain = text { fields in
      "{" + fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
    let other = text { fields in
      let parts = fields.shuffled(using: &random).map { field in
        let spaces = [0, 1].map { _ in
          ["", "", " ", "\n ", "\t"].randomElement(using: &random) ?? ""
        }
        let isText = field.value.hasPrefix("\"")
        let value =
          isText ? written(String(field.value.dropFirst().dropLast()), &random) : field.value
        return spaces[0] + written(field.key, &random) + spaces[1] + ":" + spaces[0] + value
          + spaces[1]
      }
      return "{" + parts.joined(separator: ",") + "}"
    }
    let one = imported(plain, as: .w3c) { $0.outOfBounds = .allow }
    let two = imported(other, as: .w3c) { $0.outOfBounds = .allow }
    #expect(one.errors.isEmpty && one.timedLines.count > 5)
    #expect(two.timedLines == one.timedLines, "\(other)")
    #expect(two.codes == one.codes, "\(other)")
  }

  @Test func `an unknown word is marked with its quotation marks, wherever it is in its line`() {
    let text = text { fields in
      "{" + fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }.replacing("\"pointerUp\"", with: "\"pointerUpp\"")
    let fault = imported(text, as: .w3c).errors.first
    #expect(fault?.code == "GI0205")
    #expect(fault?.quote.length == "\"pointerUpp\"".count)
  }

  @Test func `a field that is repeated where it is expected is reported, and the last one counts`()
  {
    let text = text { fields in
      let twice = fields + fields.suffix(1)
      return "{" + twice.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
    let result = imported(text, as: .w3c) { $0.outOfBounds = .allow }
    // One message for each field, at the first action that has it twice.
    let repeated = result.diagnostics.filter { $0.code == "GI0110" }.map(\.message)
    #expect(
      repeated
        == ["y", "button", "duration", "origin", "twist"].map {
          "`\($0)` is repeated; the last one is used"
        })
    #expect(result.errors.isEmpty)
  }

  /// The word that is expected is in the text, and is not what it looks like.
  @Test(arguments: [
    ("{\"type\" \"pause\"}", "GI0101"), ("{\"type\":\"pause}", "GI0004"),
    ("{\"type\":\"pausé\"}", "GI0205"), ("{\"typ\":\"pause\"}", "GI0204"),
  ])
  func `a word that only begins like the expected one is none`(action: String, code: String) {
    let text = "[{\"type\":\"pointer\",\"id\":\"p\",\"actions\":[{\"type\":\"pause\"},\(action)]}]"
    #expect(imported(text, as: .w3c).codes.contains(code), "\(imported(text, as: .w3c).codes)")
  }
}
