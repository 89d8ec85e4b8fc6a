import DragScript
import GestureImport
import Testing

struct W3CTimelineKeysAndWheelsTests {
  func key(_ verb: String, _ code: String) -> String {
    "\"type\":\"key\(verb)\",\"value\":\"\\u\(code)\""
  }
  func keys(_ items: [String]) -> ImportResult {
    imported(actions(source("key", "k", items)), as: .w3c)
  }

  @Test(arguments: [
    ("E008", "shift"), ("E009", "control"), ("E00A", "alt"), ("E03D", "meta"), ("E050", "shift"),
    ("E051", "control"), ("E052", "alt"), ("E053", "meta"), ("E00C", "escape"),
  ])
  func `3.1: a modifier goes down and up`(code: String, name: String) {
    let result = keys([key("Down", code), pause(5), key("Up", code)])
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@0ms key down \(name)", "@5ms key up \(name)"])
  }

  @Test func `the twin of a key that is down changes nothing until both are up`() {
    let result = keys([
      key("Down", "E008"), key("Down", "E050"), key("Up", "E008"), pause(5), key("Up", "E050"),
    ])
    #expect(result.timedLines == ["@0ms key down shift", "@5ms key up shift"])
    let open = keys([key("Down", "E008"), key("Down", "E050")])
    #expect(open.timedLines == ["@0ms key down shift", "@0ms key up shift"])
  }

  @Test func `other keys are left out and reported once, and what is down goes down no more`() {
    let result = keys([
      key("Down", "0061"), key("Up", "0061"), key("Down", "E008"), key("Down", "E008"),
      key("Up", "E008"), key("Up", "E008"),
    ])
    #expect(result.codes == ["GI0212", "GI0209", "GI0210"])
    #expect(result.timedLines == ["@0ms key down shift", "@0ms key up shift"])
  }

  func wheel(_ origin: String?, x: Int = 5) -> String {
    "\"type\":\"scroll\",\"x\":\(x),\"y\":5,\"deltaX\":0,\"deltaY\":-40,\"duration\":100"
      + (origin.map { ",\"origin\":\($0)" } ?? "")
  }

  @Test func `3.1: a wheel needs to know which view it scrolls`() {
    let text = actions(source("wheel", "w", [wheel(nil)]))
    let refused = imported(text, as: .w3c)
    #expect(refused.codes == ["GI0213"])
    #expect(refused.errors.first?.hint == "name the view with --bind w=VIEW")
    #expect(
      imported(text, as: .w3c) { $0.bindings = ["w": "list"] }.timedLines
        == ["@0ms scroll list by 0,-40 over 100ms"]
    )
  }

  @Test func `a wheel over an element scrolls the view that the element is in`() {
    let text = actions(source("wheel", "w", [wheel(element("e"))]))
    #expect(
      imported(text, as: .w3c) { $0.bindings = ["e": "list[gap 2]"] }.timedLines
        == ["@0ms scroll list by 0,-40 over 100ms"]
    )
  }

  @Test func `a scroll has no pointer origin, and its point lies in the viewport`() {
    #expect(
      imported(actions(source("wheel", "w", [wheel("\"pointer\"")])), as: .w3c).codes == ["GI0205"])
    #expect(
      imported(actions(source("wheel", "w", [wheel(nil, x: 999)])), as: .w3c).codes == ["GI0008"])
  }

  @Test func `a scroll that moves nothing is not an event`() {
    let text = actions(
      source("wheel", "w", ["\"type\":\"scroll\",\"x\":1,\"y\":1,\"deltaX\":0,\"deltaY\":0"]))
    #expect(imported(text, as: .w3c) { $0.bindings = ["w": "list"] }.codes == ["GI0005"])
  }
}
