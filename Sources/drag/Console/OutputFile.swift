import DragFiles

/// What a command writes into: a file that an option names, or standard output.
struct OutputFile: Hashable {
  /// The option, for messages.
  let option: String
  /// The path, or the operand for standard output.
  let path: String

  /// Indicates whether it is standard output.
  var isStandardOutput: Bool { path == StandardInput.operand }

  /// Reads the value of an option.
  init(_ path: String, of option: String) throws(CommandError) {
    guard !path.isEmpty else { throw CommandError.unnamed("file", by: option) }
    self.path = path
    self.option = option
  }

  /// Returns whether there is a file, a folder or a device of the name.
  func isThere() throws(CommandError) -> Bool {
    try CommandError.wrapping { () throws(FileError) in try DiskFile(path).isThere() }
  }

  /// Rejects a file that the command reads, before anything is written.
  func check(apartFrom inputs: InputFiles) throws(CommandError) {
    guard !isStandardOutput, inputs.contains(path) else { return }
    throw CommandError(
      impossible: "\(option): \(path) would replace what is read", hint: "name another file")
  }

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - inputs: The files that were read for it.
  /// - Throws: The reason why it cannot be written, such as that it is one of the inputs.
  func write(_ bytes: [UInt8], apartFrom inputs: InputFiles) throws(CommandError) {
    try write(apartFrom: inputs) { put throws(FileError) in try put(bytes) }
  }

  /// Writes a document.
  func write(_ text: String, apartFrom inputs: InputFiles) throws(CommandError) {
    try write(Array(text.utf8), apartFrom: inputs)
  }

  /// Writes a document in pieces.
  ///
  /// - Parameters:
  ///   - inputs: The files that were read for it.
  ///   - body: Yields the pieces in order.
  /// - Throws: The reason why it cannot be written, such as that it is one of the inputs.
  func write(
    apartFrom inputs: InputFiles, _ body: (DiskFile.PieceWriter) throws(FileError) -> Void
  ) throws(CommandError) {
    try check(apartFrom: inputs)
    try CommandError.wrapping { () throws(FileError) in
      if isStandardOutput {
        try body { piece throws(FileError) in Console.write(piece) }
      } else {
        try DiskFile(path).write(body)
      }
    }
  }
}

extension Arguments {
  /// The file that `--output` names, or standard output.
  func output() throws(CommandError) -> OutputFile {
    let option = "--output"
    return try OutputFile(value(of: option) ?? StandardInput.operand, of: option)
  }

  /// The file that an option names, if it is given.
  func output(of option: String) throws(CommandError) -> OutputFile? {
    try value(of: option).map { path throws(CommandError) in try OutputFile(path, of: option) }
  }
}
