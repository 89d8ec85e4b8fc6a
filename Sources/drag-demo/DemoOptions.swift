/// What the words behind `drag-demo` ask for.
struct DemoOptions {
  /// The script whose scene is shown instead of the demo's own.
  private(set) var scene: String?
  /// Where what is done is written to, as a script.
  private(set) var recording: String?
  /// Where the trace is written to.
  private(set) var trace: String?
  /// Whether the system owns the drags, so that they go to other programs and come from them.
  private(set) var isOfSystem = false
  /// Whether the window has neither title nor frame, for pictures of it.
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
        throw DemoError("there is no option `\(word)`\n\(Self.usage)")
      case _ where scene == nil: scene = word
      case _: throw DemoError("one scene is enough\n\(Self.usage)")
      }
    }
  }
}
