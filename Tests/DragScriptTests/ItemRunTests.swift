import Testing

@testable import DragScript

@Suite struct ItemRunTests {
  private func run(_ name: String, _ numbers: ClosedRange<Int>? = nil) -> ItemRun {
    ItemRun(Name(name, at: SourceLocation(file: "", line: 1, column: 1)), numbers: numbers)
  }

  @Test(
    arguments: [
      ("cell0", true), ("cell9", true), ("cell10", false), ("cell", false), ("cell05", false),
      ("cell-1", false), ("cel1", false), ("cells1", false), ("cell99999999999999999999", false),
    ])
  func `a run has the ids that its numbers make`(id: String, isThere: Bool) {
    #expect(run("cell", 0...9).contains(id) == isThere)
    #expect(run("cell", 0...9).count == 10)
  }

  @Test func `two runs have an id in common where their numbers meet`() {
    let runs = [
      run("a", 0...9), run("a", 10...19), run("a1", 0...4), run("a1", 0...200), run("b", 0...9),
      run("", 0...30), run("1", 5...6), run("a0", 0...5), run("a12"), run("a"), run("15"),
      run("a", 95...1_020), run("a10", 0...3),
    ]
    func ids(_ run: ItemRun) -> Set<String> {
      Set(run.numbers?.map { "\(run.name.text)\($0)" } ?? [run.name.text])
    }
    for one in runs {
      for other in runs {
        #expect(
          one.overlaps(other) == !ids(one).isDisjoint(with: ids(other)),
          "\(one.text) and \(other.text)")
      }
    }
  }

  @Test func `a run is one word of a line, and prints as it was written`() throws {
    let text = """
      dragscript 1
      collection grid at 0,0 size 9x9 layout grid()
      items grid first cell[0..99] [1..5] 7th[10..10]
      section grid last
      style grid#cell42 regular
      style grid[106] compact

      """
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics == [])
    #expect(outcome.script?.text == text)
  }

  @Test(
    arguments: [
      ("items c a cell[0..9] §cell5", DiagnosticCode.repeatedItem),
      ("items c cell5 §cell[0..9]", .repeatedItem), ("items c a[0..3] §a[3..4]", .repeatedItem),
      ("items c §cell[9..0]", .valueOutOfRange), ("items c §cell[0..4194304]", .valueOutOfRange),
      ("items c a[0..3999999] x §b[0..999999]", .valueOutOfRange),
      ("items c §cell[0..9999999999]", .valueOutOfRange),
      ("items c §cell[0..99999999999999999999]", .badName), ("items c §cell[0.9]", .badName),
      ("items c §-x[0..9]", .badName), ("items c §cell[0..9]x[1]", .badName),
      ("items c §[..]", .badName), ("insert c[gap 0] §cell[0..9]", .badName),
      ("on c enter do reload c with a §cell[0.9]", .badName),
      ("on c enter do reload c with a[0..3999999] / §b[0..999999]", .valueOutOfRange),
    ])
  func `a run that is none is reported at its place`(line: String, code: DiagnosticCode) throws {
    let scalars = Array(line.unicodeScalars)
    let column = try #require(scalars.firstIndex(of: "§"))
    let text =
      "dragscript 1\ncollection c at 0,0 size 9x9 layout grid()\n"
      + line.replacing("§", with: "") + "\n"
    let diagnostics = Script.parse(text, file: "a.drag").diagnostics
    #expect(diagnostics.map(\.code) == [code.rawValue])
    #expect(diagnostics.first?.location.column == column + 1)
  }
}
