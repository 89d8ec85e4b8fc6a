import DragScript

/// Collects the problems of one recording: identical warnings once, and at most a page.
struct ImportLog {
  /// The maximum number of diagnostics per file.
  static let limit = 20
  /// The way out of a recording that breaks off.
  private static let brokenEndHint = "import the part before it with --broken-end keep"
  /// The part of a line read on each side of a problem; a whole recording may be one line.
  private static let readBytes = 1_024

  private let text: ScriptText
  private let file: String
  private let options: ImportOptions
  /// The limit for elements without a reference that are named.
  private static let unboundLimit = 1_000

  /// The signs that need no quotation marks in a shell.
  private static let plainInShells = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.,:/=#@%+".utf8)

  private var errors: [Found] = []
  /// The elements that no option binds, which are all named at once.
  private var unbound: [String: Found] = [:]
  private var warnings: [Found] = []
  private var reported: Set<String> = []
  private var leftOut = 0

  private struct Found {
    var location: InputPosition
    var order: Int
    var diagnostic: Diagnostic
  }

  init(_ text: ScriptText, file: String, options: ImportOptions) {
    self.text = text
    self.file = file
    self.options = options
  }

  /// Indicates whether the recording is refused.
  var hasErrors: Bool { !errors.isEmpty || !unbound.isEmpty }
  /// Indicates whether the recording breaks off.
  private(set) var breaksOff = false
  /// The number of errors, reported or omitted.
  private(set) var errorCount = 0
  /// Indicates whether further problems would be omitted.
  var isFull: Bool { errors.count >= Self.limit }

  /// Reports a problem; a warning with the same message is reported once.
  mutating func report(
    _ fault: ImportError,
    at location: InputPosition,
    length: Int = 1,
    severity: Diagnostic.Severity? = nil,
    _ message: String,
    hint: String? = nil
  ) {
    let isRejected =
      options.strict && fault.isTolerance || fault == .endsEarly && options.brokenEnd == .error
    let severity = isRejected ? .error : severity ?? fault.usualSeverity
    if fault == .endsEarly { breaksOff = true }
    if severity == .warning {
      guard !reported.contains(fault.rawValue + message) else { return }
      // Omitted problems are not stored, so that a bad file cannot fill the memory.
      if warnings.count < Self.limit { reported.insert(fault.rawValue + message) }
    }
    if severity == .error { errorCount += 1 }
    guard (severity == .error ? errors.count : warnings.count) < Self.limit else {
      leftOut += 1
      return
    }
    let hint = fault == .endsEarly && options.brokenEnd == .error ? Self.brokenEndHint : hint
    let found = found(fault, severity, at: location, length: length, message, hint: hint)
    if severity == .error { errors.append(found) } else { warnings.append(found) }
  }

  /// Reports an unbound element, at its first location.
  ///
  /// All unbound elements of a recording are in one report, so that one run lists them all.
  ///
  /// - Parameters:
  ///   - name: Its name for `--bind`.
  ///   - location: Its location.
  ///   - length: How many scalars name it there.
  ///   - element: Its name in the message.
  ///   - context: The end of the message.
  mutating func reportUnbound(
    _ name: String, at location: InputPosition, length: Int = 1, _ element: String,
    _ context: String = ""
  ) {
    errorCount += 1
    guard unbound[name] == nil else { return }
    guard unbound.count < Self.unboundLimit else {
      leftOut += 1
      return
    }
    let isPlain = name.utf8.allSatisfy { $0 >= 0x80 || Self.plainInShells.contains($0) }
    let binding = isPlain ? "\(name)=REF" : "'\(name)=REF'"
    unbound[name] = found(
      .unboundElement, .error, at: location, length: length, "\(element) is not bound\(context)",
      hint: "name its view or item with --bind \(binding)")
  }

  private func found(
    _ fault: ImportError, _ severity: Diagnostic.Severity, at location: InputPosition, length: Int,
    _ message: String, hint: String?
  ) -> Found {
    let diagnostic = Diagnostic(
      severity,
      code: fault.rawValue,
      at: SourceLocation(file: file, line: location.line, column: location.column),
      message: message,
      hint: hint,
      quote: quote(around: location.offset, length: length)
    )
    return Found(
      location: location, order: errors.count + warnings.count + unbound.count,
      diagnostic: diagnostic)
  }

  /// Drops everything that was reported.
  mutating func removeAll() {
    (errors, unbound, warnings, reported, leftOut) = ([], [:], [], [], 0)
  }

  /// Drops the last error to make room for a more specific one.
  mutating func makeRoom() {
    guard isFull else { return }
    errors.removeLast()
    leftOut += 1
  }

  /// Reports that a pointer or key is still down at the end of the recording, and how it is handled.
  mutating func reportOpenEnd(_ what: String, at location: InputPosition) {
    let ending: String
    switch options.atEnd {
    case .error: ending = ""
    case .cancel: ending = "; it is canceled"
    case .release, .keep: ending = "; it is released"
    }
    report(
      .openAtEnd,
      at: location,
      severity: options.atEnd == .error ? .error : .warning,
      "\(what) is still down at the end of the recording\(ending)"
    )
  }

  /// Reports that the file has changed, so that nothing that was read of it counts.
  mutating func reportChange() {
    removeAll()
    report(.fileChanged, at: .start, "the file changed while it was read")
  }

  /// All reported problems, in the order of the file: errors before warnings if not all fit.
  func diagnostics() -> [Diagnostic] {
    let room = Self.limit - errors.count
    let shown = (errors + unbound.values + warnings.prefix(room)).sorted { left, right in
      (left.location.line, left.location.column, left.order)
        < (right.location.line, right.location.column, right.order)
    }
    var result = shown.map(\.diagnostic)
    let count = leftOut + max(0, warnings.count - room)
    guard count > 0 || isFull, let last = result.last else { return result }
    result.append(
      Diagnostic(
        .warning,
        code: ImportError.leftOut.rawValue,
        at: last.location,
        message: count > 0
          ? "\(count) more messages were omitted" : "further errors are not reported",
        quote: last.quote
      )
    )
    return result
  }

  /// The line around a byte; of a long one not more is read than what is shown.
  private func quote(around offset: Int, length: Int) -> SourceQuote {
    let lineFeed = UInt8(ascii: "\n")
    let offset = min(max(0, offset), text.count)
    let first = max(0, offset - Self.readBytes)
    let bytes = text.piece(first..<min(text.count, offset + Self.readBytes))
    // A file that has changed may have become shorter.
    let mark = min(offset - first, bytes.count)
    let start = bytes[..<mark].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    var end = bytes[mark...].firstIndex(of: lineFeed) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceQuote(
      before: String(decoding: bytes[start..<min(mark, end)], as: UTF8.self).unicodeScalars,
      after: String(decoding: bytes[min(mark, end)..<end], as: UTF8.self).unicodeScalars,
      length: length
    )
  }
}
