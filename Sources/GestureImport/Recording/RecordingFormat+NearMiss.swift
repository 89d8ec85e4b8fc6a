extension RecordingFormat {
  /// A text that is often taken for a recording, and what to record in its place.
  private struct NearMiss {
    /// The words of which all are in the text, for each way to recognize it.
    var signs: [[String]]
    var sentence: String
  }

  /// A hint for an unsupported format that is often mistaken for a supported one.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: A sentence for the user; nil if the text is not recognized.
  package static func nearMiss(in bytes: [UInt8]) -> String? {
    if isUTF16(bytes) {
      return "expected UTF-8, found UTF-16; convert it with iconv -f UTF-16 -t UTF-8"
    }
    let sight = sight(of: bytes[...])
    if hasReports(sight) {
      return
        "hid-recorder's reports are not supported; replay them with hid-replay, and record the "
        + "device that it makes with evemu-record"
    }
    return misses.first { miss in
      miss.signs.contains { $0.allSatisfy { contains(sight, $0) } }
    }?.sentence
  }

  /// Returns whether a text has the description of reports, as hid-recorder writes it: `R: 50 05 01 …`.
  private static func hasReports(_ sight: ArraySlice<UInt8>) -> Bool {
    sight.split(separator: 0x0A).contains { line in
      let text = line.dropFirst(CopiedText.marks(of: line)).prefix(256)
      guard text.starts(with: "R: ".utf8) else { return false }
      let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      return EvemuReader.isReport(words)
    }
  }

  private static let misses = [
    NearMiss(
      signs: chromeSigns,
      sentence: "recordings of Chrome's Recorder contain clicks and keys, but no "
        + "drags; record the page with rrweb, or the actions with chromedriver --verbose"),
    NearMiss(
      signs: [["cy.get("], ["cy.visit("], ["cy.contains("]],
      sentence: code(of: "a test of Cypress", "record the page with rrweb while it runs")),
    NearMiss(
      signs: [["XCUIApplication("], ["thenDragTo:"]],
      sentence: code(of: "a test of XCUITest", "write its drags as JSON of the format `commands`")),
    NearMiss(
      signs: [["longPressAndDrag("], ["from 'detox'"], ["from \"detox\""], ["require('detox')"]],
      sentence: code(of: "a test of Detox", byHand)),
    NearMiss(
      signs: [
        ["UiDevice.getInstance"], ["androidx.test."], ["import uiautomator"],
        ["onView(", "perform("],
      ],
      sentence: code(of: "a test of UiAutomator or Espresso", byHand)),
    NearMiss(
      signs: [["testWidgets("], ["WidgetTester"], ["flutter_test"], ["timedDrag("]],
      sentence: code(of: "a test of Flutter", byHand)),
    NearMiss(
      signs: [["ActionChains("], ["new Actions("], ["dragAndDropBy("]],
      sentence: code(
        of: "a test of WebDriver",
        "record its actions with the driver's log, such as "
          + "chromedriver --verbose")),
    NearMiss(
      signs: [["await page."], ["page.drag_and_drop("], ["page.mouse."]],
      sentence:
        "Playwright's recorder writes code, and does not record drags; record the page with "
        + "rrweb while the code runs"),
    NearMiss(
      signs: [["<td>", "<table", "elenium"]],
      sentence: "save tests of the old Selenium IDE as .side"),
  ]

  /// The fields of a recording of Chrome's Recorder.
  private static let chromeSigns = [
    ["\"steps\"", "\"type\"", "\"title\""], ["\"steps\"", "\"selectors\""],
    ["\"steps\"", "\"setViewport\""],
  ]

  /// Returns whether a text has the fields of Chrome's Recorder.
  static func isChromeRecorder(_ sight: ArraySlice<UInt8>) -> Bool {
    chromeSigns.contains { $0.allSatisfy { contains(sight, $0) } }
  }

  private static let byHand =
    "record the drag by hand with adb shell getevent -lt, or write it as adb shell input draganddrop"

  private static func code(of what: String, _ way: String) -> String {
    "\(what) is code, which is not run here; \(way)"
  }
}

extension ImportLog {
  /// Reports that a rejected recording looks like another format.
  mutating func reportOtherFormat(than format: RecordingFormat, in bytes: [UInt8]) {
    // That has been reported already.
    guard !RecordingFormat.isUTF16(bytes) else { return }
    if let shown = RecordingFormat.detected(in: bytes) {
      guard shown != format else { return }
      makeRoom()
      report(
        .otherDialect, at: .start,
        "the recording looks like format `\(shown.rawValue)`, not `\(format.rawValue)`",
        hint: "name that format, or omit it")
    } else if let sentence = RecordingFormat.nearMiss(in: bytes) {
      // What is wrong with it as a recording of that format says nothing.
      removeAll()
      report(.otherDialect, at: .start, sentence)
    }
  }
}
