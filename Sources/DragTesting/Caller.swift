import DragReplay
import DragScript
import Testing
import XCTest

/// The line of a test that asked for something, where a failure is told.
struct Caller {
  /// The place as Swift Testing takes it.
  let place: Testing.SourceLocation
  /// The file as XCTest takes it.
  let file: StaticString

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    place = Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    self.file = file
  }

  /// The place as the lines of a replay have it.
  var location: DragScript.SourceLocation {
    DragScript.SourceLocation(file: place.fileName, line: place.line, column: place.column)
  }

  /// Fails the test at the caller's line.
  ///
  /// Whether a test of XCTest is running nobody says. Where no test of Swift Testing is, both are
  /// told, so that a failure in a task of its own is not lost either.
  func fail(_ text: String) {
    Issue.record(Comment(rawValue: text), sourceLocation: place)
    if Test.current == nil {
      XCTFail(text, file: file, line: UInt(clamping: place.line))
    }
  }

  /// Fails the test for each fault, with what was found and the trace.
  func fail(_ faults: [TestFailure]) {
    for fault in faults {
      let isElsewhere = fault.location.file != location.file
      let head = isElsewhere ? "\(fault.location): \(fault.message)" : fault.message
      fail(([head] + fault.lines.dropFirst().map(\.text)).joined(separator: "\n"))
    }
  }
}
