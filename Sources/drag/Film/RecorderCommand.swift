import DragConsole
import DragFiles
import DragFilm

extension Option {
  /// The options of `recorder`.
  static let ofRecorder = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
    Option(
      name: "--scene", value: "SCENE.drag", help: "draw this scene, and not the page's own"),
  ]
}

/// `drag recorder`: writes the page on which a gesture is recorded by hand.
struct RecorderCommand {
  /// Further explanation, in paragraphs.
  static let explanation = """
    The page is one HTML file that opens from a disk and needs no network. It draws a scene, records
    a mouse, fingers or a pen on it, and shows a preview of the drag. It saves a script of the
    scene, the gesture and the orders that are expected at its end, which `drag replay FILE` and
    `drag film` read, or W3C Actions, which take the scene by `--scene SCENE.drag`.

    Exit code: 0 it is written; 2 it cannot be, or the scene or the command line is wrong.
    """

  private let scenePath: String?
  private let output: OutputFile

  /// Reads the words behind `recorder`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofRecorder)
    if let extra = arguments.operands.first {
      throw CommandError("expected options only, found `\(extra)`")
    }
    scenePath = arguments.value(of: "--scene")
    output = try arguments.output()
  }

  /// Writes the page.
  func run() throws(CommandError) -> ExitCode {
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path) }
    let text = try scenePath.map { path throws(CommandError) in
      try CommandError.wrapping { () throws(FileError) in
        String(decoding: try DiskFile(path).bytes(), as: UTF8.self)
      }
    }
    try output.write(RecorderPage.html(scene: text), apartFrom: InputFiles([], on: scene))
    return .success
  }
}
