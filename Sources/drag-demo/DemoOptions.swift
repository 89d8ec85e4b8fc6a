/// The command-line options of `drag-demo`.
struct DemoOptions {
  /// The script whose scene is shown instead of the built-in one.
  private(set) var scene: String?
  /// The path of the recording, which is written as a script.
  private(set) var recording: String?
  /// The path of the trace.
  private(set) var trace: String?
  /// True if the system owns the drags, so that they can leave for and arrive from other programs.
  private(set) var isOfSystem = false
  /// True if the window has neither title nor frame, for screenshots.
  private(set) var isBare = false
  private(set) var printsScene = false
  private(set) var showsHelp = false

  static let usage = """
    usage: drag-demo [SCENE.drag] [--record FILE.drag] [--trace FILE] [--system] [--bare] [--scene]

    Opens a window with two collections and a table, or with the scene of a script.
      --record FILE.drag  as the window closes, what was done in it is written as a script:
                          `drag replay FILE.drag` does it again
      --trace FILE        and the trace of it
      --system            the system owns the drags: they go to other programs, and come from them
      --bare              a window without a frame
      --scene             prints the demo's scene, and opens nothing
    """

  init(_ words: some Sequence<String>) throws(DemoError) {
    var words = words.makeIterator()
    func value(of option: String) throws(DemoError) -> String {
      guard let value = words.next() else { throw DemoError("`\(option)` needs a file") }
      return value
    }
    while let word = words.next() {
      switch word {
      case "--record": recording = try value(of: word)
      case "--trace": trace = try value(of: word)
      case "--system": isOfSystem = true
      case "--bare": isBare = true
      case "--scene": printsScene = true
      case "-h", "--help": showsHelp = true
      case _ where word.hasPrefix("-"):
        throw DemoError("unknown option `\(word)`\n\(Self.usage)")
      case _ where scene == nil: scene = word
      case _: throw DemoError("one scene is enough\n\(Self.usage)")
      }
    }
  }
}
