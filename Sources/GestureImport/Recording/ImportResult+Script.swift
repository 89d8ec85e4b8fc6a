extension ImportResult {
  /// The recording as a script: a header, and one line of the raw profile for each event.
  ///
  /// It is empty where the recording was refused. It is written again each time, which takes time in
  /// proportion to the events.
  public var scriptText: String { String(decoding: scriptBytes, as: UTF8.self) }

  /// ``scriptText`` in UTF-8.
  package var scriptBytes: [UInt8] {
    var bytes: [UInt8] = []
    writeScript { bytes += $0 }
    return bytes
  }

  /// Writes ``scriptText`` piece by piece, so that it is never there as a whole.
  ///
  /// - Parameter take: Gets the pieces in order, each in UTF-8 and of whole lines.
  package func writeScript(_ take: ([UInt8]) -> Void) {
    guard isImported else { return }
    var writer = RawProfileWriter(pointers: pointers, viewport: viewport)
    var rest = importNotes[...]
    for (index, event) in events.enumerated() {
      while let note = rest.first, note.event <= index {
        writer.write(note)
        rest.removeFirst()
      }
      writer.write(event)
      if index % Recording.eventsOfPiece == Recording.eventsOfPiece - 1 { take(writer.takeBytes()) }
    }
    for note in rest { writer.write(note) }
    take(writer.takeBytes())
  }

  /// The index of the event that a line of ``scriptText`` is about, or nil for lines of the header
  /// and after the last event; the line of a note is that of the event after it.
  ///
  /// The time it takes is in proportion to the comments.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - count: How many lines the script has.
  /// - Returns: The event's index in `events`.
  package func event(atLine line: Int, of count: Int) -> Int? {
    let location = line - 1 - (count - events.count - importNotes.count)
    guard location >= 0 else { return nil }
    let before = importNotes.indices.count { importNotes[$0].event + $0 < location }
    return (0..<events.count).contains(location - before) ? location - before : nil
  }
}
