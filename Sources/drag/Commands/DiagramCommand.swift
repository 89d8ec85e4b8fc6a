import DragFiles
import StateGraphs

extension Option {
  /// The options of `diagram`.
  static let ofDiagram = [
    Option.output(value: "DIR", help: "the folder to write (StateDiagrams)"),
    Option(name: "--check", help: "write nothing, and tell which files are not as they would be"),
    Option(
      name: "--walks", value: "DIR",
      help: "write no diagrams but what the machines do on events, for judges of the SCXML"),
    Option(name: "--steps", value: "N", help: "how many steps each machine walks (10000)"),
    Option(name: "--seed", value: "N", help: "what the walks are drawn from (1)"),
  ]
}

/// `drag diagram`: writes the diagrams of the machines, or checks those that are there.
struct DiagramCommand {
  private let folder: Folder
  private let isChecking: Bool
  private let walks: (MachineWalks, Folder)?

  /// Reads the words behind `diagram`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofDiagram)
    guard arguments.operands.isEmpty else {
      throw CommandError("`\(arguments.operands[0])` is one word too many")
    }
    folder = Folder(arguments.value(of: "--output") ?? "StateDiagrams")
    isChecking = arguments.has("--check")
    if !arguments.has("--walks"),
      let unused = ["--steps", "--seed"].first(where: { arguments.has($0) })
    {
      throw CommandError("\(unused) is of walks", hint: "--walks asks for them")
    }
    walks = try arguments.value(of: "--walks").map { path throws(CommandError) in
      let steps = try arguments.literal(of: "--steps")?.count() ?? 10_000
      let seed = try arguments.literal(of: "--seed")?.count() ?? 1
      return (MachineWalks(steps: steps, seed: UInt64(seed)), Folder(path))
    }
  }

  /// Writes what has changed, or tells it.
  func run() throws(CommandError) -> ExitCode {
    try CommandError.wrapping { () throws(FileError) in
      if let (walks, folder) = walks {
        try walks.write(to: folder)
        return .success
      }
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

  /// The files of the folder; a text that is not UTF-8 is stale in any case.
  private func held() throws(FileError) -> [DiagramSet.File] {
    var files: [DiagramSet.File] = []
    for name in try folder.fileNames() {
      let bytes = try DiskFile(folder.place(of: name)).bytes()
      files.append(DiagramSet.File(name: name, text: String(decoding: bytes, as: UTF8.self)))
    }
    return files
  }
}
