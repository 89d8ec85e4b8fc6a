import DragScript
import Foundation
import TestSupport
import Testing

/// What is said of lines of which one word is wrong, as it was looked at and approved.
///
/// The lines are those of the golden scripts, one of each form. The text in `Tests/Fuzz/damaged-lines.txt` has all
/// messages, and for each first word a number that is another one when any of its damaged lines is read in another way.
@Suite struct DamagedLinesTests {
  /// The lines of all scripts, one for each order of words that are spelled with other letters.
  private static func lines() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Scripts").standardizedFileURL
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    var shapes: Set<[Substring]> = []
    var lines: [String] = []
    for file in files.filter({ $0.hasSuffix(".drag") }).sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let first = words.first, first.first != "#", first.first != "|" else { continue }
        // Names and numbers differ; the words of the language are those between them.
        let shape = words.prefix(5).map { word in
          word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D } ? word : word.prefix(1)
        }
        if shapes.insert(shape).inserted { lines.append(words.joined(separator: " ")) }
      }
    }
    // A third of them is what a quick run has time for.
    return lines.indices.filter { $0.isMultiple(of: 3) }.map { lines[$0] }
  }

  /// A line with another word, without a word, with a word twice, and with two words exchanged.
  private static func damaged(_ line: String, seed: Int) -> [String] {
    let words = line.split(separator: " ").map(String.init)
    let place = seed % words.count
    let other = ["zz", "7", "-1.5", "a=b", "list#", "[", "\"x", "0x", "@5ms", "é", "1/", "a,b"]
    var results: [[String]] = []
    var replaced = words
    replaced[place] = other[seed / 3 % other.count]
    results.append(replaced)
    results.append(Array(words[..<place] + words[(place + 1)...]))
    results.append(Array(words[...place] + words[place...]))
    if place + 1 < words.count {
      var swapped = words
      swapped.swapAt(place, place + 1)
      results.append(swapped)
    }
    var shorter = words
    shorter[place] = String(words[place].dropLast())
    results.append(shorter)
    return results.map { $0.joined(separator: " ") }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    "  \(diagnostic.code) \(diagnostic.message)" + (diagnostic.hint.map { " (\($0))" } ?? "")
  }

  /// A message without what it quotes.
  private func plain(_ message: String) -> String {
    message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element : "" }.joined(separator: "`")
  }

  private func outcomes() throws -> String {
    var digests: [String: TextDigest] = [:]
    var said: Set<String> = []
    for (number, line) in try Self.lines().enumerated() {
      let first = String(line.prefix { $0 != " " })
      let key = first.first?.isLetter == true ? first : String(first.prefix(1))
      for text in [line] + Self.damaged(line, seed: number) {
        let outcome = Script.fragment(text, file: "a")
        digests[key, default: TextDigest()].add(outcome.script?.text ?? "")
        let formatted = Script.formatted(Array("\n# above\n\n\n \(text)# beside\n\n".utf8))
        digests[key, default: TextDigest()].add(String(decoding: formatted, as: UTF8.self))
        for diagnostic in outcome.diagnostics {
          said.insert("  \(diagnostic.code) \(plain(diagnostic.message))")
          let quote = diagnostic.quote
          digests[key, default: TextDigest()].add(
            "\(diagnostic.location) \(quote.line) \(quote.mark)\(self.line(diagnostic))")
        }
      }
    }
    return digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)\n" }.joined()
      + "all messages\n" + said.sorted().map { $0 + "\n" }.joined()
  }

  @Test func `lines of which one word is wrong are read and refused as it was approved`() throws {
    let approved = ApprovedText("Tests/Fuzz/damaged-lines.txt")
    #expect(try approved.differences(from: outcomes()) == [])
  }
}
