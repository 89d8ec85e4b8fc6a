import DragConsole
import DragGeometry
import Machines
import Testing

@Suite struct OptionLiteralTests {
  private enum Color: String, CaseIterable { case red, green }

  /// A value by a way of reading it, or what is said of it.
  private static func read(_ text: String, _ value: (OptionLiteral) throws -> some Any) -> String {
    do {
      return "\(try value(OptionLiteral(option: "--o", text: text)))"
    } catch {
      guard let error = error as? CommandError else { return "\(error)" }
      return error.text(of: "x") + (error.isUsage ? "usage" : "no usage")
    }
  }

  @Test
  func `whole numbers and words of a choice are read, and others refused with what is expected`() {
    func count(_ text: String) -> String { Self.read(text) { try $0.count() } }
    func color(_ text: String) -> String {
      Self.read(text) { literal -> Color in try literal.choice() }
    }
    #expect(
      ["1", "42", "0", "-1", "1.5", ""].map(count)
        == ["1", "42"]
        + ["0", "-1", "1.5", ""].map {
          "x: --o: expected a whole number of at least 1, found `\($0)`\nusage"
        })
    #expect(
      ["red", "green", "Red"].map(color) == [
        "red", "green", "x: --o: unknown value `Red`\n  hint: one of red, green\nusage",
      ])
  }

  @Test func `a value is read as the language reads it in a setting`() {
    func size(_ text: String) -> String { Self.read(text) { try $0.size() } }
    #expect(size("390x844") == "\(Size(width: 390, height: 844))")
    #expect(Self.read("59.94hz") { try $0.rate() } == "59.94")
    #expect(Self.read("550ms") { try $0.duration().count } == "550000")
    #expect(Self.read("4.5") { try $0.number() } == "4.5")
    let refused = ["", "1x1 2", "1x1#", "1x1\n", "é"].map(size)
    #expect(
      refused.prefix(4)
        == ["", "1x1 2", "1x1#", "1x1\n"].map { "x: --o: invalid value `\($0)`\nusage" }[...])
    #expect(
      refused[4] == "x: --o: expected a size, found `é`\n"
        + "  hint: two numbers with an x and no space, such as 390x844\nusage")
  }
}
