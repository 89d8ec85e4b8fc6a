import DragScript
import GestureImport
import Testing

struct ImportLogTests {
  @Test func `at most 20 faults are reported, and then that there are more`() {
    let items = (0..<50).map { _ in "\"type\":\"pointerMove\",\"x\":\"a\",\"y\":0" }
    let result = imported(actions(pointer("p", "mouse", items)), as: .w3c)
    #expect(result.diagnostics.count == 21)
    #expect(result.codes.dropLast().allSatisfy { $0 == "GI0201" })
    #expect(result.codes.last == "GI0001")
    #expect(result.events.isEmpty)
  }

  @Test func `20 warnings do not hide an error that comes later`() {
    let items =
      (0..<40).map { "\"field\($0)\":1,\(move(1, 1))" } + ["\"type\":\"pause\",\"duration\":-1"]
    let result = imported(actions(pointer("p", "mouse", items)), as: .w3c)
    #expect(result.diagnostics.count == 21)
    #expect(result.errors.map(\.code) == ["GI0203"])
    #expect(result.warnings.last?.message == "21 more messages were omitted")
    #expect(!result.isImported && result.events.isEmpty)
  }

  @Test func `the last of 20 faults makes room for the format that the recording has`() {
    let steps = (0..<25).map {
      "{\"action\":\"\($0 == 0 ? "press" : "moveTo")\",\"options\":{\"x\":\($0),\"y\":1}}"
    }
    let result = imported("[" + steps.joined(separator: ",\n") + "]", as: .w3c)
    let fields = ["id", "type"]
    #expect(
      result.errors.map(\.message) == [
        "the recording looks like format `mjsonwp`, not `w3c`"
      ] + (0..<19).map { "missing `\(fields[$0 % 2])` of the source at /\($0 / 2)" })
    #expect(result.warnings.map(\.message) == ["33 more messages were omitted"])
  }

  @Test func `a thousand elements without a reference are named, and the others are counted`() {
    let moves = (1...1_003).map { move(0, 0, origin: element("e\($0 % 1_002) ü'")) }
    let result = imported(
      actions(pointer("p", "mouse", moves + [move(0, 0, origin: element("é"))])), as: .w3c)
    #expect(result.codes == Array(repeating: "GI0208", count: 1_000) + ["GI0001"])
    #expect(
      [result.diagnostics.first?.hint] + result.diagnostics.suffix(2).map(\.message) == [
        "name its view or item with --bind 'e1 ü\'=REF'",
        "the element \"e1000 ü'\" is not bound at /actions/0/actions/999/origin",
        "3 more messages were omitted",
      ])
  }

  @Test func `faults are reported in the order of the file`() {
    let text =
      "[\n{\"type\":\"pointer\",\"id\":\"p\",\"a\":1,\n\"actions\":[{\"type\":\"nap\"},\n{\"type\":\"pause\",\"b\":2}]}]"
    #expect(imported(text, as: .w3c).marks == ["2:28 GI0204", "3:20 GI0205", "4:17 GI0204"])
  }

  @Test func `a message shows the fault where a whole recording is on one line`() throws {
    let blank = String(repeating: "\u{20AC}", count: 5_000)
    let text = "[{\"name\":\"\(blank)\",\"type\":7,\"id\":\"\(blank)\"}]"
    let error = try #require(imported(text, as: .w3c).errors.first)
    #expect(error.location.column == 5_020)
    #expect(error.quote.line.unicodeScalars.count == 162)
    #expect(error.quote.line.hasPrefix("…\u{20AC}") && error.quote.line.hasSuffix("\u{20AC}…"))
    let mark = error.quote.line.unicodeScalars.dropFirst(error.quote.column - 1).prefix(1)
    #expect(String(String.UnicodeScalarView(mark)) == "7")
    #expect(error.description.utf8.count < 1_000)
  }

  @Test func `what would upset a terminal is not shown`() throws {
    let error = try #require(imported("N: a\nQ\u{1B}[31m\u{0}\tb\r\n", as: .evemu).errors.first)
    #expect(error.quote.line == "Q␛[31m␀\tb")
  }

  @Test func `each code is unique and has a meaning`() {
    let faults = ImportError.allCases
    #expect(Set(faults.map(\.rawValue)).count == faults.count)
    for fault in faults {
      #expect(fault.rawValue.count == 6 && fault.rawValue.hasPrefix("GI"))
      #expect(fault.sentence.hasSuffix("."))
    }
    #expect(Set(faults.map(\.sentence)).count == faults.count)
  }
}
