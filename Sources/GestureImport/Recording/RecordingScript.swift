package import DragScript

/// The result of an import as a script that is written piece by piece.
///
/// It is that of `importRecording(_:file:as:options:)`. Of the recordings of devices and pages no more than a
/// piece is held at a time: they are read once to see what they are, a second time to see what is wrong, and
/// again whenever the script is written. Of WebDriver's actions no more is held than what they say. Commands
/// and scripts, which are written by hand, are held.
package struct RecordingScript: Sendable {
  /// The diagnostics, in the order of the file.
  package let diagnostics: [Diagnostic]
  private let source: Source

  private enum Source: Sendable {
    case held(ImportResult)
    case played(StreamedScript)
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - text: The recording.
  ///   - file: Its name, for messages.
  ///   - format: The recording's format.
  ///   - options: The import options.
  package init(
    _ text: ScriptText, file: String, as format: RecordingFormat,
    options: ImportOptions = ImportOptions()
  ) {
    var log = ImportLog(text, file: file, options: options)
    guard !format.isReadAgain else {
      source = .played(StreamedScript(text, as: format, options, &log))
      diagnostics = log.diagnostics()
      return
    }
    let bytes = text.bytes()
    let result = importRecording(bytes ?? [], file: file, as: format, options: options)
    source = .held(result)
    guard bytes == nil else {
      diagnostics = result.diagnostics
      return
    }
    log = ImportLog(ScriptText([]), file: file, options: options)
    log.reportChange()
    diagnostics = log.diagnostics()
  }

  /// Indicates whether the recording was imported; if not, nothing is written.
  package var isImported: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Writes the script: a header, and one line of the raw profile for each event.
  ///
  /// - Parameter take: Gets the pieces in order, each in UTF-8 and of whole lines.
  /// - Returns: Whether the recording was still what it was when it was read first; if not, the script
  ///   is not whole.
  /// - Throws: The error of `take`, which receives no further piece then.
  package func write<Failure>(
    _ take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard isImported else { return true }
    var failure: Failure?
    func put(_ piece: [UInt8]) {
      guard failure == nil else { return }
      do throws(Failure) {
        try take(piece)
      } catch {
        failure = error
      }
    }
    var isWhole = true
    switch source {
    case .held(let result): result.writeScript(put)
    case .played(let script): isWhole = script.write(put)
    }
    if let failure { throw failure }
    return isWhole
  }
}
