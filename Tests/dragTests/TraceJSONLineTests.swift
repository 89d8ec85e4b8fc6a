import TestSupport
import Testing

@testable import drag

/// Traces that were written as JSON, and are read back for a film.
@Suite struct TraceJSONLineTests {
  private static let line =
    #"{"v":1,"test":"a.drag: t","seq":0,"t_us":5,"kind":"callback","who":"list","what":"update","#
    + #""args":{"target":"list#a","at":"a\n\u0041","new":null,"session":2},"src":{"line":1}}"#

  @Test func `a line is read back to its text, its arguments in their order`() {
    #expect(TraceJSONLine(Self.line)?.text == #"0.005 list.update list#a at=a\nA session=2"#)
    let turned = Self.line.replacing(
      #""target":"list#a","at":"a\n\u0041""#, with: #""b":"1","a":"2""#)
    #expect(TraceJSONLine(turned)?.text == "0.005 list.update b=1 a=2 session=2")
  }

  @Test func `the lines of a test are found by its name, with its file or without`() {
    let lines = Self.line + "\n" + Self.line.replacing("a.drag: t", with: "t") + "\n"
    #expect(TraceJSONLine.texts(in: lines, ofTest: "t").count == 2)
    #expect(TraceJSONLine.texts(in: lines, ofTest: "a.drag: t").count == 1)
    #expect(TraceJSONLine.texts(in: lines, ofTest: "drag: t") == [])
  }

  @Test func `a line that was cut off, or says too little, is left out`() {
    for count in 0..<Self.line.count {
      #expect(TraceJSONLine(String(Self.line.prefix(count))) == nil, "\(count)")
    }
    for member in [#""test":"a.drag: t","#, #""t_us":5,"#, #""who":"list","#, #""what":"update","#]
    {
      #expect(TraceJSONLine(Self.line.replacing(member, with: "")) == nil, "\(member)")
    }
    for other in ["[]", "7", "{}", #"{"test":7}"#, Self.line.replacing("5,", with: "5.5,")] {
      #expect(TraceJSONLine(other) == nil, "\(other)")
    }
  }

  @Test func `a film is compared with a trace as JSON`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    _ = try await command.run("replay", "a.drag", "--trace", "t.jsonl")
    let words = [
      "film", "a.drag", "--filter", "lands after", "-o", "a.json", "--format", "json", "--against",
      "t.jsonl",
    ]
    #expect(try await command.run(words).code == 0)
    let page = try command.folder.text(of: "a.json")
    #expect(page.contains(#""against":{"name":"t.jsonl""#))
    #expect(!page.contains(#""difference":{"#))
    let trace = try command.folder.text(of: "t.jsonl")
    try command.folder.write(
      trace.replacing(#""what":"didMove""#, with: #""what":"exit""#), to: "t.jsonl")
    #expect(try await command.run(words).code == 0)
    #expect(try command.folder.text(of: "a.json").contains(#""difference":{"#))
    try command.folder.write("{\n", to: "t.jsonl")
    #expect(try await command.run(words).errors.contains("expected a trace of"))
  }
}
