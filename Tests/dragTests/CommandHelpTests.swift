import DragConsole
import Testing

@Suite struct CommandHelpTests {
  @Test(arguments: [0, 1, 28])
  func `a second column begins at one place, behind words that leave room`(count: Int) {
    let words = String(repeating: "x", count: count)
    let gap = String(repeating: " ", count: 30 - count)
    #expect(CommandHelp.table([(words, "what it does")]) == "  \(words)\(gap)what it does\n")
  }

  @Test(arguments: [29, 30, 40])
  func `behind longer words it begins at that place of the next line`(count: Int) {
    let words = String(repeating: "x", count: count)
    let indentation = String(repeating: " ", count: 32)
    #expect(
      CommandHelp.table([(words, "what it does"), ("b", "c")])
        == "  \(words)\n\(indentation)what it does\n  b\(String(repeating: " ", count: 29))c\n")
  }
}
