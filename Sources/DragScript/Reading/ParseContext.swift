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
