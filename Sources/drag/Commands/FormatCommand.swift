import DragFiles
import DragScript

extension Option {
  /// The options of `fmt`.
  static let ofFormat = [
    Option(name: "--check", help: "write nothing, and list unformatted scripts"),
    Option(name: "--upgrade", help: "write the newest version of the language, which is 1"),
  ]
}

/// `drag fmt`: writes scripts in canonical form.
struct FormatCommand {
  private let paths: [String]
  private let isChecking: Bool

  /// Parses the words after `fmt`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofFormat)
    paths = arguments.operands
    isChecking = arguments.has("--check")
    guard !paths.isEmpty else {
      throw CommandError("expected a path to format", hint: "name files, folders, or -")
    }
  }

  /// Writes changed scripts, or lists them.
  func run() throws(CommandError) -> ExitCode {
    let found = try ScriptSources.find(paths)
    var codes: Set<ExitCode> = found.sources.isEmpty ? [.nothing] : [.success]
    for diagnostic in found.diagnostics {
      Console.report("\(diagnostic)\n")
      codes.insert(.misuse)
    }
    for source in found.sources {
      codes.insert(try CommandError.wrapping { () throws(FileError) in try format(source) })
    }
    // An internal error takes precedence over an error of a script, and that over a check.
    let order: [ExitCode] = [.internal, .misuse, .failed, .nothing, .success]
    return order.first(where: codes.contains) ?? .success
  }

  private func format(_ source: ReplaySource) throws(FileError) -> ExitCode {
    let bytes = try source.bytes()
    let outcome = read(bytes, source.name)
    Console.report(outcome.diagnostics)
    guard let script = outcome.script else { return .misuse }
    let new = Script.formatted(bytes)
    // Formatting must not change the meaning of a script.
    guard read(new, source.name).script == script else {
      Console.report(
        "\(source.name): formatting would change its meaning; the file is left unchanged\n")
      return .internal
    }
    let isChanged = new != bytes
    guard !isChecking else {
      if isChanged { Console.say("not formatted: \(source.name)\n") }
      return isChanged ? .failed : .success
    }
    guard source.isFile else {
      Console.write(new)
      return .success
    }
    guard isChanged else { return .success }
    try DiskFile(source.name).write(new, replacing: bytes)
    Console.say("formatted: \(source.name)\n")
    return .success
  }

  private func read(_ bytes: [UInt8], _ name: String) -> ParseOutcome {
    let folder = IncludeFolder(ofScript: name)
    return Script.parse(bytes, file: name) { path throws(IncludeFailure) in try folder.read(path) }
  }
}
