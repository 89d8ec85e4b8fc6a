import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

/// Flows of Maestro (3.4).
struct MaestroReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported("appId: a.b\n---\n" + text, as: .maestro) { options in
      options.viewport = Size(width: 100, height: 200)
      options.rate = 1
      configure(&options)
    }
  }

  @Test func `3.4: a drag presses, travels and goes up; places are parts of the screen`() {
    let result = read(
      "- drag:\n    from: \"50%, 10%\"\n    to: '10%,20%'\n    duration: 1000\n    pressDuration: 600\n"
    )
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms finger: down 50,20", "@1.6s finger: move 10,40", "@1.6s finger: up 10,40",
      ])
    #expect(result.sourceMap.location(ofEvent: 0)?.line == 3)
  }

  @Test func `3.4: without a press a touch lifts nothing, and that is reported`() {
    let text = "- drag:\n    from: \"50%, 10%\"\n    to: \"50%, 20%\"\n"
    #expect(read(text).codes == ["GI0501"])
    #expect(read(text).warnings.first?.hint?.contains("--prepend-hold") == true)
    #expect(read(text).timedLines.last == "@3s finger: up 50,40")
    #expect(read(text) { $0.prependHold = .milliseconds(550) }.diagnostics.isEmpty)
    #expect(read(text) { $0.pointerKind = .mouse }.diagnostics.isEmpty)
  }

  @Test func `3.4: all elements that are not bound are named at once, each by its name once`() {
    let drags = (0..<60).map {
      "- drag:\n    from: \"Item \($0 % 30)\"\n    to:\n      id: bin\($0 % 30)\n"
    }
    let flow = drags.joined() + "- swipe:\n    start: a\n    end: b\n"
    let result = read(flow)
    #expect(result.errors.map(\.code) == Array(repeating: "GI0208", count: 62))
    #expect(Set(result.errors.map(\.hint)).count == 62)
    #expect(result.events.isEmpty && !result.isImported)
    let bound = read(flow) { options in
      for number in 0..<30 {
        options.bindings["Item \(number)"] = "list[\(number)]"
        options.bindings["bin\(number)"] = "bin"
      }
      options.bindings["a"] = "a"
    }
    #expect(bound.errors.map(\.hint) == ["name its view or item with --bind text:b=REF"])
  }

  @Test func `3.4: selectors are bound, by their kind and text or by the text alone`() {
    let text =
      "- drag:\n    from: \"Item 3\"\n    to:\n      id: bin\n    pressDuration: 500\n"
    #expect(read(text).codes == ["GI0208", "GI0208"])
    #expect(
      read(text).errors.first?.hint == "name its view or item with --bind 'text:Item 3=REF'")
    for name in ["text:Item 3", "text:\"Item 3\"", "Item 3"] {
      let result = read(text) { $0.bindings = [name: "list#3", "id:bin": "bin"] }
      #expect(
        result.timedLines == [
          "@0ms finger: down list#3", "@500ms finger: glide bin over 3s rate 1hz",
          "@3.5s finger: up",
        ])
    }
  }

  @Test func `3.4: a variable is called one`() {
    let text = "- drag:\n    from: ${ITEM}\n    to:\n      id: \"bin-${N}\"\n"
    let errors = read(text).errors
    #expect(errors.map(\.code) == ["GI0208", "GI0208"])
    #expect(
      errors.first?.message
        == "the variable \"${ITEM}\", whose value the flow is run with, is not bound")
    #expect(errors.first?.hint == "name its view or item with --bind 'text:${ITEM}=REF'")
    let bound = read(text) { $0.bindings = ["${ITEM}": "list#3", "id:bin-${N}": "bin"] }
    #expect(bound.isImported)
    let numbers = "- drag:\n    from: \"50%, 1%\"\n    offset: \"${X}%, 1%\"\n    duration: ${D}\n"
    #expect(read(numbers).errors.allSatisfy { $0.message.contains("found the variable") })
    #expect(read(numbers).errors.count == 2)
  }

  @Test func `3.4: a line of spaces and tabs is an empty one, also at the end`() {
    let drag = "- drag:\n    from: \"50%, 10%\"\n    to: \"50%, 20%\"\n"
    let empty = drag.replacing("- drag:\n", with: "- drag:\n\t\n  \t \n")
    for text in [empty, empty + "\t", empty + "  "] {
      #expect(read(text).timedLines == read(drag).timedLines)
      #expect(read(text).errors.isEmpty)
    }
  }

  @Test func `3.4: a drag may lead by an offset`() {
    let place = "- drag:\n    from: \"50%, 10%\"\n    offset: \"0%, 30%\"\n    pressDuration: 1\n"
    #expect(read(place).timedLines.last == "@3001ms finger: up 50,80")
    let element = place.replacing("50%, 10%", with: "tea")
    #expect(
      read(element) { $0.bindings = ["tea": "list#tea"] }.timedLines[1]
        == "@1ms finger: glide list#tea(+0,+60) over 3s rate 1hz")
    // A text with a number and a comma is the text of an element.
    let row = place.replacing("50%, 10%", with: "row 1, shelf 2")
    #expect(
      read(row) { $0.bindings = ["row 1, shelf 2": "list#tea"] }.timedLines
        == read(element) { $0.bindings = ["tea": "list#tea"] }.timedLines)
  }

  @Test(arguments: ["100, 200", "101%, 5%", "50%, 5", "5%", "5%, 6%, 7%", "5%, 6%, ", "-5%, 5%"])
  func `3.4: absolute places of a drag are refused, and parts that are none`(place: String) {
    let result = read("- drag:\n    from: \"\(place)\"\n    to: \"1%, 1%\"\n")
    #expect(["GI0203", "GI0208"].contains(result.errors.first?.code))
    #expect(result.errors.first?.location.line == 4)
  }

  @Test(arguments: [
    ("LEFT", "90,100", "10,100"), ("RIGHT", "10,100", "90,100"), ("UP", "50,100", "50,20"),
    ("DOWN", "50,40", "50,180"),
  ])
  func `3.4: a swipe has a direction`(word: String, from: String, to: String) {
    let result = read("- swipe:\n    direction: \(word)\n")
    #expect(result.timedLines.first == "@0ms finger: down \(from)")
    #expect(result.timedLines.last == "@400ms finger: up \(to)")
    let element = read("- swipe:\n    direction: up\n    from:\n      id: a\n") {
      $0.bindings = ["a": "list"]
    }
    #expect(element.timedLines[1] == "@0ms finger: glide list(+0,-80) over 400ms rate 1hz")
    #expect(read("- swipe:\n    direction: AWAY\n").errors.map(\.code) == ["GI0205"])
  }

  @Test func `3.4: a swipe has a start and an end, also in points`() {
    let result = read("- swipe:\n    start: 90, 50\n    end: 10%, 50%\n    duration: 200\n")
    #expect(result.timedLines.first == "@0ms finger: down 90,50")
    #expect(result.timedLines.last == "@200ms finger: up 10,100")
  }

  @Test func `3.4: other commands become comments, and what they assert is left to do`() {
    let result = read(
      """
      - launchApp:
          clearState: true
      - tapOn: "Drag Test"
      - hideKeyboard
      - swipe:
          direction: UP
      - assertVisible: "Current order: 3 1 2"
      - repeat:
          times: 3
          commands:
            - swipe:
                direction: UP

      """)
    #expect(result.codes.sorted() == ["GI0501", "GI0503"])
    #expect(
      result.scriptText.split(separator: "\n").filter { !$0.hasPrefix("@") }.dropFirst(3) == [
        "# launchApp clearState: true", "# tapOn \"Drag Test\"", "# hideKeyboard",
        "# to do: expect what assertVisible sees: \"Current order: 3 1 2\"",
        "# repeat times: 3, commands",
      ])
    #expect(Script.parse(result.scriptText, file: "a").diagnostics.isEmpty)
  }

  @Test func `a line of the script leads to its event, whatever comments lie between`() {
    let result = read("- a\n- swipe:\n    direction: UP\n- b\n- swipe:\n    direction: DOWN\n- c\n")
    let lines = result.scriptText.split(separator: "\n")
    var events: [Int] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("@") {
      if let event = result.event(atLine: index + 1, of: lines.count) { events.append(event) }
    }
    #expect(events == Array(0..<result.events.count))
    #expect(result.event(atLine: 1, of: lines.count) == nil)
    #expect(result.event(atLine: 4, of: lines.count) == 0)
    #expect(result.event(atLine: lines.count, of: lines.count) == nil)
  }

  @Test func `words that would break a comment are made harmless`() {
    let result = read("- tapOn: \"a\\nb\\x1B[31m\\u202Ec\"\n- swipe:\n    direction: UP\n")
    #expect(result.scriptText.contains("# tapOn \"a b [31m c\"\n"))
    #expect(Script.parse(result.scriptText, file: "a").diagnostics.isEmpty)
  }

  @Test func `3.6: commands follow each other, with a rest between them`() {
    let swipe = "- swipe:\n    direction: UP\n    duration: 100\n"
    let result = read(swipe + swipe)
    #expect(
      result.timedLines.filter { $0.contains("down") || $0.contains("up") } == [
        "@0ms finger: down 50,100", "@100ms finger: up 50,20", "@600ms finger: down 50,100",
        "@700ms finger: up 50,20",
      ])
  }

  @Test func `3.6: a flow that breaks off is imported as far as its commands are whole`() {
    let text = "- swipe:\n    direction: UP\n- drag:\n    from: \"50%, 10%\"\n"
    let result = read(text)
    #expect(result.codes == ["GI0501", "GI0004"])
    #expect(result.marks.last == "5:3 GI0004")
    #expect(result.timedLines.last == "@400ms finger: up 50,20")
    #expect(read(text) { $0.brokenEnd = .error }.errors.map(\.code) == ["GI0004"])
    #expect(read(text + "- back\n").errors.map(\.code) == ["GI0202"])
    let quote = read("- swipe:\n    direction: UP\n- tapOn: \"a")
    #expect(quote.codes.contains("GI0004") && quote.isImported)
  }

  @Test(arguments: [
    ("- swipe: &a\n", "GI0402", 3), ("- swipe:\n\tdirection: UP\n", "GI0401", 4),
    ("- tapOn: |\n    a\n", "GI0402", 3), ("hello\n", "GI0401", 3),
    ("- swipe:\n    direction: UP\n   from: a\n", "GI0401", 5),
    ("- swipe:\n    direction: UP\n    duration: soon\n", "GI0203", 5),
    ("- swipe:\n    direction: UP\n    duration: 99999999999999999999\n", "GI0203", 5),
    ("- [swipe]\n", "GI0301", 3), ("- drag:\n    to: a\n- back\n", "GI0202", 3),
  ])
  func `3.6: what no flow says is refused at its place`(text: String, code: String, line: Int) {
    #expect(read(text).errors.first?.code == code)
    #expect(read(text).errors.first?.location.line == line)
  }

  @Test func `3.6: CR LF, and ten thousand commands`() {
    let swipe = "- swipe:\n    direction: UP\n    duration: 0\n"
    #expect(
      read(swipe.replacing("\n", with: "\r\n")).timedLines == read(swipe).timedLines)
    let many = read(String(repeating: swipe, count: 10_000))
    #expect(many.events.count == 30_000)
  }

  @Test func `3.4: what a command is given in braces is refused by name, also at the end`() {
    let drag = "- drag:\n    from: \"50%, 10%\"\n    to: \"50%, 20%\"\n    pressDuration: 600\n"
    let braces = "- drag: {from: \"50%, 36%\", to: \"50%, 60%\"}\n"
    #expect(read(drag + braces).codes == ["GI0402"])
    #expect(read(braces + drag).codes == ["GI0402"])
    #expect(read("- swipe: {direction: UP}\n" + drag).codes == ["GI0402"])
  }

  @Test func `3.4: an apostrophe in a word swallows nothing`() {
    let drag = "- drag:\n    from: \"50%, 10%\"\n    to: \"50%, 20%\"\n    pressDuration: 600\n"
    let result = read(drag + "- tapOn: {text: Don't}\n" + drag)
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines.count { $0.contains("down") } == 2)
  }
}
