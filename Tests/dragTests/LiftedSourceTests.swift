import Testing

@testable import drag

@Suite struct LiftedSourceTests {
  private func lifted(_ source: String) -> String { LiftedSource(source).text }

  @Test(arguments: [
    "@objc(", "#selector(", "#", "\"\\(", "#\"\\#(", "\"", "(", ")", "/*", "@", "a\"#",
  ])
  func `a line of 150,000 characters takes linear time, however it is nested`(piece: String) {
    let source = String(repeating: piece, count: 150_000 / piece.count)
    let start = ContinuousClock.now
    let text = lifted(source)
    #expect(ContinuousClock.now - start < .seconds(20))
    if piece != "@objc(" { #expect(text == source) }
  }

  @Test func `the code of an interpolation stays as it is, however deep`() {
    let source = "let a = \"\\(b(\"\\(#selector(c))\"))\"; @objc let d = #selector(e)"
    #expect(
      lifted(source)
        == "let a = \"\\(b(\"\\(#selector(c))\"))\"; let d = Selector(\"e\")")
  }

  @Test func `attributes of Objective-C are taken out, and every line keeps its number`() {
    let source = """
      @objcMembers class Board: UIViewController {
        @IBOutlet weak var list: UICollectionView!
        @IBOutlet
        private var title: UILabel?
        @IBAction func add(_ sender: Any) {}
        @objc(removeItem:) dynamic func remove(_ item: Int) {}
        @objc\tfunc undo() {}
        @IBSegueAction func next(_ coder: NSCoder) -> Board? { nil }
        @IBInspectable var radius = 8.0
        @MainActor @Sendable func later() {}
      }
      """
    #expect(
      lifted(source) == """
        class Board: UIViewController {
          weak var list: UICollectionView!
          
          private var title: UILabel?
          func add(_ sender: Any) {}
          dynamic func remove(_ item: Int) {}
          func undo() {}
          func next(_ coder: NSCoder) -> Board? { nil }
          @IBInspectable var radius = 8.0
          @MainActor @Sendable func later() {}
        }
        """)
  }

  @Test func `a selector and a key path are texts`() {
    #expect(lifted("add(#selector(Board.add(_:)), 1)") == "add(Selector(\"Board.add(_:)\"), 1)")
    #expect(lifted("#selector(getter: name)") == "Selector(\"getter:name\")")
    #expect(lifted("#keyPath(Board.title)") == "\"Board.title\"")
    #expect(lifted("#selector(\n  add\n)\nx") == "Selector(\"add\")\n\n\nx")
  }

  @Test(arguments: [
    "// @objc #selector(a)\n", "/* @IBOutlet /* @objc */ @objc */ x",
    "let a = \"@objc #selector(a)\"",
    "let a = \"\"\"\n  @objc \"#selector(a)\n  \"\"\"", "let a = #\"@objc \\(b)\" @objc\"#",
    "let a = \"\\\" @objc\"", "let a = \"\\(b(\"@objc \\(c)\")) @objc\"", "#if os(iOS)\n#endif",
    "#selectors(a)", "@objcClass var a", "#selector", "#selector(a", "@", "#", "",
    "let a = \"@objc",
    "/* @objc", "let a = \"\"\"\n@objc", "let a = ##\"@objc\"# @objc\"##", "a@\r\nb",
    "#available(iOS 17, *)",
  ])
  func `comments, texts and what is not such a mark stay as they are`(source: String) {
    #expect(lifted(source) == source)
    #expect(LiftedSource(source).changes == [])
  }

  @Test func `code behind texts and comments is lifted, also in lines that end with two bytes`() {
    #expect(lifted("let a = \"b\" // c\r\n@objc let d") == "let a = \"b\" // c\r\nlet d")
    #expect(lifted("let a = \"open\n@objc let b") == "let a = \"open\nlet b")
    #expect(lifted("f(\"\\(g())\") /* c */ @objc let b") == "f(\"\\(g())\") /* c */ let b")
  }

  @Test func `each change has its place`() {
    let source = LiftedSource("let é = 1; @objc let a = #selector(b)\n  @IBAction func c() {}")
    #expect(
      source.changes == [
        LiftedSource.Change(line: 1, column: 12, before: "@objc", after: ""),
        LiftedSource.Change(
          line: 1, column: 26, before: "#selector(b)", after: "Selector(\"b\")"),
        LiftedSource.Change(line: 2, column: 3, before: "@IBAction", after: ""),
      ])
  }
}
