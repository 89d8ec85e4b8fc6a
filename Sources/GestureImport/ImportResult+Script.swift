extension ImportResult {
  /// The recording as a script: a header, and one line of the raw profile for each event.
  ///
  /// It is empty where the recording was refused. It is written anew each time, which takes time in
  /// proportion to the events.
  public var scriptText: String {
    guard isImported else { return "" }
    var writer = RawProfileWriter(pointers: pointers, viewport: viewport)
    var rest = remarks[...]
    for (index, event) in events.enumerated() {
      while let remark = rest.first, remark.event <= index {
        writer.write(remark)
        rest.removeFirst()
      }
      writer.write(event)
    }
    for remark in rest { writer.write(remark) }
    return writer.text
  }

  /// The index of the event that a line of ``scriptText`` is about, or nil for lines of the header
  /// and behind the last event; a remark's line is that of the event it stands before.
  ///
  /// The time it takes is in proportion to the remarks.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - count: How many lines the script has.
  /// - Returns: The event's index in ``events``.
  public func event(atLine line: Int, of count: Int) -> Int? {
    let place = line - 1 - (count - events.count - remarks.count)
    guard place >= 0 else { return nil }
    let before = remarks.indices.count { remarks[$0].event + $0 < place }
    return events.indices.contains(place - before) ? place - before : nil
  }
}
