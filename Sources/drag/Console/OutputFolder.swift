import DragFiles

/// A folder that an option names, into which a command generates files.
struct OutputFolder {
  /// The folder.
  let folder: Folder
  /// The command as its files name it: the table of commands uses this file, which does not use it.
  private let generator: String

  /// Reads the value of an option.
  init(_ path: String, of option: String, generator: String) throws(CommandError) {
    guard !path.isEmpty else { throw CommandError.unnamed("folder", by: option) }
    folder = Folder(path)
    self.generator = generator
  }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String { folder.path(of: name) }

  /// Writes a file; a file of the user and a file that the command reads are left as they are.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: The path in the folder.
  /// - Throws: The reason why it cannot be written.
  func write(_ text: String, to name: String) throws(CommandError) {
    try CommandError.wrapping { () throws(FileError) in
      try folder.write(file(name, text))
    }
  }

  /// Rejects files of the user that have one of the names, before anything is written.
  func check(_ names: [String]) throws(CommandError) {
    try CommandError.wrapping { () throws(FileError) in
      for name in names { try folder.check(file(name)) }
    }
  }

  /// Removes a file that an earlier run generated.
  func remove(_ name: String) throws(CommandError) {
    try CommandError.wrapping { () throws(FileError) in try folder.remove(file(name)) }
  }

  private func file(_ name: String, _ text: String = "") -> GeneratedFile {
    GeneratedFile(name: name, text: text, generator: generator)
  }
}
