import DragFiles
import StateGraphs

extension Option {
  /// The options of `diagram`.
  static let ofDiagram = [
    Option.output(value: "DIR", help: "the folder to write (StateDiagrams)"),
    Option(name: "--check", help: "write nothing, and list stale files"),
  ]
}

/// `drag diagram`: writes the diagrams of the machines, or checks the existing ones.
struct DiagramCommand {
  private let folder: Folder
  private let isChecking: Bool

  /// Parses the words after `diagram`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofDiagram)
    guard arguments.operands.isEmpty else {
      throw CommandError("expected no operand, found `\(arguments.operands[0])`")
    }
    folder = Folder(arguments.value(of: "--output") ?? "StateDiagrams")
    isChecking = arguments.has("--check")
  }

  /// Writes changed files, or lists them.
  func run() throws(CommandError) -> ExitCode {
    try CommandError.wrapping { () throws(FileError) in
      let set = MachineCatalogue.diagrams
      if !isChecking { try folder.make() }
      let drift = set.drift(from: try held())
      for difference in drift {
        switch difference {
        case .missing(let name), .stale(let name):
          guard !isChecking, let file = set.files.first(where: { $0.name == name }) else { break }
          try DiskFile(folder.place(of: name)).write(Array(file.text.utf8))
          Console.say("written: \(folder.place(of: name))\n")
          continue
        case .leftOver: break
        }
        Console.say("\(folder.path): \(difference)\n")
      }
      return isChecking && !drift.isEmpty ? .failed : .success
    }
  }

  /// The files of the folder; a file that is not UTF-8 counts as stale.
  private func held() throws(FileError) -> [DiagramSet.File] {
    var files: [DiagramSet.File] = []
    for name in try folder.fileNames() {
      let bytes = try DiskFile(folder.place(of: name)).bytes()
      files.append(DiagramSet.File(name: name, text: String(decoding: bytes, as: UTF8.self)))
    }
    return files
  }
}
