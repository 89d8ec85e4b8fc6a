/// The state shared while a script and its includes are parsed.
struct ParseContext {
  static let deepestInclude = 8
  static let mostIncludes = 1_000

  /// The script's own name, whose folder is the root of includes.
  let script: String
  let read: Script.IncludeReader
  var log = DiagnosticLog()
  /// The files being parsed, the script first.
  var openFiles: [IncludePath]
  /// The `include` lines that lead to them, innermost first.
  var openIncludes: [SourceLocation] = []
  var includeCount = 0
  var suppressed = SuppressedNames()

  init(script: String, read: @escaping Script.IncludeReader) {
    self.script = script
    self.read = read
    openFiles = [IncludePath(ofScript: script)]
  }
}

/// The names that faulty lines would have declared, so that later lines using them are not reported.
struct SuppressedNames {
  /// The names that may have been declared.
  var names: Set<String> = []
  /// Indicates whether a whole file could not be read, which may declare any name.
  var isTotal = false

  /// Returns whether a faulty line may have declared a name.
  func covers(_ name: String) -> Bool { isTotal || names.contains(name) }
}
