import DragFiles
import DragFilm
import DragReplay
import DragStage
import StateGraphs

extension Option {
  /// The options of `diagram`.
  static let ofDiagram = [
    Option.output(value: "DIR", help: "the folder to write (StateDiagrams)"),
    Option(
      name: "--coverage", value: "FILE",
      help: "draw how often each step was taken, as `replay --coverage` wrote it; requires --output"
    ),
    Option(name: "--check", help: "write nothing, and list stale files"),
  ]
}

/// `drag diagram`: writes the diagrams of the machines, or checks the existing ones.
struct DiagramCommand {
  private let folder: Folder
  private let isChecking: Bool
  private let coverage: Coverage?

  /// Parses the words after `diagram`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofDiagram)
    guard arguments.operands.isEmpty else {
      throw CommandError("expected no operand, found `\(arguments.operands[0])`")
    }
    folder = Folder(arguments.value(of: "--output") ?? "StateDiagrams")
    isChecking = arguments.has("--check")
    guard let path = arguments.value(of: "--coverage") else {
      coverage = nil
      return
    }
    guard arguments.has("--output"), !isChecking else {
      throw CommandError(
        "--coverage: expected --output and no --check",
        hint: "name a folder: the diagrams of StateDiagrams have no counts")
    }
    coverage = try CoverageFile.coverage(at: path)
  }

  /// Writes changed files, or lists them.
  func run() throws(CommandError) -> ExitCode {
    if let coverage { return try write(coverage) }
    return try CommandError.wrapping { () throws(FileError) in
      let set = MachineCatalogue.diagrams
      if !isChecking { try folder.make() }
      let drift = set.drift(from: try held())
      for difference in drift {
        switch difference {
        case .missing(let name), .stale(let name):
          guard !isChecking, let file = set.files.first(where: { $0.name == name }) else { break }
          try DiskFile(folder.path(of: name)).write(Array(file.text.utf8))
          Console.say("written: \(folder.path(of: name))\n")
          continue
        case .leftOver: break
        }
        Console.say("\(folder.path): \(difference)\n")
      }
      return isChecking && !drift.isEmpty ? .failed : .success
    }
  }

  /// Writes the diagrams with counts, and a page of all machines.
  private func write(_ coverage: Coverage) throws(CommandError) -> ExitCode {
    let counted = MachineCatalogue.entries.map { entry in
      let steps = Coverage.allSteps.filter { $0.row.table.rawValue == entry.graph.name }
      return DiagramSet.CountedEntry(entry.graph, counts: steps.map { coverage.rows[$0.row] ?? 0 })
    }
    let page = MachinesPage(title: "Coverage of the state machines", coverage: coverage)
    let files =
      DiagramSet(counted: counted).files + [DiagramSet.File(name: "index.html", text: page.html)]
    return try CommandError.wrapping { () throws(FileError) in
      try folder.make()
      for file in files {
        try DiskFile(folder.path(of: file.name)).write(Array(file.text.utf8))
        Console.say("written: \(folder.path(of: file.name))\n")
      }
      return .success
    }
  }

  /// The files of the folder; a file that is not UTF-8 counts as stale.
  private func held() throws(FileError) -> [DiagramSet.File] {
    var files: [DiagramSet.File] = []
    for name in try folder.fileNames() {
      let bytes = try DiskFile(folder.path(of: name)).bytes()
      files.append(DiagramSet.File(name: name, text: String(decoding: bytes, as: UTF8.self)))
    }
    return files
  }
}
