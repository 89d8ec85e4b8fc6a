import Testing

@testable import SourceLift

@Suite struct LiftedSourceTests {
  private func lifted(_ source: String) -> String { LiftedSource(source).text }

  @Test(arguments: [
    "@objc(", "#selector(", "#", "\"\\(", "#\"\\#(", "\"", "(", ")", "/*", "@", "a\"#", "x.f?(",
    "x.tableView(", "?(", "!", "optional", "optional ", "#if os(", "#if os ", "`",
    "@objc protocol a ",
    "var ", "let a",
  ])
  func `a line of 150,000 characters takes linear time, however it is nested`(piece: String) {
    let source = String(repeating: piece, count: 150_000 / piece.count)
    let start = ContinuousClock.now
    let text = lifted(source)
    #expect(ContinuousClock.now - start < .seconds(20))
    if !piece.hasPrefix("@objc") || piece == "@" { #expect(text == source) }
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
    "let a = \"\\\" @objc\"", "let a = \"\\(b(\"@objc \\(c)\")) @objc\"",
    "#selectors(a)", "@objcClass var a", "#selector", "#selector(a", "@", "#", "",
    "let a = \"@objc",
    "/* @objc", "let a = \"\"\"\n@objc", "let a = ##\"@objc\"# @objc\"##", "a@\r\nb",
    "#available(iOS 17, *)", "func `an @objc name`()", "os(iOS)", "protocol A {}",
  ])
  func `comments, texts and what is not such a mark stay as they are`(source: String) {
    #expect(lifted(source) == source)
    #expect(LiftedSource(source).changes == [])
  }

  @Test func `code behind texts and comments is lifted, also in lines that end with two bytes`() {
    #expect(lifted("let a = \"b\" // c\r\n@objc let d") == "let a = \"b\" // c\r\nlet d")
    #expect(lifted("let a = \"open\n@objc let b") == "let a = \"open\nlet b")
    #expect(lifted("f(\"\\(g())\") /* c */ @objc let b") == "f(\"\\(g())\") /* c */ let b")
    #expect(lifted("func `a \"b`() { @objc let c }") == "func `a \"b`() { let c }")
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

  // MARK: Optional calls

  @Test func `a call of an optional method of UIKit's delegates loses its mark`() {
    #expect(
      lifted("list.delegate?.tableView?(list, didSelectRowAt: path) ?? false")
        == "list.delegate?.tableView(list, didSelectRowAt: path) ?? false")
    #expect(
      lifted("dataSource!.tableView!(list, titleForHeaderInSection: 0)")
        == "dataSource!.tableView(list, titleForHeaderInSection: 0)")
    #expect(lifted("a?\n  .scrollViewDidScroll?(b)") == "a?\n  .scrollViewDidScroll(b)")
    #expect(
      lifted("a.collectionView?(b, didSelectItemAt: c.numberOfSections?(in: b))")
        == "a.collectionView(b, didSelectItemAt: c.numberOfSections(in: b))")
    #expect(
      LiftedSource("a.tableView?(b)").changes
        == [LiftedSource.Change(line: 1, column: 12, before: "?", after: "")])
  }

  @Test(arguments: [
    "completion?(true)", "self.onDone?()", "model.onTap?(x)", "tableView?(list)",
    "f(tableView?(list))", "a as? (Int)",
    "try? (a)", "a.b ? (c) : d", "a ?(b) : c", "a.tableView? (b)", "a.tableView ?(b)", "a?.b.c",
    "// a.tableView?(b)", "\"a.tableView?(b)\"", "a[0]?(b)", "a()?(b)", "a.`tableView`?(b)", "?(",
    "a?(",
    ".?(", "!(a)", "var scrollViewDidZoom: ((Int) -> Void)?\nself.scrollViewDidZoom?(1)",
    "self.scrollViewDidZoom?(1)\nlet scrollViewDidZoom: Action?",
  ])
  func `a closure is called as before, and so is what is no call`(source: String) {
    #expect(lifted(source) == source)
  }

  @Test func `a property has the name of a method with labels, which no closure has`() {
    #expect(
      lifted("var tableView: UITableView!\na?.tableView?(tableView, didSelectRowAt: b)")
        == "var tableView: UITableView!\na?.tableView(tableView, didSelectRowAt: b)")
  }

  @Test func `an optional requirement of the file is called without a mark, also above it`() {
    let source = """
      func change() { delegate?.boardDidChange?(self) }
      @objc public protocol BoardDelegate {
        @objc optional func boardDidChange(_ board: Board)
        @objc(name) optional var name: String { get }
        var optional: Int { get }
      }
      """
    #expect(
      lifted(source) == """
        func change() { delegate?.boardDidChange(self) }
        public protocol BoardDelegate: AnyObject {
          func boardDidChange(_ board: Board)
          var name: String { get }
          var optional: Int { get }
        }
        """)
  }

  @Test func `an optional requirement of another file is called without a mark, too`() {
    let call = "delegate?.boardDidChange?(self)"
    var requirements = OptionalRequirements()
    requirements.add(declaredIn: "@objc optional func boardDidChange(_ board: Board)")
    #expect(lifted(call) == call)
    #expect(
      LiftedSource(call, knowing: requirements).text == "delegate?.boardDidChange(self)")
  }

  @Test(arguments: [
    ("@objc protocol A {}", "protocol A: AnyObject {}"),
    ("@objc(B) @MainActor\npublic protocol A\n{}", "@MainActor\npublic protocol A: AnyObject\n{}"),
    ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
    ("@objc class A {}; protocol B {}", "class A {}; protocol B {}"),
    ("@objc protocol A", "protocol A"), ("@objc protocol", "protocol"),
  ])
  func `a protocol of Objective-C stays one of classes`(source: String, text: String) {
    #expect(lifted(source) == text)
  }

  // MARK: Conditions

  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true\n#endif"),
    ("#if !os( iOS )||os(tvOS)", "#if !true||os(tvOS)"),
    ("#elseif (os (iOS) && swift(>=6))", "#elseif (true && swift(>=6))"),
    ("#if a // os(iOS)\nos(iOS)", "#if a // os(iOS)\nos(iOS)"),
    ("#if /* os(iOS) */ os(iOS)\r\nos(iOS)", "#if /* os(iOS) */ true\r\nos(iOS)"),
    ("#if os(iOSish) || cos(iOS) || os(iOS", "#if os(iOSish) || cos(iOS) || os(iOS"),
    ("\"#if os(iOS)\"", "\"#if os(iOS)\""), ("#if os", "#if os"), ("#if os(", "#if os("),
    (
      "#if canImport(UIKit) && !os(macOS) && !targetEnvironment(macCatalyst)",
      "#if canImport(UIKit) && !os(macOS) && !targetEnvironment(macCatalyst)"
    ),
  ])
  func `the system is iOS in a condition, and what is true on Linux stays`(
    source: String, text: String
  ) {
    #expect(lifted(source) == text)
  }
}
