import DragFiles
import DragReplay

extension Option {
  /// The options of `lift`.
  static let ofLift = [
    Option(
      name: "--output", short: "-o", value: "FOLDER",
      help: "the folder that gets the copies; it is made if it does not exist")
  ]
}

/// `drag lift`: copies of an application's files without what only Objective-C understands.
struct LiftCommand {
  /// Further explanation, in paragraphs.
  static let explanation = """
    A PATH is a file of Swift, or a folder searched recursively for *.swift. @IBOutlet, @IBAction,
    @IBSegueAction, @objc and @objcMembers are taken out, #selector(x) is written as Selector("x")
    and #keyPath(x) as "x": Linux has no Objective-C. Every line keeps its number. Comments and
    texts stay as they are. Each change is listed with its place; the files themselves are not
    touched, and files below a folder keep their path in it.

    An outlet is nil until a test sets it, and a selector calls nothing. A protocol of @objc with
    optional requirements needs defaults in an extension, which the copy does not get.

    Exit code: 0 done; 2 a file cannot be read or written; 5 there was no file.
    """

  private let paths: [String]
  private let folder: OutputFolder

  /// Reads the words behind `lift`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofLift)
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw CommandError("expected a source file", hint: "name files of Swift, or folders")
    }
    guard let folder = arguments.value(of: "--output") else {
      throw CommandError("expected a folder for the copies", hint: "name it with -o FOLDER")
    }
    self.folder = try OutputFolder(folder, of: "--output", generator: "drag lift")
  }

  /// Copies the files; nothing is written unless all can be read.
  func run() throws(CommandError) -> ExitCode {
    var copies: [(from: String, name: String, source: LiftedSource)] = []
    var targets: [String: String] = [:]
    for (file, name) in try files() {
      let bytes = try CommandError.wrapping { () throws(FileError) in try DiskFile(file).bytes() }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw CommandError(impossible: "\(file) is not UTF-8", hint: "save it as UTF-8")
      }
      let target = folder.path(of: name)
      if DiskFile(target).realPath == DiskFile(file).realPath {
        throw CommandError("\(file) would replace itself", hint: "name another folder with -o")
      }
      if let other = targets.updateValue(file, forKey: target) {
        throw CommandError(
          "\(other) and \(file) would both be \(target)", hint: "name the folder that has both")
      }
      copies.append((file, name, LiftedSource(text)))
    }
    guard !copies.isEmpty else {
      Console.report("no *.swift below \(paths.joined(separator: ", "))\n")
      return .nothing
    }
    try folder.check(copies.map(\.name))
    for copy in copies {
      try folder.write(copy.source.text, to: copy.name)
      for change in copy.source.changes {
        let now = change.after.isEmpty ? "taken out" : "now \(change.after)"
        Console.say("\(copy.from):\(change.line):\(change.column): \(change.before): \(now)\n")
      }
    }
    let count = copies.reduce(0) { $0 + $1.source.changes.count }
    Console.report(
      "\(copies.count) file\(copies.count == 1 ? "" : "s"), \(count) change\(count == 1 ? "" : "s")\n"
    )
    return .success
  }

  /// The files, each with its path in the folder of the copies.
  private func files() throws(CommandError) -> [(file: String, name: String)] {
    var files: [(String, String)] = []
    for path in paths {
      let isFolder = try CommandError.wrapping { () throws(FileError) in
        try Folder.isFolder(path)
      }
      guard isFolder else {
        files.append((path, String(path.split(separator: "/").last ?? "")))
        continue
      }
      let found = try CommandError.wrapping { () throws(FileError) in
        try Folder(path).search(forSuffixes: [".swift"], followsLinks: false)
      }
      if let unreadable = found.unreadable.first {
        try CommandError.wrapping { () throws(FileError) in throw unreadable }
      }
      let prefix = Folder(path).path(of: "")
      files += found.files.map { ($0, String($0.dropFirst(prefix.count))) }
    }
    return files
  }
}
