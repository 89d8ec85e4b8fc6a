import DragScript
import Machines

/// The script of a recording whose events are never held.
struct StreamedScript: Sendable {
  private let options: ImportOptions
  /// Its events; nil where it was refused before any of them was looked at.
  private var source: (any RecordedEvents)?

  /// Reads a recording twice: to see what it is, and to check its events.
  init(
    _ text: ScriptText, as format: RecordingFormat, _ options: ImportOptions,
    _ log: inout ImportLog
  ) {
    self.options = options
    let start = log.begin(text, options)
    var eventCount = 0
    if !log.hasErrors {
      let part = Self.part(of: text, as: format, &log)
      source = format.row.source?(part, start, options, &log)
      if log.hasErrors { source = nil }
      eventCount = source?.check(&log) ?? 0
    }
    log.finish(format, text, isEmpty: eventCount == 0)
  }

  /// The recording in a text; a part of it, between two fences or below other text, is held.
  private static func part(
    of text: ScriptText, as format: RecordingFormat, _ log: inout ImportLog
  ) -> ScriptText {
    let beginning = text.beginning(of: RecordingExcerpt.looked)
    guard RecordingExcerpt.mayBe(in: beginning, of: format), let bytes = text.bytes(),
      let part = log.excerpt(of: format, in: bytes)
    else { return text }
    return ScriptText(part)
  }

  /// Writes the script, and returns whether the recording was still unchanged.
  func write(_ take: ([UInt8]) -> Void) -> Bool {
    guard let source else { return true }
    var writer = RawProfileWriter(pointers: source.pointers, viewport: options.viewport)
    var hold = PrependedHold(options.prependHold)
    let isWhole = source.play { recording in
      for var event in ImportedEvents(recording, hold: .zero) {
        hold.pass(&event)
        writer.write(event)
      }
      recording.forgetEvents()
      take(writer.takeBytes())
    }
    take(writer.takeBytes())
    return isWhole
  }
}
