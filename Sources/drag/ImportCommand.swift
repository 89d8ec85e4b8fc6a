import DragFiles
import DragScript
import GestureImport

extension Option {
  /// The options of `import` alone.
  static let ofImport = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output")
  ]
}

/// `drag import`: a recording in, a script of the raw profile out.
struct ImportCommand {
  private let format: RecordingFormat
  private let path: String
  private let output: String?
  private let options: ImportOptions

  /// Reads the words behind `import`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Subcommand.import.options)
    guard arguments.operands.count == 2 else {
      throw CommandError("a format and one file are needed")
    }
    format = try OptionLiteral(option: "the format", text: arguments.operands[0]).choice()
    path = arguments.operands[1]
    output = arguments.value(of: "--output")
    options = try ImportOptions(arguments)
  }

  /// Imports and writes; where the recording is refused nothing is written.
  func run() throws(CommandError) -> ExitCode {
    let isInput = path == StandardInput.operand
    let bytes = try CommandError.wrapping { () throws(FileError) in
      try isInput ? StandardInput.bytes() : DiskFile(path).bytes()
    }
    let result = importRecording(
      bytes, file: isInput ? StandardInput.name : path, as: format, options: options)
    for diagnostic in result.diagnostics { Console.tell("\(diagnostic)\n") }
    guard result.isImported else { return .misuse }
    guard let output else {
      Console.say(result.scriptText)
      return .success
    }
    try CommandError.wrapping { () throws(FileError) in
      try DiskFile(output).write(Array(result.scriptText.utf8))
    }
    return .success
  }
}
