import DragGeometry
import DragReplay
import DragScript
import Foundation
import Testing

@testable import DragFilm

@Suite struct FilmRunTests {
  @Test func `a filmed test has the result that a replayed one has`() throws {
    let script = try #require(Script.parse(FilmedScript.move, file: "list.drag").script)
    let (filmed, reel) = FilmRun(script.tests[0], of: script).run()
    // Nobody has asked for what takes much memory.
    #expect(reel.moments.isEmpty && reel.entries.isEmpty)
    let replayed = ScriptRun(script.tests[0], of: script, keepsRecording: true).run()
    #expect(filmed == replayed)
  }

  @Test func `the picture of a test that fails twice is that of its first failure`() throws {
    let text = FilmedScript.move.replacing(
      "  @700ms  up\n", with: "  expect order list = bread\n  @700ms  up\n")
    let reel = try FilmedScript.reel(text.replacing("= eggs bread milk", with: "= milk"))
    #expect(reel.result.faults.count == 2)
    #expect(reel.poster.time == 600_000)
  }

  @Test func `EX-30: a film opens where a property did not hold, and names the line before that`()
    throws
  {
    let text = FilmedScript.move.replacing(
      "test \"milk", with: "always expect order list = milk eggs bread\ntest \"milk")
    let reel = try FilmedScript.reel(text)
    #expect(reel.opening == 700_000)
    let json = Film([reel]).json()
    #expect(json.contains("\"line\":5,\"column\":1,\"time\":700000"))
    #expect(
      json.contains(
        "\"after\":{\"file\":0,\"path\":\"list.drag\",\"line\":9,\"column\":3,\"text\":\"@700ms up\"}"
      ))
  }

  @Test func `a film opens where something was last carried over a target, or else first carried`()
    throws
  {
    func poster(_ steps: String) throws -> Int64 {
      let text = FilmedScript.move.replacing("  @600ms  move 100,225\n  @700ms  up\n", with: steps)
      return try FilmedScript.reel(
        text.replacing("  expect order list = eggs bread milk\n", with: "")
      )
      .poster.time
    }
    let away = "  @900ms  move 100,700\n  @1s     cancel\n"
    #expect(try poster("  @600ms  move 100,225\n  @700ms  move 100,180\n" + away) == 700_000)
    #expect(try poster("  @600ms  move 100,600\n" + away) == 500_000)
  }

  @Test func `each entry of the trace has the line that it follows from`() throws {
    let reel = try FilmedScript.reel()
    #expect(reel.entries.map(\.text).first == "pointer.down list#milk")
    let lines = reel.entries.filter { ["pointer.up", "list.willBegin"].contains($0.text) }.map(
      \.line)
    #expect(lines == [7, 8])
  }

  @Test func `what the set-up and the steps say runs again to the same trace`() throws {
    let reel = try FilmedScript.reel()
    let steps = String(decoding: reel.result.recording, as: UTF8.self)
    let script = try #require(Script.parse(reel.setup + steps, file: "list.drag").script)
    let again = ScriptRun(script.tests[0], of: script).run()
    #expect(again.trace == reel.result.trace)
  }

  @Test func `an item that is carried is lifted until it lies where it was dropped`() throws {
    let reel = try FilmedScript.reel()
    let milk = CellKey(view: 0, item: 0)
    let states = reel.moments.map { ($0.time, $0.state.cells[milk]?.state) }
    #expect(states.last { $0.0 < 500_000 }?.1 == .rests)
    #expect(states.first { $0.0 == 500_000 }?.1 == .isLifted)
    #expect(states.last?.1 == .rests)
    #expect(reel.moments.last?.state.cells[milk]?.frame.minY == 188)
    #expect(reel.moments.last?.state.flights.isEmpty == true)
  }

  @Test func `lanes have the states of the pointer, the session and its proposals`() throws {
    let lanes = try FilmedScript.reel().lanes
    try #require(lanes.map(\.subject) == [.pointer, .session, .proposal])
    #expect(lanes[1].spans.map(\.label) == ["lifted", "dragging", "ending", ""])
    #expect(lanes[2].spans.map { $0.proposal?.position } == ["list[gap 3]", nil])
  }

  @Test func `a proposal of the same kind at another place is another span`() throws {
    let text = FilmedScript.move.replacing("  @700ms", with: "  @650ms  move 100,110\n  @700ms")
      .replacing("  expect order list = eggs bread milk\n", with: "")
    let lane = try #require(FilmedScript.reel(text).lanes.last)
    #expect(
      lane.spans.map { $0.proposal?.position } == ["list[gap 3]", "list[gap 0]", nil])
  }

  @Test func `a film that is cut off says when, and is JSON as a whole one`() throws {
    let script = try #require(Script.parse(FilmedScript.move, file: "list.drag").script)
    let camera = FilmCamera(limits: FilmCamera.Limits(frames: 2))
    let result = ScriptRun(script.tests[0], of: script, keepsRecording: true, observer: camera)
      .run()
    camera.finish()
    let reel = FilmReel(result: result, camera: camera, sources: [], settings: [], setup: "")
    let film = try JSONSerialization.jsonObject(with: Data(Film([reel]).json().utf8))
    let tests = try #require((film as? [String: Any])?["tests"] as? [[String: Any]])
    let truncated = try #require(tests.first?["truncated"] as? [String: Any])
    #expect(truncated["at"] as? Int == 500_000)
    #expect(truncated["why"] as? String == "a film has at most 1,000,000 frames")
  }

  @Test func `a failure has the lines of the drag that its sentence is about`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 200x132 layout rows(height=44)
      items list a b c
      view box at 300,0 size 100x100
      on list update => proposal move insert-at
      on list canMove when item = b => refuse
      test "t"
        down list#a
        wait 600ms
        glide list[gap 2] over 100ms
        up
        settle
        down list#b
        wait 600ms
        move box
        up
        settle
        expect op = copy

      """
    let page = Film(try FilmedScript.reels(text)).json()
    let failures = try #require(page.firstMatch(of: /"failures":\[.*?\}\]/)).output
    #expect(failures.contains("does not let `b` be dragged"))
    #expect(failures.contains("list.canMove item=b"))
    #expect(!failures.contains("willEnd"), "\(failures)")
  }

  @Test func `a pointer that has done nothing is not drawn`() throws {
    let text = FilmedScript.move.replacing(
      "items list", with: "pointer pen pen\npointer mouse mouse\nitems list")
    let reel = try FilmedScript.reel(text)
    let drawn = Set(reel.moments.flatMap { $0.state.pointers.keys }.map { reel.pointers[$0].name })
    #expect(drawn.count == 1 && !drawn.contains("mouse"))
  }

  @Test(arguments: [["head", "tail"], ["tail", "head"], ["tail"], []])
  func `places are those of the files that are shown, and of others behind them`(
    names: [String]
  ) throws {
    let script = try #require(Script.parse(FilmedScript.move, file: "list.drag").script)
    let sources = FilmSources(names.map { SourceFileText(file: $0, text: "one\ntwo\nthree") }) {
      location in
      SourceLocation(
        file: location.line < 8 ? "head" : "tail", line: location.line < 8 ? 1 : location.line - 7,
        column: 1)
    }
    let reel = FilmRun(script.tests[0], of: script, sources: sources).run(keepsStates: true).reel
    let others = ["head", "tail"].filter { !names.contains($0) }
    #expect(reel.files.map(\.file) == names + others)
    #expect(reel.result.location.file == "head")
    let placed = reel.entries.filter { ["pointer.up", "list.willBegin"].contains($0.text) }
    #expect(placed.map { $0.source.map { reel.files[$0].file } } == ["head", "tail"])
    #expect(placed.map(\.line) == [1, 1])
  }
}
