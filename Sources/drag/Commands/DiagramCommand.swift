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
  private let output: OutputFolder
  private let isChecking: Bool
  private let coverage: Coverage?

  private var folder: Folder { output.folder }

  /// Parses the words after `diagram`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofDiagram)
    guard arguments.operands.isEmpty else {
      throw CommandError("expected no operand, found `\(arguments.operands[0])`")
    }
    output = try OutputFolder(
      arguments.value(of: "--output") ?? "StateDiagrams", of: "--output",
      generator: "drag diagram")
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
    let set = MachineCatalogue.diagrams
    let drift = set.drift(
      from: try CommandError.wrapping { () throws(FileError) in
        if !isChecking { try folder.make() }
        return try held()
      })
    for difference in drift {
      switch difference {
      case .missing(let name), .stale(let name):
        guard !isChecking, let file = set.files.first(where: { $0.name == name }) else { break }
        try write(file)
        continue
      case .leftOver: break
      }
      Console.say("\(folder.path): \(difference)\n")
    }
    return isChecking && !drift.isEmpty ? .failed : .success
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
    try output.check(files.map(\.name))
    for file in files { try write(file) }
    return .success
  }

  private func write(_ file: DiagramSet.File) throws(CommandError) {
    try output.write(file.text, to: file.name)
    Console.say("written: \(output.path(of: file.name))\n")
  }

  /// The files of the folder without the lines that say who generated them; a file that is not UTF-8
  /// counts as stale.
  private func held() throws(FileError) -> [DiagramSet.File] {
    var files: [DiagramSet.File] = []
    for name in try folder.fileNames() {
      let bytes = try DiskFile(folder.path(of: name)).bytes()
      let text = GeneratedFile.content(of: String(decoding: bytes, as: UTF8.self))
      files.append(DiagramSet.File(name: name, text: text))
    }
    return files
  }
}
