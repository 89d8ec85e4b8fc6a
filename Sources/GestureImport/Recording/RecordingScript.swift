package import DragScript
import Machines

/// The result of an import as a script that is written piece by piece.
///
/// It is that of `importRecording(_:file:as:options:)`. Of the recordings of evemu no more than a piece is
/// held at a time: they are read once to see what they are, a second time to see what is wrong, and again
/// whenever the script is written. All others are held.
package struct RecordingScript: Sendable {
  /// The diagnostics, in the order of the file.
  package let diagnostics: [Diagnostic]
  private let source: Source

  private enum Source: Sendable {
    case held(ImportResult)
    case evemu(EvemuScript)
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
    guard format != .evemu else {
      var log = DiagnosticLog(text, file: file, options: options)
      source = .evemu(EvemuScript(text, options, &log))
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
    var log = DiagnosticLog(ScriptText([]), file: file, options: options)
    log.report(.fileChanged, at: .start, "the file changed while it was read")
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
    case .evemu(let script): isWhole = script.write(put)
    }
    if let failure { throw failure }
    return isWhole
  }
}

/// The script of an evemu recording, whose events are never held.
struct EvemuScript: Sendable {
  private let text: ScriptText
  private let options: ImportOptions
  private let tape: EvdevTape
  private var pointers: [ImportedPointer] = []
  private var used = UsedPointers()

  /// Reads a recording twice: to determine the kind of device, and to check its events.
  init(_ text: ScriptText, _ options: ImportOptions, _ log: inout DiagnosticLog) {
    self.text = text
    self.options = options
    let start = log.begin(text, options)
    guard !log.hasErrors else {
      tape = EvdevTape()
      log.finish(.evemu, text, isEmpty: true)
      return
    }
    tape = EvemuReader.tape(of: Self.part(of: text, &log), from: start, options: options, &log)
    var isEmpty = true
    if !log.hasErrors {
      var used = UsedPointers()
      let devices = EvdevImport(tape, options: options, log: log) { recording in
        isEmpty = isEmpty && recording.events.isEmpty
        for index in recording.events.indices { used.note(recording.events[index].pointer) }
        recording.forgetEvents()
      }
      log = devices.log
      pointers = devices.recording.pointers
      self.used = used
    }
    log.finish(.evemu, text, isEmpty: isEmpty)
  }

  /// The recording in a text; the part between two fences is held.
  private static func part(of text: ScriptText, _ log: inout DiagnosticLog) -> ScriptText {
    let beginning = text.piece(0..<min(text.count, DiagnosticLog.looked))
    guard RecordingExcerpt(of: .evemu, in: beginning) != nil, let bytes = text.bytes(),
      let part = log.excerpt(of: .evemu, in: bytes)
    else { return text }
    return ScriptText(part)
  }

  /// Writes the script, and returns whether the recording was still unchanged.
  func write(_ take: ([UInt8]) -> Void) -> Bool {
    var writer = RawProfileWriter(pointers: used.kept(of: pointers), viewport: options.viewport)
    let indices = used.indices(of: pointers.count)
    var hold = PrependedHold(options.prependHold)
    // Problems were already reported.
    let silent = DiagnosticLog(text, file: "", options: options)
    let devices = EvdevImport(tape, options: options, log: silent) { recording in
      for index in recording.events.indices {
        var event = recording.events[index]
        hold.pass(&event)
        event.pointer = event.pointer.map { indices[$0] }
        writer.write(event)
      }
      recording.forgetEvents()
      take(writer.takeBytes())
    }
    take(writer.takeBytes())
    return !devices.log.hasErrors
  }
}
