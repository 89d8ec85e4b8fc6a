import DragScript

/// Collects what is wrong with one recording: identical warnings once, and not more than a page.
struct DiagnosticLog {
  /// How many diagnostics are told of one file.
  static let limit = 20
  /// The way out of a recording that breaks off.
  private static let brokenEndHint = "--broken-end keep imports what came before"
  /// How much of a line is read on each side of a fault; a whole recording may stand on one line.
  private static let readBytes = 1_024

  private let bytes: [UInt8]
  private let file: String
  private let options: ImportOptions
  private var errors: [Found] = []
  private var warnings: [Found] = []
  private var told: Set<String> = []
  private var leftOut = 0

  private struct Found {
    var place: SourcePlace
    var order: Int
    var diagnostic: Diagnostic
  }

  init(bytes: [UInt8], file: String, options: ImportOptions) {
    self.bytes = bytes
    self.file = file
    self.options = options
  }

  /// Whether the recording is refused.
  var hasErrors: Bool { !errors.isEmpty }
  /// Whether the recording breaks off.
  private(set) var breaksOff = false
  /// How many errors there are, told or left out.
  private(set) var errorCount = 0
  /// Whether reading on would only find faults that nobody is told of.
  var isFull: Bool { errors.count >= Self.limit }

  /// Tells a fault; a warning with the same words is told only the first time.
  mutating func report(
    _ fault: ImportFault,
    at place: SourcePlace,
    length: Int = 1,
    severity: Diagnostic.Severity? = nil,
    _ message: String,
    hint: String? = nil
  ) {
    let isRefused =
      options.strict && fault.isTolerance || fault == .endsEarly && options.brokenEnd == .error
    let severity = isRefused ? .error : severity ?? fault.usualSeverity
    if fault == .endsEarly { breaksOff = true }
    if severity == .warning {
      guard !told.contains(fault.rawValue + message) else { return }
      // What is left out is not remembered, so that a bad file cannot fill the memory with it.
      if warnings.count < Self.limit { told.insert(fault.rawValue + message) }
    }
    if severity == .error { errorCount += 1 }
    guard (severity == .error ? errors.count : warnings.count) < Self.limit else {
      leftOut += 1
      return
    }
    let diagnostic = Diagnostic(
      severity,
      code: fault.rawValue,
      at: SourceLocation(file: file, line: place.line, column: place.column),
      message: message,
      hint: fault == .endsEarly && options.brokenEnd == .error ? Self.brokenEndHint : hint,
      quote: quote(around: place.offset, length: length)
    )
    let found = Found(
      place: place,
      order: errors.count + warnings.count,
      diagnostic: diagnostic
    )
    if severity == .error { errors.append(found) } else { warnings.append(found) }
  }

  /// Tells that something is still down where the recording ends, and what becomes of it.
  mutating func reportOpenEnd(_ what: String, at place: SourcePlace) {
    let ending: String
    switch options.atEnd {
    case .error: ending = ""
    case .cancel: ending = "; it is cancelled"
    case .release, .keep: ending = "; it is released"
    }
    report(
      .openAtEnd,
      at: place,
      severity: options.atEnd == .error ? .error : .warning,
      "\(what) is still down where the recording ends\(ending)"
    )
  }

  /// What is told in the end, in the order of the file: errors before warnings where not all fit.
  func diagnostics() -> [Diagnostic] {
    let room = Self.limit - errors.count
    let shown = (errors + warnings.prefix(room)).sorted { left, right in
      (left.place.line, left.place.column, left.order)
        < (right.place.line, right.place.column, right.order)
    }
    var result = shown.map(\.diagnostic)
    let count = leftOut + max(0, warnings.count - room)
    guard count > 0 || isFull, let last = result.last else { return result }
    result.append(
      Diagnostic(
        .warning,
        code: ImportFault.leftOut.rawValue,
        at: last.location,
        message: count > 0 ? "\(count) more messages were left out" : "further faults are not told",
        quote: last.quote
      )
    )
    return result
  }

  /// The line around a byte; of a long one not more is read than what is shown.
  private func quote(around offset: Int, length: Int) -> SourceQuote {
    let lineFeed = UInt8(ascii: "\n")
    let offset = min(max(0, offset), bytes.count)
    var start = offset
    while start > 0, offset - start < Self.readBytes, bytes[start - 1] != lineFeed { start -= 1 }
    var end = offset
    while end < bytes.count, end - offset < Self.readBytes, bytes[end] != lineFeed { end += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let mark = min(offset, end)
    return SourceQuote(
      before: String(decoding: bytes[start..<mark], as: UTF8.self).unicodeScalars,
      after: String(decoding: bytes[mark..<end], as: UTF8.self).unicodeScalars,
      length: length
    )
  }
}
