import Foundation
import Testing

/// The page of names lists earlier ones, and none of them is an identifier of the sources.
@Suite struct NamesPageTests {
  /// The names in the first column of the first table.
  private static func earlierNames() throws -> Set<String> {
    let text = try SourceTree().text("\(RuleTableTests.maintainers)/Names.md")
    let table =
      text.components(separatedBy: "## Replaced").last?
      .components(separatedBy: "## Answered otherwise").first ?? ""
    var names: Set<String> = []
    for line in table.components(separatedBy: "\n") where line.hasPrefix("| `") {
      // Between two ticks is a name: those at odd positions.
      let parts = line.dropFirst(2).components(separatedBy: " | ")[0].components(separatedBy: "`")
      for index in parts.indices where index % 2 == 1 { names.insert(parts[index]) }
    }
    return names
  }

  /// The identifiers of a source file: neither its comments nor its texts.
  private static func identifiers(of text: String) -> Set<String> {
    var names: Set<String> = []
    var name: [UInt8] = []
    var isInText = false
    for line in text.components(separatedBy: "\n") {
      // The quotation marks of a text of several lines; such a text may hold a script or a page.
      if line.contains("\"\"\"") {
        isInText.toggle()
        continue
      }
      guard !isInText else { continue }
      var isQuoted = false
      var isInComment = false
      var last: UInt8 = 0
      for byte in line.utf8 + [UInt8(ascii: "\n")] {
        if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
        if !isQuoted, byte == UInt8(ascii: "/"), last == byte { isInComment = true }
        last = byte
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          if !isQuoted, !isInComment { name.append(byte) }
        default:
          if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
          name.removeAll(keepingCapacity: true)
        }
      }
    }
    return names
  }

  @Test func `no earlier name is an identifier`() throws {
    let earlier = try Self.earlierNames()
    #expect(earlier.count > 100)
    let tree = SourceTree()
    var found: [String] = []
    for target in try tree.targets() {
      for file in try tree.files(of: target) where !file.contains("Embedded/") {
        let names = Self.identifiers(of: try tree.text("Sources/\(target)/\(file)"))
        found += names.intersection(earlier).map { "\(target)/\(file): \($0)" }
      }
    }
    #expect(found.sorted() == [])
  }

  @Test func `a name in a comment or in a text is not an identifier`() {
    let text = #"""
      let a = "Landing \(b)"  // Landing
      /// A Landing.
      func land(at c: Landing2) {}
      """#
    #expect(Self.identifiers(of: text) == ["let", "a", "func", "land", "at", "c", "Landing2"])
  }
}
