import Testing

import DragReplay

@Suite struct TestIDTests {
  @Test func `an id is the file and the name, and one line whatever they hold`() {
    let id = TestID(file: "a.drag", name: "x\ny\\n\u{1}")
    #expect(id.text == "a.drag: x\ny\\n\u{1}")
    #expect(id.line == "a.drag: x\\u{a}y\\\\n\\u{1}")
  }

  @Test func `ids that differ have lines that differ`() {
    let names = ["a\n", "a\\u{a}", "a\\\\u{a}", "a", "a\r", "a\u{2028}"]
    #expect(Set(names.map { TestID(file: "f", name: $0).line }).count == names.count)
  }

  @Test func `the line of every id may be one, and a text with a sign that it escapes may not`() {
    for name in ["a", "", "a\nb", "\\", "\\\\u", "\u{1}\u{2028}", "é", "u{a}"] {
      #expect(TestID.isLine(TestID(file: "f", name: name).line), "\(name.debugDescription)")
    }
    for line in ["a\nb", "a\r", "\u{1}", "a\\", "a\\b", "\\\\\\", "a\u{2028}"] {
      #expect(!TestID.isLine(line), "\(line.debugDescription)")
    }
  }
}
