import Seeds
import DragFiles
import TestSupport
import Testing

@Suite struct GoldenEditTests {
  func applying(_ edits: [GoldenEdit], to text: String) -> String? {
    GoldenEdit.applying(edits, to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a block gets new lines with its indentation`() {
    let text = "test \"a\"\n  settle\n  | old\n  up\n"
    let edit = GoldenEdit(lines: 3...3, replacement: ["one", "two"])
    #expect(applying([edit], to: text) == "test \"a\"\n  settle\n  | one\n  | two\n  up\n")
  }

  @Test func `several blocks are edited from the bottom up, in any order given`() {
    let text = "|a\n|b\nup\n\t| c\nup\n| d\n"
    let edits = [
      GoldenEdit(lines: 1...2, replacement: ["x"]),
      GoldenEdit(lines: 6...6, replacement: ["p", "q", "r"]),
      GoldenEdit(lines: 4...4, replacement: ["y", "z"]),
    ]
    let expected = "| x\nup\n\t| y\n\t| z\nup\n| p\n| q\n| r\n"
    #expect(applying(edits, to: text) == expected)
    #expect(applying(edits.reversed() + edits, to: text) == expected)
  }

  @Test func `lines that say the same from either end keep their bytes`() {
    let text = "  |  a  \n |b\n  |\tc\n    | d\n"
    let edit = GoldenEdit(lines: 1...4, replacement: ["a", "new", "c", "d"])
    #expect(applying([edit], to: text) == "  |  a  \n  | new\n  |\tc\n    | d\n")
    let same = GoldenEdit(lines: 1...4, replacement: ["a", "b", "c", "d"])
    #expect(applying([same], to: text) == text)
    let shorter = GoldenEdit(lines: 1...4, replacement: ["a", "d"])
    #expect(applying([shorter], to: text) == "  |  a  \n    | d\n")
  }

  @Test func `repeated lines are kept once, not twice`() {
    let edit = GoldenEdit(lines: 1...2, replacement: ["a"])
    #expect(applying([edit], to: "| a\n| a\n") == "| a\n")
    let more = GoldenEdit(lines: 1...1, replacement: ["a", "a", "a"])
    #expect(applying([more], to: "| a\n") == "| a\n| a\n| a\n")
  }

  @Test func `carriage returns stay, also where the file ends without a line end`() {
    let edit = GoldenEdit(lines: 2...2, replacement: ["x", "y"])
    #expect(applying([edit], to: "up\r\n  | a\r\nup\r\n") == "up\r\n  | x\r\n  | y\r\nup\r\n")
    #expect(applying([edit], to: "up\r\n  | a") == "up\r\n  | x\r\n  | y")
    let two = GoldenEdit(lines: 2...3, replacement: ["a", "b", "c"])
    #expect(applying([two], to: "up\r\n| a\r\n| b") == "up\r\n| a\r\n| b\r\n| c")
    #expect(applying([two], to: "up\n| a\n| b") == "up\n| a\n| b\n| c")
  }

  @Test func `a block that is to say nothing goes`() {
    let edit = GoldenEdit(lines: 2...2, replacement: [])
    #expect(applying([edit], to: "up\n| a\nup\n") == "up\nup\n")
    #expect(applying([edit], to: "up\n| a") == "up\n")
  }

  @Test func `an empty line of a golden is a bar alone`() {
    let edit = GoldenEdit(lines: 1...1, replacement: ["", "a"])
    #expect(applying([edit], to: "| b\n") == "|\n| a\n")
  }

  @Test func `what a line says ends before its line end, so that it stays as it is`() {
    let edit = GoldenEdit(lines: 1...3, replacement: ["a", "x", "c"])
    #expect(applying([edit], to: "|  a\r\n| b\r\n|c \r\n") == "|  a\r\n| x\r\n|c \r\n")
  }

  @Test(arguments: [1...1, 2...3, 0...2, 3...9, 4...4])
  func `lines that are not a golden refuse the edit`(lines: ClosedRange<Int>) {
    #expect(applying([GoldenEdit(lines: lines, replacement: ["x"])], to: "up\n| a\nup\n") == nil)
  }

  @Test func `blocks that overlap refuse the edit`() {
    let edits = [
      GoldenEdit(lines: 1...2, replacement: ["x"]), GoldenEdit(lines: 2...3, replacement: ["y"]),
    ]
    #expect(applying(edits, to: "| a\n| b\n| c\n") == nil)
  }

  @Test(.seeds(0...39))
  func `outside the blocks no byte changes`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let end = random.next() % 2 == 0 ? "\n" : "\r\n"
    var lines: [String] = []
    var edits: [GoldenEdit] = []
    var expected: [String] = []
    for _ in 0..<Int(random.next() % 8 + 1) {
      let plain = (0...Int(random.next() % 3)).map { "plain \($0) \u{FC}" + end }
      lines += plain
      expected += plain
      let old = (0...Int(random.next() % 4)).map { "  | old \($0)" + end }
      let new = (0...Int(random.next() % 4)).map { "new \($0)" }
      edits.append(
        GoldenEdit(lines: lines.count + 1...lines.count + old.count, replacement: new))
      lines += old
      expected += new.map { "  | \($0)" + end }
    }
    edits.shuffle(using: &random)
    #expect(applying(edits, to: lines.joined()) == expected.joined())
  }
}
