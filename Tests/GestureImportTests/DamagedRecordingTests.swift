import DragGeometry
import DragScript
import GestureImport
import TestSupport
import Testing

/// What becomes of recordings that are damaged in many ways, as it was looked at and approved.
///
/// Every branch of a reader, and nearly every message, is somewhere in it. The text has the diagnostics of each good recording, and for each kind
/// of damage a number that is another one when any of its imports is.
@Suite struct DamagedRecordingTests {
  /// A diagnostic without its place, which follows from the damage.
  private func line(_ diagnostic: Diagnostic) -> String {
    "  \(diagnostic.code) \(diagnostic.message)" + (diagnostic.hint.map { " (\($0))" } ?? "")
  }

  private func outcomes() -> String {
    var text = ""
    for (number, recording) in GoodRecordings.all.enumerated() {
      text += "\(number + 1) \(recording.format.rawValue)\n"
      var lines: Set<String> = []
      for damage in Damage.allCases {
        var digest = TextDigest()
        for damaged in damage.texts(of: recording.text, most: 14) {
          let result = imported(damaged, as: recording.format) { options in
            options.viewport = Size(width: 100, height: 100)
            options.unitScale = 1
          }
          digest.add(result.scriptText)
          for diagnostic in result.diagnostics {
            lines.insert(line(diagnostic))
            digest.add("\(diagnostic.location) \(diagnostic.severity) \(line(diagnostic))")
            digest.add("\(diagnostic.quote.line) \(diagnostic.quote.mark)")
          }
        }
        text += "  \(damage.rawValue): \(digest.text)\n"
      }
      text += lines.sorted().map { $0 + "\n" }.joined()
    }
    return text
  }

  @Test func `damaged recordings are imported and refused as it was approved`() throws {
    let approved = ApprovedText("Tests/Fuzz/damaged-recordings.txt")
    #expect(try approved.differences(from: outcomes()) == [])
  }
}
