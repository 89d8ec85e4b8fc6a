import DragGeometry
import DragScript
import GestureImport
import Machines
import Testing

/// Projects of Selenium IDE (1.2).
struct SideReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .side) { options in
      options.rate = 1
      options.bindings = ["css=#tea": "list#tea", "id=bin": "bin"]
      configure(&options)
    }
  }

  /// A project of one test; each command is its name, its target and its value.
  static func project(_ commands: (String, String, String)...) -> String {
    let list = commands.map { name, target, value in
      """
      {"id":"c","comment":"","command":"\(name)","target":"\(target)","targets":[["css=a","css"]],
      "value":"\(value)"}
      """
    }
    return """
      {"id":"p","version":"2.0","name":"shop","url":"http://localhost","tests":[{"id":"t",
      "name":"sort","commands":[\(list.joined(separator: ",\n"))]}],
      "suites":[{"tests":["t"],"name":"all"}],"urls":[],"plugins":[]}
      """
  }

  static let drag = project(
    ("open", "/", ""), ("mouseDownAt", "css=#tea", "4,5"), ("mouseMoveAt", "id=bin", "1,-2.5"),
    ("mouseUpAt", "id=bin", "1,-2.5"))

  @Test func `points count from an element's corner, and a way takes what --travel says`() {
    let result = read(Self.drag)
    #expect(result.codes == ["GI0502"])
    #expect(
      result.scriptText.split(separator: "\n").dropFirst(3) == [
        "# test sort", "# open /", "@0ms mouse: move list#tea@0,0(+4,+5)",
        "@0ms mouse: down list#tea@0,0(+4,+5)",
        "@0ms mouse: glide bin@0,0(+1,-2.5) over 500ms rate 1hz",
        "@500ms mouse: up",
      ])
    #expect(result.sourceMap.jsonPointer(ofEvent: 2) == "/tests/0/commands/2")
  }

  @Test func `dragAndDropToObject goes from the middle of one element to that of another`() {
    let text = Self.project(("dragAndDropToObject", "css=#tea", "id=bin"))
    #expect(
      read(text) { $0.travel = .milliseconds(200) }.timedLines == [
        "@0ms mouse: move list#tea", "@0ms mouse: down list#tea",
        "@0ms mouse: glide bin over 200ms rate 1hz", "@200ms mouse: up",
      ])
  }

  @Test func `down, over, up and click of elements, and pauses`() {
    let text = Self.project(
      ("mouseDown", "css=#tea", ""), ("pause", "600", ""), ("mouseOver", "id=bin", ""),
      ("mouseUp", "id=bin", ""), ("mouseOver", "css=#tea", ""), ("click", "css=#tea", ""))
    #expect(
      read(text).timedLines == [
        "@0ms mouse: move list#tea", "@0ms mouse: down list#tea",
        "@600ms mouse: glide bin over 500ms rate 1hz", "@1.1s mouse: up",
        "@1.1s mouse: move list#tea", "@1.1s mouse: down list#tea", "@1.1s mouse: up",
      ])
  }

  @Test func `an element that is not bound is named by its locator`() {
    let result = read(Self.drag) { $0.bindings = [:] }
    #expect(result.errors.map(\.code) == ["GI0208", "GI0208"])
    #expect(result.errors.first?.hint == "name its view or item with --bind css=#tea=REF")
    #expect(result.errors.first?.location.line == 4)
  }

  @Test func `3.4: both elements of a drag that are not bound are named at once`() {
    let text = Self.project(
      ("dragAndDropToObject", "id=tea", "id=bin"), ("mouseOver", "id=tea", ""),
      ("click", "name=a b", ""))
    #expect(
      read(text) { $0.bindings = [:] }.errors.map(\.hint) == [
        "name its view or item with --bind id=tea=REF",
        "name its view or item with --bind id=bin=REF",
        "name its view or item with --bind 'name=a b=REF'",
      ])
  }

  @Test func `clicks on elements that are not bound are comments where that is asked for`() {
    let text = Self.project(
      ("click", "linkText=Shop", ""), ("clickAt", "id=menu", "3,4"), ("click", "id=bin", ""),
      ("mouseDown", "id=other", ""))
    let asked = read(text) { $0.ignoreClicks = true }
    #expect(asked.errors.map(\.hint) == ["name its view or item with --bind id=other=REF"])
    let kept = read(text.replacing("id=other", with: "id=bin")) { $0.ignoreClicks = true }
    #expect(kept.isImported)
    #expect(kept.scriptText.contains("# click linkText=Shop\n# clickAt id=menu 3,4\n"))
    #expect(kept.timedLines.prefix(2) == ["@0ms mouse: move bin", "@0ms mouse: down bin"])
    let errors = read(text).errors
    #expect(errors.count == 3)
    #expect(errors.map { $0.message.contains("--ignore-clicks") } == [true, true, false])
  }

  @Test func `the tests of a project follow each other, half a second apart`() {
    let commands = "{\"command\":\"click\",\"target\":\"id=bin\",\"value\":\"\"}"
    let text =
      "{\"tests\":[{\"commands\":[\(commands)]},{\"name\":\"two\",\"commands\":[\(commands)]}]}"
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines.map { $0.prefix(6) } == ["@0ms m", "@0ms m", "@0ms m", "@500ms", "@500ms"])
    #expect(result.scriptText.contains("# two") || result.scriptText.contains("# test two"))
    #expect(result.sourceMap.jsonPointer(ofEvent: 4) == "/tests/1/commands/0")
  }

  @Test(arguments: [
    (project(("mouseDownAt", "id=bin", "left")), "GI0203"),
    (project(("pause", "soon", "")), "GI0203"),
    ("{\"tests\":7}", "GI0201"), ("{\"name\":\"x\"}", "GI0202"), ("[]", "GI0201"),
    (project(("mouseUp", "id=bin", "")), "GI0210"),
    ("{\"tests\":[{\"commands\":[{\"command\":7}]}]}", "GI0201"),
  ])
  func `what cannot be carried out is reported`(text: String, code: String) {
    #expect(read(text).codes.contains(code), "\(read(text).codes)")
  }

  @Test func `a project without commands of the mouse imports, and says that nothing happens`() {
    let result = read(Self.project(("type", "id=name", "tea")))
    #expect(result.codes == ["GI0005"])
    #expect(result.isImported)
  }

  @Test func `3.6: a project that breaks off is read as far as it is whole`() {
    let cut = String(Self.drag.prefix(Self.drag.utf8.count - 160))
    #expect(read(cut).codes.contains("GI0004"))
    #expect(read(cut) { $0.brokenEnd = .error }.isImported == false)
  }
}
