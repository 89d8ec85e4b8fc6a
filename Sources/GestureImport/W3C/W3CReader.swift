/// Reads WebDriver Actions (3.1): a wire body, a bare array of sources, BiDi parameters or command, and
/// gestures of Appium's Inspector.
///
/// A JSON error ends the reading; an error in the content is reported, and the reading
/// continues.
struct W3CReader: JSONReading {
  let options: ImportOptions
  var log: ImportLog
  var scanner: JSONScanner
  var words = Self.table
  /// One table for all readers: a log has a reader for each of its bodies.
  private static let table = WordTable<W3CWord>()

  /// The sources read so far.
  var sources: [W3CSource] = []
  /// The references of bound elements, in the order of their first use.
  var references: [String] = []
  /// The JSON pointer of the list of sources.
  var root = ""

  init(_ scanner: JSONScanner, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    self.scanner = scanner
  }

  /// Reads the whole text; a truncated text is read as far as it is complete.
  mutating func read() {
    let isWhole = readDocument { reader throws(JSONError) in try reader.readRoot() }
    if !isWhole { dropUnfinishedSource() }
    checkSources()
  }

  /// Reads a list of sources in the middle of other text, as far as it is complete.
  mutating func readList() {
    let isWhole = readValue { reader throws(JSONError) in try reader.readSources() }
    if !isWhole { dropUnfinishedSource() }
    checkSources()
  }

  private mutating func readRoot() throws(JSONError) {
    let kind = try scanner.kind()
    switch kind {
    case .array: try readSources()
    case .object: try readBody(at: "")
    case .string, .number, .boolean, .null:
      report(.wrongType, "expected an object or an array, found \(kind.text)")
      try scanner.skipValue()
    }
  }

  /// Reads an object that holds `actions`, or `params` that hold them.
  private mutating func readBody(at path: String) throws(JSONError) {
    let start = scanner.location
    var hasActions = false
    var isFirst = true
    var seen: UInt64 = 0
    try scanner.enter()
    while let field = try nextField(isFirst: &isFirst, &seen) {
      switch field.word {
      case .actions:
        root = path + "/actions"
        hasActions = true
        sources = []
        guard try expect(.array, for: "actions") else { continue }
        try readSources()
      case .params where path.isEmpty:
        hasActions = true
        guard try expect(.object, for: "params") else { continue }
        try readBody(at: "/params")
      // A gesture of Appium's Inspector has a description.
      case .context, .id, .method, .name, .description, .date:
        try scanner.skipValue()
      default:
        try unknownField(field.key, in: "the command")
      }
    }
    guard !hasActions else { return }
    log.report(.missingField, at: start, "missing list of `actions`")
  }

  private mutating func readSources() throws(JSONError) {
    var isFirst = true
    try scanner.enter()
    while try scanner.advance(isFirst: &isFirst) {
      sources.append(W3CSource(location: scanner.location))
      guard try expect(.object, for: "a source", isField: false) else { continue }
      try readSource()
    }
  }

  /// The last source of a truncated text, if too little of it was read to use it.
  private mutating func dropUnfinishedSource() {
    guard let last = sources.last, last.kind == nil || !last.isIdentified else { return }
    sources.removeLast()
  }

  /// The JSON pointer of a field of the action, or of the source, that is being read.
  func pathText(_ field: String? = nil) -> String {
    guard let source = sources.last else { return "" }
    var path = " at \(root)/\(sources.count - 1)"
    if isInItem { path += "/\(source.list)/\(source.items.count)" }
    if let field { path += "/\(field)" }
    return path
  }

  /// Indicates whether an action is being read.
  var isInItem = false
}
