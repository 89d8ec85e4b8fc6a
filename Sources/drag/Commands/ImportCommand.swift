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
    let arguments = try Arguments(words, knowing: Option.ofImport + Option.ofReading)
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
    let file = isInput ? StandardInput.name : path
    // What is not a recording is refused by its beginning, and not read to its end.
    var known = format
    var bytes: [UInt8] = []
    var text = ScriptText(bytes)
    try CommandError.wrapping { () throws(FileError) in
      if isInput {
        bytes = try known == nil ? RecordingBytes.ofStandardInput() : StandardInput.bytes()
        known = known ?? RecordingFormat.detected(in: bytes)
        text = ScriptText(bytes)
      } else {
        if known == nil {
          bytes = try DiskFile(path).bytes(upTo: RecordingBytes.decisive)
          known = RecordingFormat.detected(in: bytes)
        }
        if known != nil { text = try DiskFile(path).text(atMost: RecordingBytes.most) }
      }
    }
    guard let format = known else {
      let nearMiss = RecordingFormat.nearMiss(in: bytes)
      throw CommandError(
        "\(file) does not show what format it is of" + (nearMiss.map { ": \($0)" } ?? ""),
        hint: "name it before the file: \(RecordingFormat.words)")
    }
    let script = RecordingScript(text, file: file, as: format, options: options)
    for diagnostic in script.diagnostics { Console.tell("\(diagnostic)\n") }
    guard script.isImported else { return .misuse }
    try CommandError.wrapping { () throws(FileError) in
      if let output {
        try DiskFile(output).write { put throws(FileError) in
          guard try script.write(put) else { throw FileError(path, .changed) }
        }
      } else if !script.write({ Console.say($0) }) {
        throw FileError(path, .changed)
      }
    }
    return .success
  }
}

extension RecordingFormat {
  /// The names of all formats, for help.
  static let words = allCases.map(\.rawValue).joined(separator: ", ")
}
