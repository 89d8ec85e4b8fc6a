import DragFiles
import DragReplay

extension Option {
  /// The options of `audit-uikit`.
  static let ofAudit = [
    Option(
      name: "--format", value: "FORMAT", help: "text, or json for programs",
      words: AuditUIKitCommand.Format.allCases.map(\.rawValue)),
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
  ]
}

/// `drag audit-uikit`: methods that look like those of a delegate and are none.
struct AuditUIKitCommand {
  /// The forms of the output.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  /// Further explanation, in paragraphs.
  static let explanation = """
    A PATH is a file *.symbols.json, which the compiler writes of a module with
    -emit-symbol-graph -symbol-graph-minimum-access-level internal, a folder of them, or - for
    standard input. The files of one folder or command line are read together.

    Found are methods of a class that conforms to a delegate of drags or drops: with the full name
    of a requirement that a superclass has left to its default, which are called by UIKit and not by
    DragUIKit; with such a name and other types; with nearly such a name; and in the extension of
    a protocol, which UIKit never calls.

    Exit code: 0 nothing is found; 1 something is; 2 a file cannot be read or is something else; 5
    there was no file.
    """

  private let paths: [String]
  private let format: Format
  private let output: OutputFile

  /// Reads the words behind `audit-uikit`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofAudit)
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw CommandError("expected a symbol graph", hint: "name files, folders, or -")
    }
    format = try arguments.literal(of: "--format")?.choice() ?? .text
    output = try arguments.output()
  }

  /// Reads the graphs, and writes what was found.
  func run() throws(CommandError) -> ExitCode {
    var graphs: [SymbolGraph] = []
    let files = try files()
    for file in files {
      let bytes = try CommandError.wrapping { () throws(FileError) in
        file == StandardInput.operand
          ? try StandardInput.bytes() : try DiskFile(file).bytes()
      }
      guard let graph = SymbolGraph(bytes) else {
        throw CommandError(
          impossible: "\(file) is not a symbol graph",
          hint: "`swiftc -emit-symbol-graph` writes one")
      }
      graphs.append(graph)
    }
    guard !graphs.isEmpty else {
      Console.report("no *.symbols.json below \(paths.joined(separator: ", "))\n")
      return .nothing
    }
    let findings = DelegateAudit(graphs).findings
    let text =
      switch format {
      case .text: findings.map(\.text).joined()
      case .json: Self.json(of: findings)
      }
    try output.write(text, apartFrom: InputFiles(files))
    Console.report("\(findings.count) finding\(findings.count == 1 ? "" : "s")\n")
    return findings.isEmpty ? .success : .failed
  }

  private func files() throws(CommandError) -> [String] {
    var files: [String] = []
    for path in paths {
      let isFolder = try CommandError.wrapping { () throws(FileError) in
        path == StandardInput.operand ? false : try Folder.isFolder(path)
      }
      guard isFolder else {
        files.append(path)
        continue
      }
      let found = try CommandError.wrapping { () throws(FileError) in
        try Folder(path).search(forSuffixes: [".symbols.json"])
      }
      files += found.files
    }
    return files
  }

  private static func json(of findings: [AuditFinding]) -> String {
    var object = JSONObject(.report, indent: 2)
    object.add("v", 1)
    object.add("findings") { json in
      json.list(findings, indent: 4) { json, finding in
        json.object { row in
          row.add("file", text: finding.file)
          row.add("line", finding.line)
          row.add("column", finding.column)
          row.add("code", text: finding.kind.rawValue)
          row.add("type", text: finding.type)
          row.add("method", text: finding.method)
          row.add("protocol", text: finding.delegate)
          row.add("requirement", text: finding.requirement)
          row.add("message", text: finding.message)
          row.add("hint", text: finding.hint)
        }
      }
    }
    return object.closed.string + "\n"
  }
}
