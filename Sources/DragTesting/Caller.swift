import DragReplay
import DragScript

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The line of a test that asked for something, where a failure is reported.
package struct Caller {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  /// Takes the literals of a call.
  package init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  /// The position as the lines of a replay have it.
  var location: DragScript.SourceLocation {
    // Every call of a test asks, and nearly none fails: the name is what stands behind the last slash, copied once.
    let name = fileID.withUTF8Buffer { bytes in
      let start = unsafe bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return unsafe String(decoding: bytes[start...], as: UTF8.self)
    }
    return DragScript.SourceLocation(file: name, line: Int(line), column: Int(column))
  }

  #if canImport(Testing)
    /// The position as Swift Testing takes it.
    var testLocation: Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    }
  #endif

  /// True if a test of Swift Testing is running.
  private var isInSwiftTesting: Bool {
    #if canImport(Testing)
      Test.current != nil
    #else
      false
    #endif
  }

  /// The name of the running test of Swift Testing, without the marks of a raw identifier.
  var testName: String? {
    #if canImport(Testing)
      guard let test = Test.current else { return nil }
      return test.displayName ?? Self.name(ofFunction: test.name)
    #else
      return nil
    #endif
  }

  /// The name of a function without its parameters and without the marks of a raw identifier, which may have parentheses.
  static func name(ofFunction text: String) -> String {
    guard text.first == "`", let end = text.dropFirst().firstIndex(of: "`") else {
      return String(text.prefix { $0 != "(" })
    }
    return String(text[..<end].dropFirst())
  }

  /// True if a failure at this moment is one of a test.
  ///
  /// No call says whether a test of XCTest is running; on Apple's systems a failure outside of one may be taken for that of
  /// another test.
  var isInTest: Bool {
    #if canImport(XCTest) && !canImport(ObjectiveC)
      true
    #else
      isInSwiftTesting
    #endif
  }

  /// Indicates whether an application is explored now, whose failures belong to the run (EX-37).
  package static var isExploring: Bool { FailureSink.current != nil }

  /// Shows a warning at the caller's line; where the testing library has none, in the output, as compilers write it.
  ///
  /// While an application is explored, a warning of each of its runs would say nothing.
  func warn(_ text: String) {
    guard !Self.isExploring else { return }
    #if canImport(Testing) && compiler(>=6.3)
      if isInSwiftTesting {
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: testLocation)
        return
      }
    #endif
    print("\(file):\(line): warning: \(text)")
  }

  /// Fails the test at the caller's line.
  ///
  /// No call says whether a test of XCTest is running. Where no test of Swift Testing is, both get
  /// the failure, so that one in a task of its own is not lost either.
  package func fail(_ text: String) {
    if let sink = FailureSink.current { return sink.add(text) }
    #if canImport(Testing)
      Issue.record(Comment(rawValue: text), sourceLocation: testLocation)
    #endif
    #if canImport(XCTest)
      if !isInSwiftTesting { XCTFail(text, file: file, line: line) }
    #endif
  }

  /// Fails the test at a line of another file, where the testing library can show it; else at the caller's line, with
  /// the location in the text.
  package func fail(_ text: String, at location: CodeLocation) {
    if let sink = FailureSink.current { return sink.add(text) }
    #if canImport(Testing)
      let shown = Testing.SourceLocation(
        fileID: location.fileID, filePath: location.path, line: max(1, location.line), column: 1)
      Issue.record(Comment(rawValue: text), sourceLocation: shown)
    #endif
    #if canImport(XCTest)
      if !isInSwiftTesting {
        XCTFail("\(location.path):\(location.line): \(text)", file: file, line: line)
      }
    #endif
  }

  /// Fails the test for each failure, with what was found and the trace.
  func fail(_ failures: [TestFailure]) {
    for failure in failures {
      let isElsewhere = failure.location.file != location.file
      let head = isElsewhere ? "\(failure.location): \(failure.message)" : failure.message
      fail(([head] + failure.lines.dropFirst().map(\.text)).joined(separator: "\n"))
    }
  }

  /// Attaches a file to the running test.
  func attach(_ file: FailureRecord.File) {
    #if canImport(Testing)
      if isInSwiftTesting {
        Attachment.record(file.text, named: file.name, sourceLocation: testLocation)
      }
    #endif
    #if canImport(XCTest) && canImport(ObjectiveC)
      // Only XCTest of Apple's systems has attachments. Its tests run on the main thread, but for
      // those that are asynchronous; these attach nothing.
      if !isInSwiftTesting, Thread.isMainThread {
        MainActor.assumeIsolated {
          XCTContext.runActivity(named: file.name) { activity in
            let attachment = XCTAttachment(string: file.text)
            attachment.name = file.name
            attachment.lifetime = .keepAlways
            activity.add(attachment)
          }
        }
      }
    #endif
  }
}
