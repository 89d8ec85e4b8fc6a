import DragFiles
import DragScript
import GestureImport

extension Option {
  /// The options of `import` alone.
  static let ofImport = [
    Option(name: "--format", value: "FORMAT", help: "what FILE is written in"),
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
  ]
}

/// `drag import`: a recording in, a script of the raw profile out.
struct ImportCommand {
  /// What the recording is written in; nil where its beginning has to show it.
  private let format: RecordingFormat?
  private let path: String
  private let output: String?
  private let options: ImportOptions

  /// Reads the words behind `import`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Subcommand.import.options)
    var operands = arguments.operands
    let word = operands.count == 2 ? operands.removeFirst() : nil
    guard operands.count == 1 else {
      throw CommandError("one file is needed, and its format before it where that is not plain")
    }
    if word != nil, arguments.has("--format") { throw CommandError("the format is given twice") }
    let named =
      word.map { OptionLiteral(option: "the format", text: $0) }
      ?? arguments.literal(of: "--format")
    format = try named?.choice()
    path = operands[0]
    output = arguments.outputFile
    options = try ImportOptions(arguments)
  }

  /// Imports and writes; where the recording is refused nothing is written.
  func run() throws(CommandError) -> ExitCode {
    let isInput = path == StandardInput.operand
    let bytes = try CommandError.wrapping { () throws(FileError) in
      try isInput ? StandardInput.bytes() : DiskFile(path).bytes()
    }
    let file = isInput ? StandardInput.name : path
    guard let format = format ?? RecordingFormat.detected(in: bytes) else {
      throw CommandError(
        "\(file) does not show what format it is of",
        hint: "name it before the file: \(RecordingFormat.words)")
    }
    let result = importRecording(bytes, file: file, as: format, options: options)
    for diagnostic in result.diagnostics { Console.tell("\(diagnostic)\n") }
    guard result.isImported else { return .misuse }
    guard let output else {
      result.writeScript { Console.say($0) }
      return .success
    }
    try CommandError.wrapping { () throws(FileError) in
      try DiskFile(output).write(result.scriptBytes)
    }
    return .success
  }
}

extension RecordingFormat {
  /// The names of all formats, for help.
  static let words = allCases.map(\.rawValue).joined(separator: ", ")
}
