/// What the reading of a script and of all that it includes shares.
struct ParseContext {
  static let deepestInclude = 8
  static let mostIncludes = 1_000

  /// The script's own name, whose folder is the root of includes.
  let script: String
  let read: Script.IncludeReader
  var log = DiagnosticLog()
  /// The files that are being read, the script first.
  var openFiles: [IncludePath]
  /// The `include` lines by which they were reached, the nearest first.
  var openIncludes: [SourceLocation] = []
  var includeCount = 0
  var poison = SuppressedNames()

  init(script: String, read: @escaping Script.IncludeReader) {
    self.script = script
    self.read = read
    openFiles = [IncludePath(ofScript: script)]
  }
}

/// What a faulty line would have declared, so that no later line is blamed for it.
struct SuppressedNames {
  /// The names that may have been declared.
  var names: Set<String> = []
  /// Whether a whole file could not be read, and with it any name.
  var isTotal = false

  /// Whether a name may have been declared by a faulty line.
  func covers(_ name: String) -> Bool { isTotal || names.contains(name) }
}
