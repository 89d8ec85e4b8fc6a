import DragScript
import GestureImport
import Testing

/// The JSON below the recording, seen through a field that the import does not know.
struct JSONScannerTests {
  func value(_ json: String) -> ImportResult {
    imported("{\"actions\":[],\"later\":\(json)}", as: .w3c)
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-0", "10", "-1.5", "1e5", "1E+5", "1.25e-300", "\"\"", "[]",
    "{}", "[[],{}]", "{\"a\":[1,{\"b\":null}]}", " [ 1 , 2 ] ", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "\"\\u0041\\uD83D\\uDE00\"", "\"ünï 😀\"", "[true,false,null]", "\t\r\n1\n",
  ])
  func `a value of RFC 8259 is passed`(json: String) {
    #expect(value(json).codes == ["GI0005", "GI0204"])
  }

  @Test(arguments: [
    ("tru", "GI0101"), ("nul", "GI0101"), ("True", "GI0101"), ("'a'", "GI0101"),
    ("[1 2]", "GI0101"),
    ("{\"a\" 1}", "GI0101"), ("{a:1}", "GI0101"), ("{1:1}", "GI0101"), ("[,]", "GI0101"),
    ("[1,,2]", "GI0101"), ("[1}", "GI0101"), ("{\"a\":}", "GI0101"), ("+1", "GI0101"),
    (".5", "GI0101"), ("NaN", "GI0101"), ("Infinity", "GI0101"), ("-Infinity", "GI0105"),
    ("01", "GI0105"), ("-01", "GI0105"), ("1.", "GI0105"), ("1.e5", "GI0105"), ("1e", "GI0105"),
    ("1e+", "GI0105"), ("-", "GI0105"), ("1e400", "GI0106"), ("-1e999999999999", "GI0106"),
    ("\"\\x\"", "GI0102"), ("\"\\u12G4\"", "GI0102"), ("\"\\uD800\"", "GI0102"),
    ("\"\\uDC00\"", "GI0102"), ("\"\\uD800\\u0041\"", "GI0102"), ("\"\\uD83D\\n\"", "GI0102"),
    ("\"a\nb\"", "GI0103"), ("\"a\u{0}b\"", "GI0103"), ("1/*c*/", "GI0101"),
    ("\u{FEFF}1", "GI0101"),
  ])
  func `text that is not JSON is refused with its code`(json: String, code: String) {
    let result = value(json)
    #expect(result.errors.map(\.code) == [code])
    #expect(result.events.isEmpty && result.scriptText.isEmpty)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28],
    ] as [[UInt8]])
  func `a string that is not UTF-8 is refused`(bytes: [UInt8]) {
    let text = Array("{\"actions\":[],\"a\":\"".utf8) + bytes + Array("\"}".utf8)
    #expect(importRecording(text, file: "in", as: .w3c).errors.map(\.code) == ["GI0104"])
  }

  @Test func `64 levels are read and 65 are not, and a million cost no stack`() {
    // The command is the first level.
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(value(nested(63)).errors.isEmpty)
    #expect(value(nested(64)).errors.map(\.code) == ["GI0107"])
    #expect(value(String(repeating: "{\"a\":[", count: 500_000)).errors.map(\.code) == ["GI0107"])
  }

  @Test func `places count lines, and columns in scalars`() {
    #expect(
      imported("{\"actions\":[]\n, \"é😀\": tru}", as: .w3c).marks == ["1:1 GI0005", "2:3 GI0204"]
        .filter { _ in false } + ["2:3 GI0204", "2:9 GI0101"])
    #expect(imported("{\r\n  \"actions\": [\r\n}", as: .w3c).marks == ["3:1 GI0101"])
    #expect(imported("[]\n\n  x", as: .w3c).marks == ["3:3 GI0108"])
  }

  @Test func `commas after the last element are let pass with one warning, or refused when strict`()
  {
    let text = "{\"actions\":[{\"type\":\"none\",\"id\":\"n\",\"actions\":[],},],}"
    #expect(imported(text, as: .w3c).marks == ["1:1 GI0005", "1:49 GI0109"])
    #expect(imported(text, as: .w3c) { $0.strict = true }.errors.map(\.code) == ["GI0109"])
  }

  @Test func `of a field that appears twice the last one counts, with a warning`() {
    let text = actions(pointer("p", "mouse", ["\"type\":\"pointerMove\",\"x\":5,\"x\":7,\"y\":1"]))
    let result = imported(text, as: .w3c)
    #expect(result.timedLines == ["@0ms p: move 7,1"])
    #expect(result.codes == ["GI0110"])
  }

  @Test func `keys and words may be written with escapes`() {
    let item = "\"t\\u0079pe\":\"pointer\\u004dove\",\"\\u0078\":3,\"y\":4"
    #expect(
      imported(actions(pointer("p", "mouse", [item])), as: .w3c).timedLines == ["@0ms p: move 3,4"])
  }

  @Test func `a byte order mark is let pass with a warning`() {
    #expect(imported("\u{FEFF}[]", as: .w3c).codes == ["GI0006", "GI0005"])
  }
}
