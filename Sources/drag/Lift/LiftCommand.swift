import DragFiles
import DragReplay
import SourceLift

extension Option {
  /// The options of `lift`.
  static let ofLift = [
    Option(
      name: "--output", short: "-o", value: "FOLDER",
      help: "the folder that gets the copies; it is made if it does not exist")
  ]
}

/// `drag lift`: copies of an application's files as Linux compiles them.
struct LiftCommand {
  /// Further explanation, in paragraphs.
  static let explanation = """
    A PATH is a file of Swift, or a folder searched recursively for *.swift. @IBOutlet, @IBAction,
    @IBSegueAction, @objc and @objcMembers are taken out, #selector(x) is written as Selector("x")
    and #keyPath(x) as "x": Linux has no Objective-C. In #if and #elseif, os(iOS) is written as
    true. Every line keeps its number. Comments and texts stay as they are. Each change is listed
    with its place; the files themselves are not touched, and files below a folder keep their path
    in it.

    delegate?.method?(x) loses the second mark where the method is optional in a delegate of UIKit,
    or `optional func` in one of the files; each other call stays, since closures in properties are
    called so, too. A delegate without the method gives the default answer, and not nil. A protocol
    of @objc becomes one of AnyObject. Its optional requirements need defaults in an extension,
    which the copies do not get: write it in a file of its own beside them.

    An outlet is nil until a test sets it, and a selector calls nothing. The plugin LiftPlugin does
    the same in a build.

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
    var sources: [(from: String, name: String, text: String)] = []
    var requirements = OptionalRequirements()
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
      requirements.add(declaredIn: text)
      sources.append((file, name, text))
    }
    guard !sources.isEmpty else {
      Console.report("no *.swift below \(paths.joined(separator: ", "))\n")
      return .nothing
    }
    try folder.check(sources.map(\.name))
    var count = 0
    for source in sources {
      let copy = LiftedSource(source.text, knowing: requirements)
      try folder.write(copy.text, to: source.name)
      for change in copy.changes {
        let now = change.after.isEmpty ? "taken out" : "now \(change.after)"
        Console.say("\(source.from):\(change.line):\(change.column): \(change.before): \(now)\n")
      }
      count += copy.changes.count
    }
    Console.report(
      "\(sources.count) file\(sources.count == 1 ? "" : "s"), \(count) change\(count == 1 ? "" : "s")\n"
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
