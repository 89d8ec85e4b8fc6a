import DragScript
import Foundation
import TestSupport
import Testing

/// What is said of scripts that are damaged in many ways, as it was looked at and approved.
///
/// The text has the messages, and for each script and each kind of damage a number that is another one when any diagnostic
/// is, or any script as it is printed.
@Suite struct DamagedScriptTests {
  private func line(_ diagnostic: Diagnostic) -> String {
    "  \(diagnostic.code) \(diagnostic.message)" + (diagnostic.hint.map { " (\($0))" } ?? "")
  }

  private func outcomes() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Scripts/Features").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var text = ""
    var lines: Set<String> = []
    for name in names.filter({ $0.hasSuffix(".drag") }).sorted() {
      let script = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      text += "\(name)\n"
      for damage in Damage.allCases {
        var digest = TextDigest()
        for damaged in damage.texts(of: script, most: 4) {
          let outcome = Script.parse(damaged, file: name)
          digest.add(outcome.script?.text ?? "")
          for diagnostic in outcome.diagnostics {
            lines.insert(line(diagnostic))
            digest.add("\(diagnostic.location) \(diagnostic.severity) \(line(diagnostic))")
            digest.add("\(diagnostic.quote.line) \(diagnostic.quote.mark)")
          }
        }
        text += "  \(damage.rawValue): \(digest.text)\n"
      }
    }
    return text + "all messages\n" + lines.sorted().map { $0 + "\n" }.joined()
  }

  @Test func `damaged scripts are read and refused as it was approved`() throws {
    let approved = ApprovedText("Tests/Fuzz/damaged-scripts.txt")
    #expect(try approved.differences(from: outcomes()) == [])
  }
}
