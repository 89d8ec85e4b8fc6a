extension ImportResult {
  /// The recording as a script: a header, and one line of the raw profile for each event.
  ///
  /// It is empty where the recording was refused. It is written anew each time, which takes time in
  /// proportion to the events.
  public var scriptText: String {
    guard isImported else { return "" }
    var writer = RawProfileWriter(pointers: pointers, viewport: viewport)
    for event in events { writer.write(event) }
    return writer.text
  }
}
