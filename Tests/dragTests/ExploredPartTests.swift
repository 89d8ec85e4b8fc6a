import DragReplay
import TestSupport
import Testing

@testable import drag

@Suite struct ExploredPartTests {
  private static let end = """
    {"kind":"end","found":0,"runs":2,"seed":"1","gestures":3,"steps":4,"refused":0,"lifts":1,\
    "drops":1,"never":[],"scene":"g.drag","plan":"1f","most":1,"of":6,"shard":"2/3"}

    """
  private static let found = #"{"kind":"found","run":4,"mark":"12345678","code":1}"# + "\n"

  private static func part(_ text: String) throws -> ExploredPart {
    let command = try Command()
    try command.folder.write(text, to: "1.json")
    return try ExploredPart(at: command.folder["1.json"])
  }

  @Test func `a part has its findings, and what its last line counts (EX-69)`() throws {
    let part = try Self.part(Self.found + Self.end.replacing(#""found":0"#, with: #""found":1"#))
    #expect(part.shard.text == "2/3")
    #expect(part.found.map(\.run) == [4])
    #expect(part.found.map(\.mark) == ["12345678"])
    #expect(part.found.map(\.code) == [.failed])
    #expect(part.end.gestures == 3)
    #expect(part.coverage == nil)
  }

  @Test(arguments: [
    ("", "is not a part of `drag explore`"),
    ("dragscript 1\n", "is not a part of `drag explore`"),
    (end + end, "is not a part of `drag explore`"),
    (found + end, "is not a part of `drag explore`"),
    (end.replacing("\"runs\":2", with: "\"runs\":-2"), "is not a part of `drag explore`"),
    (
      end.replacing("\"runs\":2", with: "\"runs\":9223372036854775807"),
      "is not a part of `drag explore`"
    ),
    (end.replacing("}", with: ",\"coverage\":{}}"), "is not a part of `drag explore`"),
    (found, "has no line `end`: the command has not come to its end"),
    (end.replacing(",\"shard\":\"2/3\"", with: ""), "has all runs, and not those of one part"),
    (end.replacing("2/3", with: "4/3"), "has all runs, and not those of one part"),
    (
      found.replacing(":4", with: ":5") + end.replacing("\"found\":0", with: "\"found\":1"),
      "is not a part of `drag explore`"
    ),
    (
      found.replacing("\"code\":1", with: "\"code\":9")
        + end.replacing("\"found\":0", with: "\"found\":1"),
      "is not a part of `drag explore`"
    ),
  ])
  func `what is not a whole part is refused (EX-69)`(_ text: String, _ message: String) throws {
    let error = #expect(throws: CommandError.self) { try Self.part(text) }
    #expect(error?.message.hasSuffix(" \(message)") == true, "\(error?.message ?? "")")
    #expect(error?.hint != nil)
  }
}
