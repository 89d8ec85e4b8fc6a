import Foundation
import Testing

@testable import GestureImport

/// What follows from the rows of formats.
@Suite struct RecordingFormatTests {
  @Test func `each format has one row, which is among those that are tried`() {
    #expect(Set(RecordingFormat.rows.map(\.format)) == Set(RecordingFormat.allCases))
    #expect(RecordingFormat.rows.count == RecordingFormat.allCases.count)
    for format in RecordingFormat.allCases { #expect(format.row.format == format) }
  }

  @Test func `each format can be seen in a recording, and has a line of help`() {
    for format in RecordingFormat.allCases {
      let good = GoodRecordings.ofEachFormat.first { $0.format == format }
      #expect(good.map { RecordingFormat.detected(in: Array($0.text.utf8)) } == format, "\(format)")
      #expect(!format.help.isEmpty)
    }
  }

  @Test func `the fuzzer begins with a recording of each format`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fuzz/Corpus").standardizedFileURL
    for format in RecordingFormat.allCases {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(format.rawValue).path)
      #expect(!files.isEmpty, "\(format)")
    }
  }

  @Test func `a suffix stands for one format`() {
    let suffixes = RecordingFormat.suffixes
    #expect(
      suffixes == [".json", ".evemu", ".events", ".ev", ".getevent", ".yaml", ".yml", ".side"])
    #expect(Set(suffixes).count == suffixes.count)
    #expect(RecordingFormat(ofFile: "a/b.events") == .evemu)
    #expect(RecordingFormat(ofFile: "a.json") == .w3c)
    #expect(RecordingFormat(ofFile: "events") == nil)
  }

  @Test func `the README names the tools of each format`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    var tools: [String] = []
    for tool in RecordingFormat.allCases.flatMap(\.row.tools) where !tools.contains(tool) {
      tools.append(tool)
    }
    #expect(page.contains("\nRecordings: \(tools.joined(separator: ", ")).\n"))
  }
}
