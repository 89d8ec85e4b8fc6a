import DragFiles
import DragScript

extension Option {
  /// The options of `fmt`.
  static let ofFormat = [
    Option(name: "--check", help: "write nothing, and tell which scripts are not as they would be"),
    Option(name: "--upgrade", help: "write the newest version of the language, which is 1"),
  ]
}

/// `drag fmt`: writes scripts in their canonical form.
struct FormatCommand {
  private let paths: [String]
  private let isChecking: Bool

  /// Reads the words behind `fmt`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofFormat)
    paths = arguments.operands
    isChecking = arguments.has("--check")
    guard !paths.isEmpty else {
      throw CommandError("nothing is named to be formatted", hint: "name files, folders, or -")
    }
  }

  /// Writes what changes, or tells it.
  func run() throws(CommandError) -> ExitCode {
    let found = try ScriptSources.find(paths)
    var codes: Set<ExitCode> = found.sources.isEmpty ? [.nothing] : [.success]
    for diagnostic in found.diagnostics {
      Console.tell("\(diagnostic)\n")
      codes.insert(.misuse)
    }
    for source in found.sources {
      codes.insert(try CommandError.wrapping { () throws(FileError) in try format(source) })
    }
    // A mistake of ours says more than a fault of a script, and that more than a check.
    let order: [ExitCode] = [.internal, .misuse, .failed, .nothing, .success]
    return order.first(where: codes.contains) ?? .success
  }

  private func format(_ source: ReplaySource) throws(FileError) -> ExitCode {
    let bytes = try source.bytes()
    let outcome = read(bytes, source.name)
    for diagnostic in outcome.diagnostics { Console.tell("\(diagnostic)\n") }
    guard let script = outcome.script else { return .misuse }
    let new = Script.formatted(bytes)
    // Nobody's script is to mean something else than before.
    guard read(new, source.name).script == script else {
      Console.tell("\(source.name): its canonical form would not mean the same; it is left alone\n")
      return .internal
    }
    let isChanged = new != bytes
    guard !isChecking else {
      if isChanged { Console.say("not formatted: \(source.name)\n") }
      return isChanged ? .failed : .success
    }
    guard source.isFile else {
      Console.say(String(decoding: new, as: UTF8.self))
      return .success
    }
    guard isChanged else { return .success }
    try DiskFile(source.name).write(new)
    Console.say("formatted: \(source.name)\n")
    return .success
  }

  private func read(_ bytes: [UInt8], _ name: String) -> ParseOutcome {
    let folder = IncludeFolder(ofScript: name)
    return Script.parse(bytes, file: name) { path throws(IncludeFailure) in try folder.read(path) }
  }
}
