import DragReplay
import DragScript
import Testing

@testable import DragFilm

@Suite struct MachineLogTests {
  /// The states that machines of a kind enter, one after the other.
  private func ways(_ text: String) throws -> [String: [String]] {
    let script = try #require(Script.parse(text, file: "list.drag").script)
    let reel = FilmRun(script.tests[0], of: script).run(keepsRows: true).reel
    var ways: [String: [String]] = [:]
    let names = [
      "Gesture", "DragSession", "DropSession", "SpringLoad", "ContextMenu", "Load", "HostSeat",
    ]
    for (machine, name) in names.enumerated() {
      for state in reel.machines.moments.map({ $0.states[machine] }) where state >= 0 {
        let word = MachineLog.states[machine][state]
        if ways[name]?.last != word { ways[name, default: []].append(word) }
      }
    }
    return ways
  }

  @Test func `the states of a gesture are marked in the order in which it enters them`() throws {
    let ways = try ways(FilmedScript.move)
    #expect(ways["Gesture"] == ["pressed", "lifted", "carrying", "idle"])
    #expect(ways["SpringLoad"] == nil)
    #expect(ways["HostSeat"] == nil)
  }

  @Test func `a page has each row of the tables with its count`() throws {
    let script = try #require(Script.parse(FilmedScript.move, file: "list.drag").script)
    let reel = FilmRun(script.tests[0], of: script).run(keepsRows: true).reel
    let page = MachinesPage(reel).html
    #expect(page.contains("\"name\":\"Gesture\",\"states\":["))
    #expect(!page.contains("<!--film:"))
    let taken = Set(reel.machines.moments.flatMap(\.rows))
    #expect(taken.count == reel.result.coverage?.rowShare.covered)
  }
}
