import DragConsole
import Testing

@testable import drag

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

  @Test func `the options of a command come before those for reading recordings`() {
    let reading = Option.ofReading.map(\.name)
    var readers = 0
    for command in Subcommand.allCases {
      let names = command.options.map(\.name)
      guard names.contains(reading[0]) else { continue }
      readers += 1
      #expect(Array(names.suffix(reading.count)) == reading, "\(command.rawValue)")
      #expect(names.count > reading.count, "\(command.rawValue)")
    }
    #expect(readers > 4)
  }
}
