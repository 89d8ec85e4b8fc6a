import DragFiles
import DragScript
import GestureImport

extension Option {
  /// The options of `import` alone.
  static let ofImport = [
    Option(
      name: "--format", value: "FORMAT", help: "the format of FILE",
      words: RecordingFormat.allCases.map(\.rawValue)),
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
    Option(name: "--body", help: "write the lines of a test alone; standard error has the set-up"),
  ]
}

/// `drag import`: converts a recording to a script of the raw profile.
struct ImportCommand {
  /// The formats with what they are, a column each.
  static var formats: String {
    RecordingFormat.allCases.map { format in
      let lines = format.help.split(separator: "\n")
      let word = format.rawValue + String(repeating: " ", count: max(1, 11 - format.rawValue.count))
      return "  " + word + lines.joined(separator: "\n" + String(repeating: " ", count: 13))
    }.joined(separator: "\n")
  }

  /// The format of the recording; nil to detect it from its beginning.
  private let format: RecordingFormat?
  private let path: String
  private let output: OutputFile
  private let isBody: Bool
  private let options: ImportOptions

  /// Parses the words after `import`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofImport + Option.ofReading)
    var operands = arguments.operands
    let word = operands.count == 2 ? operands.removeFirst() : nil
    guard operands.count == 1 else {
      throw CommandError(
        "expected one file, found \(operands.count)",
        hint: "name the file, or its format and the file if the format cannot be detected")
    }
    if word != nil, arguments.has("--format") {
      throw CommandError("expected one format, found two")
    }
    let named =
      word.map { OptionLiteral(option: "the format", text: $0) }
      ?? arguments.literal(of: "--format")
    format = try named?.choice()
    path = operands[0]
    output = try arguments.output()
    isBody = arguments.has("--body")
    options = try ImportOptions(arguments)
  }

  /// Imports and writes; if the recording is rejected, nothing is written.
  func run() throws(CommandError) -> ExitCode {
    let inputs = InputFiles([path])
    try output.check(apartFrom: inputs)
    let isInput = path == StandardInput.operand
    let file = isInput ? StandardInput.name : path
    // A file that is not a recording is rejected by its beginning, and not read to its end.
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
        "\(file): unknown recording format" + (nearMiss.map { ": \($0)" } ?? ""),
        hint: "write the format before the file: \(RecordingFormat.words)")
    }
    let script = RecordingScript(text, file: file, as: format, options: options)
    Console.report(script.diagnostics)
    guard script.isImported else { return .misuse }
    var setup = ScriptSetupFilter(isOn: isBody)
    try output.write(apartFrom: inputs) { put throws(FileError) in
      guard try script.write({ piece throws(FileError) in try put(setup.body(of: piece)) })
      else { throw FileError(path, .changed) }
    }
    Console.report(setup.text)
    return .success
  }
}

/// Takes the set-up lines away from the beginning of an imported script.
private struct ScriptSetupFilter {
  /// Indicates whether they are taken away.
  var isOn: Bool
  /// The lines that the script needs above its tests, but for its first.
  private(set) var text = ""

  init(isOn: Bool) { self.isOn = isOn }

  /// Returns the rest of a piece of whole lines.
  mutating func body(of piece: [UInt8]) -> [UInt8] {
    guard isOn else { return piece }
    var rest = piece[...]
    while let first = rest.first, first != UInt8(ascii: "@"), first != UInt8(ascii: "#") {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.index(before: rest.endIndex)
      let line = String(decoding: rest[...end], as: UTF8.self)
      if !line.hasPrefix("dragscript ") { text += line }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { isOn = false }
    return Array(rest)
  }
}

extension RecordingFormat {
  /// The names of all formats, for help.
  static let words = allCases.map(\.rawValue).joined(separator: ", ")
}
